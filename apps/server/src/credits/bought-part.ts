import type { LedgerStep } from './credits.store.ts';

/** What an order does: it gives, and takes back. */
export const ofOrderKinds: ReadonlySet<LedgerStep['kind']> = new Set([
  'purchase',
  'reversal',
  'restoration',
  'withdrawal',
]);

/**
 * How many credits may come back of those that an entry has spent (docs/decisions/2026-11-23-credit-back.md): the ones that were bought,
 * each of them once, and no more than is bought and not refunded. Free credits are used first, and what came back is free. `steps` are
 * all entries of the member, oldest first.
 */
export function boughtPart(steps: readonly LedgerStep[], entryId: number): number {
  /** Of the balance. */
  let free = 0;
  /** What may ever come back, without what has. */
  let mayComeBack = 0;
  let part = 0;
  for (const { id, kind, amount, balance_after } of steps) {
    const ofOrder = ofOrderKinds.has(kind);
    if (ofOrder) mayComeBack += amount;
    else if (amount > 0) free += amount;
    else {
      const usedFree = Math.min(free, -amount);
      free -= usedFree;
      if (id === entryId) part = -amount - usedFree;
    }
    if (kind === 'unanswered') mayComeBack -= amount;
    // A refund, or the hole that one has left, may take free credits too.
    free = Math.max(0, Math.min(free, balance_after));
  }
  return Math.max(0, Math.min(part, mayComeBack));
}
