const files = import.meta.glob<{ words: readonly string[] }>('./words/*.json', { import: 'default' });

/** Says whether a text holds what its reader will likely find rude. */
export type RudeCheck = (text: string) => boolean;

const escaped = (words: string) => words.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** The check for a list of words; see README.md of this folder for what its entries mean. */
export function rudeCheckOf(words: readonly string[]): RudeCheck {
  const one = (entry: string) => {
    const open = entry.endsWith('*');
    const pattern = escaped(open ? entry.slice(0, -1) : entry).replaceAll(' ', String.raw`[^\p{L}\p{N}]+`);
    return open ? String.raw`${pattern}\p{L}*` : pattern;
  };
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words.map(one).join('|')})(?![\p{L}\p{N}])`, 'u');
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
