import { ServerError } from './errors.ts';
import { withTimeout } from './with-timeout.ts';

/** Milliseconds. With the time to send it, no answer comes later than 6 s, even when the database hangs (security.md section 12). */
const deadline = 5_000;

const refuse = () => {
  throw new ServerError('database_unavailable', { retryAfter: 2 });
};

/**
 * Gives one request a total time limit for all its work. Work that timed out may still happen: callers repeat under the same key. Time in
 * between, such as for a slow sender's body, does not count.
 */
export function createDeadline(): <T>(work: Promise<T>) => Promise<T> {
  let left = deadline;
  return async (work) => {
    const started = performance.now();
    try {
      return await withTimeout(work, left, refuse);
    } finally {
      left = Math.max(1, left - (performance.now() - started));
    }
  };
}
