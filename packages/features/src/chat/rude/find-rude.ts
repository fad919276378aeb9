const files = import.meta.glob<{ words: readonly string[] }>('./words/*.json', { import: 'default' });

/** Says whether a text holds what its reader will likely find rude. */
export type RudeCheck = (text: string) => boolean;

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

const letter = String.raw`[\p{L}\p{N}]`;
/** No other word beside it in its sentence; a comma before it may call somebody: "Hey, you!" */
const alone = {
  before: String.raw`(?<!${letter}[ '-]*)`,
  after: String.raw`(?![^\p{L}\p{N}\n.!?]*${letter})`,
};

/** One entry of a list as a pattern; see README.md of this folder for what its marks mean. */
function patternOf(entry: string): string {
  const [, words = '', mark] = /^(.*?)([*!]?)$/u.exec(entry) ?? [];
  const said = escaped(words).replaceAll(' ', String.raw`[^\p{L}\p{N}]+`);
  if (mark === '!') return `${alone.before}${said}${alone.after}`;
  return mark === '*' ? String.raw`${said}\p{L}*` : said;
}

/** The check for a list of words. */
export function rudeCheckOf(words: readonly string[]): RudeCheck {
  const pattern = new RegExp(`(?<!${letter})(?:${words.map(patternOf).join('|')})(?!${letter})`, 'u');
  return (text) => {
    const plain = text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll(/\p{Cf}/gu, '')
      .replaceAll('’', "'");
    // "Idioooot": some words have the letter twice.
    return ['$1$1', '$1'].some((kept) => pattern.test(plain.replaceAll(/(\p{L})\1{2,}/gu, kept)));
  };
}

/** The check for a language of the site. */
export async function loadRudeCheck(locale: string): Promise<RudeCheck> {
  const list = await files[`./words/${locale}.json`]?.();
  return list ? rudeCheckOf(list.words) : () => false;
}
