export { MyPhotos } from './my-photos.tsx';
export { photosQueries } from './photos.queries.ts';
