import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf } from '../credits/ledger.ts';
import { signatureHeader } from '../platform/payments/sandbox/sandbox.ts';
import { signBody } from '../platform/payments/signature.ts';
import { errorOf } from '../testing/chatting.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

/** Production settings on the database of a server that has the sandbox. */
let closed: TestServer;
let open: TestServer;
beforeAll(async () => {
  open = await createTestServer();
  closed = await open.another({ mode: 'production' });
});
afterAll(() => open.close());

const body = { package_id: 'credits-100', method: 'creditcard', expected_total: { amount: 1499, currency: 'EUR' } };
const buy = (server: TestServer, as: TestMember, key: string = randomUUID()) =>
  server.request('POST', '/api/payments', { as, body, headers: { 'idempotency-key': key } });
const bought = async (response: Response) =>
  ((await response.json()) as { payment: { id: string; state: string; pay_url: string | null } }).payment;
const orderOf = async (id: string) => {
  const [row] = await open.sql<Record<string, unknown>[]>`select * from orders where public_id = ${id}`;
  return row;
};

describe('without a provider', () => {
  it('nothing can be ordered, and no order is left behind', async () => {
    const anna = await closed.signUp();
    const response = await buy(closed, anna);
    expect([response.status, await errorOf(response)]).toEqual([503, 'payment_unavailable']);
    expect(await open.sql`select 1 from orders where member_id = ${anna.memberId}`).toHaveLength(0);
  });

  it('the packages and the methods say so, and the prices are shown all the same', async () => {
    const get = async (server: TestServer, path: string) =>
      (await (await server.request('GET', path)).json()) as { payments_open: boolean; methods?: []; packages?: [] };
    expect(await get(closed, '/api/payment-methods?country=DE')).toEqual({ payments_open: false, methods: [] });
    const packages = await get(closed, '/api/credit-packages?country=DE');
    expect([packages.payments_open, packages.packages?.length]).toEqual([false, 4]);
    expect((await get(open, '/api/payment-methods?country=DE')).payments_open).toBe(true);
    expect((await get(open, '/api/credit-packages?country=DE')).payments_open).toBe(true);
  });
});

describe('an order whose provider is no longer set up', () => {
  it('stays unchanged: it is not paid, not cancelled, not asked about, and no buyer is sent to pay it', async () => {
    const anna = await open.signUp();
    const key = randomUUID();
    const payment = await bought(await buy(open, anna, key));
    const ref = payment.pay_url!.split('/').at(-1)!;
    await open.sql`update sandbox_payments set state = 'paid' where id = ${ref}`;
    const before = await orderOf(payment.id);

    const text = JSON.stringify({ id: randomUUID(), payment: ref });
    const webhook = await closed.app.request('/api/webhooks/sandbox', {
      method: 'POST',
      body: text,
      headers: { [signatureHeader]: signBody(open.config.webhookSecret!, text, open.clock.now()) },
    });
    expect(webhook.status).toBe(404);
    open.clock.advance(120);
    await reconcile(closed.platform);
    expect(await bought(await closed.request('GET', `/api/payments/${payment.id}`))).toMatchObject({
      state: 'pending',
      pay_url: null,
    });
    expect(await bought(await buy(closed, anna, key))).toMatchObject({ id: payment.id, pay_url: null });
    const cancelled = await closed.request('POST', `/api/payments/${payment.id}/cancel`, { as: anna });
    expect(await errorOf(cancelled)).toBe('payment_unavailable');
    expect(await orderOf(payment.id)).toEqual(before);
    expect(await balanceOf(open.sql, anna.memberId)).toBe(30);
  });

  it('is never asked of another provider, whatever that provider says', async () => {
    const anna = await open.signUp();
    const payment = await bought(await buy(open, anna));
    const other = new FakeProvider('other');
    const platform = withProviders(open.platform, other);
    const ref = payment.pay_url!.split('/').at(-1)!;
    other.payments.set(ref, {
      ref,
      reference: payment.id,
      state: 'paid',
      amount: 1499,
      currency: 'EUR',
      refunded: 0,
      payUrl: null,
    });
    const before = await orderOf(payment.id);
    await receiveWebhook(platform, 'other', Buffer.from(ref), () => undefined, 'n');
    open.clock.advance(120);
    await reconcile(platform);
    await getPayment(platform, payment.id);
    expect(await orderOf(payment.id)).toEqual(before);
    expect(await balanceOf(open.sql, anna.memberId)).toBe(30);
  });
});

it('a webhook of an unknown provider is not found', async () => {
  for (const name of ['mollie', 'constructor', '..', 'SANDBOX', 'sandbox%20', 'x'.repeat(200)]) {
    const response = await open.app.request(`/api/webhooks/${name}`, { method: 'POST', body: '{}' });
    expect([name, [400, 404].includes(response.status)]).toEqual([name, true]);
  }
  expect((await open.app.request('/api/webhooks/mollie', { method: 'POST', body: '{}' })).status).toBe(404);
});
