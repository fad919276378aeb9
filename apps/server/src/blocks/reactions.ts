import type { Transaction } from '../platform/database.ts';

/** Two members by their numbers, in the order in which all code locks them. */
export interface Pair {
  low: number;
  high: number;
}

/**
 * What a room does when one member blocks another, in the transaction that writes the block: all of it or nothing. `routes.ts` lists the
 * rooms that react; blocks knows none of them.
 */
export interface BlockReaction {
  /** Takes locks that must be held before the block is written. */
  lock?: (tx: Transaction, pair: Pair) => Promise<void>;
  /** Ends everything between the two. Gives the members who lost something that was shown with a name. */
  end: (tx: Transaction, pair: Pair) => Promise<readonly number[]>;
  /** The event that those members get. Without it nothing of the reaction can be seen. */
  tells?: 'likes_changed' | 'chats_changed';
}
