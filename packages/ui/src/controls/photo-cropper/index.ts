export { PhotoCropper, type PhotoCropperProps } from './photo-cropper.tsx';
export type { PhotoCrop, QuarterTurn } from './crop-geometry.ts';
