import { Outage } from '../platform/outage.ts';
import type { Platform } from '../platform/platform.ts';
import { findOrderById } from './payments.store.ts';
import { settle } from './settle.ts';
import { withTimeout } from './provider-sync.ts';
import { withdrawalMail } from './withdrawal-mail.ts';
import { lateAfter } from './withdrawal.service.ts';
import { listUnpaidWithdrawals, saveWithdrawalPaid } from './withdrawal.store.ts';
import { findAddressee } from '../identity/account.store.ts';
import { mailSiteOf } from '../site/mail-site.ts';

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
    const link = `${config.publicOrigin}/transactions`;
    await mailer.deliver(
      withdrawalMail(order, { ...member, to: member.email, site: mailSiteOf(member.site_id), link }),
    );
  });
  // A job is retried for a day; the debt lasts longer.
  jobs.every('withdrawals.late', hour, async () => {
    const now = clock.now();
    for (const { id, public_id: order } of await listUnpaidWithdrawals(sql, new Date(now.getTime() - lateAfter))) {
      log.fatal({ order }, 'the money of a withdrawal has not gone back in a day');
      await jobs.enqueue(sql, { kind: 'withdrawal.refund', payload: { orderId: id }, key: `refund:${id}`, runAt: now });
    }
  });
}

/** Refunds through the order's own provider, which pays once per key however often it is asked. */
async function refundWithdrawal(platform: Platform, orderId: number): Promise<void> {
  const { sql, clock, time, payments } = platform;
  const order = await findOrderById(sql, orderId);
  if (!order?.withdrawn_at || order.withdrawal_paid_at) return;
  const { provider_ref: ref, withdrawal_amount: amount, currency } = order;
  if (amount) {
    const provider = payments.find(order.provider);
    if (!provider || ref === null) throw new Outage('nobody can give the money of a withdrawal back');
    const key = `withdrawal-${order.public_id}`;
    const truth = await withTimeout(time, refundTimeout, (signal) =>
      provider.refund({ ref, key, amount, currency }, signal),
    ).catch((cause: unknown) => {
      throw new Outage('the provider does not give the money of a withdrawal back', { cause });
    });
    await settle(platform, order, truth);
  }
  await saveWithdrawalPaid(sql, orderId, clock.now());
}
