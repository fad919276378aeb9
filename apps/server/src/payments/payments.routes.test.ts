import { randomUUID } from 'node:crypto';

import { locales, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import type { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import { createSandbox, type Sandbox } from '../platform/payments/sandbox/sandbox.ts';
import { createSandboxPages } from '../platform/payments/sandbox/pages.ts';
import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { isType, readStream } from '../testing/stream.ts';

type Payment = EndpointAnswer<typeof endpoints.payments.get>['payment'];

let server: TestServer;
let pages: Hono;
let sandbox: Sandbox;
/** The network from the provider to the shop; a test may cut it. */
let webhookArrives = true;
let webhooks: { url: string; init: RequestInit }[] = [];
const post: typeof fetch = async (input, init = {}) => {
  const url = new Request(input as string).url;
  webhooks.push({ url, init });
  if (!webhookArrives) throw new TypeError('network is down');
  return server.app.request(new URL(url).pathname, init);
};
beforeAll(async () => {
  server = await createTestServer();
  pages = createSandboxPages(server.platform, post);
  sandbox = createSandbox(server.platform, post);
});
afterAll(() => server.close());

const order = { package_id: 'credits-100', method: 'creditcard', expected_total: { amount: 1499, currency: 'EUR' } };
const buy = (as: TestMember, body: object = {}, key: string | null = randomUUID()) =>
  server.request('POST', '/api/payments', {
    as,
    body: { ...order, ...body },
    ...(key === null ? {} : { headers: { 'idempotency-key': key } }),
  });
const bought = async (response: Response): Promise<Payment> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { payment: Payment }).payment;
};
const look = async (id: string): Promise<Payment> => bought(await server.request('GET', `/api/payments/${id}`));
const press = async ({ pay_url: url }: Payment, decision: string) => {
  webhooks = [];
  return pages.request(url ?? '', {
    method: 'POST',
    body: new URLSearchParams({ decision }),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
};
const isPremium = async ({ memberId }: TestMember) =>
  (
    await server.sql<
      { premium: boolean }[]
    >`select premium_since is not null as premium from members where id = ${memberId}`
  )[0]?.premium;
const credits = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);

describe('[PAY-03] [PAY-04] a purchase', () => {
  it('goes from the order over the provider’s page to credits and premium, and updates the open tabs', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna, { return_to: '/chats/abc' }));
    expect(payment).toMatchObject({
      state: 'pending',
      credits: 100,
      total: { amount: 1499, currency: 'EUR' },
      method: 'creditcard',
      return_to: '/chats/abc',
    });
    const stream = readStream(await server.request('GET', '/api/events', { as: anna }));
    await stream.until(isType('ready'));

    const back = await press(payment, 'pay');
    expect([back.status, back.headers.get('location')]).toEqual([303, `http://localhost/payments/${payment.id}`]);
    await stream.until(isType('user_changed'));
    stream.close();
    expect(await look(payment.id)).toMatchObject({ state: 'completed', pay_url: null });
    expect([await credits(anna), await isPremium(anna)]).toEqual([130, true]);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ])('that ends with %s is %s and gives nothing', async (decision, state) => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    await press(payment, decision);
    expect(await look(payment.id)).toMatchObject({ state, pay_url: null });
    expect([await credits(anna), await isPremium(anna)]).toEqual([30, false]);
    // The page has ended: pressing pay now takes nothing.
    await press(payment, 'pay');
    expect(await look(payment.id)).toMatchObject({ state });
  });

  it('whose webhook is lost is found by the result page, which needs no session and trusts no address', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    expect(
      await bought(await server.request('GET', `/api/payments/${payment.id}?state=completed&status=paid`)),
    ).toMatchObject({ state: 'pending' });
    webhookArrives = false;
    await press(payment, 'pay');
    webhookArrives = true;
    server.clock.advance(3);
    expect(await look(payment.id)).toMatchObject({ state: 'completed' });
    expect(await credits(anna)).toBe(130);
  });

  it('whose webhook is lost and whose page is closed is found by reconciliation within a minute', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    webhookArrives = false;
    await press(payment, 'pay');
    webhookArrives = true;
    server.clock.advance(61);
    await server.platform.jobs.runDue();
    expect(await credits(anna)).toBe(130);
    const [row] = await server.sql`select state from orders where public_id = ${payment.id}`;
    expect(row).toEqual({ state: 'completed' });
  });

  it('that nobody pays ends after an hour', async () => {
    const payment = await bought(await buy(await server.signUp()));
    server.clock.advance(3_700);
    expect(await look(payment.id)).toMatchObject({ state: 'cancelled' });
  });

  it('can be given up by its owner only, and not once it is paid', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const payment = await bought(await buy(anna));
    const cancel = (as: TestMember) => server.request('POST', `/api/payments/${payment.id}/cancel`, { as });
    expect((await cancel(bert)).status).toBe(404);
    expect(await bought(await cancel(anna))).toMatchObject({ state: 'cancelled', pay_url: null });
    await press(payment, 'pay');
    expect(await credits(anna)).toBe(30);

    const paid = await bought(await buy(anna));
    webhookArrives = false;
    await press(paid, 'pay');
    webhookArrives = true;
    expect(await bought(await server.request('POST', `/api/payments/${paid.id}/cancel`, { as: anna }))).toMatchObject({
      state: 'completed',
    });
    expect(await credits(anna)).toBe(130);
  });
});

describe('the return address', () => {
  it.each([
    ['localhost', 'http://localhost'],
    ['localhost:3000', 'http://localhost:3000'],
    ['LOCALHOST:3000', 'http://localhost:3000'],
    ['localhost:6666', 'http://localhost:3000'],
    ['localhost:03000', 'http://localhost:3000'],
    ['localhost:3000@evil.example', 'http://localhost:3000'],
    ['evil.example', 'http://localhost:3000'],
    ['evil.example:3000', 'http://localhost:3000'],
  ])('of a buyer whose browser says %s is at %s', async (host, origin) => {
    const response = await server.request('POST', '/api/payments', {
      as: await server.signUp(),
      body: order,
      headers: { 'idempotency-key': randomUUID(), host },
    });
    const payment = await bought(response);
    const found = await sandbox.find(payment.pay_url!.split('/').at(-1)!);
    expect(found?.return_url).toBe(`${origin}/payments/${payment.id}`);
  });
});

describe('a refund or a dispute', () => {
  it.each(['refunded', 'disputed'] as const)(
    '(%s) is taken back once, even below zero, and ends premium',
    async (state) => {
      const anna = await server.signUp({ credits: 30 });
      const payment = await bought(await buy(anna));
      await press(payment, 'pay');
      await server.sql`
      insert into ledger_entries (public_id, member_id, counter_account, kind, amount, balance_after, created_at)
      values (${randomUUID()}, ${anna.memberId}, 'corrections', 'correction', -110, null, ${server.clock.now()})`;
      server.clock.advance(300 * 86_400);
      const ref = payment.pay_url!.split('/').at(-1)!;
      const decided = await sandbox.decide(ref, state);
      await Promise.all(Array.from({ length: 5 }, () => sandbox.notify(decided!)));
      expect([await credits(anna), await isPremium(anna)]).toEqual([-80, false]);
      const entries =
        await server.sql`select amount from ledger_entries where member_id = ${anna.memberId} and kind = 'reversal'`;
      expect(entries).toEqual([{ amount: -100 }]);
    },
  );
});

describe('an order', () => {
  it('needs an idempotency key', async () => {
    const response = await buy(await server.signUp(), {}, null);
    expect(await response.json()).toMatchObject({
      error: { code: 'validation_failed', fields: [{ name: 'idempotency-key', code: 'required' }] },
    });
  });

  it('repeated under its key is the same order; another body under that key is refused, even a day later', async () => {
    const anna = await server.signUp();
    const key = randomUUID();
    const first = await bought(await buy(anna, {}, key));
    expect(await bought(await buy(anna, {}, key))).toEqual(first);
    server.clock.advance(86_400);
    await server.sql`update sessions set last_used_at = ${server.clock.now()}`;
    expect(await bought(await buy(anna, {}, key))).toMatchObject({ id: first.id });
    expect(await errorOf(await buy(anna, { package_id: 'credits-250' }, key))).toBe('idempotency_conflict');
    expect((await bought(await buy(await server.signUp(), {}, key))).id).not.toBe(first.id);
  });

  it.each([
    [{ expected_total: { amount: 1498, currency: 'EUR' } }, 'conflict'],
    [{ expected_total: { amount: 1499, currency: 'USD' } }, 'conflict'],
    [{ package_id: 'credits-1' }, 'validation_failed'],
    [{ method: 'swish' }, 'payment_method_unavailable'],
    [{ method: 'giropay' }, 'payment_method_unavailable'],
    [{ return_to: '//evil.example' }, 'validation_failed'],
    [{ code: 'NOPE' }, 'code_not_found'],
  ])('with %j is refused: %s', async (body, code) => {
    expect(await errorOf(await buy(await server.signUp(), body))).toBe(code);
  });
});

describe('[ALT-05] the time bonus', () => {
  const reduced = { code: 'TIMEBONUS25', expected_total: { amount: 1124, currency: 'EUR' } };

  it('charges the price that was shown', async () => {
    const anna = await server.signUp();
    expect(await errorOf(await buy(anna, { code: 'TIMEBONUS25' }))).toBe('conflict');
    const payment = await bought(await buy(anna, reduced));
    const found = await sandbox.find(payment.pay_url!.split('/').at(-1)!);
    expect(found).toMatchObject({ amount: 1124, currency: 'EUR', reference: payment.id });
    await press(payment, 'pay');
    expect(await errorOf(await buy(anna, reduced))).toBe('code_not_found');
  });

  it('is not lost with an order that was given up or not finished, and never counts twice', async () => {
    const anna = await server.signUp();
    const left = await bought(await buy(anna, reduced));
    const again = await bought(await buy(anna, reduced));
    expect(await look(left.id)).toMatchObject({ state: 'cancelled' });
    webhookArrives = false;
    await press(again, 'pay');
    webhookArrives = true;
    expect(['code_used', 'code_not_found']).toContain(await errorOf(await buy(anna, reduced)));
    expect(await credits(anna)).toBe(130);
  });

  it('ends when its time is over', async () => {
    const anna = await server.signUp();
    server.clock.advance(14_400);
    expect(await errorOf(await buy(anna, reduced))).toBe('code_not_found');
  });
});

describe('[PAY-02] methods', () => {
  const methods = async (country: string) =>
    (
      (await (await server.request('GET', `/api/payment-methods?country=${country}`)).json()) as EndpointAnswer<
        typeof endpoints.payments.methods
      >
    ).methods;

  it('are those of the country, most used first, with retired ones marked', async () => {
    expect((await methods('NL'))[0]).toEqual({ id: 'ideal', kind: 'redirect', available: true, retired: false });
    expect((await methods('DE')).filter(({ available }) => !available)).toEqual([
      { id: 'giropay', kind: 'redirect', available: false, retired: true },
      { id: 'sofort', kind: 'redirect', available: false, retired: true },
    ]);
    expect((await methods('SE')).map(({ id }) => id)).toContain('swish');
    expect((await methods('US')).map(({ id }) => id)).not.toContain('swish');
  });
});

describe('the sandbox page', () => {
  it.each(locales)('in %s says that it is a test and shows the amount', async (language) => {
    const payment = await bought(await buy(await server.signUp({ language })));
    const page = await pages.request(payment.pay_url!);
    const html = await page.text();
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/14[.,]99/);
    expect(html).toMatch(/class="notice">[^<]*(test|prueba|prova)/i);
    expect(html.match(/<button/g)).toHaveLength(3);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(html).not.toMatch(/<script|https?:\/\/(?!localhost)/);
  });

  it('is a route of the running server, and an unknown payment is not found', async () => {
    const payment = await bought(await buy(await server.signUp()));
    expect((await server.app.request(payment.pay_url!)).status).toBe(200);
    expect((await server.app.request('/sandbox-pay/nothing')).status).toBe(404);
  });

  it('takes no decision from another site', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    const response = await pages.request(payment.pay_url!, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'pay' }),
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(response.status).toBe(404);
    expect(await look(payment.id)).toMatchObject({ state: 'pending' });
  });
});

it('sends one signed webhook to the address that the shop gave', async () => {
  const payment = await bought(await buy(await server.signUp()));
  await press(payment, 'pay');
  expect(webhooks.map(({ url }) => url)).toEqual([`${server.config.publicOrigin}/api/webhooks/sandbox`]);
});
