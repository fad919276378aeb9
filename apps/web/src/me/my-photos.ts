export { MyPhotos } from '@heartline/features/photos';
