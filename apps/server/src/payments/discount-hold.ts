import { isCodeTaken } from '../credits/credits.store.ts';
import type { Discount } from '../credits/discount.service.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { Sql } from '../platform/database.ts';
import { holdingOrders, letGo, lockDiscount, type OrderRow } from './payments.store.ts';
import { ask, withTimeout } from './provider-sync.ts';

/** Milliseconds to wait for a provider that hangs: a new order does not wait until an older one has ended. */
const giveUpWithin = 2_000;

/**
 * Ends unpaid orders that their buyer replaces by a new one. An order that the provider does not end now has released its code all the
 * same.
 */
export async function giveUpOrders(platform: Platform, orders: OrderRow[]): Promise<void> {
  await Promise.all(
    orders.map((order) =>
      withTimeout(platform.time, giveUpWithin, () => ask(platform, order, { question: 'cancel' })).catch(
        (error: unknown) =>
          platform.log.warn(
            { order: order.public_id, err: (error as Error).message },
            'an order that was replaced is still open',
          ),
      ),
    ),
  );
}

/**
 * Takes the code for an order that is being written, away from the member's older orders, which are returned. Concurrent orders are
 * serialised, so that one of them holds the code.
 * @throws ServerError code_used
 */
export async function claimCode(
  tx: Sql,
  discount: Discount | null,
  member: { memberId: number; key: string },
  at: Date,
): Promise<OrderRow[]> {
  if (discount && discount.validity !== 'unlimited') {
    await lockDiscount(tx, discount.code);
    if (await isCodeTaken(tx, discount, member.memberId)) throw new ServerError('code_used');
  }
  const older = await holdingOrders(tx, member);
  const ids = older.map(({ id }) => id);
  if (ids.length > 0) await letGo(tx, ids, at);
  return older;
}
