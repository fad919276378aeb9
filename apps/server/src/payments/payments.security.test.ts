import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { createSandbox, signatureHeader, type Sandbox } from '../platform/payments/sandbox/sandbox.ts';
import { signBody } from '../platform/payments/signature.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { createPayment, getPayment, receiveWebhook, type PaymentBody } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

type Payment = EndpointAnswer<typeof endpoints.payments.get>['payment'];

let server: TestServer;
let sandbox: Sandbox;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 40 } });
  sandbox = createSandbox(server.platform);
});
afterAll(() => server.close());

const body: PaymentBody = {
  package_id: 'credits-100',
  method: 'creditcard',
  expected_total: { amount: 1499, currency: 'EUR' },
};
const buy = async (as: TestMember, change: object = {}, key: string = randomUUID()): Promise<Response> =>
  server.request('POST', '/api/payments', { as, body: { ...body, ...change }, headers: { 'idempotency-key': key } });
const bought = async (response: Response) => ((await response.json()) as { payment: Payment }).payment;
const refOf = ({ pay_url: url }: Payment) => url!.split('/').at(-1)!;
const credits = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);
const deliver = (text: string, signature: string | undefined) =>
  server.app.request('/api/webhooks/sandbox', {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      ...(signature === undefined ? {} : { [signatureHeader]: signature }),
    },
  });
const eventOf = (ref: string, id: string = randomUUID()) =>
  JSON.stringify({ id, type: 'payment.changed', payment: ref, state: 'paid', amount: 1 });
const sign = (text: string, secret = server.config.webhookSecret!, at = server.clock.now()) =>
  signBody(secret, text, at);

describe('a webhook', () => {
  it('is refused unsigned, with a wrong key, for another body, or when it is older than 300 s', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    await sandbox.decide(refOf(payment), 'paid');
    const text = eventOf(refOf(payment));
    const at = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
    const forged = [
      undefined,
      '',
      't=1,v1=00',
      sign(text, 'another secret of the right length'),
      sign(`${text} `),
      sign(text, undefined, at(-301)),
      sign(text, undefined, at(301)),
    ];
    for (const signature of forged) expect((await deliver(text, signature)).status).toBe(403);
    expect(await credits(anna)).toBe(30);
    expect((await deliver(text, sign(text, undefined, at(-299)))).status).toBe(200);
    expect(await credits(anna)).toBe(130);
  });

  it('is not believed: what counts is what the provider says when asked', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    const text = eventOf(refOf(payment));
    expect((await deliver(text, sign(text))).status).toBe(200);
    expect(await credits(anna)).toBe(30);
    const unknown = eventOf('unknown');
    expect((await deliver(unknown, sign(unknown))).status).toBe(200);
  });

  it('that comes 20 times at once, repeated and with new names, credits once', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    await sandbox.decide(refOf(payment), 'paid');
    const same = eventOf(refOf(payment));
    const texts = Array.from({ length: 20 }, (_item, index) => (index % 2 === 0 ? same : eventOf(refOf(payment))));
    const [responses] = await Promise.all([
      Promise.all(texts.map(async (text) => deliver(text, sign(text)))),
      Promise.all(Array.from({ length: 10 }, () => server.request('GET', `/api/payments/${payment.id}`))),
      reconcile(server.platform),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(texts.map(() => 200));
    expect(await credits(anna)).toBe(130);
    expect(await findDifferences(server.sql)).toEqual({ wallets: 0, orders: 0, messages: 0 });
  });
});

describe('parallel orders', () => {
  it('under one key are one order', async () => {
    const anna = await server.signUp();
    const key = randomUUID();
    const payments = await Promise.all(Array.from({ length: 15 }, async () => bought(await buy(anna, {}, key))));
    expect(new Set(payments.map(({ id, pay_url: url }) => `${id} ${url}`)).size).toBe(1);
  });

  it('[ALT-05] under one key with a code are one order, and none takes the code from the other', async () => {
    const anna = await server.signUp();
    const key = randomUUID();
    const discounted = { code: 'TIMEBONUS25', expected_total: { amount: 1124, currency: 'EUR' } };
    const payments = await Promise.all(
      Array.from({ length: 15 }, async () => bought(await buy(anna, discounted, key))),
    );
    expect(new Set(payments.map(({ id, state, pay_url: url }) => `${id} ${state} ${url}`)).size).toBe(1);
    expect(payments[0]).toMatchObject({ state: 'pending', total: { amount: 1124, currency: 'EUR' } });
  });

  it('[ALT-05] with one code get it once', async () => {
    const anna = await server.signUp();
    const responses = await Promise.all(
      Array.from({ length: 10 }, () =>
        buy(anna, { code: 'TIMEBONUS25', expected_total: { amount: 1124, currency: 'EUR' } }),
      ),
    );
    expect(responses.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    const open =
      await server.sql`select from orders where member_id = ${anna.memberId} and discount_code is not null and state in ('loading', 'pending', 'completed')`;
    expect(open).toHaveLength(1);
  });
});

describe('a provider', () => {
  const order = async (provider: PaymentProvider, member: TestMember, key: string = randomUUID()) => {
    const viewer: MemberViewer = {
      kind: 'free',
      memberId: member.memberId,
      publicId: member.publicId,
      pool: 'main',
      siteId: 'heartline',
      country: 'DE',
      language: 'de',
      moderator: false,
      sessionId: 's',
    };
    return createPayment(
      withProviders(server.platform, provider),
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
    );

  it('that hangs leaves the payment pending within 6 s, and it goes on when the provider is back', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    provider.mood = 'hangs';
    const started = performance.now();
    const payment = await order(provider, anna);
    expect(performance.now() - started).toBeLessThan(6_000);
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
    await expect(order(provider, anna, key)).rejects.toMatchObject({ body: { code: 'payment_unavailable' } });
    provider.mood = 'well';
    expect(await order(provider, anna, key)).toMatchObject({ state: 'pending', pay_url: 'https://pay.example/1' });
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

  it('that does not match is told of once, however often it is asked about, and again when it is another one', async () => {
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

  it('is followed to its last word in any order: late money after a cancellation is credited, late failures change nothing', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    for (const state of ['cancelled', 'paid', 'failed', 'open', 'paid', 'expired'] as const) {
      provider.change(payment.id, { state });
      await webhook(provider, payment);
    }
    expect(await getPayment(withProviders(server.platform, provider), payment.id)).toMatchObject({
      state: 'completed',
    });
    expect(await credits(anna)).toBe(130);
  });

  it('that has taken the money back before anybody looked leaves nothing, also when an older answer comes after it', async () => {
    const provider = new FakeProvider();
    const anna = await server.signUp();
    const payment = await order(provider, anna);
    for (const state of ['refunded', 'paid', 'disputed'] as const) {
      provider.change(payment.id, { state });
      await webhook(provider, payment);
    }
    expect(await credits(anna)).toBe(30);
    const entries = await server.sql`
      select kind, amount from ledger_entries where member_id = ${anna.memberId} and order_id is not null order by id`;
    expect(entries).toEqual([
      { kind: 'purchase', amount: 100 },
      { kind: 'reversal', amount: -100 },
    ]);
    const [member] = await server.sql`select premium_since from members where id = ${anna.memberId}`;
    expect(member).toEqual({ premium_since: null });
    expect(await findDifferences(server.sql)).toEqual({ wallets: 0, orders: 0, messages: 0 });
  });

  it('of which one order cannot be read does not hold up the others', async () => {
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

it('a payment of unknown id is not found, with and without session', async () => {
  expect((await server.request('GET', '/api/payments/AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});
