import type { Time } from './time/time.ts';

/** Milliseconds: longer than any of these calls takes on a busy server. */
const answerTime = 150;

/** For answers that depend on whether an account exists: all take the same time. */
export const inEqualTime = <T>(time: Time, work: () => Promise<T>): Promise<T> => noSoonerThan(time, answerTime, work);

/** Answers or fails no sooner than after `milliseconds`, so that the time of an answer does not reveal what was found. */
export async function noSoonerThan<T>(time: Time, milliseconds: number, work: () => Promise<T>): Promise<T> {
  const soonest = time.wait(milliseconds);
  try {
    return await work();
  } finally {
    await soonest;
  }
}
