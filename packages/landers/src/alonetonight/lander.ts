import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { AlonetonightPicture } from './alonetonight-picture.tsx';
import { alonetonightMessages } from './alonetonight.messages.ts';

/** An evening street in which each answer lights a window. */
export default defineLander({
  name: 'alonetonight',
  title: alonetonightMessages.title,
  description: alonetonightMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep],
  picture: AlonetonightPicture,
});
