import type { Transaction } from '../platform/database.ts';

/**
 * Serialises the actions between two members (like, unlike, block), whichever of the two acts. Take it before any row lock; it lasts until
 * the transaction ends.
 */
export async function lockPair(tx: Transaction, one: number, other: number): Promise<{ low: number; high: number }> {
  const low = Math.min(one, other);
  const high = Math.max(one, other);
  await tx`select pg_advisory_xact_lock(hashtextextended(${`pair:${low}:${high}`}, 0))`;
  return { low, high };
}
