import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { createHandTime } from '../platform/time/hand-time.ts';
import type { Time } from '../platform/time/time.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { createPayment, getPayment, receiveWebhook, type PaymentBody } from './payments.service.ts';
import { createTimeout, reconcile } from './provider-sync.ts';

type Payment = EndpointAnswer<typeof endpoints.payments.get>['payment'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 40 } });
});
afterAll(() => server.close());

const body: PaymentBody = {
  package_id: 'credits-100',
  method: 'creditcard',
  expected_total: { amount: 1499, currency: 'EUR' },
};
const credits = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);

describe('a provider', () => {
  const order = async (
    provider: PaymentProvider,
    member: TestMember,
    { key = randomUUID(), time = server.platform.time }: { key?: string; time?: Time } = {},
  ) => {
    const viewer = viewerOf(member);
    return createPayment(
      { ...withProviders(server.platform, provider), time },
      { viewer, siteName: 'Heartline', origin: 'http://localhost' },
      body,
      key,
    );
  };
  const webhook = (provider: PaymentProvider, payment: Payment) =>
    receiveWebhook(
      withProviders(server.platform, provider),
      provider.name,
      Buffer.from(`ref-${payment.id}`),
      () => undefined,
      'n',
    );

  it('that hangs leaves the payment pending after one wait of 4 s, until the provider is back', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    provider.mood = 'hangs';
    const create = vi.spyOn(provider, 'create');
    const time = createHandTime();
    const ordering = order(provider, anna, { time });
    await expect.poll(() => create.mock.calls.length).toBe(1);
    const [, signal] = create.mock.calls[0] as unknown as [unknown, AbortSignal];
    await time.advance(createTimeout - 1);
    expect(signal.aborted).toBe(false);
    await time.advance(1);
    expect(signal.aborted).toBe(true);
    // A second wait would not end, as the time stands still.
    const payment = await ordering;
    // The request has 6 s (security.md section 12): two of them remain for everything else.
    expect(createTimeout).toBeLessThanOrEqual(4_000);
    expect(payment).toMatchObject({ state: 'pending', pay_url: null });
    provider.mood = 'well';
    server.clock.advance(3);
    expect(await getPayment(withProviders(server.platform, provider), payment.id)).toMatchObject({
      state: 'pending',
      pay_url: 'https://pay.example/1',
    });
  });

  it('that fails makes no payment; the same key tries again', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const key = randomUUID();
    provider.mood = 'fails';
    await expect(order(provider, anna, { key })).rejects.toMatchObject({ body: { code: 'payment_unavailable' } });
    provider.mood = 'well';
    expect(await order(provider, anna, { key })).toMatchObject({ state: 'pending', pay_url: 'https://pay.example/1' });
  });

  it('that reports another amount, currency or payment than ordered gives no credits', async () => {
    for (const lie of [{ amount: 1 }, { currency: 'PLN' }, { ref: 'ref-other' }]) {
      const provider = new FakeProvider();
      const anna = await server.signUp();
      const payment = await order(provider, anna);
      provider.change(payment.id, { state: 'paid', ...lie });
      await webhook(provider, payment);
      expect(await credits(anna)).toBe(30);
    }
  });

  it('that does not match is logged once, however often it is asked about, and again for a different mismatch', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    const told = async () =>
      (await server.sql`select 1 from audit_log where action = 'payment.mismatch' and member_id = ${anna.memberId}`)
        .length;
    for (const [amount, times] of [
      [1, 1],
      [1, 1],
      [2, 2],
    ] as const) {
      provider.change(payment.id, { state: 'paid', amount });
      await webhook(provider, payment);
      expect(await told()).toBe(times);
    }
  });

  const entriesOf = async ({ memberId }: TestMember) =>
    (
      await server.sql<{ kind: string; amount: number }[]>`
        select kind, amount from ledger_entries where member_id = ${memberId} and order_id is not null order by id`
    ).map(({ kind, amount }) => `${kind} ${amount}`);
  const isPremium = async ({ memberId }: TestMember) =>
    (
      await server.sql<{ premium: boolean }[]>`
        select premium_since is not null as premium from members where id = ${memberId}`
    )[0]?.premium;

  it.each([
    ['cancelled, and paid after all', ['cancelled', 'paid'], 'completed', 1],
    ['failed, and paid after all', ['failed', 'paid'], 'completed', 1],
    ['expired, and paid after all', ['expired', 'paid'], 'completed', 1],
    ['expired, paid and refunded', ['expired', 'paid', 'refunded'], 'refunded', 2],
    ['paid, and sent back by the bank', ['paid', 'failed'], 'failed', 2],
    ['disputed and won', ['paid', 'disputed', 'paid'], 'completed', 3],
    ['disputed, won and disputed again', ['paid', 'disputed', 'paid', 'disputed'], 'disputed', 4],
    ['refunded, and the refund returned', ['paid', 'refunded', 'paid'], 'completed', 3],
  ] as const)('is followed to its final state by 10 webhooks at each: %s', async (_what, states, state, entries) => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    for (const next of states) {
      provider.change(payment.id, { state: next });
      await Promise.all(Array.from({ length: 10 }, () => webhook(provider, payment)));
    }
    expect(await getPayment(withProviders(server.platform, provider), payment.id)).toMatchObject({ state });
    const paid = entries % 2 === 1;
    expect([await credits(anna), await isPremium(anna)]).toEqual([paid ? 130 : 30, paid]);
    const turns = ['purchase 100', 'reversal -100', 'restoration 100', 'reversal -100'];
    expect(await entriesOf(anna)).toEqual(turns.slice(0, entries));
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('with an ended payment is asked again by itself, for 13 months and at growing intervals', async () => {
    const provider = new FakeProvider(`fake-${randomUUID()}`);
    const platform = withProviders(server.platform, provider);
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    provider.change(payment.id, { state: 'expired' });
    await webhook(provider, payment);
    provider.questions = 0;
    const days = [1, 12, 100, 370, 420];
    const asked: number[] = [];
    let past = 0;
    for (const day of days) {
      // A run every 20 minutes on the first day, then daily: more frequent runs would not ask more often.
      const each = day === 1 ? 1_200 : 86_400;
      for (; past < day * 86_400; past += each) {
        server.clock.advance(each);
        await reconcile(platform);
      }
      asked.push(provider.questions);
    }
    expect(asked[0]).toBeGreaterThan(12);
    expect(asked[0]).toBeLessThan(40);
    expect(asked[3]).toBeLessThan(100);
    expect(asked[3]! - asked[2]!).toBeGreaterThan(17);
    // After 13 months it is not asked any more.
    expect(asked[4]! - asked[3]!).toBeLessThan(4);
    server.clock.advance(30 * 86_400);
    provider.questions = 0;
    await reconcile(platform);
    expect(provider.questions).toBe(0);
  });

  it('that reports a late payment, with every webhook lost, gives the credits; and takes them after a refund in the 12th month', async () => {
    const provider = new FakeProvider(`fake-${randomUUID()}`);
    const platform = withProviders(server.platform, provider);
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    provider.change(payment.id, { state: 'expired' });
    await webhook(provider, payment);
    provider.change(payment.id, { state: 'paid' });
    server.clock.advance(301);
    await reconcile(platform);
    expect([await credits(anna), await isPremium(anna)]).toEqual([130, true]);
    server.clock.advance(340 * 86_400);
    await reconcile(platform);
    provider.change(payment.id, { state: 'refunded' });
    server.clock.advance(14 * 86_400);
    await reconcile(platform);
    expect([await credits(anna), await isPremium(anna)]).toEqual([30, false]);
  });

  it('with a closed payment is asked by the result page, once a minute at most', async () => {
    const provider = new FakeProvider();
    const platform = withProviders(server.platform, provider);
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    provider.change(payment.id, { state: 'expired' });
    await webhook(provider, payment);
    provider.change(payment.id, { state: 'paid' });
    provider.questions = 0;
    server.clock.advance(61);
    const states = await Promise.all(Array.from({ length: 5 }, () => getPayment(platform, payment.id)));
    expect(states.map(({ state }) => state)).toContain('completed');
    expect(provider.questions).toBe(1);
    expect(await credits(anna)).toBe(130);
  });

  it.each([
    ['open', 'paid', 130],
    ['paid', 'refunded', 30],
    ['disputed', 'paid', 130],
  ] as const)('whose answer %s arrives after its newer one, %s, is asked again', async (older, newer, balance) => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    provider.change(payment.id, { state: older });
    provider.mood = 'lingers';
    const asked = provider.nextQuestion();
    const late = webhook(provider, payment);
    await asked;
    provider.mood = 'well';
    provider.change(payment.id, { state: newer });
    await webhook(provider, payment);
    provider.release();
    await late;
    expect([await credits(anna), await isPremium(anna)]).toEqual([balance, balance > 30]);
  });

  it('whose two answers arrive in the wrong order, while the state changed there and back, is asked again', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    provider.change(payment.id, { state: 'paid' });
    await webhook(provider, payment);
    provider.change(payment.id, { state: 'disputed' });
    provider.mood = 'lingers';
    const asked = provider.nextQuestion();
    const late = webhook(provider, payment);
    await asked;
    provider.mood = 'well';
    provider.change(payment.id, { state: 'paid' });
    // Repeats the known state: it changes nothing, and yet is newer than the delayed answer.
    await webhook(provider, payment);
    provider.release();
    await late;
    expect(await credits(anna)).toBe(130);
    expect(await entriesOf(anna)).toEqual(['purchase 100']);
  });

  it('that has refunded the money before any check leaves both bookings in the ledger', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    for (const state of ['refunded', 'disputed'] as const) {
      provider.change(payment.id, { state });
      await webhook(provider, payment);
    }
    expect([await credits(anna), await isPremium(anna)]).toEqual([30, false]);
    expect(await entriesOf(anna)).toEqual(['purchase 100', 'reversal -100']);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('is asked in time although a process with a clock an hour fast has asked', async () => {
    const provider = new FakeProvider(`fake-${randomUUID()}`);
    const platform = withProviders(server.platform, provider);
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    const ahead = { ...server.clock, now: () => new Date(server.clock.now().getTime() + 3_600_000) };
    await reconcile({ ...platform, clock: ahead });
    await getPayment({ ...platform, clock: ahead }, payment.id);
    provider.change(payment.id, { state: 'paid' });
    server.clock.advance(3);
    expect(await getPayment(platform, payment.id)).toMatchObject({ state: 'completed' });

    const next = await order(provider, anna);
    await reconcile({ ...platform, clock: ahead });
    provider.change(next.id, { state: 'paid' });
    server.clock.advance(240);
    await reconcile(platform);
    expect(await credits(anna)).toBe(230);
  });

  it('keeps two payments apart that have one name at two providers', async () => {
    const [one, other] = [new FakeProvider('one'), new FakeProvider('other')];
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const [annas, berts] = [await order(one, anna), await order(other, bert)];
    await server.sql`update orders set provider_ref = 'same' where public_id in ${server.sql([annas.id, berts.id])}`;
    for (const [provider, payment] of [
      [one, annas],
      [other, berts],
    ] as const)
      provider.payments.set('same', { ...provider.payments.get(`ref-${payment.id}`)!, ref: 'same' });
    const paid = one.payments.get('same')!;
    one.payments.set('same', { ...paid, state: 'paid' });
    await receiveWebhook(withProviders(server.platform, one, other), 'one', Buffer.from('same'), () => undefined, 'n');
    await receiveWebhook(
      withProviders(server.platform, one, other),
      'other',
      Buffer.from('same'),
      () => undefined,
      'n',
    );
    expect([await credits(anna), await credits(bert)]).toEqual([130, 30]);
    // The same holds when asked: his provider knows his payment, and the other provider knows only hers.
    other.payments.set('same', { ...other.payments.get('same')!, state: 'paid' });
    await receiveWebhook(
      withProviders(server.platform, one, other),
      'other',
      Buffer.from('same'),
      () => undefined,
      'n',
    );
    expect(await credits(bert)).toBe(130);
  });

  it('with one unreadable order does not hold up the others', async () => {
    const provider = new FakeProvider();
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const [bad, good] = [await order(provider, anna), await order(provider, bert)];
    provider.payments.set(`ref-${bad.id}`, null as never);
    provider.change(good.id, { state: 'paid' });
    server.clock.advance(31);
    const failing: PaymentProvider = Object.assign(Object.create(provider) as FakeProvider, {
      get: async (ref: string) => {
        if (ref === `ref-${bad.id}`) throw new Error('cannot be read');
        return provider.payments.get(ref);
      },
    });
    await reconcile(withProviders(server.platform, failing));
    expect([await credits(anna), await credits(bert)]).toEqual([30, 130]);
  });

  it('whose answer was lost in a crash is asked again: the order finds its payment', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    await server.sql`update orders set provider_ref = null, pay_url = null, state = 'loading' where public_id = ${payment.id}`;
    provider.change(payment.id, { state: 'paid' });
    server.clock.advance(31);
    await reconcile(withProviders(server.platform, provider));
    expect(await credits(anna)).toBe(130);
  });
});
