import { isTooLong, type FieldErrorCode } from '@heartline/api-client/contract';

/** Control characters but the line feed; what nobody sees does not make a message. */
const control = /(?!\n)\p{Cc}/u;
const visible = /[^\p{Cc}\p{Cf}\p{Z}\p{Cs}\p{Cn}\u2800\u3164\uFFA0\u115F\u1160]/u;

/** Why a text cannot be a message of at most `length` graphemes, or undefined when it can. */
export function messageTextError(text: string, length: number): FieldErrorCode | undefined {
  if (!visible.test(text)) return 'required';
  if (control.test(text)) return 'invalid';
  return isTooLong(text, length) ? 'too_long' : undefined;
}
