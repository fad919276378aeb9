import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('round-trips arrays of any text through the database', async () => {
  const stored = fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed() && !text.includes('\0'));
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.oneof(stored, fc.constantFrom('', 'NULL', 'null', '"', '\\', '{}', 'a,b', ' ')))),
      async (texts) => {
        const [row] = await server.sql<{ texts: unknown }[]>`select ${texts}::text[] as texts`;
        expect(row?.texts).toEqual(texts);
      },
    ),
    { numRuns: 100, verbose: true },
  );
});

it('round-trips the other types', async () => {
  const at = new Date('2026-11-01T12:00:00.123Z');
  const [row] = await server.sql`
    select ${[1, -2, null]}::int[] as ints, ${[2 ** 40]}::bigint[] as bigints, ${[1.5]}::float8[] as floats,
      array[true, false, null] as flags, array['a'::bytea] as bytes, array[${at}::timestamptz] as times, array['{"a": 1}'::jsonb] as objects,
      array[[1, 2], [3, 4]] as nested, ${[]}::text[] as none, array['00000000-0000-0000-0000-000000000001'::uuid] as ids, '[0:1]={7,8}'::int[] as bounded`;
  expect(row).toEqual({
    ints: [1, -2, null],
    bigints: [2 ** 40],
    floats: [1.5],
    flags: [true, false, null],
    bytes: [Buffer.from('a')],
    times: [at],
    objects: [{ a: 1 }],
    nested: [
      [1, 2],
      [3, 4],
    ],
    none: [],
    ids: ['00000000-0000-0000-0000-000000000001'],
    bounded: [7, 8],
  });
});
