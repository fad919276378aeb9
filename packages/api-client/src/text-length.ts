const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
const encoder = new TextEncoder();

/** Marks can pile up without end on one letter: each further 8 bytes count as one more character (security.md section 7). */
const bytesPerCharacter = 8;

/** Characters as a reader counts them: a family emoji is one. Stops counting after `most`: a text may be a megabyte of nonsense. */
export function countGraphemes(text: string, most = Infinity): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}

/** How much of a limit a text uses, the same here and on the server: its graphemes, but at least one for each 8 bytes. */
export function textLength(text: string): number {
  return Math.max(countGraphemes(text), Math.ceil(encoder.encode(text).byteLength / bytesPerCharacter));
}

/** Whether a text is longer than `limit` by `textLength`. */
export function isTooLong(text: string, limit: number): boolean {
  if (encoder.encode(text).byteLength > limit * bytesPerCharacter) return true;
  return text.length > limit && countGraphemes(text, limit) > limit;
}

/** More than any language puts on one letter: Vietnamese has 2, Thai 3, pointed Hebrew and Arabic up to 5. */
const mostMarks = 8;
const piled = new RegExp(`(?:\\p{M}\\p{Cf}*){${mostMarks + 1}}`, 'u');

/** Whether a letter carries more combining marks than fit its line. */
export const hasPiledMarks = (text: string): boolean => piled.test(text);
