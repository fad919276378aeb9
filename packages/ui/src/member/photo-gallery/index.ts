export { PhotoGallery, type PhotoGalleryProps } from './photo-gallery.tsx';
export type { GalleryPhoto, GalleryPhotoState } from './photo-tile.tsx';
