import { findAddressee } from '../identity/account.store.ts';
import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf, siteOf } from '../site/mail-site.ts';
import { receiptMail } from './receipt-mail.ts';
import { findPurchase, listPaidOrders, lockOrder } from './receipts.store.ts';
import { writeReceipts } from './write-receipts.ts';

const hour = 3_600;
/** Milliseconds. A job has 45 s; the rest waits for the next one. */
const writeFor = 20_000;
const portion = 500;

/**
 * Mails the receipt of a purchase to its member. Orders paid before receipts existed, or without a provider's answer, get their receipt
 * without a mail.
 */
export function registerReceipts(platform: Platform): void {
  const { jobs } = platform;
  jobs.register<{ orderId: number }>('mail.receipt', ({ orderId }) => mailReceipt(platform, orderId));
  jobs.register<{ after: number }>('receipts.further', ({ after }) => writeMissing(platform, after));
  jobs.every('receipts.missing', hour, () => writeMissing(platform, 0));
}

async function mailReceipt({ sql, mailer, config }: Platform, orderId: number): Promise<void> {
  const receipt = await findPurchase(sql, orderId);
  const member = receipt && (await findAddressee(sql, receipt.member_id));
  if (!member) return;
  const { credits, transaction_id: transactionId } = receipt;
  const link = `${linkOriginOf(member.site_id, config)}/transactions/${transactionId}`;
  const { refund_days: refundDays } = siteOf(member.site_id).settings;
  await mailer.deliver(
    receiptMail(
      { receipt, credits, refundDays },
      { ...member, to: member.email, site: mailSiteOf(member.site_id), link },
    ),
  );
}

/** Goes through all orders after `first`, in the order in which they were made. */
async function writeMissing(platform: Platform, first: number): Promise<void> {
  const { sql, clock, time, log, jobs } = platform;
  const ends = time.passed() + writeFor;
  let written = 0;
  for (let after = first; ;) {
    const orders = await listPaidOrders(sql, after, portion);
    for (const { id } of orders.filter((order) => !order.written)) if (await writeOne(platform, id)) written += 1;
    const last = orders.at(-1);
    if (!last || orders.length < portion) break;
    after = last.id;
    if (time.passed() < ends) continue;
    await jobs.enqueue(sql, {
      kind: 'receipts.further',
      payload: { after },
      key: 'receipts.further',
      runAt: clock.now(),
    });
    break;
  }
  log[written > 0 ? 'warn' : 'info']({ written }, 'orders held against their receipts');
}

const writeOne = ({ sql, clock }: Platform, id: number): Promise<boolean> =>
  sql.begin(async (tx) => {
    await lockOrder(tx, id);
    return writeReceipts(tx, id, clock.now());
  });
