import { findAddressee } from '../../identity/account.store.ts';
import type { Platform } from '../../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../../site/mail-site.ts';
import { findOrderById } from '../payments.store.ts';
import { debitNoticeMail, debitReturnedMail } from './debit-mails.ts';
import { findMandate } from './debit.store.ts';

/** Mails to members about debits: the announcement, and the return by their bank. */
export function registerDebitMails(platform: Platform): void {
  const { jobs, mailer, config } = platform;
  jobs.register<{ orderId: number }>('mail.debitNotice', async ({ orderId }) => {
    const found = await findDebit(platform, orderId);
    if (!found) return;
    const link = `${linkOriginOf(found.reader.site_id, config)}/payments/${found.debit.public_id}`;
    await mailer.deliver(debitNoticeMail(found.debit, { ...found.reader, link }));
  });
  jobs.register<{ orderId: number }>('mail.debitReturned', async ({ orderId }) => {
    const found = await findDebit(platform, orderId);
    if (!found) return;
    const link = `${linkOriginOf(found.reader.site_id, config)}/credits`;
    await mailer.deliver(debitReturnedMail(found.debit, { ...found.reader, link }));
  });
}

/** A debit with its mandate, and the member to mail; undefined when the member has left. */
async function findDebit({ sql }: Pick<Platform, 'sql'>, orderId: number) {
  const order = await findOrderById(sql, orderId);
  const mandate = order && (await findMandate(sql, orderId));
  const member = order && (await findAddressee(sql, order.member_id));
  return order && mandate && member
    ? { debit: { ...order, ...mandate }, reader: { ...member, to: member.email, site: mailSiteOf(member.site_id) } }
    : undefined;
}
