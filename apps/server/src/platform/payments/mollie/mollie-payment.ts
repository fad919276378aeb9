import type { Payment } from '@mollie/api-client';

import { minorUnitsOf } from '../minor-units.ts';
import type { BankTransfer, ProviderPayment, ProviderState } from '../provider.ts';

type Facts = Pick<Payment, 'id' | 'status' | 'amount' | 'amountRefunded' | 'amountChargedBack' | 'metadata'> & {
  details?: unknown;
  _links: { checkout?: { href: string } };
  _embedded?: {
    refunds?: readonly { status: string; amount: Payment['amount'] }[];
    chargebacks?: readonly { reversedAt?: string | null }[];
  };
};

/** Mollie's states (https://docs.mollie.com/docs/status-change), except those after the payment. */
const states: Readonly<Record<string, ProviderState>> = {
  open: 'open',
  pending: 'open',
  authorized: 'open',
  paid: 'paid',
  canceled: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

/** @throws Error for an unknown state: no answer is better than a wrong one */
export function paymentOf(payment: Facts): ProviderPayment {
  const { value, currency } = payment.amount;
  const amount = minorUnitsOf(value, currency);
  const refunded = refundedOf(payment);
  const said = states[payment.status];
  if (said === undefined) throw new Error(`Mollie says an unknown state: ${payment.status}`);
  // A bank can take back a payment that we have refunded: then the money went back twice, and the dispute is what matters.
  const state = said === 'paid' ? (isDisputed(payment) ? 'disputed' : refunded >= amount ? 'refunded' : 'paid') : said;
  const transfer = transferOf(payment.details);
  return {
    ref: payment.id,
    reference: referenceOf(payment.metadata),
    state,
    amount,
    currency,
    refunded,
    payUrl: state === 'open' ? (payment._links.checkout?.href ?? null) : null,
    ...(transfer ? { transfer } : {}),
  };
}

/** A refund counts from its order on, however long the bank takes; a failed or cancelled one does not. */
function refundedOf({ _embedded, amountRefunded }: Facts): number {
  if (_embedded?.refunds)
    return _embedded.refunds
      .filter(({ status }) => status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount: { value, currency } }) => sum + minorUnitsOf(value, currency), 0);
  return amountRefunded ? minorUnitsOf(amountRefunded.value, amountRefunded.currency) : 0;
}

/** A chargeback that Mollie has reversed does not count. */
const isDisputed = ({ _embedded, amountChargedBack }: Facts): boolean =>
  _embedded?.chargebacks
    ? _embedded.chargebacks.some(({ reversedAt }) => !reversedAt)
    : amountChargedBack !== undefined && minorUnitsOf(amountChargedBack.value, amountChargedBack.currency) > 0;

/** Payments of other shops on the same account have none. */
const referenceOf = (metadata: unknown): string => {
  const reference = (metadata as { reference?: unknown } | null | undefined)?.reference;
  return typeof reference === 'string' ? reference : '';
};

function transferOf(details: unknown): BankTransfer | undefined {
  const given = details as Partial<Record<string, string>> | undefined;
  if (!given?.['transferReference'] || !given['bankAccount']) return undefined;
  return {
    holder: given['bankName'] ?? '',
    iban: given['bankAccount'],
    bic: given['bankBic'] ?? '',
    reference: given['transferReference'],
  };
}
