import { setTimeout as wait } from 'node:timers/promises';

/** Answers no sooner than after `milliseconds`, well or not, so that the time of an answer does not tell what was found. */
export async function noSoonerThan<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  const time = wait(milliseconds);
  try {
    return await work();
  } finally {
    await time;
  }
}
