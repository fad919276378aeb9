const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Length as a person counts it. Stops counting after `most`, because the text may be a megabyte of nonsense. */
export function graphemes(text: string, most = Infinity): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) {
    count += 1;
    if (count > most) break;
  }
  return count;
}

/** Longer than `limit` graphemes, or than 8 bytes for each: marks can pile up without end on one letter (security.md section 7). */
export const isTooLong = (text: string, limit: number): boolean =>
  Buffer.byteLength(text) > limit * 8 || graphemes(text, limit) > limit;
