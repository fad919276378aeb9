import { parseTracking } from '@heartline/features/shared';
import { GalleryPage, prepareGallery } from '@heartline/landers/pages';
import { createFileRoute, useRouterState } from '@tanstack/react-router';

export const Route = createFileRoute('/landers/gallery/{-$slug}')({
  codeSplitGroupings: [['loader', 'component']],
  staticData: { page: 'landers-gallery', public: true, layout: 'lander' },
  loader: ({ context: { api, queryClient, catalog }, params: { slug }, location }) =>
    prepareGallery(queryClient, api, {
      slug,
      tracking: parseTracking(location.searchStr),
      locale: catalog.get().locale,
    }),
  component: GalleryRoute,
});

function GalleryRoute() {
  const { slug } = Route.useParams();
  const search = useRouterState({ select: ({ location }) => location.searchStr });
  return <GalleryPage slug={slug} tracking={parseTracking(search)} />;
}
