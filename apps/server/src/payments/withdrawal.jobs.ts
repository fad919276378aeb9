import { Outage } from '../platform/outage.ts';
import { RefundRefused } from '../platform/payments/refund-refused.ts';
import type { Platform } from '../platform/platform.ts';
import { findOrderById, type OrderRow } from './payments.store.ts';
import { settle } from './settle.ts';
import { ask, withTimeout } from './provider-sync.ts';
import { withdrawalAmounts } from './withdrawal-amounts.ts';
import { withdrawalMail } from './withdrawal-mail.ts';
import { lateAfter } from './withdrawal.service.ts';
import { listUnpaidWithdrawals, saveWithdrawalPaid, saveWithdrawalRefused } from './withdrawal.store.ts';
import { findAddressee } from '../identity/account.store.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';

const refundTimeout = 10_000;
const hour = 3_600;

/** The steps after a withdrawal: the refund, and the mailed receipt. */
export function registerWithdrawals(platform: Platform): void {
  const { jobs, sql, clock, mailer, config, log } = platform;
  jobs.register<{ orderId: number }>('withdrawal.refund', ({ orderId }) => refundWithdrawal(platform, orderId));
  jobs.register<{ orderId: number }>('mail.withdrawal', async ({ orderId }) => {
    const order = await findOrderById(sql, orderId);
    const member = order && (await findAddressee(sql, order.member_id));
    if (!member) return;
    const link = `${linkOriginOf(member.site_id, config)}/transactions`;
    await mailer.deliver(
      withdrawalMail(order, { ...member, to: member.email, site: mailSiteOf(member.site_id), link }),
    );
  });
  // A job is retried for a day; the debt lasts longer.
  jobs.every('withdrawals.late', hour, async () => {
    const now = clock.now();
    for (const { id, public_id: order, withdrawal_refused_at: refused } of await listUnpaidWithdrawals(
      sql,
      new Date(now.getTime() - lateAfter),
    )) {
      // The daily report names those that wait for the operator. They are asked about all the same, as they may be refunded elsewhere.
      if (!refused) log.fatal({ order }, 'the money of a withdrawal has not gone back in a day');
      await jobs.enqueue(sql, { kind: 'withdrawal.refund', payload: { orderId: id }, key: `refund:${id}`, runAt: now });
    }
  });
}

/**
 * Refunds what is still missing, until the provider has given it: its refund can also fail days after it was accepted. Where the provider
 * can never refund the payment, the operator pays by hand.
 */
async function refundWithdrawal(platform: Platform, orderId: number): Promise<void> {
  const { sql, clock, log } = platform;
  const order = await findOrderById(sql, orderId);
  if (!order?.withdrawn_at || order.withdrawal_paid_at) return;
  try {
    // Somebody may have refunded it by hand, or the bank may have taken it back: nothing goes back twice.
    await ask(platform, order);
    const now = (await findOrderById(sql, orderId)) ?? order;
    // If the bank returns the money, `withdrawals.late` continues.
    if (now.provider_state !== 'paid' && now.provider_state !== 'refunded') return;
    // A refund at the moment of a payment by hand would pay twice.
    if (now.withdrawal_refused_at) return void (await saveWithdrawalPaid(sql, orderId, clock.now()));
    await refundMissing(platform, now);
  } catch (cause) {
    if (cause instanceof RefundRefused) {
      await saveWithdrawalRefused(sql, order.public_id, clock.now());
      log.fatal({ order: order.public_id, err: cause.message }, 'a withdrawal has to be paid by hand');
      return;
    }
    throw new Outage('the provider does not give the money of a withdrawal back', { cause });
  }
  if (!(await saveWithdrawalPaid(sql, orderId, clock.now()))) throw new Outage('the refund of a withdrawal has failed');
}

/** Asks the order's own provider under one key: that pays once, however often it is asked, unless its refund has failed. */
async function refundMissing(platform: Platform, order: OrderRow): Promise<void> {
  const { time, payments } = platform;
  const { provider_ref: ref, currency, public_id: id } = order;
  const { back: amount } = withdrawalAmounts(order, { given: order.used ?? 0, left: 0 });
  if (amount === 0) return;
  const provider = payments.find(order.provider);
  if (!provider || ref === null) throw new Error('nobody can give the money of a withdrawal back');
  const truth = await withTimeout(time, refundTimeout, (signal) =>
    provider.refund({ ref, key: `withdrawal-${id}`, amount, currency }, signal),
  );
  // Another answer was applied meanwhile, of a check or a webhook: the provider is asked again.
  if (!(await settle(platform, order, truth))) await ask(platform, order);
}
