import { createFileRoute } from '@tanstack/react-router';

import { MemberLanding, prepareMemberLanding } from '../member-landing.tsx';

export const Route = createFileRoute('/members/$id_/landing2/{-$slug}')({
  staticData: { page: 'members-id-landing2', public: true, layout: 'lander' },
  loader: ({ context: { api, queryClient, catalog }, params, location }) =>
    prepareMemberLanding(
      { api, queryClient, locale: catalog.get().locale },
      { ...params, name: 'landing2', search: location.searchStr },
    ),
  component: Landing2Route,
});

function Landing2Route() {
  const { id, slug } = Route.useParams();
  return <MemberLanding id={id} slug={slug} name="landing2" />;
}
