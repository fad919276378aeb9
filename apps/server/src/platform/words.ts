import type { MessageDescriptor, TextMessageFormatter } from '@formatjs/intl';
import { languages, localeOf, locales, type Locale } from '@heartline/api-client/contract';
import { IntlMessageFormat } from 'intl-messageformat';

type Texts = Record<string, string>;

/** The texts of one language. */
export interface Words {
  /** @throws where a value is missing: an incomplete text is never shown */
  say: TextMessageFormatter;
}

/**
 * The texts that a room of the server shows to people, from its `i18n` folder: the same messages as those of the screens (CONTRIBUTING.md).
 * Uses neither files nor requests, so that mails can be shown in a browser.
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

/** The reader of a mail may be in any time zone. */
const formats = { date: { long: { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } } } as const;

/** Each text is parsed on first use, and cached. A missing one falls back to English; the check of messages reports it. */
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

/** Isolates a person's text, so that it cannot reorder the sentence around it when its direction differs. */
export const isolated = (text: string): string => `\u2068${text}\u2069`;
