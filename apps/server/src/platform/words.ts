import { createIntl, createIntlCache, IntlErrorCode, type IntlShape } from '@formatjs/intl';
import { languages, localeOf, locales, type Locale } from '@heartline/api-client/contract';

type Texts = Record<string, string>;

/** Of all rooms: a text is parsed when it is first said, and kept. */
const cache = createIntlCache();

/**
 * The words that a room of the server says to people, from its `i18n` folder: the same messages as those of the screens
 * (CONTRIBUTING.md). Knows neither files nor requests, so that mails can be looked at in a browser.
 */
export async function readWords(
  read: (locale: Locale) => Promise<{ default: Texts }>,
): Promise<(language: string) => IntlShape> {
  const all = await Promise.all(
    locales.map(async (locale) => {
      const { default: messages } = await read(locale);
      const intl = createIntl({ locale: languages[locale].formats, messages, timeZone: 'UTC', onError }, cache);
      return [locale, intl] as const;
    }),
  );
  const words = Object.fromEntries(all) as Record<Locale, IntlShape>;
  return (language) => words[localeOf(language)];
}

/** A text with a hole is not sent. One that is missing is said in English; the check of messages knows of it. */
function onError(error: { code?: string }): void {
  if (error.code !== IntlErrorCode.MISSING_TRANSLATION) throw error;
}

/** What somebody wrote, so that it cannot reorder the sentence around it when it is read in another direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
