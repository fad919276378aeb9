import * as fc from 'fast-check';
import { expect, it } from 'vitest';

import { messageText, messageTextError } from './message-text.ts';

const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;

it('accepts exactly the texts of at most `length` graphemes and 8 bytes per grapheme', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), fc.integer({ min: 1, max: 30 }), (text, length) => {
      const spoken = `x${text}`;
      fc.pre(!/(?!\n)\p{Cc}/u.test(spoken));
      const fits = graphemes(spoken) <= length && Buffer.byteLength(spoken) <= 8 * length;
      expect(messageTextError(spoken, length)).toBe(fits ? undefined : 'too_long');
    }),
    { numRuns: 500, verbose: true },
  );
});

it.each(['Łódź', 'naïve', 'smörgås', '💛', '日本語', 'مرحبا', 'ab\ncd', '👩🏽‍❤️‍💋‍👨🏿', '?', '1'])('takes %j', (text) => {
  expect(messageTextError(text, 10)).toBeUndefined();
});

const nothing = [
  '',
  ' ',
  '\n\n',
  '\u00a0',
  '\u200b',
  '\u200d\u2060',
  '\ufeff',
  '\u3164',
  '\u2800',
  '\uffa0',
  '\u115f\u1160',
];
/** Joiners and selectors of variants, which change the look of a letter before them. */
const selectors = ['\u034f', '\ufe0f\ufe0f', '\u{e0100}', '\u180b', '\u{e0001}'];

it.each([...nothing, ...selectors])('finds nothing to read in %j', (text) => {
  expect(messageTextError(text, 10)).toBe('required');
});

it.each([
  ['Mo\tDi\tMi', 'Mo Di Mi'],
  ['a\u000Bb', 'a\nb'],
  ['a\fb', 'a\nb'],
  ['a\u0085b', 'a\nb'],
  ['a\r\nb\rc\nd', 'a\nb\nc\nd'],
  ['a\r\n\r\nb', 'a\n\nb'],
])('%j is stored as %j', (text, stored) => {
  expect(messageText(text)).toBe(stored);
  expect(messageTextError(messageText(text), 20)).toBeUndefined();
});

it.each(['\u0000', '\u0008', '\u000E', '\u001B', '\u007F', '\u009F'])(
  'refuses a message text that contains %j',
  (control) => {
    expect(messageTextError(messageText(`a${control}b`), 20)).toBe('invalid');
  },
);
