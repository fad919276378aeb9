import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { listSteps } from '../credits/credits.store.ts';
import { book, lockWallet } from '../credits/ledger.ts';
import { followCredits } from '../credits/lots.ts';
import type { Sql } from '../platform/database.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findOrder, givenFor, lockOrder, updatePremium, type OrderRow } from './payments.store.ts';
import { withdrawalAmounts } from './withdrawal-amounts.ts';
import { findPurchase, saveWithdrawal } from './withdrawal.store.ts';

type Withdrawal = EndpointAnswer<typeof endpoints.payments.withdrawal>['withdrawal'];

const hour = 3_600_000;
const day = 24 * hour;
/** A refund that takes longer than this counts as late. */
export const lateAfter = day;

/** The amount that a withdrawal from a purchase would give back now, or has given back (PAY-11). @throws ServerError not_found */
export async function getWithdrawal(
  platform: Platform,
  memberId: number,
  refundDays: number,
  paymentId: string,
): Promise<Withdrawal> {
  const { sql } = platform;
  return answerOf(platform, await ownOrder(sql, memberId, paymentId), refundDays);
}

/**
 * Withdraws from the contract of a purchase: its unused credits are taken at once, and their price goes back. Repeating it returns the same
 * result.
 * @throws ServerError not_found, conflict (it cannot be withdrawn from, or other amounts than the member saw)
 */
export async function withdraw(
  platform: Platform,
  memberId: number,
  refundDays: number,
  body: EndpointRequest<typeof endpoints.payments.withdraw>['body'],
): Promise<Withdrawal> {
  const { sql, clock, events, jobs } = platform;
  const { id } = await ownOrder(sql, memberId, body.payment_id);
  const at = clock.now();
  const withdrawn = await sql.begin(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.withdrawn_at) return false;
    // From here on no credit can be spent, so the counted credits are those taken.
    await lockWallet(tx, memberId);
    const { left, used, back, state } = await amountsOf(tx, order, refundDays, at);
    if (state !== 'open' || back !== body.expected_back.amount || order.currency !== body.expected_back.currency)
      throw new ServerError('conflict');
    await saveWithdrawal(tx, id, { used, amount: back }, at);
    const entry = { memberId, orderId: id, kind: 'withdrawal', counterAccount: 'withdrawals' } as const;
    await book(tx, { ...entry, amount: -left }, at);
    await updatePremium(tx, memberId, at);
    await events.append(tx, memberId, { type: 'user_changed' }, at);
    await jobs.enqueue(tx, { kind: 'withdrawal.refund', payload: { orderId: id }, key: `refund:${id}`, runAt: at });
    await jobs.enqueue(tx, { kind: 'mail.withdrawal', payload: { orderId: id }, runAt: at });
    return true;
  });
  if (withdrawn) events.wake([memberId]);
  return answerOf(platform, await ownOrder(sql, memberId, body.payment_id), refundDays);
}

async function ownOrder(sql: Sql, memberId: number, paymentId: string): Promise<OrderRow> {
  const order = await findOrder(sql, paymentId);
  if (order?.member_id !== memberId) throw notFound();
  return order;
}

async function amountsOf(sql: Sql, order: OrderRow, refundDays: number, at: Date) {
  const purchase = await findPurchase(sql, order.id);
  const { given } = await givenFor(sql, order.id);
  const { lots } = followCredits(await listSteps(sql, order.member_id));
  const left = purchase ? (lots.get(purchase.id)?.left ?? 0) : 0;
  // The day of the purchase does not count, and the last one counts in full in every time zone; one day may have 25 hours.
  const ends = new Date(order.created_at.getTime() + (refundDays + 1) * day + hour);
  const amounts = withdrawalAmounts(order, { given: given ?? 0, left });
  const state =
    order.provider_state !== 'paid' ? 'unpaid' : at >= ends ? 'over' : left === 0 ? 'used_up' : ('open' as const);
  return { ...amounts, state, ends, purchase } as const;
}

async function answerOf({ sql, clock }: Platform, order: OrderRow, refundDays: number): Promise<Withdrawal> {
  const now = clock.now();
  const open = await amountsOf(sql, order, refundDays, now);
  const { withdrawn_at: at, withdrawal_amount: amount, withdrawal_paid_at: paidAt, used, currency } = order;
  const { withdrawal_refused_at: refusedAt } = order;
  const money = (minor: number) => ({ amount: minor, currency });
  const done = at !== null && amount !== null && used !== null;
  // One that has to be paid by hand takes longer from the start.
  const late = done && paidAt === null && (refusedAt !== null || now.getTime() - at.getTime() >= lateAfter);
  const back = done ? amount : open.back;
  return {
    payment_id: order.public_id,
    transaction_id: open.purchase?.public_id ?? null,
    state: done ? (paidAt ? 'refunded' : late ? 'late' : 'confirmed') : open.state,
    ends_at: open.ends.toISOString(),
    bought: order.credits,
    used: done ? used : open.used,
    left: done ? 0 : open.left,
    paid: money(order.amount),
    refunded: money(done ? order.amount - open.price(used) - back : order.refunded),
    kept: money(open.price(done ? used : open.used)),
    back: money(back),
    confirmed_at: at?.toISOString() ?? null,
  };
}
