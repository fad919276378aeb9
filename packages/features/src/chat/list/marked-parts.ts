/** Shown before the first place where the words were found, in characters. */
const before = 24;

/**
 * A text cut at the words searched for: what stands at odd places was found. A long text begins shortly before the first of them.
 */
export function markedParts(text: string, words: string): string[] {
  const line = text.replaceAll(/\s+/g, ' ');
  const escaped = words.replaceAll(/\s+/g, ' ').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const parts = line.split(new RegExp(`(${escaped})`, 'iu'));
  const [start = '', ...rest] = parts;
  if (rest.length === 0 || start.length <= before * 2) return parts;
  const cut = start.indexOf(' ', start.length - before);
  return [`… ${start.slice(cut < 0 ? start.length - before : cut + 1)}`, ...rest];
}
