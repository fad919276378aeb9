import type { Sql } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import { siteOf } from '../site/mail-site.ts';
import { companies } from '../site/sites.data.ts';
import { findPaidOrder, insertReceipt, type PaidOrder, type ReceiptKind, type Seller } from './receipts.store.ts';
import { dayIn, vatIn, vatRate } from './vat.ts';

/**
 * Brings the receipts of an order up to date: one when it was paid, then a credit note or a correction for each change of the refunded
 * amount. Call it under the lock of the order and last in its transaction, since it locks the numbers. Returns true if it wrote one.
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
  // Computed from the total gone back, minus what was written: after a full refund all of the VAT is back, in however many steps.
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
