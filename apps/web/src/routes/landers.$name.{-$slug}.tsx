import { parseTracking } from '@heartline/features/shared';
import { LanderPage, prepareLander } from '@heartline/landers/pages';
import { createFileRoute, notFound, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/landers/$name/{-$slug}')({
  staticData: { page: 'landers-name', public: true, layout: 'lander' },
  loader: async ({ context: { api, queryClient, catalog }, params, location }) => {
    const address = { ...params, ...addressOf(location.searchStr), locale: catalog.get().locale };
    if (!(await prepareLander(queryClient, api, address))) throw notFound();
  },
  component: LanderRoute,
});

function LanderRoute() {
  const { name, slug } = Route.useParams();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return <LanderPage name={name} slug={slug} {...addressOf(search)} />;
}

const addressOf = (search: string) => ({
  audience: new URLSearchParams(search).get('audience') ?? undefined,
  tracking: parseTracking(search),
});
