import { invalidFields } from '../platform/http/errors.ts';
import { isTooLong, longestStatement } from '../platform/text.ts';

/** A text that moderators must write, for later readers: at least one word. @throws ServerError validation_failed */
export function required(field: string, text: string): string {
  const words = text.trim();
  if (words.length < 3) throw invalidFields({ [field]: words === '' ? 'required' : 'too_short' });
  if (isTooLong(words, longestStatement)) throw invalidFields({ [field]: 'too_long' });
  return words;
}
