import { setTimeout as wait } from 'node:timers/promises';

/** The work's result, or an error when it takes longer: a database that hangs must not hold up what could be tried anew. */
export async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const done = new AbortController();
  const late = wait(milliseconds, undefined, { signal: done.signal, ref: false }).then(() => {
    throw new Error(`no answer in ${milliseconds / 1000} s`);
  });
  late.catch(() => {});
  try {
    return await Promise.race([work, late]);
  } finally {
    done.abort();
  }
}
