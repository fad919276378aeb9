import type { Sql } from '../platform/database.ts';
import { listPriceEntries, type PriceEntry } from './credits.store.ts';

/** A number of credits and their price: the cost of the credits at hand when the last of them came. Minor units, rounded up. */
export interface PricePaid {
  credits: number;
  amount: number;
  currency: string;
}

/** The price that a member paid for the credits at hand; null if none were bought (docs/decisions/2026-11-22-price-of-credits.md). */
export async function pricePaid(sql: Sql, memberId: number): Promise<PricePaid | null> {
  return (await listPriceEntries(sql, memberId)).reduce<PricePaid | null>(after, null);
}

/** One average over all credits at hand: spending leaves it unchanged, so only credits that come in or are taken back change it. */
function after(paid: PricePaid | null, entry: PriceEntry): PricePaid | null {
  const { amount: credits, balance_after: balance, order } = entry;
  const before = balance - credits;
  // Rounded up like every price: the remaining credits never count as cheaper than they were.
  const left = paid && before > 0 ? Math.ceil((paid.amount * before) / paid.credits) : 0;
  const pool = (amount: number, currency: string | undefined) =>
    amount > 0 && balance > 0 && currency !== undefined ? { credits: balance, amount, currency } : null;
  // The share of the order's price for this share of its credits.
  const price = order ? Math.ceil((order.amount * Math.abs(credits)) / order.credits) : 0;
  if (order && credits > 0) {
    // Credits that fill a negative balance are gone at once, and two currencies have no average: the order's own price counts.
    if (before <= 0 || (paid && paid.currency !== order.currency))
      return { credits, amount: price, currency: order.currency };
    return pool(left + price, order.currency);
  }
  if (order) {
    if (paid && paid.currency !== order.currency) return balance > 0 ? paid : null;
    return pool(left - price, paid?.currency);
  }
  // A negative correction is spending like any other.
  return credits > 0 ? pool(left, paid?.currency) : paid;
}
