import { waitBy, withinBy } from './time-by-after.ts';

/** All waiting and measuring in a browser. Tests replace it by a time that they move themselves (testing/hand-time.ts). */
export interface Time {
  /** The device's time of day, in milliseconds since 1970. It can be wrong, and be set meanwhile. */
  now: () => number;
  /** Milliseconds since an arbitrary moment; never goes back. For durations. */
  passed: () => number;
  /** Resolves after this many milliseconds, or as soon as the signal aborts. Never rejects. */
  wait: (milliseconds: number, signal?: AbortSignal) => Promise<void>;
  /** Calls `work` once per period, first after one period, until the returned function is called. */
  every: (milliseconds: number, work: () => void) => () => void;
  /** Calls `work` once after this many milliseconds, unless the returned function is called before. */
  after: (milliseconds: number, work: () => void) => () => void;
  /** The result of `work`, or a rejection with a `TimeoutError` after this many milliseconds. The work itself goes on. */
  within: <T>(milliseconds: number, work: () => Promise<T>) => Promise<T>;
  /** A signal that aborts after this many milliseconds, for work that fails by itself then. */
  abortAfter: (milliseconds: number) => AbortSignal;
}

// The time of the device. Globals are read at each call: tests may replace them.

export const now: Time['now'] = () => Date.now();

export const passed: Time['passed'] = () => performance.now();

export const every: Time['every'] = (milliseconds, work) => {
  const timer = setInterval(work, milliseconds);
  return () => clearInterval(timer);
};

export const after: Time['after'] = (milliseconds, work) => {
  const timer = setTimeout(work, milliseconds);
  return () => clearTimeout(timer);
};

export const wait: Time['wait'] = (milliseconds, signal) => waitBy(after, milliseconds, signal);

export const within: Time['within'] = (milliseconds, work) => withinBy(after, milliseconds, work);

export const abortAfter: Time['abortAfter'] = (milliseconds) => AbortSignal.timeout(milliseconds);
