import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { createIntl, type IntlShape } from 'react-intl';

import { languages as allLanguages, locales, type Locale } from '../../../packages/api-client/src/languages.ts';

/** Every language of the site. */
export const languages = locales;
export type Language = Locale;

const root = fileURLToPath(new URL('../../../', import.meta.url));

export interface Words {
  language: Language;
  intl: IntlShape;
  /** The text in this language, by the id of the message. */
  say: (id: string, values?: Record<string, string | number>) => string;
}

const known = new Map<Language, Words>();

/** The texts of one language, read from the language files of the site. */
export function wordsOf(language: Language): Words {
  const found = known.get(language);
  if (found) return found;
  const messages: Record<string, string> = Object.assign(
    {},
    ...globSync(`{packages/features,apps/server}/src/**/i18n/${language}.json`, { cwd: root }).map((file): unknown =>
      JSON.parse(readFileSync(root + file, 'utf8')),
    ),
  );
  const intl = createIntl({
    locale: allLanguages[language].formats,
    messages,
    timeZone: 'Europe/Berlin',
    onError: (error) => {
      throw error;
    },
  });
  // The product writes a minus as typesetters do, where CLDR has a hyphen in most languages.
  const formatNumber: IntlShape['formatNumber'] = (value, options) =>
    intl.formatNumber(value, options).replaceAll('-', '\u2212');
  const words: Words = {
    language,
    intl: { ...intl, formatNumber },
    say: (id, values) => intl.formatMessage({ id }, values),
  };
  known.set(language, words);
  return words;
}
