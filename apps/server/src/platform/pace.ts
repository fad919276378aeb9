import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds: longer than any way takes on a busy server. */
const answerTime = 150;

/** For answers that depend on whether there is an account: all of them take the same time. */
export const inEqualTime = <T>(work: () => Promise<T>): Promise<T> => noSoonerThan(answerTime, work);

/** Answers no sooner than after `milliseconds`, well or not, so that the time of an answer does not tell what was found. */
export async function noSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const time = wait(milliseconds);
  try {
    return await work();
  } finally {
    await time;
  }
}
