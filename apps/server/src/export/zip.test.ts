import { randomBytes } from 'node:crypto';

import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { jsonOf } from './json.ts';
import { createZip, encoded } from './zip.ts';

const at = new Date('2026-11-23T12:00:00Z');

it('hands on packed bytes before it takes more: memory does not grow with the file', async () => {
  const size = 65_536;
  let [taken, put, furthest] = [0, 0, 0];
  async function* parts() {
    for (let index = 0; index < 400; index += 1) {
      furthest = Math.max(furthest, taken - put);
      taken += size;
      yield randomBytes(size);
    }
  }
  const zip = createZip(async (bytes) => {
    await Promise.resolve();
    put += bytes.byteLength;
  }, at);
  await zip.add('a.bin', parts());
  await zip.add('b.bin', parts(), false);
  await zip.end();
  expect(taken).toBe(800 * size);
  expect(put).toBeGreaterThan(taken);
  // Even random bytes, which cannot be packed, never wait for more than a few chunks.
  expect(furthest).toBeLessThan(8 * size);
});

it('writes documents that are read back the same', async () => {
  async function* rows() {
    yield { a: 1, at };
    yield { b: [1, 'x'], nested: more() };
  }
  async function* more() {
    yield 'ä';
  }
  async function* none() {}
  const written: Uint8Array[] = [];
  const zip = createZip(async (bytes) => void written.push(bytes), at);
  await zip.add('data.json', encoded(jsonOf({ v: 1, no: undefined, none: none(), rows: rows(), o: { p: null } })));
  await zip.end();
  const file = unzipSync(Buffer.concat(written))['data.json'];
  expect(JSON.parse(strFromU8(file ?? new Uint8Array()))).toEqual({
    v: 1,
    no: null,
    none: [],
    rows: [
      { a: 1, at: at.toISOString() },
      { b: [1, 'x'], nested: ['ä'] },
    ],
    o: { p: null },
  });
});
