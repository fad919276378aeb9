import { describe, expect, it, vi } from 'vitest';

import { abortAfter, after, every, now, passed, wait, within } from './time.ts';

/** Longer than any test: what waits for it must end by something else. */
const hour = 3_600_000;
const forever = () => new Promise<never>(() => {});
/** How many listeners of its abort a signal has, counted from this call on. */
const countListeners = (signal: AbortSignal) => {
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  return () => added.mock.calls.length - removed.mock.calls.length;
};
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('has the time of day, and passes', async () => {
  expect(new Date(now()).getFullYear()).toBeGreaterThan(2025);
  const before = passed();
  await wait(20);
  // Node may call a timer a fraction of a millisecond early.
  expect(passed() - before).toBeGreaterThan(18);
});

describe('wait', () => {
  it('ends at once when its signal has aborted before, without an error', async () => {
    const signal = AbortSignal.abort(new Error('why'));
    const listeners = countListeners(signal);
    expect(await wait(hour, signal)).toBeUndefined();
    expect(listeners()).toBe(0);
  });

  it('ends as soon as its signal aborts, without an error', async () => {
    const ending = new AbortController();
    const waiting = wait(hour, ending.signal);
    ending.abort(new Error('why'));
    expect(await waiting).toBeUndefined();
  });

  it('leaves nothing at a signal that outlives it', async () => {
    const { signal } = new AbortController();
    const listeners = countListeners(signal);
    const waiting = wait(1, signal);
    expect(listeners()).toBe(1);
    await waiting;
    expect(listeners()).toBe(0);
  });
});

it('every calls once per period until it is stopped, and not at once', async () => {
  const third = Promise.withResolvers<void>();
  let calls = 0;
  const stop = every(1, () => {
    calls += 1;
    if (calls < 3) return;
    stop();
    third.resolve();
  });
  expect(calls).toBe(0);
  await third.promise;
  await wait(20);
  expect(calls).toBe(3);
});

describe('after', () => {
  it('calls once', async () => {
    let calls = 0;
    after(1, () => (calls += 1));
    expect(calls).toBe(0);
    await expect.poll(() => calls).toBe(1);
    await wait(20);
    expect(calls).toBe(1);
  });

  it('does not call once it was cancelled, and may be cancelled again', async () => {
    let calls = 0;
    const cancel = after(1, () => (calls += 1));
    cancel();
    cancel();
    await wait(20);
    expect(calls).toBe(0);
  });
});

describe('within', () => {
  it('gives the result of the work, or its error', async () => {
    expect(await within(hour, async () => 'done')).toBe('done');
    const error = new Error('no');
    expect(await failureOf(within(hour, () => Promise.reject(error)))).toBe(error);
  });

  it('rejects with a TimeoutError after the limit', async () => {
    expect(await failureOf(within(5, forever))).toMatchObject({ name: 'TimeoutError' });
  });

  it('ignores a failure after the limit', async () => {
    const work = Promise.withResolvers<void>();
    expect(await failureOf(within(1, () => work.promise))).toMatchObject({ name: 'TimeoutError' });
    // Vitest fails on a rejection that nobody handles.
    work.reject(new Error('much later'));
    await wait(1);
  });
});

it('abortAfter aborts after the limit, for the reason of a timeout', async () => {
  const signal = abortAfter(5);
  expect(signal.aborted).toBe(false);
  await new Promise((resolve) => {
    signal.addEventListener('abort', resolve);
  });
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});
