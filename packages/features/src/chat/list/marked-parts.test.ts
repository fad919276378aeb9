import { expect, it } from 'vitest';

import { markedParts } from './marked-parts.ts';

it.each([
  ['Coffee and coffee', 'coffee', ['', 'Coffee', ' and ', 'coffee', '']],
  ['ÜBER uns', 'über', ['', 'ÜBER', ' uns']],
  ['100 % (sure)', '% (', ['100 ', '% (', 'sure)']],
  ['two\nlines', 'two lines', ['', 'two lines', '']],
  ['nothing', 'coffee', ['nothing']],
])('%s: %s', (text, words, parts) => expect(markedParts(text, words)).toEqual(parts));

it('begins a long text shortly before what was found', () => {
  const [start = '', found] = markedParts(`${'long and longer '.repeat(20)}coffee`, 'COFFEE');
  expect([start.startsWith('… '), start.length < 40, found]).toEqual([true, true, 'coffee']);
});
