import type { Sql } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import { siteOf } from '../site/mail-site.ts';
import { companies } from '../site/sites.data.ts';
import { findPaidOrder, insertReceipt, type PaidOrder, type ReceiptKind, type Seller } from './receipts.store.ts';
import { dayIn, vatIn, vatRate } from './vat.ts';

/**
 * Brings the receipts of an order to what became of it: one when it was paid, then a credit note or a correction of one for each change
 * of what has gone back. Called under the lock of the order and as the last of its transaction, since the numbers are locked from here
 * on. True when something was written.
 */
export async function writeReceipts(tx: Sql, orderId: number, at: Date): Promise<boolean> {
  const order = await findPaidOrder(tx, orderId);
  if (!order) return false;
  const paidOn = order.receipt?.paid_on ?? dayIn(order.country, order.paid_at);
  const rate = order.receipt?.vat_rate ?? vatRate(order.country, paidOn);
  const companyId = order.receipt?.company_id ?? siteOf(order.site_id).companyId;
  const write = (kind: ReceiptKind, gross: number, vat: number) =>
    insertReceipt(tx, {
      public_id: newPublicId(),
      order_id: order.id,
      kind,
      company_id: companyId,
      issued_at: at,
      seller: sellerOf(order, companyId),
      language: order.language,
      description: order.description,
      country: order.country,
      paid_on: paidOn,
      currency: order.currency,
      gross,
      net: gross - vat,
      vat,
      vat_rate: rate,
    });
  if (!order.receipt) await write('receipt', order.amount, vatIn(order.amount, rate));
  const change = order.back - order.written_back;
  // Of all that has gone back, less what was written: when everything has, so has all of the VAT, however many parts it came in.
  if (change !== 0)
    await write(change > 0 ? 'credit_note' : 'correction', -change, order.written_vat - vatIn(order.back, rate));
  return !order.receipt || change !== 0;
}

function sellerOf({ site_id: siteId }: Pick<PaidOrder, 'site_id'>, companyId: string): Seller {
  const { settings } = siteOf(siteId);
  const company = companies[companyId];
  if (!company) throw new Error(`there is no company ${companyId}`);
  const { name, address, city, country, kvk, vat_numbers } = company;
  return {
    site: settings.name,
    name,
    address,
    city,
    country,
    registration: kvk,
    vat_numbers,
    email: settings.support_email,
  };
}
