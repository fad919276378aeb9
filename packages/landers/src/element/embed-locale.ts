import { locales, type Locale } from '@heartline/api-client';

/** The first of the wanted languages that we have, else English. Norwegian by any of its names is nb. */
export function localeFor(wanted: readonly (string | null | undefined)[]): Locale {
  for (const name of wanted) {
    const language = name?.trim().toLowerCase().split(/[-_]/)[0];
    const known = locales.find((locale) => locale === (language === 'no' || language === 'nn' ? 'nb' : language));
    if (known) return known;
  }
  return 'en';
}
