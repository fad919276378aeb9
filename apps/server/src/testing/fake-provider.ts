import { randomUUID } from 'node:crypto';

import type { ChangesPage, NewPayment, PaymentProvider, ProviderPayment, Span } from '../platform/payments/provider.ts';
import { createProviders } from '../platform/payments/providers.ts';
import { RefundRefused } from '../platform/payments/refund-refused.ts';
import type { Platform } from '../platform/platform.ts';

/** A provider whose behaviour the test chooses. */
export class FakeProvider implements PaymentProvider {
  readonly name: string;
  readonly payments = new Map<string, ProviderPayment>();
  /** Lingers: decides its answer at once, but sends it only when released. */
  mood: 'well' | 'hangs' | 'fails' | 'lingers' = 'well';
  /** Number of queries about a payment. */
  questions = 0;
  private lingering: (() => void)[] = [];
  private asked: (() => void)[] = [];
  constructor(name = 'fake') {
    this.name = name;
  }

  private async answer<T>(value: () => T): Promise<T> {
    if (this.mood === 'hangs') return new Promise<never>(() => {});
    if (this.mood === 'fails') throw new Error('status 500');
    const known = value();
    for (const tell of this.asked.splice(0)) tell();
    if (this.mood === 'lingers') await new Promise<void>((release) => this.lingering.push(release));
    return known;
  }
  /** Resolves at the next query, once its answer is decided. */
  nextQuestion(): Promise<void> {
    return new Promise((resolve) => this.asked.push(resolve));
  }
  release() {
    for (const go of this.lingering.splice(0)) go();
  }
  create({ reference, amount, currency }: NewPayment) {
    return this.answer(() => {
      const payment = this.payments.get(`ref-${reference}`) ?? {
        ref: `ref-${reference}`,
        reference,
        amount,
        currency,
        refunded: 0,
        state: 'open' as const,
        payUrl: 'https://pay.example/1',
      };
      this.payments.set(payment.ref, payment);
      return payment;
    });
  }
  search({ reference }: Pick<NewPayment, 'reference'>) {
    return this.answer(() => this.payments.get(`ref-${reference}`));
  }
  get(ref: string) {
    this.questions += 1;
    return this.answer(() => this.payments.get(ref));
  }
  cancel(ref: string) {
    return this.get(ref);
  }
  /** All payments, one a page: tests of the comparison cover the dates. */
  changes(_span: Span, page = '0'): Promise<ChangesPage> {
    return this.answer(() => {
      const all = [...this.payments.values()];
      const at = Number(page);
      return { payments: all.slice(at, at + 1), ...(at + 1 < all.length ? { next: String(at + 1) } : {}) };
    });
  }
  /** Whether its payments can be refunded. */
  refundable = true;
  /** Payments by the keys of their refunds. */
  private readonly refunds = new Map<string, string>();
  refund({ ref, key, amount }: Parameters<PaymentProvider['refund']>[0]) {
    return this.answer(() => {
      if (!this.refundable) throw new RefundRefused('this method has no refunds');
      const payment = this.payments.get(ref);
      if (payment?.state !== 'paid' || payment.refunded + amount > payment.amount)
        throw new Error('nothing to give back');
      if (this.refunds.has(key)) return payment;
      this.refunds.set(key, ref);
      const refunded = payment.refunded + amount;
      const after = {
        ...payment,
        refunded,
        state: refunded === payment.amount ? ('refunded' as const) : payment.state,
      };
      this.payments.set(ref, after);
      return after;
    });
  }
  verifyWebhook(rawBody: Uint8Array) {
    return { eventId: randomUUID(), ref: Buffer.from(rawBody).toString() };
  }
  change(orderId: string, to: Partial<ProviderPayment>) {
    const payment = this.payments.get(`ref-${orderId}`)!;
    // Its refunds have failed: their keys count no longer.
    if (to.refunded === 0) for (const [key, ref] of this.refunds) if (ref === payment.ref) this.refunds.delete(key);
    this.payments.set(payment.ref, { ...payment, ...to });
  }
}

/** The platform with these providers set up. */
export const withProviders = (platform: Platform, ...providers: PaymentProvider[]): Platform => ({
  ...platform,
  payments: createProviders(providers),
});
