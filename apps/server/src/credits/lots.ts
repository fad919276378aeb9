import type { LedgerStep } from './credits.store.ts';
import { ofOrderKinds } from './bought-part.ts';

/** A number of credits that an entry took from another one, or gave to it. */
export interface Part {
  entry: number;
  credits: number;
}

/** Credits that came in together. Restored credits belong to the purchase that they restore. */
export interface Lot {
  entry: number;
  /** Null: free credits. */
  order: number | null;
  credits: number;
  left: number;
  /** Credits that went into a balance below zero, left by a refund. */
  filled: number;
  /** The entries that used or took them, in order of time. */
  uses: Part[];
}

export interface Ways {
  /** By the entry that brought the credits. */
  lots: Map<number, Lot>;
  /** The lots from which an entry took its credits, or the one it restored. */
  sources: Map<number, Part[]>;
}

/**
 * Follows every credit of a member from its origin to its use (docs/decisions/2026-11-25-ways-of-credits.md): free credits are used first,
 * then bought ones, the oldest first. A refund takes those of its own purchase, then other bought ones, then free ones. `steps` are all
 * entries of the member, oldest first.
 */
export function followCredits(steps: readonly LedgerStep[]): Ways {
  const lots = new Map<number, Lot>();
  const sources = new Map<number, Part[]>();
  const ofOrders = new Map<number, Lot>();
  for (const { id, kind, amount, balance_after: balance, order_id: order } of steps) {
    const own = order === null ? undefined : ofOrders.get(order);
    if (amount > 0) {
      const hole = Math.min(amount, Math.max(0, amount - balance));
      if (own) {
        own.left += amount - hole;
        own.filled += hole;
        sources.set(id, [{ entry: own.entry, credits: amount }]);
        continue;
      }
      const lot: Lot = { entry: id, order, credits: amount, left: amount - hole, filled: hole, uses: [] };
      lots.set(id, lot);
      if (order !== null) ofOrders.set(order, lot);
    } else {
      const all = [...lots.values()].filter(({ left }) => left > 0);
      const free = all.filter((lot) => lot.order === null);
      const bought = all.filter((lot) => lot.order !== null);
      const inTurn = ofOrderKinds.has(kind)
        ? [...all.filter((lot) => lot === own), ...bought.filter((lot) => lot !== own), ...free]
        : [...free, ...bought];
      sources.set(id, take(inTurn, id, -amount));
    }
  }
  return { lots, sources };
}

function take(lots: readonly Lot[], entry: number, wanted: number): Part[] {
  const parts: Part[] = [];
  let missing = wanted;
  for (const lot of lots) {
    const credits = Math.min(lot.left, missing);
    if (credits === 0) continue;
    lot.left -= credits;
    lot.uses.push({ entry, credits });
    parts.push({ entry: lot.entry, credits });
    missing -= credits;
  }
  return parts;
}
