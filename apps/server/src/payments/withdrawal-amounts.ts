import type { OrderRow } from './payments.store.ts';

/**
 * What a withdrawal gives back of an order: its price without that of the credits used, rounded for the member, and without what has
 * gone back already. Minor units. `given` are the credits that the order has given and nobody took back, `left` those of them that are unused.
 */
export function withdrawalAmounts(
  { credits, amount, refunded }: Pick<OrderRow, 'credits' | 'amount' | 'refunded'>,
  { given, left }: { given: number; left: number },
) {
  const price = (used: number) => Math.floor((amount * used) / credits);
  const used = Math.max(0, given - left);
  return { left, used, price, back: Math.max(0, amount - refunded - price(used)) };
}
