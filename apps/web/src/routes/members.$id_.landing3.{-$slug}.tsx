import { createFileRoute } from '@tanstack/react-router';

import { MemberLanding, prepareMemberLanding } from '../member-landing.tsx';

export const Route = createFileRoute('/members/$id_/landing3/{-$slug}')({
  staticData: { page: 'members-id-landing3', public: true, layout: 'lander', messages: ['vocabulary'] },
  loader: ({ context: { api, queryClient, catalog }, params, location }) =>
    prepareMemberLanding(
      { api, queryClient, locale: catalog.get().locale },
      { ...params, name: 'landing3', search: location.searchStr },
    ),
  component: Landing3Route,
});

function Landing3Route() {
  const { id, slug } = Route.useParams();
  return <MemberLanding id={id} slug={slug} name="landing3" />;
}
