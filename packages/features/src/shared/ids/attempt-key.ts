import { ApiError } from '@heartline/api-client';

import { randomUuid } from './random-uuid.ts';

/** One attempt to send something: while its content stays the same, so does the key, by which the server takes it once. */
export interface Attempt {
  key: string;
  /** The serialized content of the key. */
  content: string;
}

/** The attempt for this content: the former one, if it was for the same. */
export function attemptKey(before: Attempt | undefined, content: unknown): Attempt {
  const text = JSON.stringify(content);
  return before?.content === text ? before : { key: randomUuid(), content: text };
}

/** After an answer that settled the attempt, the next press is a new one; without an answer it continues the same. */
attemptKey.afterError = (attempt: Attempt | undefined, error: unknown): Attempt | undefined =>
  error instanceof ApiError && error.status < 500 && error.status !== 429 ? undefined : attempt;
