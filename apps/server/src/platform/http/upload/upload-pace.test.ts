import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

// A fresh module: tests of other files leave uploads behind that never end.
vi.resetModules();
const { oneAtATime, paced, pieceBytes, turnBytes } = await import('./upload-pace.ts');

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function* pieces(count: number, bytes: number) {
  for (let piece = 0; piece < count; piece += 1) yield new Uint8Array(bytes);
}

let arrived: string[];
async function receive(name: string, count: number, bytes = turnBytes): Promise<void> {
  for await (const piece of paced(pieces(count, bytes))) if (piece.byteLength > 0) arrived.push(name);
}
beforeEach(() => {
  arrived = [];
});

it('alternates between all open uploads, whichever began first', async () => {
  const all = Promise.all([receive('a', 4), receive('b', 3), receive('c', 1)]);
  await vi.runAllTimersAsync();
  await all;
  expect(arrived.join('')).toBe('abcababa');
});

describe('an upload in pieces of one byte', () => {
  it('takes no more slots from the others than one of whole pieces', async () => {
    const tiny = receive('.', 4_000, 1);
    await vi.advanceTimersByTimeAsync(2);
    arrived = [];
    const photo = receive('P', 20);
    // 21 slots each: those of the photo, and as many for the other.
    await vi.advanceTimersByTimeAsync(8 * 42);
    expect(arrived.filter((name) => name === 'P')).toHaveLength(20);
    await photo;
    await vi.runAllTimersAsync();
    await tiny;
  });

  it('passes on as many per slot as the slot is worth, and no more', async () => {
    const tiny = receive('.', 100, 1);
    await vi.advanceTimersByTimeAsync(2);
    expect(arrived).toHaveLength(turnBytes / pieceBytes);
    await vi.runAllTimersAsync();
    await tiny;
  });
});

it('waits a slot for each 64 kB of a larger piece', async () => {
  const large = receive('a', 2, 4 * turnBytes);
  await vi.advanceTimersByTimeAsync(2 * 3);
  expect(arrived).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(2);
  expect(arrived).toHaveLength(1);
  await vi.runAllTimersAsync();
  await large;
});

it('gives several uploads a quarter of the pace of one, and the last of them its full pace again', async () => {
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
  const broken = paced(pieces(3, turnBytes));
  const first = broken.next();
  await vi.advanceTimersByTimeAsync(2);
  await first;
  await broken.return(undefined);
  const one = receive('a', 4);
  await vi.advanceTimersByTimeAsync(8);
  await one;
  expect(arrived).toHaveLength(4);
});

describe('uploads of one sender', () => {
  it('arrive one at a time, alongside those of another sender', async () => {
    const send = (sender: string, name: string) => oneAtATime(sender, () => receive(name, 2));
    const all = Promise.all([send('x', 'a'), send('x', 'b'), send('y', 'c')]);
    await vi.runAllTimersAsync();
    await all;
    expect(arrived.join('')).toBe('acacbb');
  });

  it('continue after a failed one', async () => {
    const failed = oneAtATime('x', () => Promise.reject(new Error('broke off')));
    const next = oneAtATime('x', () => Promise.resolve('here'));
    await expect(failed).rejects.toThrow('broke off');
    expect(await next).toBe('here');
  });
});
