import { GalleryLander } from '../gallery/gallery-lander.tsx';
import { galleryCatalog } from '../gallery/gallery-words.ts';
import { defineLander } from './lander-element.tsx';
import { scriptOrigin } from './script-origin.ts';

defineLander('heartline-gallery', {
  catalog: galleryCatalog,
  Content: GalleryLander,
  defaultSite: scriptOrigin(import.meta.url),
});
