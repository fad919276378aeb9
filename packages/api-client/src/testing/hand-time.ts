import { timeoutError, waitBy, withinBy } from '../time-by-after.ts';
import type { Time } from '../time.ts';

export interface HandTime extends Time {
  /**
   * Moves on by this many milliseconds and runs what is due on the way, in order. After each step, work that has begun gets as far as it
   * can without the network or storage: to its next wait, for example.
   */
  advance: (milliseconds: number) => Promise<void>;
}

interface Timer {
  at: number;
  work: () => void;
}

/** A time for tests, which stands still at 0 until it is advanced. */
export function createHandTime(): HandTime {
  let now = 0;
  // In the order in which they were set.
  const timers = new Set<Timer>();

  function after(milliseconds: number, work: () => void): () => void {
    const timer = { at: now + Math.max(1, milliseconds), work };
    timers.add(timer);
    return () => void timers.delete(timer);
  }

  function every(milliseconds: number, work: () => void): () => void {
    let cancel = after(milliseconds, run);
    function run() {
      cancel = after(milliseconds, run);
      work();
    }
    return () => cancel();
  }

  function abortAfter(milliseconds: number): AbortSignal {
    const limit = new AbortController();
    after(milliseconds, () => limit.abort(timeoutError()));
    return limit.signal;
  }

  /** The timer that is due next, until this time; of two at the same time, the one that was set first. */
  function next(until: number): Timer | undefined {
    let first: Timer | undefined;
    for (const timer of timers) if (timer.at <= until && (!first || timer.at < first.at)) first = timer;
    return first;
  }

  return {
    now: () => now,
    passed: () => now,
    wait: (milliseconds, signal) => waitBy(after, milliseconds, signal),
    every,
    after,
    within: (milliseconds, work) => withinBy(after, milliseconds, work),
    abortAfter,
    async advance(milliseconds) {
      const end = now + milliseconds;
      // Promises that are settled now may set timers.
      await macrotask();
      for (let timer = next(end); timer; timer = next(end)) {
        timers.delete(timer);
        now = timer.at;
        timer.work();
        await macrotask();
      }
      now = end;
    },
  };
}

const macrotask = () => new Promise<void>((resolve) => void setImmediate(resolve));
