import type { OrderRow } from './payments.store.ts';

/**
 * The amount that a withdrawal gives back: the order's price minus the price of the used credits, rounded in the member's favour, and minus
 * earlier refunds. Minor units. `given` are the credits that the order gave and nobody took back, `left` the unused ones of them.
 */
export function withdrawalAmounts(
  { credits, amount, refunded }: Pick<OrderRow, 'credits' | 'amount' | 'refunded'>,
  { given, left }: { given: number; left: number },
) {
  const price = (used: number) => Math.floor((amount * used) / credits);
  const used = Math.max(0, given - left);
  return { left, used, price, back: Math.max(0, amount - refunded - price(used)) };
}
