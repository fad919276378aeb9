/** A look (`looksLike`) with one character per letter, so that letters can be counted: looks write m as rn. */
export const byLetters = (look: string): string => look.replaceAll('rn', 'm').replaceAll('vv', 'w');

/** Reduces each run of the same letter to one. */
export const squeezed = (text: string): string => text.replaceAll(/(.)\1+/gu, '$1');

/** Whether the two differ by at most one letter: removed, added or replaced, or two neighbours swapped. */
export function isOneLetterOff(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)];
  return (
    (left.length <= 1 && right.length <= 1) ||
    (left.length === 2 && right.length === 2 && left === `${right[1]}${right[0]}`)
  );
}

/**
 * Whether a word of Latin letters may be one of these: it has at least five letters, of which one or two are of another alphabet, which
 * readers complete to whatever fits.
 */
export function fitsAround(strangers: string, words: Iterable<string>): boolean {
  const letters = Array.from(strangers);
  const strange = letters.filter((letter) => !/[a-z]/.test(letter)).length;
  if (letters.length < 5 || strange === 0 || strange > 2) return false;
  const pattern = new RegExp(`^${letters.map((letter) => (/[a-z]/.test(letter) ? letter : '.')).join('')}$`, 'u');
  return [...words].some((word) => pattern.test(word));
}
