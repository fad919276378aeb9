import type { ProviderState } from '../../platform/payments/provider.ts';
import type { TestClock } from '../harness.ts';
import { pageOf, ProviderServer, type Answer, type Asked, type Delivery } from './provider-server.ts';

interface Money {
  value: string;
  currency: string;
}
interface Refund {
  resource: 'refund';
  id: string;
  paymentId: string;
  amount: Money;
  status: string;
  metadata: unknown;
  createdAt: string;
}
interface Chargeback {
  resource: 'chargeback';
  id: string;
  paymentId: string;
  amount: Money;
  createdAt: string;
  reversedAt: string | null;
}
interface Payment {
  id: string;
  status: string;
  amount: Money;
  metadata: { reference?: string } | null;
  method: string;
  createdAt: string;
  times: Partial<Record<'paidAt' | 'canceledAt' | 'expiredAt' | 'failedAt', string>>;
  given: Record<string, unknown>;
  refunds: Refund[];
  chargebacks: Chargeback[];
}

const cents = ({ value }: Money) => Math.round(Number(value) * 100);
const money = (amount: number, currency: string): Money => ({ value: (amount / 100).toFixed(2), currency });
const isOff = ({ status }: Refund) => status === 'failed' || status === 'canceled';

/** Mollie's Payments API: https://docs.mollie.com/reference/payments-api. */
export class MollieServer extends ProviderServer {
  static readonly key = `live_${'m'.repeat(30)}`;
  readonly payments: Payment[] = [];
  /** Methods that the account has activated. */
  methods = ['ideal', 'creditcard', 'paypal', 'bancontact', 'banktransfer', 'applepay', 'swish'];
  /** Methods for payments by a mandate. */
  recurring = ['creditcard', 'directdebit'];
  /** Customers, with their mandates. */
  readonly customers: { id: string; given: Record<string, unknown>; mandates: Record<string, unknown>[] }[] = [];
  /** Most methods cannot be cancelled while they are open. */
  cancelable = true;
  protected readonly keyHolds = 3_600_000;
  readonly followers = {
    open: ['paid', 'failed', 'cancelled', 'expired'],
    // Failed: a debit that the bank returns, refunded or not.
    paid: ['refunded', 'disputed', 'failed'],
    failed: ['paid'],
    cancelled: ['paid'],
    expired: ['paid'],
    refunded: ['paid', 'disputed', 'failed'],
    disputed: ['paid', 'refunded'],
  } as const;

  constructor(clock: Pick<TestClock, 'now'>) {
    super('api.mollie.com', clock);
  }

  protected isKnown({ header }: Asked): boolean {
    return header('authorization') === `Bearer ${MollieServer.key}`;
  }
  protected failure(status: number, detail: string): Answer {
    return { status, body: { status, title: 'Error', detail, _links: { documentation: { href: '', type: '' } } } };
  }

  protected answer({ method, path, query, body }: Asked): Answer {
    const [, version, resource, id, part] = path.split('/');
    if (version !== 'v2') return this.failure(404, 'No such version');
    const given = (body === '' ? {} : JSON.parse(body)) as Record<string, unknown>;
    if (resource === 'methods') return this.list('methods', this.listMethods(query), query);
    if (resource === 'refunds')
      return this.list(
        'refunds',
        this.all(({ refunds }) => refunds),
        query,
      );
    if (resource === 'chargebacks')
      return this.list(
        'chargebacks',
        this.all(({ chargebacks }) => chargebacks),
        query,
      );
    if (resource === 'customers') return this.customer(id, part, given);
    if (resource !== 'payments') return this.failure(404, 'No such resource');
    if (id === undefined)
      return method === 'POST' ? this.create(given) : this.list('payments', this.payments.toReversed(), query);
    const payment = this.payments.find((one) => one.id === id);
    if (!payment) return this.failure(404, `No payment exists with token ${id}.`);
    if (part === 'refunds' && method === 'POST') return this.refund(payment, given);
    if (method === 'DELETE') return this.cancel(payment);
    return { status: 200, body: this.view(payment, query.get('embed') ?? '') };
  }

  private create(given: Record<string, unknown>): Answer {
    const { amount, description, redirectUrl, method, metadata } = given as unknown as Payment & Record<string, string>;
    if (!/^\d+\.\d\d$/.test(amount?.value ?? '')) return this.failure(422, 'The amount contains an invalid value');
    if (!description || !redirectUrl) return this.failure(422, 'The description and the redirect URL are required');
    if (given['sequenceType'] === 'recurring') {
      const customer = this.customers.find((one) => one.id === given['customerId']);
      if (!customer?.mandates.some((one) => one['id'] === given['mandateId'] && one['method'] === method))
        return this.failure(422, 'The customer has no valid mandate for this method');
    } else if (!this.methods.includes(method))
      return this.failure(422, 'The payment method is not enabled in your account');
    const payment: Payment = {
      id: this.newId('tr_'),
      status: 'open',
      amount,
      metadata: metadata ?? null,
      method,
      createdAt: this.now(),
      times: {},
      given,
      refunds: [],
      chargebacks: [],
    };
    this.payments.push(payment);
    return { status: 201, body: this.view(payment, '') };
  }

  /** https://docs.mollie.com/reference/create-customer and /create-mandate. */
  private customer(id: string | undefined, part: string | undefined, given: Record<string, unknown>): Answer {
    const links = { self: { href: '', type: '' } };
    if (id === undefined) {
      const customer = { id: this.newId('cst_'), given, mandates: [] };
      this.customers.push(customer);
      return { status: 201, body: { resource: 'customer', mode: 'test', ...given, id: customer.id, _links: links } };
    }
    const customer = this.customers.find((one) => one.id === id);
    if (!customer || part !== 'mandates') return this.failure(404, `No customer exists with token ${id}.`);
    if (given['method'] !== 'directdebit' || !/^[A-Z]{2}\d{2}\w{10,30}$/.test(String(given['consumerAccount'])))
      return this.failure(422, 'The consumer account is not valid');
    const mandate = { id: this.newId('mdt_'), ...given };
    customer.mandates.push(mandate);
    return {
      status: 201,
      body: { resource: 'mandate', mode: 'test', status: 'valid', ...mandate, details: {}, _links: links },
    };
  }

  private cancel(payment: Payment): Answer {
    if (!this.cancelable || payment.status !== 'open') return this.failure(422, 'The payment cannot be canceled');
    this.turn(payment.metadata?.reference ?? '', 'cancelled');
    return { status: 200, body: this.view(payment, '') };
  }

  private refund(payment: Payment, { amount, metadata }: Record<string, unknown>): Answer {
    if (!this.refundable) return this.failure(422, 'The payment cannot be refunded');
    const left = cents(payment.amount) - this.refunded(payment);
    if (payment.status !== 'paid' || cents(amount as Money) > left)
      return this.failure(422, 'The amount is higher than the maximum');
    const refund = this.addRefund(payment, amount as Money, 'pending', metadata);
    return { status: 201, body: { ...refund, _links: { self: { href: '', type: '' } } } };
  }

  private addRefund(payment: Payment, amount: Money, status: string, metadata: unknown = null): Refund {
    const id = this.newId('re_');
    const refund: Refund = {
      resource: 'refund',
      id,
      paymentId: payment.id,
      amount,
      status,
      metadata,
      createdAt: this.now(),
    };
    payment.refunds.push(refund);
    return refund;
  }

  private listMethods(query: URLSearchParams) {
    const euros = query.get('amount[currency]') === 'EUR';
    return (query.get('sequenceType') === 'recurring' ? this.recurring : this.methods)
      .filter((id) => id !== 'swish' || !euros)
      .filter((id) => id !== 'applepay' || query.get('includeWallets') === 'applepay')
      .map((id) => ({ resource: 'method', id, description: id, _links: {} }));
  }

  private all<T extends { paymentId: string; createdAt: string }>(of: (payment: Payment) => T[]) {
    const found = this.payments.flatMap(of).toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
    return found.map((one) => ({
      ...one,
      _links: {},
      _embedded: {
        payment: this.view(
          this.payments.find(({ id }) => id === one.paymentId)!,
          '',
        ),
      },
    }));
  }

  private list(name: string, all: readonly { id: string }[], query: URLSearchParams): Answer {
    const limit = Number(query.get('limit') ?? 50);
    const { items, next } = pageOf(all, query.get('from'), limit);
    const shown = name === 'payments' ? (items as Payment[]).map((one) => this.view(one, '')) : items;
    const href = `https://api.mollie.com/v2/${name}?from=${next}&limit=${limit}`;
    return {
      status: 200,
      body: {
        count: items.length,
        _embedded: { [name]: shown },
        _links: { next: next === undefined ? null : { href, type: 'application/hal+json' } },
      },
    };
  }

  private refunded({ refunds }: Payment): number {
    return refunds.filter((one) => !isOff(one)).reduce((sum, { amount }) => sum + cents(amount), 0);
  }

  private view(payment: Payment, embed: string) {
    const { id, status, amount, metadata, method, createdAt, times, refunds, chargebacks, given } = payment;
    const back = chargebacks.filter(({ reversedAt }) => reversedAt === null);
    const wanted = embed.split(',');
    return {
      resource: 'payment',
      id,
      mode: 'test',
      status,
      isCancelable: this.cancelable && status === 'open',
      amount,
      metadata,
      method,
      createdAt,
      ...times,
      description: given['description'],
      redirectUrl: given['redirectUrl'],
      webhookUrl: given['webhookUrl'],
      profileId: 'pfl_1',
      sequenceType: given['sequenceType'] ?? 'oneoff',
      ...(this.refundable && status === 'paid'
        ? { amountRemaining: money(cents(amount) - this.refunded(payment), amount.currency) }
        : {}),
      ...(this.refunded(payment) > 0 ? { amountRefunded: money(this.refunded(payment), amount.currency) } : {}),
      ...(back.length > 0 ? { amountChargedBack: money(back.length * cents(amount), amount.currency) } : {}),
      ...(method === 'banktransfer'
        ? {
            details: {
              bankName: 'Stichting Mollie Payments',
              bankAccount: 'NL53ABNA0627535577',
              bankBic: 'ABNANL2A',
              transferReference: 'RF12-3456-7890-1234',
            },
          }
        : {}),
      _embedded: {
        ...(wanted.includes('refunds') ? { refunds } : {}),
        ...(wanted.includes('chargebacks') ? { chargebacks } : {}),
      },
      _links: {
        self: { href: `https://api.mollie.com/v2/payments/${id}`, type: 'application/hal+json' },
        ...(status === 'open' && given['sequenceType'] !== 'recurring'
          ? { checkout: { href: `https://www.mollie.com/checkout/select-issuer/${id}`, type: 'text/html' } }
          : {}),
      },
    };
  }

  private now(): string {
    return this.clock.now().toISOString();
  }
  private find(reference: string): Payment {
    const payment = this.payments.find(({ metadata }) => metadata?.reference === reference);
    if (!payment) throw new Error(`no payment of ${reference}`);
    return payment;
  }

  turn(reference: string, to: ProviderState): void {
    const payment = this.find(reference);
    const at = this.now();
    const { amount } = payment;
    for (const one of payment.chargebacks) one.reversedAt ??= to === 'disputed' ? null : at;
    for (const one of payment.refunds) if (to === 'paid') one.status = 'failed';
    if (to === 'refunded')
      this.addRefund(payment, money(cents(amount) - this.refunded(payment), amount.currency), 'refunded');
    if (to === 'disputed')
      payment.chargebacks.push({
        resource: 'chargeback',
        id: this.newId('chb_'),
        paymentId: payment.id,
        amount,
        createdAt: at,
        reversedAt: null,
      });
    const words = { open: 'open', failed: 'failed', cancelled: 'canceled', expired: 'expired' } as const;
    payment.status = to in words ? words[to as keyof typeof words] : 'paid';
    const name = { paid: 'paidAt', failed: 'failedAt', canceled: 'canceledAt', expired: 'expiredAt', open: undefined }[
      payment.status as 'paid'
    ] as keyof Payment['times'] | undefined;
    if (name) payment.times[name] ??= at;
  }

  truthOf(reference: string): ProviderState {
    const payment = this.find(reference);
    const { status, amount, chargebacks } = payment;
    if (status !== 'paid') return status === 'canceled' ? 'cancelled' : (status as ProviderState);
    if (chargebacks.some(({ reversedAt }) => reversedAt === null)) return 'disputed';
    return this.refunded(payment) >= cents(amount) ? 'refunded' : 'paid';
  }
  refOf(reference: string): string {
    return this.find(reference).id;
  }
  paymentsOf(reference: string): number {
    return this.payments.filter(({ metadata }) => metadata?.reference === reference).length;
  }
  deliver(reference: string): Delivery {
    return {
      body: `id=${this.refOf(reference)}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
  }
  /** It is unsigned: anybody with the id can send it, and it only causes a query. */
  forge(reference: string): Delivery {
    return { ...this.deliver(reference), body: `id=${this.refOf(reference)}&status=paid` };
  }
}
