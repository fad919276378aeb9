import type { Messages } from '@heartline/features/shared';

import { countryStep, createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { IconslandingPicture } from './iconslanding-picture.tsx';
import { iconslandingMessages } from './iconslanding.messages.ts';

/** Three icons, three answers, and how many people they match. */
export default defineLander({
  name: 'iconslanding',
  title: iconslandingMessages.title,
  description: iconslandingMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep, countryStep],
  picture: IconslandingPicture,
});
