import { parseTracking } from '@heartline/features/shared';
import { galleryCatalog, GalleryPage, galleryQueries } from '@heartline/landers/gallery';
import { createFileRoute, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/landers/gallery/{-$slug}')({
  staticData: { public: true, layout: 'lander' },
  loader: async ({ context: { api, queryClient, catalog }, params: { slug }, location }) => {
    const tracking = parseTracking(location.searchStr);
    await Promise.all([
      queryClient.ensureQueryData(galleryQueries.data(api, { slug, tracking })),
      galleryCatalog.load(catalog.get().locale),
    ]);
  },
  component: GalleryRoute,
});

function GalleryRoute() {
  const { slug } = Route.useParams();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return <GalleryPage slug={slug} tracking={parseTracking(search)} />;
}
