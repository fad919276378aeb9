import pLimit from 'p-limit';
import type { Stripe } from 'stripe';

import type { ChangesPage, ProviderPayment, Span } from '../provider.ts';

/** Events that can change a payment's state. The webhook endpoint at Stripe is set up for these and no others. */
export const eventTypes: readonly string[] = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'refund.failed',
];

const pageSize = 25;
const askAtOnce = 5;

type Find = (stripe: Stripe, ref: string) => Promise<ProviderPayment | undefined>;

/**
 * New payments from the list of sessions, then changed ones from the list of events, which Stripe keeps for 30 days
 * (https://docs.stripe.com/api/events): reconciliation has asked about earlier changes. A page is `<list>:<last item before it>`.
 */
export async function listChanges(
  stripe: Stripe,
  find: Find,
  { from, until }: Span,
  page = 'sessions:',
): Promise<ChangesPage> {
  const [list = '', after = ''] = page.split(':');
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  const query = {
    created: { gte: seconds(from), lt: seconds(until) + 1 },
    limit: pageSize,
    ...(after === '' ? {} : { starting_after: after }),
  };
  const found =
    list === 'sessions'
      ? await stripe.checkout.sessions.list(query)
      : await stripe.events.list({ ...query, types: [...eventTypes] });
  const refs = new Set(
    found.data.flatMap((one) => {
      if (one.object !== 'event') return one.id;
      const { id, payment_intent: intent } = one.data.object as { id: string; payment_intent?: string | null };
      return one.type.startsWith('checkout.') ? id : (intent ?? []);
    }),
  );
  const limit = pLimit(askAtOnce);
  const payments = await Promise.all([...refs].map((ref) => limit(() => find(stripe, ref))));
  const last = found.data.at(-1)?.id;
  return {
    payments: payments.filter((payment) => payment !== undefined),
    ...(found.has_more && last !== undefined
      ? { next: `${list}:${last}` }
      : list === 'sessions'
        ? { next: 'events:' }
        : {}),
  };
}
