const files = import.meta.glob<{ words: readonly string[] }>('./words/*.json', { import: 'default' });

/** Returns whether the recipient would probably find a text rude. */
export type RudeCheck = (text: string) => boolean;

/** One sign for the characters between two words: a full stop if a sentence may end, a space if they may be one word, else a comma. */
function signOf(between: string): string {
  if (/[\n.!?]/.test(between)) return '.';
  return /^[ '’-]+$/.test(between) ? ' ' : ',';
}

/**
 * Reduces a text to words with one sign between them, which keeps patterns short: patterns that list all letters take long to compile.
 */
const inWords = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, signOf);

/** No other word beside it in its sentence; a comma before it may address somebody: "Hey, you!" */
const alone = { before: '(?<=^ ?|[,.])', after: String.raw`(?=\.|[ ,]?$)` };

/** One entry of a list as a pattern; see README.md of this folder for what its marks mean. */
function patternOf(entry: string): string {
  const [, words = '', mark] = /^(.*?)([*!]?)$/u.exec(entry) ?? [];
  const said = inWords(words).replaceAll(' ', '[ ,.]');
  if (mark === '!') return `${alone.before}${said}${alone.after}`;
  return mark === '*' ? `${said}[^ ,.]*` : said;
}

/** The check for a list of words. */
export function rudeCheckOf(words: readonly string[]): RudeCheck {
  const pattern = new RegExp(`(?<![^ ,.])(?:${words.map(patternOf).join('|')})(?![^ ,.])`, 'u');
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '');
    // "Idioooot": repeated letters are reduced to one and to two, as some words have a double letter.
    return ['$1$1', '$1'].some((kept) => pattern.test(inWords(plain.replaceAll(/(\p{L})\1{2,}/gu, kept))));
  };
}

/** The check for a language of the site. */
export async function loadRudeCheck(locale: string): Promise<RudeCheck> {
  const list = await files[`./words/${locale}.json`]?.();
  return list ? rudeCheckOf(list.words) : () => false;
}
