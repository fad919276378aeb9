const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Characters as a reader counts them: a family emoji is one. The site's message_length uses this unit. */
export function countGraphemes(text: string): number {
  return Array.from(segmenter.segment(text)).length;
}
