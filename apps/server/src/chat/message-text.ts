import { isTooLong, type FieldErrorCode } from '@heartline/api-client/contract';

/**
 * A text as it is stored: carriage returns, form feeds and similar characters of copied texts become a line feed, a tab becomes a space.
 */
export const messageText = (text: string): string => text.replaceAll(/\r\n?|[\v\f\u0085]/g, '\n').replaceAll('\t', ' ');

/** Control characters except the line feed, which a message may not contain. A message needs at least one visible character. */
const control = /(?!\n)\p{Cc}/u;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has anything to read. */
export const isVisible = (text: string): boolean => visible.test(text);

/** Why a text cannot be a message of at most `length` graphemes, or undefined when it can. */
export function messageTextError(text: string, length: number): FieldErrorCode | undefined {
  if (!isVisible(text)) return 'required';
  if (control.test(text)) return 'invalid';
  return isTooLong(text, length) ? 'too_long' : undefined;
}
