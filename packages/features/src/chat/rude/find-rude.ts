const files = import.meta.glob<{ words: readonly string[] }>('./words/*.json', { import: 'default' });

/** Says whether a text holds what its reader will likely find rude. */
export type RudeCheck = (text: string) => boolean;

/** What stands between two words, as one sign: a full stop where a sentence may end, a space where they may be one word, else a comma. */
function signOf(between: string): string {
  if (/[\n.!?]/.test(between)) return '.';
  return /^[ '’-]+$/.test(between) ? ' ' : ',';
}

/** A text as words with one sign between them, so that patterns are short: those that list all letters take long to compile. */
const inWords = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, signOf);

/** No other word beside it in its sentence; a comma before it may call somebody: "Hey, you!" */
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
    // "Idioooot": some words have the letter twice.
    return ['$1$1', '$1'].some((kept) => pattern.test(inWords(plain.replaceAll(/(\p{L})\1{2,}/gu, kept))));
  };
}

/** The check for a language of the site. */
export async function loadRudeCheck(locale: string): Promise<RudeCheck> {
  const list = await files[`./words/${locale}.json`]?.();
  return list ? rudeCheckOf(list.words) : () => false;
}
