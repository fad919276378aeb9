import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { foldText } from './folded-text.ts';

describe('texts that fold to the same form', () => {
  it.each([
    ['Cafe\u0301', 'CAFÉ'],
    ["don't", 'don’t'],
    ["don't", 'don´t'],
    ["don't", 'DONʼT'],
    ["rock 'n' roll", 'rock ‘n’ roll'],
    ['"yes"', '„yes“'],
    ['18-35', '18–35'],
    ['two words', 'two\u00A0\n words'],
    ['Straße', 'STRASSE'],
    ['STRAẞE', 'strasse'],
    ['İstanbul', 'istanbul'],
    ['ISPARTA', 'ısparta'],
    ['soft\u00ADhyphen', 'softhyphen'],
    ['zero\u200Bwidth', 'zero\u2060width'],
    ['ﬁne', 'FINE'],
    ['mon cœur', 'MON COEUR'],
    ['Œuvre', 'oeuvre'],
    ['være', 'VAERE'],
    ['Ærlig', 'aerlig'],
    ['ＡＢＣ', 'abc'],
    ['ΟΔΟΣ', 'οδος'],
    ['می\u200Cخواهم', 'میخواهم'],
    ['❤\uFE0F', '❤'],
    ['…', '...'],
  ])('%s and %s are the same', (one, other) => expect(foldText(one)).toBe(foldText(other)));

  it.each([
    ['Cafe', 'Café'],
    ['two words', 'twowords'],
    ['dont', "don't"],
    ['Arna', 'Ama'],
  ])('%s and %s stay different', (one, other) => expect(foldText(one)).not.toBe(foldText(other)));
});

it('folds a folded, capitalized, composed or decomposed text to the same form', () => {
  const signs = Array.from('aÄßẞæŒİıΣςﬃ’´«– \n\u00A0\u00AD\u200D\uFE0F\u0301👩한ᾳŉǰẖ');
  const others = ['i\u0307', 'H\u0331', 'ｶﾞ'];
  const text = fc.string({ unit: fc.constantFrom(...signs, ...others), maxLength: 20 });
  fc.assert(
    fc.property(fc.oneof(text, fc.string({ unit: 'grapheme' })), (given) => {
      const form = foldText(given);
      expect(foldText(form)).toBe(form);
      for (const other of [given.normalize('NFC'), given.normalize('NFD'), form.toUpperCase(), form.toLowerCase()])
        expect(foldText(other)).toBe(form);
      expect(form).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cc}]|\s\s/u);
    }),
    { numRuns: 2_000, verbose: true },
  );
});
