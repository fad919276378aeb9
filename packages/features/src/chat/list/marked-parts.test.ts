import { foldText } from '@heartline/api-client';
import fc from 'fast-check';
import { expect, it } from 'vitest';

import { markedParts } from './marked-parts.ts';

it.each([
  ['Coffee and coffee', 'coffee', ['', 'Coffee', ' and ', 'coffee', '']],
  ['ÜBER uns', 'über', ['', 'ÜBER', ' uns']],
  ['100 % (sure)', '% (', ['100 ', '% (', 'sure)']],
  ['two\nlines', 'two lines', ['', 'two lines', '']],
  ['nothing', 'coffee', ['nothing']],
  // As the server finds them.
  ['Cafe\u0301 am See', 'Café', ['', 'Cafe\u0301', ' am See']],
  ['Café am Meer', 'CAFE\u0301', ['', 'Café', ' am Meer']],
  ['Cafe am Markt', 'Café', ['Cafe am Markt']],
  ['don’t worry', "don't", ['', 'don’t', ' worry']],
  ['two\u00A0words', 'two words', ['', 'two words', '']],
  ['Lange Straße 5', 'strasse', ['Lange ', 'Straße', ' 5']],
  ['Lange Straße 5', 'stras', ['Lange ', 'Straß', 'e 5']],
  ['in İstanbul', 'istanbul', ['in ', 'İstanbul', '']],
  ['a soft\u00ADhyphen', 'softhyphen', ['a ', 'soft\u00ADhyphen', '']],
  ['ﬁne day', 'fine', ['', 'ﬁne', ' day']],
  ['I ❤\uFE0F you', '❤', ['I ', '❤\uFE0F', ' you']],
  ['hello', '\u200B\u200B', ['hello']],
])('%s: %s', (text, words, parts) => expect(markedParts(text, words)).toEqual(parts));

it('begins a long text shortly before the found words', () => {
  const [start = '', found] = markedParts(`${'long and longer '.repeat(20)}coffee`, 'COFFEE');
  expect([start.startsWith('… '), start.length < 40, found]).toEqual([true, true, 'coffee']);
});

it('marks all found words, and nothing else', () => {
  const signs = [
    'a',
    'A',
    'ä',
    'a\u0308',
    's',
    'ß',
    'ẞ',
    'İ',
    'i',
    'ﬁ',
    '’',
    "'",
    ' ',
    '\u00A0',
    '\n',
    '\u00AD',
    '\u200B',
    '👩🏽',
  ];
  const text = (maxLength: number) => fc.string({ unit: fc.constantFrom(...signs), maxLength });
  fc.assert(
    fc.property(text(12), text(4), (given, words) => {
      const parts = markedParts(given, words);
      const asked = foldText(words).trim();
      expect(parts.join('')).toBe(given.replaceAll(/\s+/g, ' '));
      expect(parts.length > 1).toBe(asked !== '' && foldText(given).includes(asked));
      for (const found of parts.filter((_part, index) => index % 2 === 1)) expect(foldText(found)).toContain(asked);
    }),
    { numRuns: 2_000, verbose: true },
  );
});
