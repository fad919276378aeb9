import { isTooLong, type FieldErrorCode } from '@heartline/api-client/contract';

/**
 * A text as it is stored: what a form feed, a carriage return and their like do is a new line, and a tab is a space. They come with what
 * was copied from elsewhere.
 */
export const messageText = (text: string): string => text.replaceAll(/\r\n?|[\v\f\u0085]/g, '\n').replaceAll('\t', ' ');

/** Control characters but the line feed; what nobody sees does not make a message. */
const control = /(?!\n)\p{Cc}/u;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\u2800\u3164\uFFA0\u115F\u1160]/u;

/** Whether there is anything to read in a text. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Why a text cannot be a message of at most `length` graphemes, or undefined when it can. */
export function messageTextError(text: string, length: number): FieldErrorCode | undefined {
  if (!isVisible(text)) return 'required';
  if (control.test(text)) return 'invalid';
  return isTooLong(text, length) ? 'too_long' : undefined;
}
