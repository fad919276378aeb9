import { createLanderCatalog } from '../shared/index.ts';

/** This lander's words: its own and those all landers share (LND-02). One import for each, so that any bundler can split them. */
export const galleryCatalog = createLanderCatalog({
  da: () => [import('./i18n/da.json'), import('../shared/i18n/da.json')],
  de: () => [import('./i18n/de.json'), import('../shared/i18n/de.json')],
  en: () => [import('./i18n/en.json'), import('../shared/i18n/en.json')],
  es: () => [import('./i18n/es.json'), import('../shared/i18n/es.json')],
  fi: () => [import('./i18n/fi.json'), import('../shared/i18n/fi.json')],
  fr: () => [import('./i18n/fr.json'), import('../shared/i18n/fr.json')],
  it: () => [import('./i18n/it.json'), import('../shared/i18n/it.json')],
  nb: () => [import('./i18n/nb.json'), import('../shared/i18n/nb.json')],
  nl: () => [import('./i18n/nl.json'), import('../shared/i18n/nl.json')],
  pl: () => [import('./i18n/pl.json'), import('../shared/i18n/pl.json')],
  sv: () => [import('./i18n/sv.json'), import('../shared/i18n/sv.json')],
});
