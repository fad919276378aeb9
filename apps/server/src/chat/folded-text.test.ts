import { foldText } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const foldInSql = async (texts: readonly string[]): Promise<string[]> =>
  (
    await server.sql<{ said: string }[]>`
      select folded_text(text) as said from unnest(${[...texts]}::text[]) with ordinality as given (text, n) order by n`
  ).map(({ said }) => said);

/** Unicode ranges as [from, end), without unassigned ones and without Chinese and Korean characters that have only one form. */
const ranges: readonly (readonly [from: number, end: number])[] = [
  [0x1, 0x3400],
  [0xa4d0, 0xac00],
  [0xf900, 0x20000],
  [0xe0000, 0xe1000],
];
/** Letters whose capitals Unicode has added since 2018: PostgreSQL knows only those of the ICU it was built with. */
const younger = /[\u1C89-\u1CBF\u2C2F\uA7B8-\uA7F5\u{10570}-\u{105BC}\u{10D50}-\u{10D85}\u{16E40}-\u{16EDF}]/u;
const characters = (): string[] =>
  ranges
    .flatMap(([from, end]) => Array.from({ length: end - from }, (_none, more) => String.fromCodePoint(from + more)))
    .filter((character) => !/[\p{Cn}\p{Co}\p{Cs}]/u.test(character) && !younger.test(character));

it('folds in SQL as in the page, for every character alone and within a word', async () => {
  const all = characters();
  expect(all.length).toBeGreaterThan(30_000);
  const words = [
    (one: string) => one,
    (one: string) => `Ab${one} c`,
    (one: string) => `Ab ${one} c`,
    (one: string) => `Ab${one}Σ c`,
  ];
  for (const word of words) {
    const texts = all.map(word);
    const said = await foldInSql(texts);
    expect(texts.filter((text, index) => said[index] !== foldText(text))).toEqual([]);
  }
});

it('folds alike for texts of characters with several forms, in any order', async () => {
  const signs = Array.from('aÄßẞæŒİıΣςﬃ’´“–… \n\u00A0\u00AD\u200B\u200D\uFE0F\u0301\u0307❤👩🏽한ᾳŉｶﾞ');
  const texts = fc.sample(fc.string({ unit: fc.constantFrom(...signs), maxLength: 12 }), 10_000);
  const said = await foldInSql(texts);
  expect(texts.filter((text, index) => said[index] !== foldText(text))).toEqual([]);
});

it('is inlined into the statement that uses it, without a call for each text', async () => {
  const plan = await server.sql<{ 'QUERY PLAN': string }[]>`
    explain (verbose) select from messages m where strpos(folded_text(m.body), 'words') > 0`;
  const lines = plan.map((line) => line['QUERY PLAN']).join('\n');
  expect(lines).toContain('strpos');
  expect(lines).not.toContain('folded_text');
});
