import type { MessageDescriptor, TextMessageFormatter } from '@formatjs/intl';
import { languages, localeOf, locales, type Locale } from '@heartline/api-client/contract';
import { IntlMessageFormat } from 'intl-messageformat';

type Texts = Record<string, string>;

/** What is said in one language. */
export interface Words {
  /** @throws where a text lacks a value: one with a hole is not said */
  say: TextMessageFormatter;
}

/**
 * The words that a room of the server says to people, from its `i18n` folder: the same messages as those of the screens
 * (CONTRIBUTING.md). Knows neither files nor requests, so that mails can be looked at in a browser.
 */
export async function readWords(
  read: (locale: Locale) => Promise<{ default: Texts }>,
): Promise<(language: string) => Words> {
  const all = await Promise.all(
    locales.map(async (locale) => [locale, wordsIn(locale, (await read(locale)).default)] as const),
  );
  const words = Object.fromEntries(all) as Record<Locale, Words>;
  return (language) => words[localeOf(language)];
}

/** Whoever reads a mail may be anywhere. */
const formats = { date: { long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } } } as const;

/** Each text is parsed when it is first said, and kept. One that is missing is said in English; the check of messages knows of it. */
function wordsIn(locale: Locale, texts: Texts): Words {
  const parsed = new Map<string, IntlMessageFormat>();
  function messageOf({ id = '', defaultMessage = '' }: MessageDescriptor): IntlMessageFormat {
    const known = parsed.get(id);
    if (known) return known;
    const text = texts[id];
    const message = new IntlMessageFormat(text ?? defaultMessage, text ? languages[locale].formats : 'en', formats);
    parsed.set(id, message);
    return message;
  }
  const say = (descriptor: MessageDescriptor, values?: object) => String(messageOf(descriptor).format(values as Texts));
  return { say: say as TextMessageFormatter };
}

/** What somebody wrote, so that it cannot reorder the sentence around it when it is read in another direction. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
