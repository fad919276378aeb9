import { expect, it } from 'vitest';

import { paced } from './upload-pace.ts';

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece += 1) yield piece;
}

it('lets the upload that began first arrive first, and keeps the pace of all together', async () => {
  const arrived: string[] = [];
  const receive = async (name: string, count: number) => {
    for await (const piece of paced(pieces(count))) arrived.push(`${name}${piece}`);
  };
  const started = performance.now();
  await Promise.all([receive('a', 5), receive('b', 5), receive('c', 1)]);
  expect(arrived.filter((name) => name.startsWith('a'))).toEqual(['a0', 'a1', 'a2', 'a3', 'a4']);
  expect(arrived.indexOf('a4')).toBeLessThan(arrived.indexOf('b4'));
  expect(arrived.indexOf('b4')).toBe(9);
  expect(arrived).toHaveLength(11);
  expect(performance.now() - started).toBeGreaterThan(15);
});
