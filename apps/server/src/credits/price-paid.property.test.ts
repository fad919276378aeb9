import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { buy as buyOn, refund, type Order } from '../testing/buying.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { book, creditSignup } from './ledger.ts';
import { pricePaid, type PricePaid } from './price-paid.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const at = () => server.clock.now();
const newMember = async () => (await server.signUp({ credits: 0 })).memberId;

const buy = (memberId: number, credits: number, amount: number, currency?: string) =>
  buyOn(server, memberId, credits, amount, currency);
const spend = (memberId: number, amount: number) =>
  book(server.sql, { memberId, kind: 'message', counterAccount: 'messages', amount: -amount }, at());

/** An exact fraction. */
class Exact {
  readonly over: bigint;
  readonly under: bigint;
  constructor(over: bigint, under: bigint) {
    this.over = over;
    this.under = under;
  }
  plus(amount: number): Exact {
    return new Exact(this.over + BigInt(amount) * this.under, this.under);
  }
  times(by: number, through: number): Exact {
    return new Exact(this.over * BigInt(by), this.under * BigInt(through));
  }
  up(): number {
    return Number((this.over + this.under - 1n) / this.under);
  }
}
const zero = new Exact(0n, 1n);

/** The plain model: a heap of credits and its cost. Credits that are taken from it take their share of the cost. */
class Heap {
  credits = 0;
  cost = zero;
  /** Roundings so far, each less than one minor unit. */
  roundings = 0;
  /** Credits at the last rounding. */
  at = 1;
  add(credits: number, price: number): void {
    const filled = Math.max(0, Math.min(credits, -this.credits));
    this.cost =
      this.credits > 0 ? this.cost.plus(price) : new Exact(BigInt(price), 1n).times(credits - filled, credits);
    this.credits += credits;
    this.rounded();
  }
  take(credits: number): void {
    this.cost = this.credits > 0 ? this.cost.times(this.credits - credits, this.credits) : zero;
    this.credits -= credits;
  }
  giveBack(credits: number, price: number): void {
    const left = this.cost.plus(-price);
    this.credits -= credits;
    this.cost = this.credits > 0 && left.over > 0n ? left : zero;
    this.rounded();
  }
  rounded(): void {
    this.roundings += 1;
    this.at = Math.max(1, this.credits);
  }
}

const priceOf = (paid: PricePaid, credits: number) => Math.ceil((paid.amount * credits) / paid.credits);

type Step = { kind: 'buy' | 'spend' | 'bonus' | 'back'; credits: number; price: number };
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('buy' as const, 'spend' as const, 'spend' as const, 'bonus' as const, 'back' as const),
  credits: fc.integer({ min: 1, max: 300 }),
  price: fc.integer({ min: 1, max: 9_999 }),
});

describe('[CHAT-02] the price of the credits at hand', () => {
  it('is the average of the remaining credits, never less and within the roundings, after any entries', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 20 }), async (steps) => {
        const memberId = await newMember();
        const heap = new Heap();
        const orders: (Order & { price: number })[] = [];
        for (const { kind, credits, price } of steps) {
          if (kind === 'buy') {
            orders.push({ ...(await buy(memberId, credits, price)), price });
            heap.add(credits, price);
          } else if (kind === 'bonus') {
            await book(
              server.sql,
              { memberId, kind: 'correction', counterAccount: 'corrections', amount: credits },
              at(),
            );
            heap.add(credits, 0);
          } else if (kind === 'back') {
            const order = orders.pop();
            if (!order) continue;
            await refund(server, memberId, order);
            heap.giveBack(order.credits, order.price);
          } else if (heap.credits > 0) {
            const some = Math.min(credits, heap.credits);
            await spend(memberId, some);
            heap.take(some);
          }
          const paid = await pricePaid(server.sql, memberId);
          // With no credits at hand there is nothing to price.
          if (heap.credits <= 0) continue;
          for (const some of [1, 10, 15, 120]) {
            const exact = heap.cost.times(some, heap.credits);
            const shown = paid ? priceOf(paid, some) : 0;
            expect(shown).toBeGreaterThanOrEqual(exact.up());
            expect(shown).toBeLessThanOrEqual(exact.plus(Math.ceil((some * heap.roundings) / heap.at)).up());
          }
        }
      }),
      { numRuns: 60, verbose: true },
    );
  });

  it('is unknown before the first purchase, and the price of that purchase after it', async () => {
    const memberId = await newMember();
    await creditSignup(server.sql, memberId, 30, at());
    expect(await pricePaid(server.sql, memberId)).toBeNull();
    await spend(memberId, 30);
    await buy(memberId, 100, 1124);
    const paid = await pricePaid(server.sql, memberId);
    expect(paid).toEqual({ credits: 100, amount: 1124, currency: 'EUR' });
    expect([1, 10, 15].map((some) => priceOf(paid!, some))).toEqual([12, 113, 169]);
    await spend(memberId, 40);
    expect(await pricePaid(server.sql, memberId)).toEqual(paid);
  });

  it('mixes free and paid credits, and is that of the newest purchase if the currency has changed', async () => {
    const memberId = await newMember();
    await creditSignup(server.sql, memberId, 30, at());
    await buy(memberId, 100, 1499);
    expect(await pricePaid(server.sql, memberId)).toEqual({ credits: 130, amount: 1499, currency: 'EUR' });
    await buy(memberId, 100, 11_200, 'DKK');
    expect(await pricePaid(server.sql, memberId)).toEqual({ credits: 100, amount: 11_200, currency: 'DKK' });
  });

  it('is in the member’s own answer, and in nobody else’s', async () => {
    const anna = await server.signUp({ premium: true, credits: 0 });
    const user = async () =>
      ((await (await server.request('GET', '/api/user.php', { as: anna })).json()) as { user: object }).user;
    expect(await user()).toMatchObject({ price_paid: null });
    await buy(anna.memberId, 250, 2999);
    expect(await user()).toMatchObject({ price_paid: { credits: 250, price: { amount: 2999, currency: 'EUR' } } });
  });

  it('is read by its own index, and a message writes nothing there', async () => {
    const memberId = await newMember();
    await buy(memberId, 5_000, 100);
    for (let count = 0; count < 5; count += 1) await spend(memberId, 10);
    const [row] = await server.sql<{ definition: string }[]>`
      select indexdef as definition from pg_indexes where indexname = 'ledger_price_entries'`;
    expect(row?.definition).toMatch(
      /WHERE \(kind = ANY \(ARRAY\['signup'::text, 'purchase'::text, 'reversal'::text, 'restoration'::text, 'withdrawal'::text, 'correction'::text\]\)\)/,
    );
    const plan = await server.sql.begin(async (tx) => {
      await tx`set local enable_seqscan = off`;
      return tx<{ 'QUERY PLAN': string }[]>`
        explain select from ledger_entries where member_id = ${memberId} and kind in ('signup', 'purchase', 'reversal', 'restoration', 'withdrawal', 'correction') order by id`;
    });
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('ledger_price_entries');
  });
});
