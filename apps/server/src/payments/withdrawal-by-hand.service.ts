import { writeAudit } from '../platform/audit.ts';
import type { Platform } from '../platform/platform.ts';
import { writeReceipts } from '../receipts/write-receipts.ts';
import { saveWithdrawalByHand, saveWithdrawalRefused } from './withdrawal.store.ts';

type Parts = Pick<Platform, 'sql' | 'clock' | 'jobs'>;

/**
 * Takes the refund of a withdrawal from the provider, so that the operator pays it by hand, or gives it back to the provider. Returns false
 * if the order has no unpaid withdrawal.
 */
export async function setByHand({ sql, clock, jobs }: Parts, orderId: string, byHand: boolean, actor: string) {
  const at = clock.now();
  return sql.begin(async (tx) => {
    const order = await saveWithdrawalRefused(tx, orderId, byHand ? at : null);
    if (!order) return false;
    if (!byHand)
      await jobs.enqueue(tx, {
        kind: 'withdrawal.refund',
        payload: { orderId: order.id },
        key: `refund:${order.id}`,
        runAt: at,
      });
    const action = byHand ? 'withdrawal.by-hand' : 'withdrawal.again';
    await writeAudit(tx, { actor, action, subject: `order:${orderId}`, memberId: order.member_id }, at);
    return true;
  });
}

/**
 * Marks a withdrawal as paid by hand, and writes its credit note. Returns false if it does not wait for that: the provider might pay it as
 * well.
 */
export async function markPaidByHand({ sql, clock }: Parts, orderId: string, reference: string, actor: string) {
  const at = clock.now();
  return sql.begin(async (tx) => {
    const order = await saveWithdrawalByHand(tx, orderId, reference, at);
    if (!order) return false;
    const entry = { actor, action: 'withdrawal.paid', subject: `order:${orderId}`, memberId: order.member_id };
    await writeAudit(tx, { ...entry, details: { reference } }, at);
    await writeReceipts(tx, order.id, at);
    return true;
  });
}
