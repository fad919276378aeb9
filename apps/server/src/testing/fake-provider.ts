import { randomUUID } from 'node:crypto';

import type { NewPayment, PaymentProvider, ProviderPayment } from '../platform/payments/provider.ts';
import { createProviders } from '../platform/payments/providers.ts';
import type { Platform } from '../platform/platform.ts';

/** A provider that behaves as a test wants it to. */
export class FakeProvider implements PaymentProvider {
  readonly name: string;
  readonly payments = new Map<string, ProviderPayment>();
  mood: 'well' | 'hangs' | 'fails' = 'well';
  constructor(name = 'fake') {
    this.name = name;
  }

  private async answer<T>(value: () => T): Promise<T> {
    if (this.mood === 'hangs') return new Promise<never>(() => {});
    if (this.mood === 'fails') throw new Error('status 500');
    return value();
  }
  create({ reference, amount, currency }: NewPayment) {
    return this.answer(() => {
      const payment = this.payments.get(`ref-${reference}`) ?? {
        ref: `ref-${reference}`,
        reference,
        amount,
        currency,
        state: 'open' as const,
        payUrl: 'https://pay.example/1',
      };
      this.payments.set(payment.ref, payment);
      return payment;
    });
  }
  get(ref: string) {
    return this.answer(() => this.payments.get(ref));
  }
  cancel(ref: string) {
    return this.get(ref);
  }
  verifyWebhook(rawBody: Uint8Array) {
    return { eventId: randomUUID(), ref: Buffer.from(rawBody).toString() };
  }
  change(orderId: string, to: Partial<ProviderPayment>) {
    const payment = this.payments.get(`ref-${orderId}`)!;
    this.payments.set(payment.ref, { ...payment, ...to });
  }
}

/** The platform as it would be with these providers set up. */
export const withProviders = (platform: Platform, ...providers: PaymentProvider[]): Platform => ({
  ...platform,
  payments: createProviders(providers),
});
