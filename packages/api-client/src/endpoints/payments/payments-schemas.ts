import * as v from 'valibot';

import { paymentMethods } from '../../payment-methods.ts';
import { creditsSchema, dateSchema, idSchema, moneySchema, timeSchema } from '../../schemas.ts';

export const paymentMethodSchema = v.picklist(paymentMethods);

/**
 * Where a method is paid: on a page of the bank, with a wallet, in an app (by a QR code on a computer), by card, with a code from a
 * shop, by a transfer that takes days, or by a debit.
 */
export const paymentKindSchema = v.picklist(['redirect', 'wallet', 'app', 'card', 'voucher', 'transfer', 'debit']);

/** A path of this site: two slashes anywhere could become another host once its dots are resolved. */
export const returnPathSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^(?!.*\/\/)\/[^\s\\]*$/));

export const paymentSchema = v.object({
  id: idSchema,
  /** Refunded and disputed: it was paid, and the money was returned, or the payer's bank demands it back. */
  state: v.picklist(['loading', 'pending', 'completed', 'failed', 'cancelled', 'refunded', 'disputed']),
  package_id: idSchema,
  credits: creditsSchema,
  total: moneySchema,
  method: paymentMethodSchema,
  kind: paymentKindSchema,
  /** Where to send the money, for a bank transfer that is awaited. */
  transfer: v.nullable(v.object({ holder: v.string(), iban: v.string(), bic: v.string(), reference: v.string() })),
  /** The mandate of a direct debit; absent for everything else. */
  mandate: v.optional(
    v.object({
      reference: v.string(),
      creditor: v.string(),
      creditor_id: v.string(),
      /** Last four characters of the IBAN. */
      iban_end: v.nullable(v.string()),
      collect_on: dateSchema,
      signed_at: timeSchema,
    }),
  ),
  /** Where to pay; null if there is nothing to pay any more. */
  pay_url: v.nullable(v.string()),
  created_at: timeSchema,
  /** A conversation or page of this site to go back to. */
  return_to: v.nullable(v.string()),
});
