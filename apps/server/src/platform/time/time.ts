export interface TimerOptions {
  /** False: the process may end before. @default true */
  ref?: boolean;
}

/** All waiting and measuring of the server. Tests replace it by a time that they move themselves (hand-time.ts). */
export interface Time {
  /** Milliseconds since an arbitrary moment; never goes back. For durations; the time of day is the clock's (clock.ts). */
  passed: () => number;
  /** Resolves after this many milliseconds, or as soon as the signal aborts. Never rejects. */
  wait: (milliseconds: number, signal?: AbortSignal, options?: TimerOptions) => Promise<void>;
  /** Calls `work` once per period, first after one period, until the returned function is called. Does not keep the process alive. */
  every: (milliseconds: number, work: () => void) => () => void;
  /** Calls `work` once after this many milliseconds, unless the returned function is called before. */
  after: (milliseconds: number, work: () => void, options?: TimerOptions) => () => void;
  /**
   * The result of `work`, or a rejection with `TimeoutError` after this many milliseconds; then the signal of `work` aborts. `instead`
   * answers, or throws, in place of the rejection. Nothing but its signal ends `work`: `cancel()` of a query would open another connection
   * to a database that does not answer.
   */
  within: <T>(milliseconds: number, work: (signal: AbortSignal) => Promise<T>, instead?: () => T) => Promise<T>;
  /** A signal that aborts after this many milliseconds, for work that fails by itself then. Does not keep the process alive. */
  abortAfter: (milliseconds: number) => AbortSignal;
}

/** Work took longer than its limit. */
export class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
  constructor(milliseconds: number) {
    super(`Promise timed out after ${milliseconds} milliseconds`);
  }
}

const expired = Symbol('expired');

/** The functions of a time that are made from its timers. */
export function createTime(timers: Pick<Time, 'passed' | 'every' | 'after' | 'abortAfter'>): Time {
  const { after } = timers;
  return {
    ...timers,
    wait: (milliseconds, signal, options) =>
      new Promise((resolve) => {
        if (signal?.aborted) return resolve();
        const end = () => {
          cancel();
          signal?.removeEventListener('abort', end);
          resolve();
        };
        const cancel = after(milliseconds, end, options);
        signal?.addEventListener('abort', end, { once: true });
      }),
    async within(milliseconds, work, instead) {
      const limit = new AbortController();
      const over = Promise.withResolvers<typeof expired>();
      const cancel = after(milliseconds, () => over.resolve(expired));
      try {
        const first = await Promise.race([work(limit.signal), over.promise]);
        if (first !== expired) return first;
      } finally {
        cancel();
      }
      // Made only now: an error with its stack takes 12 microseconds, and each request has several limits.
      const error = new TimeoutError(milliseconds);
      limit.abort(error);
      if (instead) return instead();
      throw error;
    },
  };
}

export const systemTime: Time = createTime({
  passed: () => performance.now(),
  every(milliseconds, work) {
    const timer = setInterval(work, milliseconds).unref();
    return () => clearInterval(timer);
  },
  after(milliseconds, work, options) {
    const timer = setTimeout(work, milliseconds);
    if (options?.ref === false) timer.unref();
    return () => clearTimeout(timer);
  },
  abortAfter: (milliseconds) => AbortSignal.timeout(milliseconds),
});
