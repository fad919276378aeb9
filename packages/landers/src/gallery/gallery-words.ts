import type { Messages } from '@heartline/features/shared';

import { createLanderCatalog } from '../shared/index.ts';

const files = import.meta.glob<Messages>(['./i18n/*.json', '../shared/i18n/*.json'], { import: 'default' });

/** This lander's words: its own and those all landers share (LND-02). */
export const galleryCatalog = createLanderCatalog((locale) =>
  ['./i18n', '../shared/i18n'].map(async (folder) => (await files[`${folder}/${locale}.json`]?.()) ?? {}),
);
