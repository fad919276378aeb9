import { readFileSync } from 'node:fs';

import type { FieldErrorCode } from '@heartline/api-client/contract';

import { graphemes, isTooLong } from '../platform/text.ts';
import { plainName } from './name.ts';
import { passwordForm } from './password-form.ts';

const shortest = 8;
const longest = 128;

const common = new Set(
  readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
);
const rows = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'yxcvbnm',
  'zxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb',
];

/**
 * Why a password is refused, or undefined. Any characters, no rules of composition (security.md section 1): only its length, the passwords
 * that everybody tries first, and the data of the account itself count, all in the form that is hashed.
 * @param context the site's name, the member's name and e-mail address
 */
export function passwordFault(typed: string, context: readonly string[]): FieldErrorCode | undefined {
  const password = passwordForm(typed);
  if (graphemes(password, shortest) < shortest) return 'too_short';
  if (isTooLong(password, longest)) return 'too_long';
  if (isCommon(password.toLowerCase())) return 'password_common';
  if (isContext(password.toLowerCase(), context)) return 'password_context';
  return undefined;
}

/**
 * In the list, even with a few digits or signs around it; a repetition of up to four characters; a run of the alphabet or of the keyboard.
 */
function isCommon(password: string): boolean {
  const core = password.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const around = password.length - core.length;
  if (common.has(password) || (core !== '' && around <= 4 && common.has(core))) return true;
  if (/^(.{1,4})\1+$/su.test(password)) return true;
  const reversed = Array.from(password).toReversed().join('');
  return rows.some((row) => `${row}${row}`.includes(password) || `${row}${row}`.includes(reversed));
}

/** Fewer than 8 characters remain without the words from the account. */
function isContext(password: string, context: readonly string[]): boolean {
  const words = context
    .map(plainName)
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .toSorted((one, other) => other.length - one.length);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password);
  return rest !== password && graphemes(rest, shortest) < shortest;
}
