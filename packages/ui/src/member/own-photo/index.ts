export { OwnPhoto, type OwnPhotoProps } from './own-photo.tsx';
