import { createHmac } from 'node:crypto';

import type { ProviderState } from '../../platform/payments/provider.ts';
import type { TestClock } from '../harness.ts';
import { pageOf, ProviderServer, type Answer, type Asked, type Delivery } from './provider-server.ts';

interface Session {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  client_reference_id: string;
  amount: number;
  currency: string;
  created: number;
  given: URLSearchParams;
  intent: { id: string; status: string } | null;
  charge: { id: string } | null;
  refunds: { id: string; amount: number; status: string; key: string | null; created: number }[];
  disputes: { id: string; status: string }[];
}
interface Event {
  id: string;
  type: string;
  created: number;
  object: Record<string, unknown>;
}

/** Stripe's Checkout, refunds, disputes and events: https://docs.stripe.com/api. */
export class StripeServer extends ProviderServer {
  static readonly key = `rk_live_${'s'.repeat(24)}`;
  static readonly secret = `whsec_${'w'.repeat(24)}`;
  readonly sessions: Session[] = [];
  readonly events: Event[] = [];
  methods = ['card', 'ideal', 'paypal', 'bancontact', 'customer_balance', 'apple_pay', 'swish'];
  protected readonly keyHolds = 86_400_000;
  readonly followers = {
    open: ['paid', 'failed', 'cancelled', 'expired'],
    paid: ['refunded', 'disputed'],
    failed: ['paid'],
    cancelled: ['paid'],
    expired: ['paid'],
    refunded: ['paid', 'disputed'],
    disputed: ['paid', 'refunded'],
  } as const;

  constructor(clock: Pick<TestClock, 'now'>) {
    super('api.stripe.com', clock);
  }

  protected isKnown({ header }: Asked): boolean {
    return header('authorization') === `Bearer ${StripeServer.key}`;
  }
  protected failure(status: number, message: string, code?: string): Answer {
    const type = status >= 500 ? 'api_error' : 'invalid_request_error';
    return { status, body: { error: { type, message, code } } };
  }

  protected answer({ method, path, query, body }: Asked): Answer {
    const parts = path.split('/').slice(2);
    const given = new URLSearchParams(body);
    const post = method === 'POST';
    switch (parts[0]) {
      case 'checkout':
        return this.checkout(parts.slice(2), post, query, given);
      case 'customers':
        return { status: 200, body: { id: this.newId('cus_'), object: 'customer' } };
      case 'payment_method_configurations':
        return this.list([{ id: 'pmc_1', ...this.configuration() }], query);
      case 'refunds':
        return post ? this.refund(given) : this.list(this.refundsOf(query.get('payment_intent')), query);
      case 'disputes':
        return this.list(this.sessions.find(({ charge }) => charge?.id === query.get('charge'))?.disputes ?? [], query);
      case 'events':
        return this.list(
          this.within(this.events, query)
            .toReversed()
            .map(({ object, ...event }) => ({ ...event, object: 'event', data: { object } })),
          query,
        );
      default:
        return this.failure(404, 'Unrecognized request URL');
    }
  }

  private checkout([id, verb]: string[], post: boolean, query: URLSearchParams, given: URLSearchParams): Answer {
    if (id === undefined) return post ? this.create(given) : this.listSessions(query);
    const session = this.sessions.find((one) => one.id === id);
    if (!session) return this.failure(404, `No such checkout.session: ${id}`);
    if (verb === 'expire') {
      if (session.status !== 'open') return this.failure(400, 'Only open sessions can be expired');
      this.turn(session.client_reference_id, 'expired');
    }
    return { status: 200, body: this.view(session, query.has('expand[0]')) };
  }

  private create(given: URLSearchParams): Answer {
    const type = given.get('payment_method_types[0]') ?? '';
    const amount = Number(given.get('line_items[0][price_data][unit_amount]'));
    if (!this.methods.includes(type)) return this.failure(400, `The payment method type ${type} is invalid`);
    if (!Number.isInteger(amount) || amount <= 0) return this.failure(400, 'Invalid integer');
    if (type === 'customer_balance' && !given.has('customer')) return this.failure(400, 'A customer is required');
    const session: Session = {
      id: this.newId('cs_test_'),
      status: 'open',
      payment_status: 'unpaid',
      client_reference_id: given.get('client_reference_id') ?? '',
      amount,
      currency: given.get('line_items[0][price_data][currency]') ?? '',
      created: this.seconds(),
      given,
      intent: null,
      charge: null,
      refunds: [],
      disputes: [],
    };
    this.sessions.push(session);
    return { status: 200, body: this.view(session, false) };
  }

  private listSessions(query: URLSearchParams): Answer {
    const intent = query.get('payment_intent');
    const found = this.within(this.sessions, query).filter((one) => intent === null || one.intent?.id === intent);
    const views = found.toReversed().map((one) => this.view(one, query.has('expand[0]')));
    return this.list(views, query);
  }

  private within<T extends { created: number }>(all: readonly T[], query: URLSearchParams): T[] {
    const from = Number(query.get('created[gte]') ?? 0);
    const until = Number(query.get('created[lt]') ?? Infinity);
    return all.filter(({ created }) => created >= from && created < until);
  }

  private list(all: readonly { id: string }[], query: URLSearchParams): Answer {
    const after = query.get('starting_after');
    const rest = after === null ? all : all.slice(all.findIndex(({ id }) => id === after) + 1);
    const { items, next } = pageOf(rest, null, Number(query.get('limit') ?? 10));
    return { status: 200, body: { object: 'list', data: items, has_more: next !== undefined, url: '' } };
  }

  private configuration() {
    const all = this.methods.map((name) => [name, { available: true, display_preference: { value: 'on' } }]);
    return {
      object: 'payment_method_configuration',
      is_default: true,
      active: true,
      application: null,
      ...Object.fromEntries(all),
    };
  }

  private refundsOf(intent: string | null) {
    const session = this.sessions.find((one) => one.intent?.id === intent);
    return (session?.refunds ?? []).map(({ key, ...one }) => ({
      ...one,
      object: 'refund',
      payment_intent: intent,
      metadata: key === null ? {} : { key },
    }));
  }

  private refund(given: URLSearchParams): Answer {
    const session = this.sessions.find((one) => one.intent?.id === given.get('payment_intent'));
    const amount = Number(given.get('amount'));
    if (!this.refundable) return this.failure(400, 'This charge cannot be refunded', 'charge_not_refundable');
    if (!session?.charge || amount > session.amount - this.refunded(session))
      return this.failure(400, 'Refund amount is greater than unrefunded amount on charge');
    this.addRefund(session, amount, given.get('metadata[key]'));
    return { status: 200, body: this.refundsOf(given.get('payment_intent')).at(-1) };
  }

  private addRefund(session: Session, amount: number, key: string | null): void {
    session.refunds.push({ id: this.newId('re_'), amount, status: 'succeeded', key, created: this.seconds() });
    this.tell('charge.refunded', { id: session.charge!.id, payment_intent: session.intent!.id });
  }

  private refunded({ refunds }: Session): number {
    return refunds.filter(({ status }) => status !== 'failed').reduce((sum, { amount }) => sum + amount, 0);
  }

  private view(session: Session, expanded: boolean) {
    const { id, status, payment_status, client_reference_id, amount, currency, created, intent, charge } = session;
    const shown = intent && {
      id: intent.id,
      object: 'payment_intent',
      status: intent.status,
      latest_charge: charge && {
        id: charge.id,
        object: 'charge',
        amount_refunded: this.refunded(session),
        disputed: session.disputes.length > 0,
      },
      ...(intent.status === 'requires_action' ? { next_action: this.instructions() } : {}),
    };
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status,
      client_reference_id,
      amount_total: amount,
      currency,
      created,
      url: status === 'open' ? `https://checkout.stripe.com/c/pay/${id}` : null,
      payment_intent: expanded ? shown : (intent?.id ?? null),
    };
  }

  private instructions() {
    const iban = { account_holder_name: 'Heartline', iban: 'IE29AIBK93115212345678', bic: 'AIBKIE2D', country: 'IE' };
    return {
      type: 'display_bank_transfer_instructions',
      display_bank_transfer_instructions: {
        reference: 'ABC-DEF-12',
        hosted_instructions_url: 'https://payments.stripe.com/bank_transfers/instructions/1',
        financial_addresses: [{ type: 'iban', iban }],
      },
    };
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
  private find(reference: string): Session {
    const session = this.sessions.find((one) => one.client_reference_id === reference);
    if (!session) throw new Error(`no session of ${reference}`);
    return session;
  }
  private tell(type: string, object: Record<string, unknown>): void {
    this.events.push({ id: this.newId('evt_'), type, created: this.seconds(), object });
  }

  /** The page is finished, and the money is on its way by bank transfer. */
  transferOrdered(reference: string): void {
    const session = this.find(reference);
    session.status = 'complete';
    session.intent = { id: this.newId('pi_'), status: 'requires_action' };
    this.tell('checkout.session.completed', { id: session.id });
  }

  turn(reference: string, to: ProviderState): void {
    const session = this.find(reference);
    const { id } = session;
    session.intent ??= { id: this.newId('pi_'), status: 'requires_payment_method' };
    for (const one of session.disputes) if (one.status === 'needs_response' && to !== 'disputed') one.status = 'won';
    switch (to) {
      case 'paid':
        for (const one of session.refunds) one.status = 'failed';
        session.status = 'complete';
        session.payment_status = 'paid';
        session.intent.status = 'succeeded';
        session.charge ??= { id: this.newId('ch_') };
        return this.tell('checkout.session.completed', { id });
      case 'failed':
      case 'cancelled':
        session.status = 'complete';
        session.intent.status = to === 'failed' ? 'requires_payment_method' : 'canceled';
        return this.tell('checkout.session.async_payment_failed', { id });
      case 'expired':
        session.status = 'expired';
        return this.tell('checkout.session.expired', { id });
      case 'refunded':
        return this.addRefund(session, session.amount - this.refunded(session), null);
      case 'disputed':
        session.disputes.push({ id: this.newId('du_'), status: 'needs_response' });
        return this.tell('charge.dispute.created', {
          id: session.disputes.at(-1)!.id,
          payment_intent: session.intent.id,
        });
      case 'open':
        throw new Error('nothing opens again');
    }
  }

  truthOf(reference: string): ProviderState {
    const session = this.find(reference);
    if (session.status !== 'complete') return session.status;
    if (session.payment_status === 'unpaid')
      return (
        ({ requires_payment_method: 'failed', canceled: 'cancelled' } as const)[session.intent?.status ?? ''] ?? 'open'
      );
    if (session.disputes.some(({ status }) => status === 'needs_response')) return 'disputed';
    return this.refunded(session) >= session.amount ? 'refunded' : 'paid';
  }
  refOf(reference: string): string {
    return this.find(reference).id;
  }
  paymentsOf(reference: string): number {
    return this.sessions.filter((session) => session.client_reference_id === reference).length;
  }

  sign(body: string, { at = this.clock.now(), secret = StripeServer.secret } = {}): Delivery {
    const t = Math.floor(at.getTime() / 1000);
    const v1 = createHmac('sha256', secret).update(`${t}.${body}`).digest('hex');
    return { body, headers: { 'stripe-signature': `t=${t},v1=${v1},v0=${'0'.repeat(64)}` } };
  }
  eventOf(type: string, object: Record<string, unknown>, id = this.newId('evt_')): string {
    return JSON.stringify({ id, object: 'event', type, created: this.seconds(), data: { object } });
  }
  deliver(reference: string): Delivery {
    const session = this.find(reference);
    // By either id, as at Stripe.
    const late = session.refunds.length + session.disputes.length > 0;
    return this.sign(
      late
        ? this.eventOf('charge.refunded', { id: session.charge!.id, payment_intent: session.intent!.id })
        : this.eventOf('checkout.session.completed', { id: session.id }),
    );
  }
  forge(reference: string): Delivery {
    const body = this.eventOf('checkout.session.completed', { id: this.find(reference).id, payment_status: 'paid' });
    return this.sign(body, { secret: 'whsec_of_somebody_else_altogether' });
  }
}
