export { GalleryLander, type GalleryLanderProps } from './gallery-lander.tsx';
export { GalleryPage, galleryQueries, type GalleryPageProps } from './gallery-page.tsx';
export { GalleryView, type GalleryViewProps } from './gallery-view.tsx';
export { galleryCatalog } from './gallery-words.ts';
