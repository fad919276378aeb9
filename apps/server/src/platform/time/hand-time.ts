import { createTime, type Time } from './time.ts';

export interface HandTime extends Time {
  /**
   * Moves on by this many milliseconds and runs what is due on the way, in order. After each step, work that has begun gets as far as it
   * can without the network, files or the database: to its next wait, for example.
   */
  advance: (milliseconds: number) => Promise<void>;
}

interface Timer {
  at: number;
  work: () => void;
}

/** A time for tests, which stands still until it is advanced. */
export function createHandTime(): HandTime {
  let now = 0;
  // In the order in which they were set.
  const timers = new Set<Timer>();

  function after(milliseconds: number, work: () => void): () => void {
    // As of Node's timers, the shortest time is 1 ms.
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
    // The reason that AbortSignal.timeout gives.
    const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError');
    after(milliseconds, () => limit.abort(reason));
    return limit.signal;
  }

  /** The timer that is due next, until this time; of two at the same time, the one that was set first. */
  function next(until: number): Timer | undefined {
    const due = [...timers].filter(({ at }) => at <= until);
    const first = Math.min(...due.map(({ at }) => at));
    return due.find(({ at }) => at === first);
  }

  return {
    ...createTime({ passed: () => now, every, after, abortAfter }),
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
