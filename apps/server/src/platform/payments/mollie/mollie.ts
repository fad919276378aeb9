import type { MollieClient, Payment } from '@mollie/api-client';

import type { ProviderAccount } from '../accounts.ts';
import { abortable } from '../abortable.ts';
import { methodRows, methodTable } from '../method-table.ts';
import { decimalOf } from '../minor-units.ts';
import type { ChangesPage, Debit, NewPayment, PaymentProvider, ProviderParts, ProviderPayment } from '../provider.ts';
import { RefundRefused } from '../refund-refused.ts';
import { listChanges } from './mollie-changes.ts';
import { paymentOf } from './mollie-payment.ts';

/** Milliseconds, with a margin. For an hour Mollie repeats the first answer to a key: https://docs.mollie.com/reference/api-idempotency. */
const keyHolds = 50 * 60_000;
/** Milliseconds by which clocks may differ. */
const clocksDiffer = 300_000;
const pageSize = 250;
/** Days after which an order without its transfer ends. */
const transferWithin = 7;
const day = 86_400_000;

/** Mollie's name for a direct debit. */
const debitName = methodTable.sdd.mollie ?? '';

const embed = 'refunds,chargebacks' as never;

/** Whether the text is a payment id of Mollie. */
const isRef = (ref: string): boolean => /^tr_[A-Za-z0-9.]{1,64}$/.test(ref);

/** Payments on Mollie's own pages, through its own client. One account each. */
export function createMollie({ clock }: ProviderParts, { account, key }: ProviderAccount): PaymentProvider {
  let opened: Promise<MollieClient> | undefined;
  // Loaded on first use: a server that sells nothing does not need it.
  const client = () =>
    (opened ??= import('@mollie/api-client').then(({ createMollieClient }) => createMollieClient({ apiKey: key })));
  const call = async <T>(signal: AbortSignal, work: (mollie: MollieClient) => Promise<T>): Promise<T> => {
    const mollie = await client();
    return abortable(signal, () => work(mollie));
  };

  async function get(ref: string, signal: AbortSignal): Promise<ProviderPayment | undefined> {
    const payment = isRef(ref)
      ? await call(signal, ({ payments }) => payments.get(ref, { embed }).catch(undefinedIfGone))
      : undefined;
    return payment && paymentOf(payment);
  }

  /** The payment of an order, without its key: Mollie cannot search, and lists the newest first. */
  async function findMade(
    mollie: MollieClient,
    { reference, orderedAt }: Pick<NewPayment, 'reference' | 'orderedAt'>,
  ): Promise<Payment | undefined> {
    const since = orderedAt.getTime() - clocksDiffer;
    let from: string | undefined;
    do {
      const page = await mollie.payments.page({ limit: pageSize, ...(from === undefined ? {} : { from }) });
      const found = page.find((payment) => paymentOf(payment).reference === reference);
      if (found) return found;
      const last = page.at(-1);
      from = last && Date.parse(last.createdAt) >= since ? page.nextPageCursor : undefined;
    } while (from !== undefined);
    return undefined;
  }

  /**
   * Creates a customer for this order alone, with the mandate that the member gave us: Mollie collects by it without a page of its own
   * (https://docs.mollie.com/reference/create-mandate).
   */
  async function mandateOf(mollie: MollieClient, { reference }: NewPayment, debit: Debit) {
    const customer = await mollie.customers.create({
      name: debit.holder,
      metadata: { reference },
      idempotencyKey: `${reference}-customer`,
    });
    const mandate = await mollie.customerMandates.create({
      customerId: customer.id,
      method: debitName as never,
      consumerName: debit.holder,
      consumerAccount: debit.iban,
      signatureDate: debit.signedAt.toISOString().slice(0, 10),
      mandateReference: debit.reference,
      idempotencyKey: `${reference}-mandate`,
    });
    return { customerId: customer.id, mandateId: mandate.id, sequenceType: 'recurring' as never };
  }

  return {
    name: `mollie-${account}`,
    create: (payment, signal) =>
      call(signal, async (mollie) => {
        const old = clock.now().getTime() - payment.orderedAt.getTime() > keyHolds;
        const made = old ? await findMade(mollie, payment) : undefined;
        if (made) return paymentOf(made);
        const mandate = payment.debit && (await mandateOf(mollie, payment, payment.debit));
        return paymentOf(await mollie.payments.create({ ...requestOf(payment), ...mandate }));
      }),
    search: (order, signal) =>
      call(signal, async (mollie) => {
        const made = await findMade(mollie, order);
        return made && paymentOf(made);
      }),
    get,
    async cancel(ref, signal) {
      // Most methods cannot be cancelled: such a payment stays open until Mollie ends it.
      await call(signal, ({ payments }) => payments.cancel(ref).catch(undefinedIfGone));
      return get(ref, signal);
    },
    async refund({ ref, key: idempotencyKey, amount, currency }, signal) {
      const refunded = await call(signal, async (mollie) => {
        const before = await mollie.payments.get(ref, { embed });
        // For refunds older than Mollie's memory of keys. One that failed is made again: there may be several of a key.
        const twin = before._embedded?.refunds?.find(
          ({ metadata, status }) => keyOf(metadata) === idempotencyKey && !isOff(status),
        );
        if (twin) return before;
        await mollie.paymentRefunds
          .create({
            paymentId: ref,
            amount: { value: decimalOf(amount, currency), currency },
            description: before.description,
            metadata: { key: idempotencyKey },
            idempotencyKey,
          })
          .catch((error: unknown) => {
            // Mollie names what is left to refund "only when refunds are available for this payment" (its API reference).
            if ((error as { statusCode?: number }).statusCode !== 422 || before.amountRemaining) throw error;
            throw new RefundRefused((error as Error).message, { cause: error });
          });
        return mollie.payments.get(ref, { embed });
      });
      return paymentOf(refunded);
    },
    methods: (purchase, signal) =>
      call(signal, async ({ methods }) => {
        const { country, amount, currency } = purchase;
        const asked = { amount: { value: decimalOf(amount, currency), currency }, billingCountry: country };
        const [live, recurring] = await Promise.all([
          methods.list({ ...asked, resource: 'payments', includeWallets: 'applepay' }),
          // A debit is a payment by an existing mandate: only this list includes it.
          currency === 'EUR' ? methods.list({ ...asked, sequenceType: 'recurring' as never }) : [],
        ]);
        const names = new Set([
          ...live.map(({ id }) => String(id)).filter((id) => id !== debitName),
          ...recurring.map(({ id }) => String(id)).filter((id) => id === debitName),
        ]);
        return methodRows.filter(([, { mollie }]) => mollie !== undefined && names.has(mollie)).map(([id]) => id);
      }),
    changes: (span, page, signal): Promise<ChangesPage> => call(signal, (mollie) => listChanges(mollie, span, page)),
    /** Contains only an id and is unsigned: nothing is trusted, Mollie is asked (https://docs.mollie.com/reference/webhooks). */
    verifyWebhook(rawBody) {
      const ref = rawBody.length <= 200 ? new URLSearchParams(Buffer.from(rawBody).toString()).get('id') : null;
      return ref !== null && isRef(ref) ? { ref } : undefined;
    },
  };

  function requestOf({ reference, amount, currency, method, ...payment }: NewPayment) {
    const { kind, mollie } = methodTable[method];
    if (mollie === undefined) throw new Error(`Mollie has no ${method}`);
    return {
      amount: { value: decimalOf(amount, currency), currency },
      description: payment.description,
      redirectUrl: payment.returnUrl,
      webhookUrl: payment.webhookUrl,
      locale: localeOf(payment.language),
      method: mollie as never,
      metadata: { reference },
      idempotencyKey: reference,
      ...(kind === 'transfer'
        ? { dueDate: new Date(payment.orderedAt.getTime() + transferWithin * day).toISOString().slice(0, 10) }
        : {}),
    };
  }
}

/** Our languages in Mollie's notation; for others it uses the browser's. */
const locales: Partial<Record<string, string>> = {
  da: 'da_DK',
  de: 'de_DE',
  en: 'en_GB',
  es: 'es_ES',
  fi: 'fi_FI',
  fr: 'fr_FR',
  it: 'it_IT',
  nb: 'nb_NO',
  nl: 'nl_NL',
  pl: 'pl_PL',
  sv: 'sv_SE',
};
const localeOf = (language: string) => locales[language] as never;

const isOff = (status: string): boolean => status === 'failed' || status === 'canceled';

const keyOf = (metadata: unknown): unknown => (metadata as { key?: unknown } | null)?.key;

/** An unknown payment, or an action no longer possible, is an answer, not a failure. */
function undefinedIfGone(error: unknown): undefined {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 404 || statusCode === 410 || statusCode === 422) return undefined;
  throw error;
}
