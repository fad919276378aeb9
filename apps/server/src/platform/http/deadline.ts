import type { Time } from '../time/time.ts';
import { ServerError } from './errors.ts';

const refuse = () => {
  throw new ServerError('database_unavailable', { retryAfter: 2 });
};

/**
 * Gives one request a total time limit for all its work, in milliseconds (`TimeLimits.request`). Work that timed out may still happen:
 * callers repeat under the same key. Time in between, such as for a slow sender's body, does not count.
 */
export function createDeadline(limit: number, time: Time): <T>(work: Promise<T>) => Promise<T> {
  let left = limit;
  return async (work) => {
    const started = time.passed();
    try {
      return await time.within(left, () => work, refuse);
    } finally {
      left = Math.max(1, left - (time.passed() - started));
    }
  };
}
