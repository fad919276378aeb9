import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ProviderState } from '../platform/payments/provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { lockOrder } from './receipts.store.ts';
import { ordered } from './testing/ordered.ts';
import { vatIn } from './vat.ts';
import { writeReceipts } from './write-receipts.ts';

const numRuns = Number(process.env['RECEIPT_HISTORIES'] ?? 25);

let server: TestServer;
let other: TestServer;
let members: TestMember[];
beforeAll(async () => {
  server = await createTestServer();
  other = await server.another();
  members = await Promise.all([
    server.signUp({ credits: 0 }),
    server.signUp({ credits: 0, siteId: 'amici', pool: 'amici', country: 'IT', language: 'it' }),
    server.signUp({ credits: 0, siteId: 'nordlys', country: 'DK', language: 'da' }),
  ]);
});
afterAll(() => server.close());

interface Row {
  order_id: number;
  kind: string;
  company_id: string;
  series: string;
  number: number;
  issued_at: Date;
  gross: number;
  net: number;
  vat: number;
  vat_rate: number;
}
const rows = () => server.sql<Row[]>`select * from receipts order by company_id, series, number`;

/** Invariants of all receipts, whatever happened before. */
async function expectWhole() {
  const all = await rows();
  for (const [name, series] of Map.groupBy(all, ({ company_id, series }) => `${company_id} ${series}`)) {
    expect(
      series.map(({ number }) => number),
      name,
    ).toEqual(series.map((_row, index) => index + 1));
    const times = series.map(({ issued_at }) => issued_at.getTime());
    expect(times, name).toEqual(times.toSorted((a, b) => a - b));
  }
  for (const { gross, net, vat } of all) expect(net + vat).toBe(gross);
  return all;
}

const word = fc.record({
  state: fc.constantFrom<ProviderState>('paid', 'paid', 'paid', 'disputed', 'failed', 'open'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  waits: fc.nat({ max: 90 }),
  fails: fc.boolean(),
});
const history = fc.record({
  member: fc.nat({ max: 2 }),
  amount: fc.integer({ min: 1, max: 50_000 }),
  words: fc.array(word, { minLength: 1, maxLength: 6 }),
});

describe('[PAY-13c] numbers of receipts', () => {
  it('have no gaps and rise with time in each series, and the receipts match the orders, under concurrent writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(history, { minLength: 2, maxLength: 8 }), async (histories) => {
        const ends = await Promise.all(
          histories.map(async ({ member, amount, words }, index) => {
            const country = ['DE', 'IT', 'DK'][member]!;
            const at = index % 2 ? server : other;
            const order = await ordered(at, members[member]!, { amount, country });
            let [sold, back] = [false, 0];
            for (const { state, share, waits, fails } of words) {
              server.clock.advance(waits);
              const refunded = Math.floor(amount * share);
              const says = refunded === amount ? 'refunded' : state;
              // A transaction that fails after it has drawn its numbers.
              if (fails) await server.sql.begin((tx) => failing(tx, order.orderId)).catch(() => undefined);
              await order.says(says, refunded);
              sold ||= says === 'paid' || says === 'refunded' || says === 'disputed';
              back = says === 'paid' ? refunded : amount;
            }
            return { ...order, sold, back };
          }),
        );
        const all = await expectWhole();
        for (const { orderId, amount, sold, back } of ends) {
          const own = all.filter(({ order_id }) => order_id === orderId);
          const receipts = own.filter(({ kind }) => kind === 'receipt');
          // An unpaid order has no receipt; for the rest, the receipt has the whole amount, and all documents together the amount kept.
          const kept = sold ? amount - back : 0;
          const rate = receipts[0]?.vat_rate ?? 0;
          const sum = (name: 'gross' | 'vat') => own.reduce((total, row) => total + row[name], 0);
          expect(receipts.map(({ gross }) => gross)).toEqual(sold ? [amount] : []);
          expect(sum('gross')).toBe(kept);
          expect(sum('vat')).toBe(vatIn(amount, rate) - vatIn(back, rate));
        }
      }),
      { numRuns },
    );
    const [count] = await server.sql<
      [{ companies: number }]
    >`select count(distinct company_id)::int as companies from receipts`;
    expect(count.companies).toBe(2);
  }, 120_000);

  it('an earlier clock gives no earlier time, and an unused number is the next one', async () => {
    const [first, second] = [await ordered(server, members[0]!), await ordered(server, members[0]!)];
    await first.says('paid');
    const [last] = (await rows()).filter(({ order_id }) => order_id === first.orderId);
    await server.sql`
      insert into receipts (public_id, order_id, kind, company_id, issued_at, seller, language, description, country, paid_on, currency, gross, net, vat, vat_rate)
      select 'earlier', ${second.orderId}, 'receipt', company_id, '2020-01-01', seller, language, description, country, paid_on, currency, gross, net, vat, vat_rate
      from receipts where order_id = ${first.orderId}`;
    const [after] = (await rows()).filter(({ order_id }) => order_id === second.orderId);
    expect([after?.number, after?.issued_at]).toEqual([last!.number + 1, last!.issued_at]);
    await expectWhole();
  });

  it('an order has one receipt, which cannot be changed or deleted', async () => {
    const order = await ordered(server, members[0]!);
    await order.says('paid');
    const twice = server.sql`
      insert into receipts (public_id, order_id, kind, company_id, issued_at, seller, language, description, country, paid_on, currency, gross, net, vat, vat_rate)
      select 'twice', order_id, kind, company_id, issued_at, seller, language, description, country, paid_on, currency, gross, net, vat, vat_rate
      from receipts where order_id = ${order.orderId}`;
    await expect(twice).rejects.toThrow(/receipts_one/);
    await expect(server.sql`update receipts set gross = 0 where order_id = ${order.orderId}`).rejects.toThrow(
      /append-only/,
    );
    await expect(server.sql`delete from receipts where order_id = ${order.orderId}`).rejects.toThrow(/append-only/);
    await expectWhole();
  });
});

async function failing(tx: Parameters<typeof lockOrder>[0], orderId: number): Promise<void> {
  await lockOrder(tx, orderId);
  await writeReceipts(tx, orderId, server.clock.now());
  throw new Error('after all');
}
