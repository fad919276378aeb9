import { ApiError } from '@heartline/api-client';

import { randomUuid } from '../shared/index.ts';

/** One attempt to order: while the order stays the same, so does the key, from which the server makes one order. */
export interface Attempt {
  key: string;
  /** The serialized order of the key. */
  order: string;
}

/** The attempt for an order: the former one, if it was for the same order. */
export function attemptKey(before: Attempt | undefined, order: unknown): Attempt {
  const text = JSON.stringify(order);
  return before?.order === text ? before : { key: randomUuid(), order: text };
}

/** After an answer that settled the attempt, the next press is a new one; without an answer it continues the same. */
attemptKey.afterError = (attempt: Attempt | undefined, error: unknown): Attempt | undefined =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 ? undefined : attempt;
