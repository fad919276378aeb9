import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog, defineLander, genderStep, seekingStep } from '../shared/index.ts';
import { VideoPicture } from './video-picture.tsx';
import { videoMessages } from './video.messages.ts';

/** Two lanterns on a lake at dusk, in a quiet loop, and two questions. */
export default defineLander({
  name: 'video',
  title: videoMessages.title,
  description: videoMessages.text,
  words: createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' })),
  variants: {},
  steps: [seekingStep, genderStep],
  picture: VideoPicture,
});
