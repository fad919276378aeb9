import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { balanceOf } from '../credits/ledger.ts';
import type { Platform } from '../platform/platform.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { compareWithProviders } from './differences.ts';
import { cancelPayment, createPayment, getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

const minute = 60;
const hour = 3_600;

/** Ends what it is asked to end. */
class EndingProvider extends FakeProvider {
  override cancel(ref: string) {
    const payment = this.payments.get(ref);
    if (payment?.state === 'open' && this.mood === 'well') this.payments.set(ref, { ...payment, state: 'cancelled' });
    return this.get(ref);
  }
}

let server: TestServer;
let provider: EndingProvider;
let platform: Platform;
let anna: TestMember;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 10 } });
});
afterAll(() => server.close());
beforeEach(async () => {
  // An account of its own, so that orders of other tests are not asked about.
  provider = new EndingProvider(`fake-${randomUUID()}`);
  platform = withProviders(server.platform, provider);
  anna = await server.signUp();
});

const body = {
  package_id: 'credits-100',
  method: 'creditcard' as const,
  expected_total: { amount: 1499, currency: 'EUR' },
};
const order = () =>
  createPayment(platform, { viewer: viewerOf(anna), siteName: 'Heartline', origin: 'http://localhost' }, body, 'key');
const idOf = async () =>
  (await server.sql<{ id: string }[]>`select public_id as id from orders where member_id = ${anna.memberId}`)[0]!.id;
const cancel = async (id: string) => (await cancelPayment(platform, anna.memberId, id)).state;
const stateOf = async (id: string) => (await getPayment(platform, id)).state;
/** Reconciliation alone, every 20 minutes. */
const hours = async (count: number) => {
  for (let run = 0; run < count * 3; run += 1) {
    server.clock.advance(20 * minute);
    await reconcile(platform);
  }
};
/** The provider is away: it makes no payment, and does not answer. */
const orderWhileAway = async () => {
  provider.mood = 'fails';
  await expect(order()).rejects.toMatchObject({ body: { code: 'payment_unavailable' } });
  return idOf();
};
/** The provider makes the payment, and its answer is lost. */
const orderWithLostAnswer = async () => {
  const create = provider.create.bind(provider);
  vi.spyOn(provider, 'create').mockImplementationOnce(async (payment) => {
    await create(payment);
    throw new Error('socket hang up');
  });
  await expect(order()).rejects.toMatchObject({ body: { code: 'payment_unavailable' } });
  return idOf();
};

describe('[PAY-03] an order that its provider has not confirmed', () => {
  it('ends when it is cancelled, although the provider is away, and nobody opens it later', async () => {
    const id = await orderWhileAway();
    expect(await cancel(id)).toBe('cancelled');
    provider.mood = 'well';
    expect((await order()).state).toBe('cancelled');
    expect(await cancel(id)).toBe('cancelled');
    const search = vi.spyOn(provider, 'search');
    await hours(25);
    expect(search.mock.calls.length).toBeGreaterThan(3);
    search.mockClear();
    // Searching an old order means reading all lists since.
    await hours(24);
    expect(await stateOf(id)).toBe('cancelled');
    expect([search.mock.calls.length, provider.payments.size]).toEqual([0, 0]);
  });

  it('ends with its payment when it is cancelled, if only the answer was lost', async () => {
    const id = await orderWithLostAnswer();
    expect(await cancel(id)).toBe('cancelled');
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('cancelled');
  });

  it('takes its payment with it as soon as the provider is back', async () => {
    const id = await orderWithLostAnswer();
    provider.mood = 'fails';
    expect(await cancel(id)).toBe('cancelled');
    provider.mood = 'well';
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('open');
    server.clock.advance(minute);
    await reconcile(platform);
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('cancelled');
  });

  it('takes a payment with it that is made at the moment of the cancel', async () => {
    const create = provider.create.bind(provider);
    let arrive: (() => void) | undefined;
    vi.spyOn(provider, 'create').mockImplementationOnce(async (payment) => {
      await new Promise<void>((resolve) => (arrive = resolve));
      return create(payment);
    });
    const ordering = order();
    await expect.poll(() => arrive).toBeDefined();
    const id = await idOf();
    expect(await cancel(id)).toBe('cancelled');
    arrive!();
    expect(await ordering).toMatchObject({ state: 'cancelled', pay_url: null });
    server.clock.advance(minute);
    await reconcile(platform);
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('cancelled');
    expect(await stateOf(id)).toBe('cancelled');
  });

  it('is opened within an hour, and ends after that', async () => {
    const id = await orderWhileAway();
    await hours(1);
    server.clock.advance(5 * minute);
    provider.mood = 'well';
    expect((await order()).pay_url).toBeNull();
    await hours(48);
    expect(await stateOf(id)).toBe('cancelled');
    expect(provider.payments.size).toBe(0);

    anna = await server.signUp();
    const next = await orderWhileAway();
    provider.mood = 'well';
    await hours(1);
    expect(await getPayment(platform, next)).toMatchObject({ state: 'pending', pay_url: 'https://pay.example/1' });
  });

  it('is not ended after that hour if its payment exists', async () => {
    const id = await orderWithLostAnswer();
    provider.mood = 'fails';
    await hours(2);
    provider.mood = 'well';
    await hours(1);
    expect(await getPayment(platform, id)).toMatchObject({ state: 'pending', pay_url: 'https://pay.example/1' });
  });

  it('stays ended while its provider cannot end the payment, which is asked for again', async () => {
    const id = await orderWithLostAnswer();
    const stubborn = vi.spyOn(provider, 'cancel').mockImplementation((ref) => provider.get(ref));
    expect(await cancel(id)).toBe('cancelled');
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('open');
    await hours(1);
    expect(await getPayment(platform, id)).toMatchObject({ state: 'cancelled', pay_url: null });
    stubborn.mockRestore();
    await hours(1);
    expect(provider.payments.get(`ref-${id}`)?.state).toBe('cancelled');
  });

  it('takes no payment of another amount for its own, though it has its reference', async () => {
    const id = await orderWhileAway();
    provider.mood = 'well';
    const other = { ref: 'other', reference: id, amount: 1, currency: 'EUR', refunded: 0, payUrl: null };
    provider.payments.set('other', { ...other, state: 'paid' });
    await receiveWebhook(platform, provider.name, Buffer.from('other'), () => '', 'n');
    expect(await getPayment(platform, id)).toMatchObject({ state: 'pending', pay_url: 'https://pay.example/1' });
  });

  it.each([
    ['its webhook', (id: string) => receiveWebhook(platform, provider.name, Buffer.from(`ref-${id}`), () => '', 'n')],
    ['the comparison', () => compareWithProviders(platform)],
  ])('gets its credits from %s if it was paid all the same', async (_what, arrives) => {
    const id = await orderWithLostAnswer();
    provider.mood = 'fails';
    await cancel(id);
    provider.mood = 'well';
    provider.change(id, { state: 'paid' });
    // By then nobody searches it.
    server.clock.advance(30 * hour);
    await arrives(id);
    expect(await stateOf(id)).toBe('completed');
    expect(await balanceOf(server.sql, anna.memberId)).toBe(130);
  });
});
