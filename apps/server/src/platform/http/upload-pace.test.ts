import { afterEach, beforeEach, expect, it, vi } from 'vitest';

// Counted from nothing: tests of other files leave uploads behind that never end.
vi.resetModules();
const { paced } = await import('./upload-pace.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function* pieces(count: number) {
  for (let piece = 0; piece < count; piece += 1) yield piece;
}

let arrived: string[];
async function receive(name: string, count: number): Promise<void> {
  for await (const piece of paced(pieces(count))) arrived.push(`${name}${piece}`);
}
beforeEach(() => {
  arrived = [];
});

it('lets the upload that began first arrive first', async () => {
  const all = Promise.all([receive('a', 5), receive('b', 5), receive('c', 1)]);
  await vi.runAllTimersAsync();
  await all;
  expect(arrived).toEqual(['a0', 'a1', 'a2', 'a3', 'a4', 'b0', 'b1', 'b2', 'b3', 'b4', 'c0']);
});

it('lets several arrive at a quarter of the pace of one, and the last of them at its pace again', async () => {
  const one = receive('a', 12);
  await vi.advanceTimersByTimeAsync(12);
  expect(arrived).toHaveLength(6);
  const other = receive('b', 12);
  await vi.advanceTimersByTimeAsync(2);
  arrived = [];
  await vi.advanceTimersByTimeAsync(16);
  expect(arrived).toHaveLength(2);
  await vi.runAllTimersAsync();
  await Promise.all([one, other]);

  arrived = [];
  const last = receive('c', 4);
  await vi.advanceTimersByTimeAsync(8);
  await last;
  expect(arrived).toHaveLength(4);
});

it('forgets an upload that breaks off', async () => {
  const broken = paced(pieces(3));
  const first = broken.next();
  await vi.advanceTimersByTimeAsync(2);
  await first;
  await broken.return(undefined);
  const one = receive('a', 4);
  await vi.advanceTimersByTimeAsync(8);
  await one;
  expect(arrived).toHaveLength(4);
});
