import { membersQueries, ProfileScreen } from '@heartline/features/members';
import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/likes/m/$id')({
  staticData: { access: 'members', messages: ['members'] },
  loader: ({ context: { api, queryClient }, params }) =>
    queryClient.prefetchQuery(membersQueries.profile(api, params.id)),
  component: LikedMemberRoute,
});

function LikedMemberRoute() {
  const { id } = Route.useParams();
  return <ProfileScreen key={id} id={id} />;
}
