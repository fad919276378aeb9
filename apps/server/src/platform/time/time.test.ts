import { execFile } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { promisify } from 'node:util';

import { describe, expect, it } from 'vitest';

import { systemTime, TimeoutError } from './time.ts';

/** Longer than any test: what waits for it must end by something else. */
const hour = 3_600_000;
const forever = () => new Promise<never>(() => {});
const failureOf = (work: Promise<unknown>): Promise<unknown> => work.catch((error: unknown) => error);

it('passes', async () => {
  const { passed, wait } = systemTime;
  const before = passed();
  await wait(20);
  // Node may call a timer a fraction of a millisecond early.
  expect(passed() - before).toBeGreaterThan(18);
});

describe('wait', () => {
  it('ends at once when its signal has aborted before, without an error', async () => {
    const signal = AbortSignal.abort(new Error('why'));
    expect(await systemTime.wait(hour, signal)).toBeUndefined();
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('ends as soon as its signal aborts, without an error', async () => {
    const ending = new AbortController();
    const waiting = systemTime.wait(hour, ending.signal);
    ending.abort(new Error('why'));
    expect(await waiting).toBeUndefined();
  });

  it('leaves nothing at a signal that outlives it', async () => {
    const { signal } = new AbortController();
    const waiting = systemTime.wait(1, signal);
    expect(getEventListeners(signal, 'abort')).toHaveLength(1);
    await waiting;
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('every', () => {
  it('calls once per period until it is stopped, and not at once', async () => {
    const third = Promise.withResolvers<void>();
    let calls = 0;
    const stop = systemTime.every(1, () => {
      calls += 1;
      if (calls < 3) return;
      stop();
      third.resolve();
    });
    expect(calls).toBe(0);
    await third.promise;
    await systemTime.wait(20);
    expect(calls).toBe(3);
  });
});

describe('after', () => {
  it('calls once', async () => {
    let calls = 0;
    systemTime.after(1, () => (calls += 1));
    expect(calls).toBe(0);
    await expect.poll(() => calls).toBe(1);
    await systemTime.wait(20);
    expect(calls).toBe(1);
  });

  it('does not call once it was cancelled, and may be cancelled again', async () => {
    let calls = 0;
    const cancel = systemTime.after(1, () => (calls += 1));
    cancel();
    cancel();
    await systemTime.wait(20);
    expect(calls).toBe(0);
  });
});

describe('within', () => {
  it('gives the result of the work, whose signal does not abort', async () => {
    const signals: AbortSignal[] = [];
    const work = async (signal: AbortSignal) => {
      signals.push(signal);
      return 'done';
    };
    expect(await systemTime.within(5, work, () => 'late')).toBe('done');
    await systemTime.wait(20);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  });

  it('gives the error of the work, also of one that fails at once', async () => {
    const error = new Error('no');
    expect(await failureOf(systemTime.within(hour, () => Promise.reject(error)))).toBe(error);
    const failing = systemTime.within(hour, () => {
      throw error;
    });
    expect(await failureOf(failing)).toBe(error);
  });

  it('rejects with a TimeoutError after the limit, which is the reason of the signal', async () => {
    const signals: AbortSignal[] = [];
    const error = await failureOf(
      systemTime.within(5, (signal) => {
        signals.push(signal);
        return forever();
      }),
    );
    expect(error).toBeInstanceOf(TimeoutError);
    expect(error).toMatchObject({ name: 'TimeoutError', message: 'Promise timed out after 5 milliseconds' });
    expect(signals[0]?.reason).toBe(error);
  });

  it('rejects with a TimeoutError also when its signal makes the work fail or end', async () => {
    const failing = (signal: AbortSignal) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
      });
    const ending = (signal: AbortSignal) =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () => resolve('ended'));
      });
    for (const work of [failing, ending])
      expect(await failureOf(systemTime.within(5, work))).toBeInstanceOf(TimeoutError);
  });

  it('answers or fails with what it was given instead', async () => {
    const signals: AbortSignal[] = [];
    const work = (signal: AbortSignal): Promise<string> => {
      signals.push(signal);
      return forever();
    };
    expect(await systemTime.within(1, work, () => 'late')).toBe('late');
    const error = new Error('too late');
    const failing = systemTime.within(1, work, () => {
      throw error;
    });
    expect(await failureOf(failing)).toBe(error);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  });

  it('ignores a failure after the limit', async () => {
    const work = Promise.withResolvers<void>();
    await expect(systemTime.within(1, () => work.promise)).rejects.toThrow(TimeoutError);
    // Vitest fails on a rejection that nobody handles.
    work.reject(new Error('much later'));
    await systemTime.wait(1);
  });

  it('cancels no query: a new connection would be needed for it', async () => {
    let cancelled = false;
    const query = Object.assign(forever(), { cancel: () => (cancelled = true) });
    await expect(systemTime.within(1, () => query)).rejects.toThrow(TimeoutError);
    expect(cancelled).toBe(false);
  });
});

describe('abortAfter', () => {
  it('aborts after the limit, for the reason of a timeout', async () => {
    const signal = systemTime.abortAfter(5);
    expect(signal.aborted).toBe(false);
    await new Promise((resolve) => {
      signal.addEventListener('abort', resolve);
    });
    expect((signal.reason as DOMException).name).toBe('TimeoutError');
  });
});

describe('a process', () => {
  const { href } = new URL('time.ts', import.meta.url);
  /** The output of a process that does nothing else. */
  const run = async (code: string) => {
    const program = `const { systemTime: time } = await import(${JSON.stringify(href)}); ${code}`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
    return stdout;
  };

  it('ends before the timers that do not keep it alive', async () => {
    const said = await run(`
      time.every(${hour}, () => {});
      time.after(${hour}, () => {}, { ref: false });
      void time.wait(${hour}, undefined, { ref: false });
      time.abortAfter(${hour});
      console.log('ends');`);
    expect(said).toBe('ends\n');
  });

  it('stays alive for all others', async () => {
    const said = await run(`
      time.after(10, () => console.log('after'));
      void time.wait(20).then(() => console.log('wait'));
      void time.within(30, () => new Promise(() => {}), () => console.log('within'));`);
    expect(said).toBe('after\nwait\nwithin\n');
  });
});
