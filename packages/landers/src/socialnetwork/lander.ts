import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { SocialnetworkPicture } from './socialnetwork-picture.tsx';
import { socialnetworkMessages } from './socialnetwork.messages.ts';

/** Interests to pick, and how many people share each. */
export default defineLander({
  name: 'socialnetwork',
  title: socialnetworkMessages.title,
  description: socialnetworkMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep],
  extra: 'interests',
  picture: SocialnetworkPicture,
});
