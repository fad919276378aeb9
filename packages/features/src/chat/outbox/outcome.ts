import { ApiError, NetworkError } from '@heartline/api-client';

import type { OutboxReason } from './outbox-types.ts';

export type Outcome =
  /** Retry automatically; `wait` is the server's Retry-After in milliseconds. `limited`: too many messages were sent. */
  | { type: 'again'; wait: number; network: boolean; limited?: boolean }
  /** Retry a few times, then ask the member. */
  | { type: 'doubtful'; reason: OutboxReason }
  /** Ask the member. */
  | { type: 'failed'; reason: OutboxReason }
  /** The server keeps it until a moderator has checked it. */
  | { type: 'held'; reason: null }
  /** The server has decided. */
  | { type: 'refused'; reason: OutboxReason };

const passing = new Set([408, 429, 502, 503, 504]);

/** The consequence of a failed try. A text that may have reached the server is never given up without the member. */
export function outcomeOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { type: 'again', wait: 0, network: true };
  if (!(error instanceof ApiError)) return { type: 'doubtful', reason: 'unknown' };
  if (passing.has(error.status))
    return { type: 'again', wait: (error.retryAfter ?? 0) * 1000, network: false, limited: error.status === 429 };
  if (error.body.authentication_required || error.code === 'authentication_required')
    return { type: 'failed', reason: 'authentication_required' };
  if (error.code === 'message_held') return { type: 'held', reason: null };
  if (error.status >= 500) return { type: 'doubtful', reason: error.code };
  return { type: 'refused', reason: error.code };
}

const firstDelay = 500;
/** A text is sent within 5 s of the network's return, even if no event reports it. */
const longestNetworkDelay = 4_000;
const longestBusyDelay = 30_000;

/** Milliseconds until the next try: exponential with jitter, never sooner than the server asked. */
export function delayBefore(attempt: number, outcome: { wait: number; network: boolean }, random: number): number {
  const longest = outcome.network ? longestNetworkDelay : longestBusyDelay;
  return Math.max(outcome.wait, Math.min(longest, firstDelay * 2 ** Math.min(attempt, 10)) * (0.5 + random / 2));
}
