import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { balanceOf } from '../credits/ledger.ts';
import type { ProviderPayment } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { compareWithProviders, reportDifferences, type ProviderDifferences } from './differences.ts';

let server: TestServer;
let provider: FakeProvider;
let platform: Platform;
const logged: unknown[][] = [];
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(() => {
  provider = new FakeProvider(`fake-${randomUUID()}`);
  logged.length = 0;
  const note = (level: string) => (details: object, text: string) => logged.push([level, text, details]);
  const log = Object.assign(Object.create(server.platform.log) as Platform['log'], {
    info: note('info'),
    warn: note('warn'),
    error: note('error'),
    fatal: note('fatal'),
  });
  platform = { ...withProviders(server.platform, provider), log };
});

const none: ProviderDifferences = { uncredited: 0, unpaid: 0, unknown: 0, mismatched: 0, refunds: 0, late: 0 };
const tenMinutes = 600;

/** A normal order of a new member, with its payment at the provider. */
async function order(change: Partial<ProviderPayment> = {}, name = provider.name) {
  const member = await server.signUp();
  const id = randomUUID();
  const at = server.clock.now();
  await server.sql`
    insert into orders ${server.sql({
      public_id: id,
      member_id: member.memberId,
      package_id: 'credits-100',
      credits: 100,
      amount: 1499,
      currency: 'EUR',
      country: 'DE',
      method: 'creditcard',
      state: 'pending',
      idempotency_key: id,
      request_hash: Buffer.alloc(32),
      provider: name,
      provider_ref: `ref-${id}`,
      provider_state: 'open',
      return_url: '',
      webhook_url: '',
      description: '',
      language: 'en',
      created_at: at,
      updated_at: at,
    })}`;
  provider.payments.set(`ref-${id}`, {
    ref: `ref-${id}`,
    reference: id,
    amount: 1499,
    currency: 'EUR',
    refunded: 0,
    state: 'open',
    payUrl: null,
    ...change,
  });
  return { id, ...member };
}

const compared = async () => {
  server.clock.advance(tenMinutes);
  return (await compareWithProviders(platform))[provider.name];
};
const toldOf = (kind: string) =>
  logged.filter(([level, , details]) => level === 'error' && (details as { kind?: string }).kind === kind);

describe('the comparison with a provider’s lists', () => {
  it('finds nothing where everything agrees, and says so in one line', async () => {
    await order();
    await order({ state: 'open' });
    expect(await compared()).toEqual(none);
    expect(logged).toEqual([['info', 'payments compared with the lists of their provider', expect.anything()]]);
  });

  it('credits a payment that no webhook reported, and reports it as late', async () => {
    const anna = await order({ state: 'paid' });
    const bert = await order({ state: 'expired' });
    expect(await compared()).toEqual({ ...none, late: 2 });
    expect([await balanceOf(server.sql, anna.memberId), await balanceOf(server.sql, bert.memberId)]).toEqual([130, 30]);
    expect(await compared()).toEqual(none);
  });

  it('reports a payment that cannot be credited here', async () => {
    const anna = await order({ state: 'paid' });
    provider.get = () => Promise.reject(new Error('cannot be read'));
    expect(await compared()).toEqual({ ...none, uncredited: 1 });
    expect(toldOf('uncredited')).toHaveLength(1);
    expect(logged.at(-1)?.[0]).toBe('fatal');
    expect(await balanceOf(server.sql, anna.memberId)).toBe(30);
  });

  it('reports credits for a payment that is unpaid or unknown there', async () => {
    const credit = async ({ id, memberId }: { id: string; memberId: number }) => {
      await server.sql`
        insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, order_id, created_at)
        select ${id.slice(0, 20)}, ${memberId}, 'purchase', 'sales', 100, null, id, ${server.clock.now()} from orders where public_id = ${id}`;
      await server.sql`update orders set provider_state = 'paid', state = 'completed' where public_id = ${id}`;
    };
    const gone = await order();
    await credit(gone);
    provider.payments.delete(`ref-${gone.id}`);
    expect(await compared()).toEqual({ ...none, unpaid: 1 });
    // An order that is unpaid at the provider is reversed at once.
    const invented = await order();
    await credit(invented);
    expect(await compared()).toEqual({ ...none, late: 1 });
    expect(await balanceOf(server.sql, invented.memberId)).toBe(30);
  });

  it('takes the credits of a partial refund that no webhook reported', async () => {
    const anna = await order({ state: 'paid' });
    expect(await compared()).toEqual({ ...none, late: 1 });
    provider.change(anna.id, { refunded: 500 });
    expect(await compared()).toEqual({ ...none, late: 1 });
    expect(await balanceOf(server.sql, anna.memberId)).toBe(97);
    expect(await compared()).toEqual(none);
  });

  it('reports a partial refund that cannot be taken here', async () => {
    const anna = await order({ state: 'paid' });
    await compared();
    provider.change(anna.id, { refunded: 500 });
    provider.get = () => Promise.reject(new Error('cannot be read'));
    expect(await compared()).toEqual({ ...none, refunds: 1 });
    expect(toldOf('refunds')).toHaveLength(1);
    expect(logged.at(-1)?.[0]).toBe('fatal');
    expect(await balanceOf(server.sql, anna.memberId)).toBe(130);
  });

  it('reports payments that belong to no order, or to another provider’s', async () => {
    await order();
    const theirs = await order({ state: 'paid' }, 'another');
    provider.payments.set('stray', { ...provider.payments.get(`ref-${theirs.id}`)!, ref: 'stray', reference: 'stray' });
    expect(await compared()).toEqual({ ...none, unknown: 2 });
    expect(await balanceOf(server.sql, theirs.memberId)).toBe(30);
  });

  it.each([{ amount: 1 }, { currency: 'PLN' }, { ref: 'a-second-payment' }])(
    'reports a payment that differs from its order: %j',
    async (change) => {
      const anna = await order({ state: 'paid', ...change });
      expect(await compared()).toEqual({ ...none, mismatched: 1 });
      expect(await balanceOf(server.sql, anna.memberId)).toBe(30);
    },
  );

  it('continues where it ended, day by day, and repeats a day for which the provider did not answer', async () => {
    await order();
    const spans: [Date, Date][] = [];
    const lists = provider.changes.bind(provider);
    provider.changes = (span, page) => {
      spans.push([span.from, span.until]);
      return lists(span, page);
    };
    server.clock.advance(2.5 * 86_400);
    await compared();
    expect(spans).toHaveLength(3);
    provider.mood = 'fails';
    await expect(compared()).rejects.toThrow('1 of the tries failed');
    provider.mood = 'well';
    await compared();
    const [, , third, failed, again] = spans;
    expect(failed?.[0]).toEqual(third?.[1]);
    expect(again?.[0]).toEqual(third?.[1]);
    for (const [from, until] of spans) expect(until.getTime() - from.getTime()).toBeLessThanOrEqual(86_400_000);
  });

  it('of a failing provider does not hold up the other one', async () => {
    await order({ state: 'paid' });
    const broken = new FakeProvider(`broken-${randomUUID()}`);
    await order({}, broken.name);
    provider.payments.delete([...provider.payments.keys()].at(-1)!);
    broken.mood = 'fails';
    server.clock.advance(tenMinutes);
    const both = { ...platform, payments: withProviders(server.platform, broken, provider).payments };
    await expect(compareWithProviders(both)).rejects.toThrow('1 of the tries failed');
    expect(logged.at(-1)?.[2]).toMatchObject({ provider: provider.name, late: 1 });
  });
});

describe('the sandbox’s list', () => {
  it('has everything made or changed in the span, on as many pages as needed', async () => {
    const sandbox = server.platform.payments.find('sandbox')!;
    const { signal } = new AbortController();
    const from = server.clock.now();
    const make = (reference: string) =>
      sandbox.create(
        {
          reference,
          amount: 1499,
          currency: 'EUR',
          method: 'creditcard',
          country: 'DE',
          orderedAt: from,
          description: '',
          language: 'en',
          returnUrl: '',
          webhookUrl: '',
        },
        signal,
      );
    const made = [];
    for (let at = 0; at < 401; at += 1) made.push((await make(`list-${at}`)).ref);
    server.clock.advance(60);
    const refs = async (span: { from: Date; until: Date }) => {
      const found: string[] = [];
      let page: string | undefined;
      do {
        const { payments, next } = await sandbox.changes(span, page, signal);
        found.push(...payments.map(({ ref }) => ref));
        page = next;
      } while (page !== undefined);
      return found;
    };
    const until = server.clock.now();
    expect((await refs({ from, until })).toSorted()).toEqual(made.toSorted());
    await sandbox.cancel(made[7]!, signal);
    server.clock.advance(60);
    expect(await refs({ from: until, until: server.clock.now() })).toEqual([made[7]]);
  });
});

it('the comparison runs every hour by itself', async () => {
  await order({}, 'sandbox');
  const ends: (number | undefined)[] = [];
  for (const seconds of [tenMinutes, 1_800, 1_800]) {
    server.clock.advance(seconds);
    await server.platform.jobs.runDue();
    const [row] = await server.sql<{ until: Date }[]>`
      select compared_until as until from payment_comparisons where provider = 'sandbox'`;
    ends.push(row?.until.getTime());
  }
  const [first = 0] = ends;
  expect(ends).toEqual([first, first, first + 3_600_000]);
  expect(first).toBeGreaterThan(0);
});

it('the daily report names providers that are no longer set up, with the number of orders that depend on them', async () => {
  await order({}, 'gone-provider');
  await reportDifferences(platform);
  expect(logged).toContainEqual([
    'error',
    'orders of a provider that is not set up: nobody asks what became of them',
    { provider: 'gone-provider', orders: 1, open: 1 },
  ]);
});
