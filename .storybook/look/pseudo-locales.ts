import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** `en-XA` is accented and a third longer, `en-XB` runs from right to left: they reveal untranslated, too tight and one-sided layouts. */
export type PseudoLocale = 'en-XA' | 'en-XB';
export const isPseudoLocale = (locale: string): locale is PseudoLocale => locale === 'en-XA' || locale === 'en-XB';

const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = 'åƀçđéƒĝĥíĵķļɱñöþǫŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÍĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ';
const toAccent = new Map(Array.from(letters, (letter, index) => [letter, accented.charAt(index)]));

const rightToLeft = '\u202e';
const end = '\u202c';

/** Messages of a pseudo-locale, made from the English ones. */
export function pseudoMessages(
  locale: PseudoLocale,
  english: Record<string, string | MessageFormatElement[]>,
): Record<string, MessageFormatElement[]> {
  const change = locale === 'en-XA' ? accent : turnAround;
  return Object.fromEntries(
    Object.entries(english).map(([id, message]) => {
      const parts = changeText(typeof message === 'string' ? parse(message) : message, change);
      return [id, locale === 'en-XA' ? [text('['), ...parts, text(']')] : parts];
    }),
  );
}

const text = (value: string): MessageFormatElement => ({ type: TYPE.literal, value });

function changeText(parts: MessageFormatElement[], change: (words: string) => string): MessageFormatElement[] {
  return parts.map((part) => {
    if (part.type === TYPE.literal) return { ...part, value: change(part.value) };
    if (part.type === TYPE.tag) return { ...part, children: changeText(part.children, change) };
    if (part.type !== TYPE.plural && part.type !== TYPE.select) return part;
    const options = Object.entries(part.options).map(([name, option]) => [
      name,
      { ...option, value: changeText(option.value, change) },
    ]);
    return { ...part, options: Object.fromEntries(options) };
  });
}

/** Accents each letter and makes longer words about a third longer, as German is. */
function accent(words: string): string {
  return words.replace(/[a-z]+/gi, (word) => {
    const changed = Array.from(word, (letter) => toAccent.get(letter) ?? letter).join('');
    return word.length > 3
      ? changed + 'öñé'.repeat(Math.ceil(word.length / 9)).slice(0, Math.ceil(word.length / 3))
      : changed;
  });
}

const turnAround = (words: string): string => words.replace(/\S+/g, (word) => `${rightToLeft}${word}${end}`);
