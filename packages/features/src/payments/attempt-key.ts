import { ApiError } from '@heartline/api-client';

import { randomUuid } from '../shared/index.ts';

/** One attempt to order: while what is ordered stays the same, so does the key, and the server makes one order of it. */
export interface Attempt {
  key: string;
  /** What the key stands for. */
  order: string;
}

/** The attempt for an order: the one before, if it was for the same. */
export function attemptKey(before: Attempt | undefined, order: unknown): Attempt {
  const text = JSON.stringify(order);
  return before?.order === text ? before : { key: randomUuid(), order: text };
}

/** After an answer that settled the attempt the next press is a new one; without an answer it is the same. */
attemptKey.afterError = (attempt: Attempt | undefined, error: unknown): Attempt | undefined =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 ? undefined : attempt;
