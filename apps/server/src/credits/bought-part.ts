import type { LedgerStep } from './credits.store.ts';

/** The kinds of entries by which an order gives credits and takes them back. */
export const ofOrderKinds: ReadonlySet<LedgerStep['kind']> = new Set([
  'purchase',
  'reversal',
  'restoration',
  'withdrawal',
]);

/**
 * How many of the credits that an entry has spent may come back (docs/decisions/2026-11-23-credit-back.md): only bought ones, each of them
 * once, and no more than were bought and not refunded. Free credits are used first, and credits that came back are free. `steps` are all
 * entries of the member, oldest first.
 */
export function boughtPart(steps: readonly LedgerStep[], entryId: number): number {
  /** Free credits in the balance. */
  let free = 0;
  /** Credits that may still come back. */
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
    // A refund, or the negative balance that it left, may take free credits too.
    free = Math.max(0, Math.min(free, balance_after));
  }
  return Math.max(0, Math.min(part, mayComeBack));
}
