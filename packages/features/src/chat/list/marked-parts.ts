import { foldText } from '@heartline/api-client';

/** Characters shown before the first found words. */
const before = 24;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** The folded text, and for each of its characters the index in the original; the last index is the end. */
function folded(text: string): { form: string; places: number[] } {
  let form = '';
  const places: number[] = [];
  for (const { segment, index } of characters.segment(text)) {
    const said = foldText(segment);
    if (said === ' ' && form.endsWith(' ')) continue;
    form += said;
    for (let length = said.length; length > 0; length -= 1) places.push(index);
  }
  return { form, places: [...places, text.length] };
}

/** Cuts a text at the words: the odd pieces are the words, in whole characters. */
function partsOf(text: string, words: string): string[] {
  const asked = foldText(words).trim();
  const { form, places } = folded(text);
  const parts: string[] = [];
  let rest = 0;
  for (let at = form.indexOf(asked); at >= 0 && asked !== '';) {
    const start = places[at] ?? 0;
    let next = at + asked.length;
    // If only the first s of a ß was searched for, the whole ß is marked.
    while (places[next] === places[next - 1]) next += 1;
    const end = places[next] ?? text.length;
    parts.push(text.slice(rest, start), text.slice(start, end));
    rest = end;
    at = form.indexOf(asked, next);
  }
  return [...parts, text.slice(rest)];
}

/** Cuts a text at the words searched for: the odd pieces are the found words. A long text begins shortly before the first of them. */
export function markedParts(text: string, words: string): string[] {
  const parts = partsOf(text.replaceAll(/\s+/g, ' '), words);
  const [start = '', ...rest] = parts;
  if (rest.length === 0 || start.length <= before * 2) return parts;
  const cut = start.indexOf(' ', start.length - before);
  return [`… ${start.slice(cut < 0 ? start.length - before : cut + 1)}`, ...rest];
}
