import { beforeEach, describe, expect, it } from 'vitest';

import { createHandTime, type HandTime } from './hand-time.ts';
import { TimeoutError } from './time.ts';

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
  expect([time.passed(), calls]).toEqual([0, []]);
  await time.advance(5);
  expect([time.passed(), calls]).toEqual([5, [['timer', 1]]]);
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

it('calls nothing at once: as in Node, the shortest time is a millisecond', async () => {
  time.after(0, call('timer'));
  await time.advance(0);
  expect(calls).toEqual([]);
  await time.advance(1);
  expect(calls).toEqual([['timer', 1]]);
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

describe('every', () => {
  it('calls once per period until it is stopped', async () => {
    const stop = time.every(10, call('period'));
    await time.advance(35);
    expect(calls.map(([, at]) => at)).toEqual([10, 20, 30]);
    stop();
    await time.advance(100);
    expect(calls).toHaveLength(3);
  });

  it('may be stopped by its own work', async () => {
    const stop = time.every(10, () => {
      call('period')();
      stop();
    });
    await time.advance(100);
    expect(calls).toEqual([['period', 10]]);
  });
});

it('within ends at its limit, to the millisecond', async () => {
  const signals: AbortSignal[] = [];
  const failing = time
    .within(5_000, (signal) => {
      signals.push(signal);
      return new Promise(() => {});
    })
    .catch((error: unknown) => error);
  await time.advance(4_999);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  await time.advance(1);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
  expect(await failing).toBeInstanceOf(TimeoutError);
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
