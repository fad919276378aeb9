import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { MaplandingPicture } from './maplanding-picture.tsx';
import { maplandingMessages } from './maplanding.messages.ts';

/** A map of the visitor's country in regions, with the number of people in each. */
export default defineLander({
  name: 'maplanding',
  title: maplandingMessages.title,
  description: maplandingMessages.textWithoutMap,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep],
  extra: 'regions',
  picture: MaplandingPicture,
});
