import type { FieldErrorCode } from '@heartline/api-client/contract';

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
/** Control characters but the line feed; what nobody sees does not make a message. */
const control = /(?!\n)\p{Cc}/u;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\u2800\u3164\uFFA0\u115F\u1160]/u;

/** Bytes that `length` graphemes may have (security.md section 7). */
const bytesPerGrapheme = 8;

/** Why a text cannot be a message of at most `length` graphemes, or undefined when it can. */
export function messageTextError(text: string, length: number): FieldErrorCode | undefined {
  if (!visible.test(text)) return 'required';
  if (control.test(text)) return 'invalid';
  if (Buffer.byteLength(text) > length * bytesPerGrapheme) return 'too_long';
  return text.length > length && countGraphemes(text) > length ? 'too_long' : undefined;
}

function countGraphemes(text: string): number {
  let count = 0;
  for (const _segment of segmenter.segment(text)) count += 1;
  return count;
}
