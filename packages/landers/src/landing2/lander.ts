import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep } from '../shared/index.ts';
import { Landing2Picture } from './landing2-picture.tsx';
import { landing2Messages } from './landing2.messages.ts';

/** A member's text about themselves, on a postcard: /members/{id}/landing2/{slug?}. */
export default defineLander({
  name: 'landing2',
  title: landing2Messages.title,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  // The gender they look for is clear from the member in view.
  steps: [genderStep],
  ofMember: true,
  picture: Landing2Picture,
});
