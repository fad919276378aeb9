import { ServerError } from './errors.ts';

/** Milliseconds. With the time to send it, no answer comes later than 6 s, also when the database hangs (security.md section 12). */
const deadline = 5_000;

/** Waits for work that needs the database, but not for ever. What it was doing may still happen: callers repeat under the same key. */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ServerError('database_unavailable', { retryAfter: 2 })), deadline);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    // A late failure of the work has nobody to tell.
    work.catch(() => {});
  }
}
