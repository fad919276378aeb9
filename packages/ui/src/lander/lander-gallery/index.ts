export { LanderGallery, type LanderFace, type LanderGalleryProps } from './lander-gallery.tsx';
