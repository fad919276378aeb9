import { membersQueries, ProfileScreen } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/members/$id')({
  staticData: { messages: ['members'] },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.prefetchQuery(membersQueries.profile(api, params.id)),
  component: MemberRoute,
});

function MemberRoute() {
  const { id } = Route.useParams();
  return <ProfileScreen key={id} id={id} />;
}
