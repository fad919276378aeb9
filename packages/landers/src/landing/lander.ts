import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep } from '../shared/index.ts';
import { LandingPicture } from './landing-picture.tsx';
import { landingMessages } from './landing.messages.ts';

/** A portrait of a member, and hello: /members/{id}/landing. */
export default defineLander({
  name: 'landing',
  title: landingMessages.title,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  // The gender they look for is clear from the member in view.
  steps: [genderStep],
  ofMember: true,
  picture: LandingPicture,
});
