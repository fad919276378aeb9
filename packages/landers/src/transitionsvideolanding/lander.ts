import type { Messages } from '@heartline/features/shared';

import { countryStep, createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { TransitionsvideolandingPicture } from './transitionsvideolanding-picture.tsx';
import { transitionsvideolandingMessages } from './transitionsvideolanding.messages.ts';

/** A day at a lake in three loops, each with a question. */
export default defineLander({
  name: 'transitionsvideolanding',
  title: transitionsvideolandingMessages.title,
  description: transitionsvideolandingMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep, countryStep],
  picture: TransitionsvideolandingPicture,
});
