import { foldText } from '@heartline/api-client';

/** Shown before the first place where the words were found, in characters. */
const before = 24;

const characters = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text in the form in which it was searched, and where in the text each of its characters comes from; the last place is the end. */
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

/** A text cut at the words: what stands at odd places is them, by whole characters. */
function partsOf(text: string, words: string): string[] {
  const asked = foldText(words).trim();
  const { form, places } = folded(text);
  const parts: string[] = [];
  let rest = 0;
  for (let at = form.indexOf(asked); at >= 0 && asked !== '';) {
    const start = places[at] ?? 0;
    let next = at + asked.length;
    // Of a ß only the first s may have been asked for.
    while (places[next] === places[next - 1]) next += 1;
    const end = places[next] ?? text.length;
    parts.push(text.slice(rest, start), text.slice(start, end));
    rest = end;
    at = form.indexOf(asked, next);
  }
  return [...parts, text.slice(rest)];
}

/**
 * A text cut at the words searched for: what stands at odd places was found. A long text begins shortly before the first of them.
 */
export function markedParts(text: string, words: string): string[] {
  const parts = partsOf(text.replaceAll(/\s+/g, ' '), words);
  const [start = '', ...rest] = parts;
  if (rest.length === 0 || start.length <= before * 2) return parts;
  const cut = start.indexOf(' ', start.length - before);
  return [`… ${start.slice(cut < 0 ? start.length - before : cut + 1)}`, ...rest];
}
