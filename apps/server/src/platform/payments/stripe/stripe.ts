import type { Stripe } from 'stripe';

import { abortable } from '../abortable.ts';
import type { ProviderAccount } from '../accounts.ts';
import { methodRows, methodTable } from '../method-table.ts';
import type { NewPayment, PaymentProvider, ProviderParts, ProviderPayment } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { eventTypes, listChanges } from './stripe-changes.ts';
import { paymentOf } from './stripe-payment.ts';

/** Milliseconds, with a margin. For 24 hours Stripe repeats the first answer to a key: https://docs.stripe.com/api/idempotent_requests. */
const keyHolds = 23 * 3_600_000;
/** Milliseconds by which clocks may differ. */
const clocksDiffer = 300_000;
/** Webhooks older than this are refused (security.md section 3). Seconds. */
const maxAge = 300;
/** Countries where Stripe has bank accounts for euros; buyers elsewhere pay to Ireland. */
const accountCountries = ['BE', 'DE', 'ES', 'FR', 'IE', 'NL'];

const expanded = ['payment_intent.latest_charge'];

/** Payments on Stripe's own pages (Checkout), through its own client. One account each. */
export function createStripe({ clock }: ProviderParts, given: ProviderAccount): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  // Loaded on first use: a server that sells nothing does not need it.
  const client = () =>
    (opened ??= import('stripe').then(
      ({ Stripe: Client }) => new Client(given.key, { maxNetworkRetries: 0, telemetry: false, timeout: 20_000 }),
    ));
  const call = async <T>(signal: AbortSignal, work: (stripe: Stripe) => Promise<T>): Promise<T> => {
    const stripe = await client();
    return abortable(signal, () => work(stripe));
  };

  async function find(stripe: Stripe, ref: string): Promise<ProviderPayment | undefined> {
    // Refunds and disputes name the payment, not its checkout session.
    if (/^pi_\w{1,100}$/.test(ref)) {
      const { data } = await stripe.checkout.sessions.list({
        payment_intent: ref,
        limit: 1,
        expand: ['data.payment_intent.latest_charge'],
      });
      return data[0] && paymentOf(stripe, data[0]);
    }
    if (!/^cs_\w{1,200}$/.test(ref)) return undefined;
    const session = await stripe.checkout.sessions.retrieve(ref, { expand: expanded }).catch(undefinedIfUnknown);
    return session && paymentOf(stripe, session);
  }

  /** The payment of an order, without its key: Stripe cannot search sessions, and lists the newest first. */
  async function findMade(
    stripe: Stripe,
    { reference, orderedAt }: Pick<NewPayment, 'reference' | 'orderedAt'>,
  ): Promise<ProviderPayment | undefined> {
    const gte = Math.floor((orderedAt.getTime() - clocksDiffer) / 1000);
    for await (const session of stripe.checkout.sessions.list({ created: { gte }, limit: 100 }))
      if (session.client_reference_id === reference) return find(stripe, session.id);
    return undefined;
  }

  async function requestOf(stripe: Stripe, payment: NewPayment) {
    const { reference, amount, currency, method, description, returnUrl } = payment;
    const { kind, stripe: name } = methodTable[method];
    if (name === undefined) throw new Error(`Stripe has no ${method}`);
    const type = typeof name === 'string' ? name : name.session;
    const metadata = { reference };
    return {
      mode: 'payment' as const,
      client_reference_id: reference,
      metadata,
      payment_intent_data: { metadata, description },
      payment_method_types: [type] as never,
      line_items: [
        {
          quantity: 1,
          price_data: { currency: currency.toLowerCase(), unit_amount: amount, product_data: { name: description } },
        },
      ],
      // The order's amount is charged, in the same currency.
      adaptive_pricing: { enabled: false },
      locale: payment.language as never,
      success_url: returnUrl,
      cancel_url: returnUrl,
      ...(kind === 'transfer' ? await transferOf(stripe, payment) : {}),
    };
  }

  /** A transfer goes to the account of a customer made for this order alone. */
  async function transferOf(stripe: Stripe, { reference, country }: NewPayment) {
    const customer = await stripe.customers.create(
      { metadata: { reference } },
      { idempotencyKey: `${reference}-customer` },
    );
    return {
      customer: customer.id,
      payment_method_options: {
        customer_balance: {
          funding_type: 'bank_transfer' as const,
          bank_transfer: {
            type: 'eu_bank_transfer' as const,
            eu_bank_transfer: { country: (accountCountries.includes(country) ? country : 'IE') as never },
          },
        },
      },
    };
  }

  return {
    name: `stripe-${given.account}`,
    create: (payment, signal) =>
      call(signal, async (stripe) => {
        const old = clock.now().getTime() - payment.orderedAt.getTime() > keyHolds;
        const made = old ? await findMade(stripe, payment) : undefined;
        if (made) return made;
        const request = await requestOf(stripe, payment);
        return paymentOf(stripe, await stripe.checkout.sessions.create(request, { idempotencyKey: payment.reference }));
      }),
    search: (order, signal) => call(signal, (stripe) => findMade(stripe, order)),
    get: (ref, signal) => call(signal, (stripe) => find(stripe, ref)),
    cancel: (ref, signal) =>
      call(signal, async (stripe) => {
        // A session that is no longer open cannot be cancelled; its state is the answer.
        await stripe.checkout.sessions.expire(ref).catch((error: unknown) => {
          if ((error as { type?: string }).type !== 'StripeInvalidRequestError') throw error;
        });
        return find(stripe, ref);
      }),
    refund: ({ ref, key, amount }, signal) =>
      call(signal, async (stripe) => {
        const session = await stripe.checkout.sessions.retrieve(ref);
        const payment_intent = idOf(session.payment_intent);
        if (payment_intent === undefined) throw new Error(`${ref} was not paid: nothing to give back`);
        const { data } = await stripe.refunds.list({ payment_intent, limit: 100 });
        // For refunds older than Stripe's memory of keys.
        const twin = data.find((one) => one.metadata?.['key'] === key && !isOff(one.status));
        if (!twin)
          await stripe.refunds
            .create({ payment_intent, amount, metadata: { key } }, { idempotencyKey: `refund-${key}` })
            .catch((error: unknown) => {
              if ((error as { code?: string }).code !== 'charge_not_refundable') throw error;
              throw new RefundRefused((error as Error).message, { cause: error });
            });
        const payment = await find(stripe, ref);
        if (!payment) throw new Error(`${ref} is gone`);
        return payment;
      }),
    methods: ({ currency }, signal) =>
      call(signal, async (stripe) => {
        const { data } = await stripe.paymentMethodConfigurations.list({ limit: 100 });
        // Our own configuration, not one of a platform that the account belongs to.
        const live = (data.find((one) => one.is_default && one.active && one.application === null) ?? {}) as Record<
          string,
          { available?: boolean } | undefined
        >;
        return methodRows
          .filter(([, { stripe: name, currencies }]) => {
            if (name === undefined || currencies?.includes(currency) === false) return false;
            return live[typeof name === 'string' ? name : name.live]?.available === true;
          })
          .map(([id]) => id);
      }),
    changes: (span, page, signal) => call(signal, (stripe) => listChanges(stripe, find, span, page)),
    async verifyWebhook(rawBody, header) {
      const { webhooks } = await client();
      const signature = header('stripe-signature');
      if (signature === undefined) return undefined;
      for (const secret of given.webhookSecrets) {
        try {
          const event = webhooks.constructEvent(
            Buffer.from(rawBody),
            signature,
            secret,
            maxAge,
            undefined,
            clock.now().getTime(),
          );
          if (!eventTypes.includes(event.type)) return undefined;
          const { id, payment_intent: intent } = event.data.object as { id?: string; payment_intent?: unknown };
          const ref = event.type.startsWith('checkout.') ? id : idOf(intent as string | { id: string } | null);
          return ref === undefined ? undefined : { eventId: event.id, ref };
        } catch {
          // Signed with the other secret, or forged.
        }
      }
      return undefined;
    },
  };
}

const idOf = (given: string | { id: string } | null | undefined): string | undefined =>
  typeof given === 'string' ? given : given?.id;

const isOff = (status: string | null): boolean => status === 'failed' || status === 'canceled';

function undefinedIfUnknown(error: unknown): undefined {
  if ((error as { statusCode?: number }).statusCode === 404) return undefined;
  throw error;
}
