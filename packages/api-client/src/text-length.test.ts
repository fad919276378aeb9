import fc from 'fast-check';
import { expect, it } from 'vitest';

import { countGraphemes, hasPiledMarks, isTooLong, textLength } from './text-length.ts';

const family = '👨‍👩‍👧‍👦';

it.each([
  ['Hello', 5],
  ['é👍🏽🇳🇱', 3],
  // 25 bytes each: more than three characters of 8.
  [family, 4],
  [family.repeat(4), 13],
  [`e${'\u0301'.repeat(40)}`, 11],
  ['日本語', 3],
])('%s uses %i of a limit', (text, length) => expect(textLength(text)).toBe(length));

it('stops counting once the text is too long', () => expect(countGraphemes('a'.repeat(1_000_000), 10)).toBe(11));

it('a text is too long exactly when it uses more than the limit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'é', 'ー', '👍🏽', family, '\u0301', ' '), maxLength: 40 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 60 }), (written, limit) => {
      expect(isTooLong(written, limit)).toBe(textLength(written) > limit);
    }),
  );
});

it.each([
  ['Nguyễn Thị Hiền', false],
  ['Nguyễn Thị Hiền'.normalize('NFD'), false],
  ['นี้ คือน้ำ', false],
  ['مُحَمَّدٌ', false],
  ['בְּרֵאשִׁ֖ית', false],
  ['བསྒྲུབས', false],
  [`1️⃣ ❤️‍🔥 ${family.repeat(10)}`, false],
  [`e${'\u0301'.repeat(8)}`, false],
  [`e${'\u0301'.repeat(9)}`, true],
  [`words before e${'\u0301\u200d'.repeat(9)}`, true],
])('%s has piled marks: %s', (text, piled) => expect(hasPiledMarks(text)).toBe(piled));
