export { GalleryPage, prepareGallery, type GalleryPageProps } from './gallery-page.tsx';
