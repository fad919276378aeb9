/** Letters that Unicode does not decompose into a letter and a sign, and the keyboard's apostrophe. */
const joined: Record<string, string> = { ł: 'l', đ: 'd', ø: 'o', œ: 'o', æ: 'a', ß: 's', ı: 'i', '’': "'" };

/** Without accents and case, so that "zur" finds "Zürich". One character stays one, so that matches can be highlighted. */
const fold = (text: string): string =>
  Array.from(text, (character) => {
    const letter = character.normalize('NFD').charAt(0).toLocaleLowerCase().charAt(0);
    return joined[letter] ?? letter;
  }).join('');

/** Where the text matches the label: at its beginning, at that of a word, inside a word; -1 for no match. */
function matchAt(label: string, text: string): { from: number; rank: number } {
  const folded = fold(label);
  const inside = folded.indexOf(text);
  if (inside <= 0) return { from: inside, rank: inside === 0 ? 0 : 3 };
  const word = [...folded.matchAll(/[\s\-/(]/g)].find(({ index }) => folded.startsWith(text, index + 1));
  return word ? { from: word.index + 1, rank: 1 } : { from: inside, rank: 2 };
}

/** The options that match a text, best first: those that begin with it, then those with a word that does, then the others. */
export function matchOptions<Option extends { label: string; keywords?: readonly string[] }>(
  options: readonly Option[],
  text: string,
): Option[] {
  const wanted = fold(text.trim());
  if (wanted === '') return [...options];
  return options
    .map((option) => {
      const byLabel = matchAt(option.label, wanted).rank;
      const byKeyword = option.keywords?.some((word) => fold(word).startsWith(wanted)) ? 2 : 3;
      return { option, rank: Math.min(byLabel, byKeyword) };
    })
    .filter(({ rank }) => rank < 3)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** Splits a label into three pieces: before, the match, after. */
export function markMatch(label: string, text: string): [before: string, match: string, after: string] {
  const wanted = fold(text.trim());
  const { from } = wanted === '' ? { from: -1 } : matchAt(label, wanted);
  if (from < 0) return [label, '', ''];
  const characters = Array.from(label);
  const to = from + Array.from(wanted).length;
  return [characters.slice(0, from).join(''), characters.slice(from, to).join(''), characters.slice(to).join('')];
}
