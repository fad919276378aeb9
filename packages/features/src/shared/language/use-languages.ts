import { knownLocale, type Locale } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { useSettings } from '../session/session.queries.ts';

/** The languages of the site: first those of the reader's countries with the current one, then all others (LOC-03). */
export function useLanguages(): { near: Locale[]; more: Locale[] } {
  const { locale } = useIntl();
  const { languages, moreLanguages } = useSettings();
  return {
    near: [...languages, ...moreLanguages.filter((one) => one === locale)],
    more: moreLanguages.filter((one) => one !== locale),
  };
}

/** The first of the browser's languages that the site has. */
export function languageAskedFor(tags: readonly string[], offered: readonly Locale[]): Locale | undefined {
  return tags.map(knownLocale).find((locale) => locale !== undefined && offered.includes(locale));
}
