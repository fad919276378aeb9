export { GalleryPage } from './gallery-page.tsx';
// Apart from the page, so that the route's loader does not bring the page along.
export { prepareGallery, type GalleryPageProps } from './gallery.queries.ts';
