export { GalleryLander, type GalleryLanderProps } from './gallery-lander.tsx';
export { GalleryView, type GalleryViewProps } from './gallery-view.tsx';
export { galleryCatalog } from './gallery-words.ts';
export { HeartlineGallery, type HeartlineGalleryProps } from './heartline-gallery.tsx';
