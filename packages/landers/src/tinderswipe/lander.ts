import type { Messages } from '@heartline/features/shared';

import { audiences, createLanderCatalog, defineLander, seekingStep } from '../shared/index.ts';
import { TinderswipePicture } from './tinderswipe-picture.tsx';
import { tinderswipeMessages } from './tinderswipe.messages.ts';

/** A deck of members to like or pass, which ends at the sign-up. */
export default defineLander({
  name: 'tinderswipe',
  title: tinderswipeMessages.title,
  description: tinderswipeMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: audiences,
  steps: [seekingStep],
  faces: 7,
  picture: TinderswipePicture,
});
