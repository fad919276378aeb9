import { beforeEach, expect, it } from 'vitest';

import { createHandTime, type HandTime } from './hand-time.ts';

let time: HandTime;
/** What was called, and when. */
let calls: [string, number][];
beforeEach(() => {
  time = createHandTime();
  calls = [];
});
const call = (name: string) => () => void calls.push([name, time.passed()]);

it('stands still until it is advanced', async () => {
  time.after(1, call('timer'));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([time.now(), calls]).toEqual([0, []]);
  await time.advance(5);
  expect([time.now(), time.passed(), calls]).toEqual([5, 5, [['timer', 1]]]);
});

it('calls what is due in order, at its time, and nothing else', async () => {
  time.after(30, call('third'));
  time.after(10, call('first'));
  time.after(10, call('second'));
  time.after(21, call('cancelled'))();
  await time.advance(29);
  expect(calls).toEqual([
    ['first', 10],
    ['second', 10],
  ]);
  await time.advance(1);
  expect(calls.at(-1)).toEqual(['third', 30]);
  await time.advance(1_000);
  expect(calls).toHaveLength(3);
});

it('calls on its way what the work itself sets', async () => {
  time.after(10, () => time.after(10, call('next')));
  await time.advance(20);
  expect(calls).toEqual([['next', 20]]);
});

it('lets work get to its next wait, before the first step and after each', async () => {
  const ending = new AbortController();
  const ended = (async () => {
    await Promise.resolve();
    while (!ending.signal.aborted) {
      await time.wait(10, ending.signal);
      call('round')();
    }
  })();
  await time.advance(35);
  expect(calls).toEqual([
    ['round', 10],
    ['round', 20],
    ['round', 30],
  ]);
  ending.abort();
  await ended;
  expect(calls.at(-1)).toEqual(['round', 35]);
});

it('every calls once per period until it is stopped, also by its own work', async () => {
  const stop = time.every(10, call('period'));
  const stopOnce = time.every(10, () => {
    call('once')();
    stopOnce();
  });
  await time.advance(35);
  expect(calls.filter(([name]) => name === 'period').map(([, at]) => at)).toEqual([10, 20, 30]);
  expect(calls.filter(([name]) => name === 'once')).toEqual([['once', 10]]);
  stop();
  await time.advance(100);
  expect(calls).toHaveLength(4);
});

it('within ends at its limit, to the millisecond', async () => {
  const ended: unknown[] = [];
  time.within(5_000, () => new Promise(() => {})).catch((error: unknown) => ended.push(error));
  await time.advance(4_999);
  expect(ended).toEqual([]);
  await time.advance(1);
  expect(ended).toEqual([expect.objectContaining({ name: 'TimeoutError' })]);
});

it('abortAfter aborts at its limit, with the reason of AbortSignal.timeout', async () => {
  const signal = time.abortAfter(50);
  await time.advance(49);
  expect(signal.aborted).toBe(false);
  await time.advance(1);
  expect(signal.aborted).toBe(true);
  const real = AbortSignal.timeout(1);
  await new Promise((resolve) => {
    real.addEventListener('abort', resolve);
  });
  const [mine, theirs] = [signal.reason as DOMException, real.reason as DOMException];
  expect([mine.name, mine.message]).toEqual([theirs.name, theirs.message]);
});
