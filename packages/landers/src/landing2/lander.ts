import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep } from '../shared/index.ts';
import { Landing2Picture } from './landing2-picture.tsx';
import { landing2Messages } from './landing2.messages.ts';

/** What a member says of themselves, on a postcard: /members/{id}/landing2/{slug?}. */
export default defineLander({
  name: 'landing2',
  title: landing2Messages.title,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  // Whom somebody would like to meet is said by where they are.
  steps: [genderStep],
  ofMember: true,
  picture: Landing2Picture,
});
