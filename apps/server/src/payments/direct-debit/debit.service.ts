import { timingSafeEqual } from 'node:crypto';

import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import type { Transaction } from '../../platform/database.ts';
import { invalidFields, ServerError } from '../../platform/http/errors.ts';
import { openDetails, sealDetails } from '../../platform/payments/debit-seal.ts';
import type { Platform } from '../../platform/platform.ts';
import { isOffered } from '../methods.ts';
import { createPayment, type Buyer, type OrderDebit, type PaymentAnswer } from '../payments.service.ts';
import type { OrderRow } from '../payments.store.ts';
import { phoneCountries } from './bank-account.ts';
import { codeHash, type DebitDetails } from './debit-code.service.ts';
import { collectOn, debitStateOf, openDebitTerms } from './debit-rules.ts';
import * as store from './debit.store.ts';

type Terms = EndpointAnswer<typeof endpoints.payments.debit>['direct_debit'];
type ConfirmBody = EndpointRequest<typeof endpoints.payments.confirmDebit>['body'];

/** The creditor: the company of the site. */
export interface Creditor {
  name: string;
  address: string;
}

const mostTries = 5;

/** The settings that the form needs before any input; null where no debit is taken. */
export async function getDirectDebit(
  platform: Platform,
  { viewer: { memberId, siteId, country } }: Pick<Buyer, 'viewer'>,
  creditor: Creditor,
  price: { amount: number; currency: string } | undefined,
): Promise<Terms> {
  const terms = openDebitTerms(platform, siteId);
  const provider = platform.payments.current(siteId);
  if (!terms || !provider || !price) return null;
  if (!(await isOffered(platform, provider, { ...price, country, siteId }, 'sdd'))) return null;
  const at = platform.clock.now();
  return {
    state: await debitStateOf(platform.sql, memberId, { terms, amount: price.amount, at }),
    creditor: { ...creditor, id: terms.creditorId },
    collect_on: collectOn(at),
    phone_countries: [...phoneCountries],
  };
}

/**
 * The SMS code gives the mandate and places the order; the same code again returns the same order.
 * @throws ServerError validation_failed at `otp` (`invalid`: wrong code; `unknown_value`: no valid code exists), and those of an order
 */
export async function confirmDebit(
  platform: Platform,
  buyer: Buyer,
  creditor: Creditor,
  { confirmation, otp }: ConfirmBody,
): Promise<PaymentAnswer> {
  const { sql, clock, config, limits } = platform;
  const { memberId, siteId } = buyer.viewer;
  const code = await store.takeTry(sql, confirmation, memberId, { at: clock.now(), most: mostTries });
  if (!code) throw invalidFields({ otp: 'unknown_value' });
  const details = openDetails<DebitDetails>(config, code.sealed, code.reference);
  if (!details) throw invalidFields({ otp: 'unknown_value' });
  const { amount } = code.request.expected_total;
  const typed = codeHash(config, {
    publicId: code.public_id,
    iban: details.iban,
    amount,
    otp: otp.replaceAll(/\s/g, ''),
  });
  if (!timingSafeEqual(typed, code.code_hash)) throw invalidFields({ otp: 'invalid' });
  const terms = openDebitTerms(platform, siteId);
  if (!terms) throw new ServerError('payment_method_unavailable');

  const debit: OrderDebit = {
    async allow(tx: Transaction, at: Date) {
      await store.lockDebitsOf(tx, memberId);
      // A concurrent request with the same code was first, and has the order.
      if (!(await store.useCode(tx, code.id, at))) return;
      if ((await debitStateOf(tx, memberId, { terms, amount, at })) !== 'open')
        throw new ServerError('payment_method_unavailable');
    },
    async write(tx: Transaction, { id }: OrderRow, at: Date) {
      const { reference } = code;
      const { holder, iban, ...contact } = details;
      await store.insertMandate(tx, {
        order_id: id,
        member_id: memberId,
        reference,
        creditor_name: creditor.name,
        creditor_id: terms.creditorId,
        sealed_account: sealDetails(config, { holder, iban }, reference),
        sealed_contact: sealDetails(config, contact, reference),
        iban_end: iban.slice(-4),
        signed_at: at,
        collect_on: collectOn(at),
      });
      await platform.jobs.enqueue(tx, { kind: 'mail.debitNotice', payload: { orderId: id }, runAt: at });
    },
  };
  const { package_id, code: discountCode, expected_total, return_to } = code.request;
  const payment = await createPayment(
    platform,
    buyer,
    {
      package_id,
      expected_total,
      method: 'sdd',
      ...(discountCode === undefined ? {} : { code: discountCode }),
      ...(return_to === undefined ? {} : { return_to }),
    },
    `debit-${code.public_id}`,
    debit,
  );
  // The wait between two messages applies to a repeated code, not to the code of the next order.
  await limits.giveBack('smsNext', `m:${memberId}`, '');
  return payment;
}

const day = 86_400_000;

/** Deletes expired codes, and account data that nobody may need any more. */
export async function deleteOldDebits({ sql, clock }: Platform): Promise<void> {
  const now = clock.now();
  await store.deleteEndedCodes(sql, new Date(now.getTime() - day));
  await store.emptyOldMandates(sql, now);
}
