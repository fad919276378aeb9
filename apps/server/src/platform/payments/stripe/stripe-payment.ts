import type { Stripe } from 'stripe';

import type { BankTransfer, ProviderPayment, ProviderState } from '../provider.ts';

/**
 * Whether the bank has taken the money back; inquiries have taken none (https://docs.stripe.com/api/disputes/object#dispute_object-status).
 */
const disputed: Readonly<Record<string, boolean>> = {
  needs_response: true,
  under_review: true,
  appeal_needs_response: true,
  appeal_under_review: true,
  lost: true,
  won: false,
  prevented: false,
  warning_needs_response: false,
  warning_under_review: false,
  warning_closed: false,
};

/** The state after the page was finished, while the money is on its way (https://docs.stripe.com/payments/paymentintents/lifecycle). */
const underWay: Readonly<Record<string, ProviderState>> = {
  processing: 'open',
  requires_action: 'open',
  requires_confirmation: 'open',
  requires_capture: 'open',
  requires_payment_method: 'failed',
  canceled: 'cancelled',
};

/** For a session with `payment_intent.latest_charge`. @throws Error for an unknown state */
export async function paymentOf(stripe: Stripe, session: Stripe.Checkout.Session): Promise<ProviderPayment> {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  const amount = session.amount_total ?? 0;
  const refunded = charge?.amount_refunded ?? 0;
  const state = await stateOf(stripe, session, { intent, charge, all: refunded >= amount });
  const transfer = transferOf(intent);
  return {
    ref: session.id,
    reference: session.client_reference_id ?? '',
    state,
    amount,
    currency: (session.currency ?? '').toUpperCase(),
    refunded,
    payUrl:
      state === 'open'
        ? (session.url ?? intent?.next_action?.display_bank_transfer_instructions?.hosted_instructions_url ?? null)
        : null,
    ...(transfer ? { transfer } : {}),
  };
}

interface Parts {
  intent: Stripe.PaymentIntent | null;
  charge: Stripe.Charge | null;
  /** All of it has gone back. */
  all: boolean;
}

async function stateOf(
  stripe: Stripe,
  session: Stripe.Checkout.Session,
  { intent, charge, all }: Parts,
): Promise<ProviderState> {
  if (session.status === 'open') return 'open';
  if (session.status === 'expired') return 'expired';
  if (session.status !== 'complete') throw new Error(`Stripe says an unknown state of a session: ${session.status}`);
  if (session.payment_status === 'unpaid') {
    const state = underWay[intent?.status ?? ''];
    if (state === undefined) throw new Error(`Stripe says an unknown state of a payment: ${intent?.status}`);
    return state;
  }
  if (session.payment_status !== 'paid')
    throw new Error(`Stripe says nothing is to be paid: ${session.payment_status}`);
  if (!charge) throw new Error('Stripe says that it was paid, and names no charge');
  // A bank can take back a payment that we have refunded: then the money went back twice, and the dispute is what matters.
  if (charge.disputed && (await isDisputed(stripe, charge.id))) return 'disputed';
  return all ? 'refunded' : 'paid';
}

/** The charge shows only that a dispute exists. */
async function isDisputed(stripe: Stripe, charge: string): Promise<boolean> {
  const { data } = await stripe.disputes.list({ charge, limit: 100 });
  return data.some(({ status }) => {
    const taken = disputed[status];
    if (taken === undefined) throw new Error(`Stripe says an unknown state of a dispute: ${status}`);
    return taken;
  });
}

function transferOf(intent: Stripe.PaymentIntent | null): BankTransfer | undefined {
  const { financial_addresses: addresses, reference } = intent?.next_action?.display_bank_transfer_instructions ?? {};
  const iban = addresses?.find((address) => address.iban)?.iban;
  return iban && reference
    ? { holder: iban.account_holder_name, iban: iban.iban, bic: iban.bic, reference }
    : undefined;
}
