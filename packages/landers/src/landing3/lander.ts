import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep } from '../shared/index.ts';
import { Landing3Picture } from './landing3-picture.tsx';
import { landing3Messages } from './landing3.messages.ts';

/** A guess at what a member likes: /members/{id}/landing3/{slug?}. */
export default defineLander({
  name: 'landing3',
  title: landing3Messages.title,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  // The gender they look for is clear from the member in view.
  steps: [genderStep],
  ofMember: true,
  picture: Landing3Picture,
});
