import type { Messages } from '@heartline/features/shared';

import { audiences, createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { CollagelandingPicture } from './collagelanding-picture.tsx';
import { collagelandingMessages } from './collagelanding.messages.ts';
import { tiles } from './wall-tile.ts';

/** A wall of pictures that turn over, the question on one of them. */
export default defineLander({
  name: 'collagelanding',
  title: collagelandingMessages.title,
  description: collagelandingMessages.textWithoutFaces,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: audiences,
  steps: [seekingStep, genderStep],
  faces: tiles,
  picture: CollagelandingPicture,
});
