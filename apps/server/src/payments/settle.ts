import { book } from '../credits/ledger.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import type { ProviderPayment } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import {
  hasReversal,
  insertPaymentEvent,
  lockOrder,
  noteMismatch,
  setOrderState,
  updatePremium,
  type OrderRow,
  type OrderState,
} from './payments.store.ts';

const isOpen = (state: OrderState) => state === 'loading' || state === 'pending';

/**
 * Brings an order to the state that its provider reports, in one transaction and however often: webhook, return page and
 * reconciliation all end here (design.md section 2). Money that was taken always becomes credits, even after a cancellation.
 */
export async function settle(
  platform: Platform,
  provider: string,
  truth: ProviderPayment,
  eventId?: string,
): Promise<void> {
  const { sql, clock, events, log } = platform;
  const at = clock.now();
  const changed = await sql.begin(async (tx) => {
    const order = await lockOrder(tx, truth.reference);
    // What one provider says of another's order is nothing to us.
    if (order?.provider !== provider) return undefined;
    if (eventId !== undefined && !(await insertPaymentEvent(tx, provider, eventId, truth.ref, at))) return undefined;
    if (!matches(order, truth)) {
      const { ref, amount, currency } = truth;
      if (!(await noteMismatch(tx, order.id, `${ref} ${amount} ${currency}`))) return undefined;
      log.error({ order: order.public_id }, 'payment does not match its order');
      const entry = { actor: 'payments', action: 'payment.mismatch', subject: `order:${order.public_id}` };
      await writeAudit(tx, { ...entry, memberId: order.member_id, details: { ref, amount, currency } }, at);
      return undefined;
    }
    return (await apply(tx, platform, order, truth, at)) ? order.member_id : undefined;
  });
  if (changed !== undefined) events.wake([changed]);
}

/** Credits are given for this order, this amount and this currency only (security.md section 3). */
const matches = (order: OrderRow, truth: ProviderPayment): boolean =>
  (order.provider_ref === null || order.provider_ref === truth.ref) &&
  order.amount === truth.amount &&
  order.currency === truth.currency;

/** True when the member's account has changed. */
async function apply(
  tx: Transaction,
  { events }: Platform,
  order: OrderRow,
  truth: ProviderPayment,
  at: Date,
): Promise<boolean> {
  const { id, member_id: memberId, credits, state } = order;
  switch (truth.state) {
    case 'open':
      if (state === 'loading') await setOrderState(tx, id, 'pending', at);
      return false;
    case 'failed':
    case 'cancelled':
    case 'expired':
      if (isOpen(state)) await setOrderState(tx, id, truth.state === 'failed' ? 'failed' : 'cancelled', at);
      return false;
    case 'paid':
      if (state === 'completed') return false;
      await complete(tx, order, at);
      break;
    case 'refunded':
    case 'disputed':
      if (await hasReversal(tx, id)) return false;
      // Paid and taken back before anybody looked: both are booked, so that an older answer that comes late finds nothing to give.
      if (state !== 'completed') await complete(tx, order, at);
      await book(tx, { memberId, kind: 'reversal', counterAccount: 'reversals', amount: -credits, orderId: id }, at);
      break;
  }
  await updatePremium(tx, memberId, at);
  await events.append(tx, memberId, { type: 'user_changed' }, at);
  return true;
}

async function complete(tx: Transaction, { id, member_id: memberId, credits }: OrderRow, at: Date): Promise<void> {
  await book(tx, { memberId, kind: 'purchase', counterAccount: 'sales', amount: credits, orderId: id }, at);
  await setOrderState(tx, id, 'completed', at);
}
