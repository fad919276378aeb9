export { HeartlineGallery, type HeartlineGalleryProps } from './heartline-gallery.tsx';
