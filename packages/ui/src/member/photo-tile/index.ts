export {
  PhotoTile,
  type GalleryPhoto,
  type GalleryPhotoState,
  type PhotoLabels,
  type PhotoTileProps,
} from './photo-tile.tsx';
