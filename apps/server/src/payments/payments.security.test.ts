import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import { createSandbox, signatureHeader, type Sandbox } from '../platform/payments/sandbox/sandbox.ts';
import { signBody } from '../platform/payments/signature.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { MollieServer } from '../testing/providers/mollie-server.ts';
import { rateClasses } from '../platform/http/route.ts';
import { noDifferences } from '../testing/no-differences.ts';
import type { PaymentBody } from './payments.service.ts';
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

  it.each([
    '',
    'null',
    '[]',
    '"text"',
    '{',
    '{"id":"x"}',
    '{"id":1,"payment":{}}',
    'id=tr_1',
    '<event/>',
    '\u0000',
    '{"id":"a","payment":"\u{d800}',
  ])('without content is refused though it is signed: %j', async (text) => {
    expect((await deliver(text, sign(text))).status).toBe(403);
  });

  it('is not trusted: only the provider’s answer to our request counts', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    const text = eventOf(refOf(payment));
    expect((await deliver(text, sign(text))).status).toBe(200);
    expect(await credits(anna)).toBe(30);
    const unknown = eventOf('unknown');
    expect((await deliver(unknown, sign(unknown))).status).toBe(200);
  });

  it('that arrives 20 times at once, repeated and with new names, credits once', async () => {
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
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });
});

describe('a webhook that anybody can send, as its provider does not sign it', () => {
  let shop: TestServer;
  let mollie: MollieServer;
  beforeAll(async () => {
    mollie = await new MollieServer(server.clock).listen();
    const account = { account: 'heartline', key: MollieServer.key, webhookSecrets: [] };
    shop = await server.another({ paymentAccounts: { mollie: [account], stripe: [] } });
  });
  afterAll(() => mollie.close());
  const tell = async (ref: string, network: string) =>
    shop.app.request('/api/webhooks/mollie-heartline', {
      method: 'POST',
      body: `id=${ref}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-test-address': network },
    });
  const asked = (path: string) => mollie.asked.filter((one) => one.startsWith(`GET /v2/payments/${path}`)).length;

  it('asks about few payments of no order, while one of an order still counts', async () => {
    const anna = await server.signUp();
    const payment = await bought(
      await shop.request('POST', '/api/payments', { as: anna, body, headers: { 'idempotency-key': randomUUID() } }),
    );
    mollie.turn(payment.id, 'paid');
    const network = '192.0.2.1';
    const answers = await Promise.all(Array.from({ length: 200 }, (_item, index) => tell(`tr_none${index}`, network)));
    const { burst } = rateClasses.unknownPayment;
    expect(asked('tr_none')).toBe(burst);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(200 - burst);
    expect(answers.every(({ status, headers }) => status === 200 || headers.has('retry-after'))).toBe(true);

    expect((await tell(mollie.refOf(payment.id), network)).status).toBe(200);
    expect(await credits(anna)).toBe(130);
    // Others are not held up, nor is this network for long.
    expect((await tell('tr_other', '192.0.2.2')).status).toBe(200);
    server.clock.advance(1);
    expect((await tell('tr_other', network)).status).toBe(200);
  });

  it('asks a few times about a payment of an order, and loses none of the others', async () => {
    const anna = await server.signUp();
    const { id } = await bought(
      await shop.request('POST', '/api/payments', { as: anna, body, headers: { 'idempotency-key': randomUUID() } }),
    );
    const ref = mollie.refOf(id);
    /** From as many networks, as the limit of one network does not help. */
    const flood = async () => {
      const answers = await Promise.all(Array.from({ length: 60 }, (_item, index) => tell(ref, `192.0.2.${index}`)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    };
    await flood();
    const { burst } = rateClasses.payment;
    expect(asked(ref)).toBe(burst);
    mollie.turn(id, 'paid');
    await flood();
    expect([asked(ref), await credits(anna)]).toEqual([burst, 30]);
    server.clock.advance(2);
    await reconcile(shop.platform);
    expect([asked(ref), await credits(anna)]).toEqual([burst + 1, 130]);
    // One run asks once, though more arrive while it goes on.
    const other = vi.spyOn(shop.platform.payments.find('mollie-heartline')!, 'get');
    other.mockImplementationOnce(async (...given) => {
      await flood();
      return shop.platform.payments.find('mollie-heartline')!.get(...given);
    });
    await flood();
    server.clock.advance(2);
    const before = asked(ref);
    await reconcile(shop.platform);
    other.mockRestore();
    expect(asked(ref)).toBe(before + 1);
    // Others of the same provider are not held up.
    const bert = await server.signUp();
    const his = await bought(
      await shop.request('POST', '/api/payments', { as: bert, body, headers: { 'idempotency-key': randomUUID() } }),
    );
    mollie.turn(his.id, 'paid');
    await tell(mollie.refOf(his.id), '192.0.2.1');
    expect(await credits(bert)).toBe(130);
  });

  it('asks once about a payment of no order, however many arrive meanwhile', async () => {
    mollie.mood = 'lingers';
    const first = mollie.nextQuestion();
    const answers = Array.from({ length: 20 }, (_item, index) => tell('tr_same', `192.0.2.${100 + index}`));
    await first;
    // The others have been counted, and wait with the first.
    await expect
      .poll(
        async () => (await server.sql`select from rate_limits where key like 'unknownPayment:n:192.0.2.1__'`).length,
      )
      .toBe(20);
    await server.sql`select pg_sleep(0.1)`;
    mollie.mood = 'well';
    mollie.release();
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(asked('tr_same')).toBe(1);
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

  it('[ALT-05] with one code: one order gets it', async () => {
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

it('the database refuses more or fewer credits than ordered, and credits to another member, whatever code books them', async () => {
  const [anna, bert] = [await server.signUp({ credits: 500 }), await server.signUp({ credits: 500 })];
  const payment = await bought(await buy(anna));
  await sandbox.decide(refOf(payment), 'paid');
  const text = eventOf(refOf(payment));
  await deliver(text, sign(text));
  const [row] = await server.sql<{ id: number }[]>`select id from orders where public_id = ${payment.id}`;
  const book = (memberId: number, kind: string, amount: number) => server.sql`
    insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, order_id, created_at)
    values (${randomUUID()}, ${memberId}, ${kind}, ${kind === 'purchase' ? 'sales' : 'reversals'}, ${amount}, null, ${row!.id}, ${server.clock.now()})`;
  for (const [memberId, kind, amount] of [
    [anna.memberId, 'purchase', 100],
    [anna.memberId, 'restoration', 1],
    [anna.memberId, 'reversal', -99],
    [anna.memberId, 'reversal', -200],
    [bert.memberId, 'reversal', -100],
  ] as const)
    await expect(book(memberId, kind, amount)).rejects.toThrow('cannot give');
  const both = await Promise.allSettled([book(anna.memberId, 'reversal', -100), book(anna.memberId, 'reversal', -100)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await credits(anna)).toBe(500);
});

it('a payment of unknown id is not found, with and without session', async () => {
  expect((await server.request('GET', '/api/payments/AAAAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
});
