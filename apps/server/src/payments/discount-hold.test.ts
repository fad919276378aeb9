import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { balanceOf } from '../credits/ledger.ts';
import { createSandbox, type Sandbox } from '../platform/payments/sandbox/sandbox.ts';
import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { MollieServer } from '../testing/providers/mollie-server.ts';
import { reconcile } from './provider-sync.ts';

type Payment = EndpointAnswer<typeof endpoints.payments.get>['payment'];
type Packages = EndpointAnswer<typeof endpoints.credits.packages>;

let server: TestServer;
let sandbox: Sandbox;
let code: string;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 40 } });
  sandbox = createSandbox(server.platform, async (input, init) =>
    server.app.request(new URL(new Request(input as string).url).pathname, init),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  code = `ONCE${randomUUID().slice(0, 8).toUpperCase()}`;
  await server.sql`insert into discount_codes (code, percentage, validity) values (${code}, 25, 'once')`;
});

const reduced = { amount: 1124, currency: 'EUR' };
const full = { amount: 1499, currency: 'EUR' };
const buy = (as: TestMember, change: object = {}, key: string = randomUUID(), at = server) =>
  at.request('POST', '/api/payments', {
    as,
    body: { package_id: 'credits-100', method: 'creditcard', code, expected_total: reduced, ...change },
    headers: { 'idempotency-key': key },
  });
const bought = async (response: Response): Promise<Payment> => {
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return ((await response.json()) as { payment: Payment }).payment;
};
const stateOf = async ({ id }: Payment) =>
  (await server.sql<{ state: string }[]>`select state from orders where public_id = ${id}`)[0]?.state;
const refOf = async ({ id }: Payment) =>
  (await server.sql<{ id: string }[]>`select id from sandbox_payments where reference = ${id}`)[0]!.id;
const decide = async (payment: Payment, state: 'paid' | 'failed' | 'cancelled' | 'expired') => {
  const decided = await sandbox.decide(await refOf(payment), state);
  await sandbox.notify(decided!);
};
/** Money that arrives after the provider has closed the payment, as a bank transfer may. */
const payLate = async (payment: Payment) => {
  const ref = await refOf(payment);
  await server.sql`update sandbox_payments set state = 'paid' where id = ${ref}`;
  await sandbox.notify((await sandbox.find(ref))!);
};
const smallest = async (as: TestMember, asked = code) =>
  ((await (await server.request('GET', `/api/credit-packages?code=${asked}`, { as })).json()) as Packages).packages[0]
    ?.discounted_price;
const lookUp = (as: TestMember, query = `code=${code}`) =>
  server.request('GET', `/api/discountcode.php?${query}`, { as });
/** The open orders that hold the code at the moment. */
const holders = async () =>
  server.sql<{ state: string; public_id: string }[]>`
    select o.state, o.public_id from discount_uses u join orders o on o.id = u.order_id
    where u.code = ${code} and u.let_go_at is null and o.state in ('loading', 'pending')`;

describe('[ALT-05] [PAY-06] an open order', () => {
  it('keeps the time bonus for its own buyer, who sees the lower price and may order again', async () => {
    const anna = await server.signUp();
    const bonus = { code: 'TIMEBONUS25' };
    const first = await bought(await buy(anna, bonus));
    const welcome = (await (await lookUp(anna, 'welcome=true')).json()) as EndpointAnswer<
      typeof endpoints.credits.discountCode
    >;
    expect(welcome.discountcode).toMatchObject({ code: 'TIMEBONUS25', expired: false });
    expect((await lookUp(anna, 'code=TIMEBONUS25')).status).toBe(200);
    expect(await smallest(anna, 'TIMEBONUS25')).toEqual(reduced);

    const second = await bought(await buy(anna, { ...bonus, method: 'paypal' }));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['cancelled', 'pending']);
    await decide(second, 'paid');
    expect(await balanceOf(server.sql, anna.memberId)).toBe(130);
    expect((await lookUp(anna, 'code=TIMEBONUS25')).status).toBe(404);
  });

  it('releases its code also when the new order has none', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const first = await bought(await buy(anna));
    await bought(await buy(anna, { code: undefined, expected_total: full }));
    expect(await stateOf(first)).toBe('cancelled');
    expect((await lookUp(bert)).status).toBe(200);
  });

  it.each([
    ['is cancelled', (payment: Payment) => decide(payment, 'cancelled')],
    ['fails', (payment: Payment) => decide(payment, 'failed')],
    ['expires', (payment: Payment) => decide(payment, 'expired')],
  ])('holds a code for one order against others, until it %s', async (_how, end) => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const payment = await bought(await buy(anna));
    expect(await errorOf(await buy(bert))).toBe('code_used');
    expect(await errorOf(await lookUp(bert))).toBe('code_used');
    expect(await smallest(bert)).toBeNull();
    expect(await smallest(anna)).toEqual(reduced);
    await end(payment);
    const his = await bought(await buy(bert));
    expect(await errorOf(await buy(anna))).toBe('code_used');
    await decide(his, 'paid');
    expect(await errorOf(await lookUp(anna))).toBe('code_used');
  });

  it('replaced by a newer one has released the code even while its provider does not end it', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const first = await bought(await buy(anna));
    const hanging = vi
      .spyOn(server.platform.payments.find('sandbox')!, 'cancel')
      .mockReturnValue(new Promise(() => {}));
    try {
      await bought(await buy(anna, { code: undefined, expected_total: full }));
    } finally {
      hanging.mockRestore();
    }
    expect([await stateOf(first), await holders()]).toEqual(['pending', []]);
    expect((await buy(bert)).status).toBe(200);
  });

  it('paid without our knowledge uses the code: the provider is asked before another order is made', async () => {
    const anna = await server.signUp();
    const payment = await bought(await buy(anna));
    await sandbox.decide(await refOf(payment), 'paid');
    expect(await errorOf(await buy(anna))).toBe('code_used');
    expect(await stateOf(payment)).toBe('completed');
  });

  it('paid after it released its code costs the price shown, and uses the code', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const payment = await bought(await buy(anna));
    await bought(await server.request('POST', `/api/payments/${payment.id}/cancel`, { as: anna }));
    await payLate(payment);
    const [row] = await server.sql`select amount, state from orders where public_id = ${payment.id}`;
    expect(row).toEqual({ amount: 1124, state: 'completed' });
    expect(await balanceOf(server.sql, anna.memberId)).toBe(130);
    expect(await errorOf(await buy(bert))).toBe('code_used');
  });

  it('and a later one that are both paid both keep the price shown', async () => {
    const anna = await server.signUp();
    const bonus = { code: 'TIMEBONUS25' };
    const [first, second] = [await bought(await buy(anna, bonus)), await bought(await buy(anna, bonus))];
    await decide(second, 'paid');
    await payLate(first);
    expect([await stateOf(first), await stateOf(second)]).toEqual(['completed', 'completed']);
    expect(await balanceOf(server.sql, anna.memberId)).toBe(230);
    expect(await errorOf(await buy(anna, bonus))).toBe('code_not_found');
  });
});

describe('[PAY-06] twenty orders at the same moment with one code, at two processes', () => {
  let two: TestServer;
  beforeAll(async () => {
    two = await server.another();
  });
  const buyAtEither = (as: TestMember, index: number) => buy(as, {}, randomUUID(), index % 2 === 0 ? server : two);

  it('of twenty members: one holds it, the others get an error', async () => {
    const members = await Promise.all(Array.from({ length: 20 }, () => server.signUp()));
    const answers = await Promise.all(members.map(buyAtEither));
    const refused = await Promise.all(answers.filter(({ ok }) => !ok).map(errorOf));
    expect(refused).toEqual(Array.from({ length: 19 }, () => 'code_used'));
    expect(await holders()).toHaveLength(1);
  });

  it('of one member: one holds it, all others were given up', async () => {
    const anna = await server.signUp();
    const answers = await Promise.all(Array.from({ length: 20 }, (_item, index) => buyAtEither(anna, index)));
    const payments = await Promise.all(answers.map(bought));
    expect(await holders()).toHaveLength(1);
    const states = await Promise.all(payments.map(stateOf));
    expect(states.filter((state) => state !== 'cancelled')).toHaveLength(1);
  });
});

describe('[PAY-06] a code at a provider that ends no payment before its time', () => {
  const bonus = { code: 'TIMEBONUS25', method: 'paypal' };
  let shop: TestServer;
  let mollie: MollieServer;
  beforeAll(async () => {
    mollie = await new MollieServer(server.clock).listen();
    mollie.cancelable = false;
    const account = { account: 'heartline', key: MollieServer.key, webhookSecrets: [] };
    shop = await server.another({ paymentAccounts: { mollie: [account], stripe: [] } });
  });
  afterAll(() => mollie.close());
  const order = (as: TestMember, change: object = {}) => buy(as, { ...bonus, ...change }, randomUUID(), shop);
  const end = async ({ id }: Payment, state: 'paid' | 'expired') => {
    mollie.turn(id, state);
    const { body, headers } = mollie.deliver(id);
    expect((await shop.app.request('/api/webhooks/mollie-heartline', { method: 'POST', body, headers })).status).toBe(
      200,
    );
  };
  /** Pays each order of the member that shows where; returns how many were paid at the lower price. */
  const payAll = async ({ memberId }: TestMember) => {
    const orders = await server.sql<{ id: string; amount: number }[]>`
      select public_id as id, amount from orders where member_id = ${memberId} and discount_code is not null`;
    const payments = await Promise.all(
      orders.map(async ({ id }) => bought(await shop.request('GET', `/api/payments/${id}`))),
    );
    const payable = payments.filter(({ pay_url: url, transfer }) => url !== null || transfer !== null);
    for (const payment of payable) await end(payment, 'paid');
    expect(await Promise.all(payable.map(stateOf))).toEqual(payable.map(() => 'completed'));
    return payable.length;
  };

  it.each(['once-per-user', 'once'])(
    '%s: of 20 orders one after another, at most two can be paid',
    async (validity) => {
      await server.sql`update discount_codes set validity = ${validity} where code = ${code}`;
      const anna = await server.signUp();
      const answers: Response[] = [];
      for (let index = 0; index < 20; index += 1) answers.push(await order(anna, { code }));
      expect(await Promise.all(answers.slice(2).map(errorOf))).toEqual(Array.from({ length: 18 }, () => 'code_used'));
      expect(await payAll(anna)).toBe(2);
    },
  );

  it('of 20 orders at the same moment, at most two can be paid', async () => {
    const anna = await server.signUp();
    await Promise.all(Array.from({ length: 20 }, () => order(anna)));
    await reconcile(shop.platform);
    const paid = await payAll(anna);
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThanOrEqual(2);
  });

  it('for one order, of three members who order with it and without it again, two can pay at its price', async () => {
    const members = [await server.signUp(), await server.signUp(), await server.signUp()];
    const [anna, bert, carl] = members as [TestMember, TestMember, TestMember];
    for (const member of [anna, bert]) {
      await bought(await order(member, { code }));
      await bought(await order(member, { code: undefined, expected_total: full }));
    }
    expect(await errorOf(await order(carl, { code }))).toBe('code_used');
  });

  it('is good for another order of a member who left the first, with the code or without between them', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    await bought(await order(anna));
    const second = await bought(await order(anna, { method: 'creditcard' }));
    expect(second).toMatchObject({ state: 'pending', total: reduced, pay_url: expect.any(String) as string });

    const left = await bought(await order(bert));
    await bought(await order(bert, { code: undefined, expected_total: full }));
    await bought(await order(bert, { method: 'creditcard' }));
    expect(await errorOf(await order(bert))).toBe('code_used');
    // Once the provider has ended one of the two, the code is free again.
    await end(left, 'expired');
    await bought(await order(bert));
  });
});

describe('[PAY-06] a code for one method', () => {
  it('is refused for another method with the right reason, and names its methods beforehand', async () => {
    const anna = await server.signUp();
    await server.sql`update discount_codes set methods = '{paypal,applepay}' where code = ${code}`;
    expect(await errorOf(await buy(anna))).toBe('code_other_method');
    const packages = (await (
      await server.request('GET', `/api/credit-packages?code=${code}`, { as: anna })
    ).json()) as Packages;
    expect(packages).toMatchObject({ discount_methods: ['paypal', 'applepay'] });
    await bought(await buy(anna, { method: 'paypal' }));
  });
});
