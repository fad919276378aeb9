import { book } from '../credits/ledger.ts';
import { writeAudit } from '../platform/audit.ts';
import type { Transaction } from '../platform/database.ts';
import type { ProviderPayment, ProviderState } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { writeReceipts } from '../receipts/write-receipts.ts';
import { noteReturnedDebit } from './direct-debit/debit-returns.ts';
import {
  givenFor,
  insertPaymentEvent,
  isErased,
  isGivenUp,
  lockOrder,
  noteMismatch,
  takeAnswer,
  updatePremium,
  type OrderRow,
  type OrderState,
} from './payments.store.ts';

interface Outcome {
  state: OrderState;
  /** The money has reached us, whether or not we saw it. */
  sold: boolean;
}

/** The state of an order for each state at its provider. Nothing else decides it, once the provider has been asked about it. */
const outcomes: Record<ProviderState, Outcome> = {
  open: { state: 'pending', sold: false },
  paid: { state: 'completed', sold: true },
  failed: { state: 'failed', sold: false },
  cancelled: { state: 'cancelled', sold: false },
  expired: { state: 'cancelled', sold: false },
  refunded: { state: 'completed', sold: true },
  disputed: { state: 'completed', sold: true },
};

/**
 * Brings an order to the state its provider reports, in one transaction, any number of times: webhook, return page, reconciliation and
 * comparison all end here (design.md section 2). The result depends on the provider's report alone: the bookings in the ledger are compared
 * with those due, so that money taken always becomes credits, and money sent back takes its credits.
 *
 * `asked` is the order before the provider was asked. Returns false when another, different answer was applied since: nobody knows which of
 * the two is newer, so the provider has to be asked again.
 */
export async function settle(
  platform: Platform,
  asked: OrderRow,
  truth: ProviderPayment,
  eventId?: string,
): Promise<boolean> {
  const { sql, clock, events } = platform;
  const at = clock.now();
  const { taken, changed } = await sql.begin(async (tx) => {
    const order = await lockOrder(tx, asked.id);
    const saysElse = order.provider_state !== truth.state || order.refunded !== truth.refunded;
    if (order.answers !== asked.answers && saysElse) return { taken: false, changed: undefined };
    if (eventId !== undefined) await insertPaymentEvent(tx, order.provider, eventId, truth.ref, at);
    if (!matches(order, truth)) {
      await report(tx, platform, order, truth, at);
      return { taken: true, changed: undefined };
    }
    await noteReturnedDebit(tx, platform, order, truth.state, at);
    // An order that was given up stays ended while its provider cannot end the payment.
    const state = truth.state === 'open' && isGivenUp(order) ? order.state : outcomes[truth.state].state;
    await takeAnswer(tx, order.id, truth, state, at);
    const changed = (await bookWhatIsDue(tx, platform, order, truth.state, at)) && order.member_id;
    await writeReceipts(tx, order.id, at);
    return { taken: true, changed };
  });
  if (changed) events.wake([changed]);
  return taken;
}

/** Credits are given for this order, this amount and this currency only (security.md section 3). */
export const matches = (order: OrderRow, truth: ProviderPayment): boolean =>
  order.public_id === truth.reference &&
  (order.provider_ref === null || order.provider_ref === truth.ref) &&
  order.amount === truth.amount &&
  order.currency === truth.currency;

async function report(
  tx: Transaction,
  { log }: Platform,
  order: OrderRow,
  { ref, amount, currency }: ProviderPayment,
  at: Date,
): Promise<void> {
  if (!(await noteMismatch(tx, order.id, `${ref} ${amount} ${currency}`))) return;
  log.error({ order: order.public_id }, 'payment does not match its order');
  const entry = { actor: 'payments', action: 'payment.mismatch', subject: `order:${order.public_id}` };
  await writeAudit(tx, { ...entry, memberId: order.member_id, details: { ref, amount, currency } }, at);
}

/** Returns true when the member's account has changed. */
async function bookWhatIsDue(
  tx: Transaction,
  { events, jobs, log }: Platform,
  { id, public_id: order, member_id: memberId, credits }: OrderRow,
  said: ProviderState,
  at: Date,
): Promise<boolean> {
  const { given, due } = await givenFor(tx, id);
  // Paid and taken back before any check: both are booked, as both happened.
  const buys = given === null && outcomes[said].sold;
  const amount = due - (buys ? credits : (given ?? 0));
  if (!buys && amount === 0) return false;
  const entry = { memberId, orderId: id };
  if (buys) await book(tx, { ...entry, kind: 'purchase', counterAccount: 'sales', amount: credits }, at);
  if (amount > 0) await book(tx, { ...entry, kind: 'restoration', counterAccount: 'reversals', amount }, at);
  if (amount < 0) await book(tx, { ...entry, kind: 'reversal', counterAccount: 'reversals', amount }, at);
  if (await isErased(tx, memberId)) {
    if (buys && said === 'paid') log.fatal({ order }, 'an erased account has paid: give the money back by hand');
    return false;
  }
  if (buys && said === 'paid') await jobs.enqueue(tx, { kind: 'mail.receipt', payload: { orderId: id }, runAt: at });
  await updatePremium(tx, memberId, at);
  await events.append(tx, memberId, { type: 'user_changed' }, at);
  return true;
}
