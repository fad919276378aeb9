import { ServerError } from './errors.ts';
import { withTimeout } from './with-timeout.ts';

const refuse = () => {
  throw new ServerError('database_unavailable', { retryAfter: 2 });
};

/**
 * Gives one request a total time limit for all its work, in milliseconds (`TimeLimits.request`). Work that timed out may still happen:
 * callers repeat under the same key. Time in between, such as for a slow sender's body, does not count.
 */
export function createDeadline(limit: number): <T>(work: Promise<T>) => Promise<T> {
  let left = limit;
  return async (work) => {
    const started = performance.now();
    try {
      return await withTimeout(work, left, refuse);
    } finally {
      left = Math.max(1, left - (performance.now() - started));
    }
  };
}
