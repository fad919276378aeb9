import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emailKey } from './email.ts';
import { cleanName, nameKey, plainName } from './name.ts';

const invisible = ['\u00AD', '\u034F', '\u061C', '\u115F', '\u180E', '\u200B', '\u200C', '\u200D', '\u200E', '\u202E'];
const marks = [
  ...invisible,
  '\u2060',
  '\u2800',
  '\u3164',
  '\uFE0E',
  '\uFE0F',
  '\uFEFF',
  '\u{E0067}',
  '\u0007',
  '\uE000',
];

/** Names in which invisible characters make another spelling or another picture. */
const shaped = [
  'علی\u200Cرضا',
  'می\u200Cنا',
  'क्\u200Dष',
  'श्\u200Cर',
  'র\u200D্য',
  'ശ്രീജന്\u200D',
  'ශ්\u200Dරී',
  'Anna 👩\u200D🦰',
  'Ben 👨🏽\u200D❤\uFE0F\u200D👨🏿',
  'Mia ❤\uFE0F',
  'Mia ❤\uFE0F\u200D🔥',
  'Jack 🏴\u200D☠\uFE0F',
  'Emma 🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}',
  'Nora 1\uFE0F\u20E3',
  'Kim 🏳\uFE0F\u200D🌈',
];

describe('a name as it is shown', () => {
  it.each(shaped)('keeps the shape of %s', (name) => {
    expect(cleanName(name)).toBe(name);
    expect(cleanName(name.normalize('NFD'))).toBe(name);
  });

  it.each([
    ['An\u200Dna', 'Anna'],
    ['An\u200Cna', 'Anna'],
    ['Anna\u00ADMaria', 'AnnaMaria'],
    ['Anna\uFE0F', 'Anna'],
    ['Bo 2\uFE0F', 'Bo 2'],
    ['Anna\u{E0067}\u{E007F}', 'Anna'],
    // Joiners next to the position where they would shape something, or doubled.
    ['علی\u200C', 'علی'],
    ['\u200Cعلی', 'علی'],
    ['علی\u200C Reza', 'علی Reza'],
    ['علی\u200CReza', 'علیReza'],
    ['علی\u200C\u200C\u200Bرضا', 'علی\u200Cرضا'],
    ['क्\u200D\u200D\u200Dष', 'क्\u200Dष'],
    ['👩\u200D', '👩'],
    ['👩\u200D\u200D🦰', '👩🦰'],
    ['👩\u200DAnna', '👩Anna'],
    ['❤\uFE0F\uFE0F\uFE0F', '❤\uFE0F'],
    ['🏴\u{E0067}\u{E0062}', '🏴'],
    [`🏴${'\u{E0067}'.repeat(30)}\u{E007F}`, '🏴'],
    ['👩\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}', '👩'],
    // Two characters compose to one letter when the invisible one between them is removed.
    ['e\u200C\u0301', 'é'],
    ['x\t y', 'x y'],
  ])('%j is %j', (given, shown) => expect(cleanName(given)).toBe(shown));
});

it.each([...shaped, 'Anna', 'Zoë Straße', '李娜'])('%s has the same key as without invisible characters', (name) => {
  const bare = name.replaceAll(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
  for (const spelling of [
    name,
    bare,
    `\u200B${name}\u2060`,
    ...['\u00AD', '\u200D'].map((between) => Array.from(bare).join(between)),
  ])
    expect([spelling, nameKey(spelling)]).toEqual([spelling, nameKey(bare)]);
  expect(nameKey(name)).not.toMatch(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u);
});

it('keeps these rules for texts of letters, signs, emojis and invisible characters in any order', () => {
  const letters = Array.from('aÉßİe\u0301عیرक\u094Dष한李 \u3000ｘ');
  const pictures = Array.from('👩🦰❤🏽🏴☠🇩🇪1\u20E3©');
  const text = fc.string({ unit: fc.constantFrom(...letters, ...pictures, ...marks), maxLength: 30 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (given) => {
      const name = cleanName(given);
      expect(cleanName(name)).toBe(name);
      expect(nameKey(name)).toBe(nameKey(given));
      expect(nameKey(nameKey(name))).toBe(nameKey(name));
      expect(plainName(given)).not.toMatch(/[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u);
      // A remaining invisible character is between or behind two visible ones, never at the start of a word and never doubled.
      expect(name).not.toMatch(/(?:^|\s)\p{Default_Ignorable_Code_Point}|(\p{Default_Ignorable_Code_Point})\1/u);
    }),
    { numRuns: 2_000, verbose: true },
  );
});

it('an address has no invisible characters, in any alphabet', () => {
  expect(emailKey('علی\u200Cرضا@example.org')).toBe(emailKey('علیرضا@example.org'));
});
