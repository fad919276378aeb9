import { createFileRoute } from '@tanstack/react-router';

import { MemberLanding, prepareMemberLanding } from '../member-landing.tsx';

export const Route = createFileRoute('/members/$id_/landing')({
  staticData: { page: 'members-id-landing', public: true, layout: 'lander' },
  loader: ({ context: { api, queryClient, catalog }, params, location }) =>
    prepareMemberLanding(
      { api, queryClient, locale: catalog.get().locale },
      { ...params, name: 'landing', search: location.searchStr },
    ),
  component: LandingRoute,
});

function LandingRoute() {
  const { id } = Route.useParams();
  return <MemberLanding id={id} name="landing" />;
}
