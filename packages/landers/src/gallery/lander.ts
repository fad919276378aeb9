import type { Messages } from '@heartline/features/shared';

import { audiences, createLanderCatalog, defineLander, seekingStep } from '../shared/index.ts';
import { GalleryPicture } from './gallery-picture.tsx';
import { galleryMessages } from './gallery.messages.ts';

/** Faces of members around one question. */
export default defineLander({
  name: 'gallery',
  title: galleryMessages.title,
  description: galleryMessages.textWithoutFaces,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: audiences,
  steps: [seekingStep],
  // Two beside the question and two full rows of five on a wide page; full rows of three and of two on narrower ones.
  faces: 12,
  picture: GalleryPicture,
});
