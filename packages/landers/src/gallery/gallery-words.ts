import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog } from '../shared/index.ts';

/** This lander's words, one import for each language, so that any bundler can split them. */
export const galleryCatalog = createLanderCatalog(import.meta.glob<Messages>('./i18n/*.json', { import: 'default' }));
