import type { Transaction } from '../platform/database.ts';

/** Two members by their numbers, in the order in which everybody locks them. */
export interface Pair {
  low: number;
  high: number;
}

/**
 * What a room does when one member blocks another, in the transaction that writes the block: all of it or nothing. The rooms that react
 * are listed in `routes.ts`; blocks knows none of them.
 */
export interface BlockReaction {
  /** Takes locks that must be held before the block is written. */
  lock?: (tx: Transaction, pair: Pair) => Promise<void>;
  /** Ends what the two have with each other. Gives who of them has lost something that was shown with a name. */
  end: (tx: Transaction, pair: Pair) => Promise<readonly number[]>;
  /** What those are told. Without it nothing of the reaction can be seen. */
  tells?: 'likes_changed' | 'chats_changed';
}
