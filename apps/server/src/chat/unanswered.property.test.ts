import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { book, findDifferences } from '../credits/ledger.ts';
import { ServerError } from '../platform/http/errors.ts';
import { buy, refund, type Order } from '../testing/buying.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { sendContent } from './chat.service.ts';
import { openConversation } from './conversations.service.ts';
import { creditsBackOf } from './credits-back.service.ts';
import { giveBackUnanswered } from './unanswered.service.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
  await giveBackUnanswered(one.platform);
});
afterAll(() => one.close());

const day = 86_400;

type Step =
  | { kind: 'buy'; credits: number }
  | { kind: 'bonus'; credits: number }
  | { kind: 'spend'; credits: number }
  | { kind: 'refund' }
  | { kind: 'start'; answer: 'none' | 'in time' | 'late'; price: number }
  | { kind: 'look'; seconds: number };
const credits = fc.integer({ min: 1, max: 60 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('buy' as const), credits }),
  fc.record({ kind: fc.constant('bonus' as const), credits }),
  fc.record({ kind: fc.constant('spend' as const), credits }),
  fc.record({ kind: fc.constant('refund' as const) }),
  fc.record({
    kind: fc.constant('start' as const),
    answer: fc.constantFrom('none' as const, 'none' as const, 'in time' as const, 'late' as const),
    price: fc.integer({ min: 1, max: 25 }),
  }),
  fc.record({ kind: fc.constant('look' as const), seconds: fc.integer({ min: 0, max: 9 * day }) }),
);

interface Entry {
  kind: string;
  amount: number;
  conversation_id: number | null;
}

/** Computes the result another way, credit by credit: each lies in the purse with its origin, the free ones on top. */
function expectedBack(entries: readonly Entry[], answered: ReadonlySet<number>): Map<number, number> {
  let purse: ('free' | 'bought')[] = [];
  const spent = new Map<number, number>();
  for (const { kind, amount, conversation_id } of entries) {
    if (amount > 0) {
      const from = kind === 'purchase' ? 'bought' : 'free';
      purse = [...purse, ...Array.from({ length: amount }, () => from)].toSorted();
    } else {
      // A refund takes bought credits first.
      const taken =
        kind === 'reversal' ? purse.splice(Math.max(0, purse.length + amount), -amount) : takeFree(purse, -amount);
      if (kind === 'message' && conversation_id !== null)
        spent.set(conversation_id, taken.filter((one) => one === 'bought').length);
    }
  }
  return new Map([...spent].filter(([id]) => !answered.has(id)));
}

/** Bought sorts before free, so free credits lie at the end. */
const takeFree = (purse: ('free' | 'bought')[], count: number) => {
  const free = purse.filter((one) => one === 'free').length;
  const usedFree = Math.min(free, count);
  const taken = purse.splice(purse.length - free, usedFree);
  return [...taken, ...purse.splice(0, count - usedFree)];
};

it('[PAY-09] exactly the bought credits of unanswered first messages come back, once each and as announced, in any order of entries', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 20 }), async (steps) => {
      const anna = await one.signUp({ premium: true, credits: 0 });
      const { memberId } = anna;
      const orders: Order[] = [];
      const [started, answered] = [new Set<number>(), new Set<number>()];
      let refunded = false;
      const refusedIsFine = async (work: Promise<unknown>) => {
        try {
          await work;
          return true;
        } catch (error) {
          if (error instanceof ServerError && error.body.code === 'not_enough_credits') return false;
          throw error;
        }
      };
      const write = (from: number, conversation: string, price: number) =>
        sendContent(one.platform, from, conversation, randomUUID(), {
          kind: 'text',
          body: `Hello ${randomUUID()}`,
          item: null,
          price,
        });
      const lookTwice = () => Promise.all([giveBackUnanswered(one.platform), giveBackUnanswered(two.platform)]);
      for (const action of steps) {
        one.clock.advance(60);
        if (action.kind === 'buy') orders.push(await buy(one, memberId, action.credits));
        else if (action.kind === 'bonus')
          await book(
            one.sql,
            { memberId, kind: 'correction', counterAccount: 'corrections', amount: action.credits },
            one.clock.now(),
          );
        else if (action.kind === 'spend')
          await refusedIsFine(
            book(
              one.sql,
              { memberId, kind: 'correction', counterAccount: 'corrections', amount: -action.credits },
              one.clock.now(),
            ),
          );
        else if (action.kind === 'refund') {
          const order = orders.pop();
          if (!order) continue;
          refunded = true;
          await refund(one, memberId, order);
        } else if (action.kind === 'look') {
          one.clock.advance(action.seconds);
          await lookTwice();
        } else {
          const bert = await one.signUp();
          const { id, public_id } = await openConversation(one.platform, memberId, bert.publicId);
          if (!(await refusedIsFine(write(memberId, public_id, action.price)))) continue;
          started.add(id);
          if (action.answer === 'none') continue;
          if (action.answer === 'late') one.clock.advance(7 * day + 1);
          await write(bert.memberId, public_id, 1);
          if (action.answer === 'in time') answered.add(id);
        }
      }
      const announced = new Map<number, number>();
      for (const id of started) {
        const told = await creditsBackOf(one.platform, memberId, id);
        if (told?.until) announced.set(id, told.credits);
      }
      one.clock.advance(8 * day);
      await lookTwice();
      const entries = await one.sql<Entry[]>`
        select kind, amount, conversation_id from ledger_entries where member_id = ${memberId} order by id`;
      const back = entries.filter(({ kind }) => kind === 'unanswered');
      expect(new Set(back.map(({ conversation_id }) => conversation_id)).size).toBe(back.length);
      expect(back.filter(({ conversation_id }) => answered.has(conversation_id ?? 0))).toEqual([]);
      let mayComeBack = 0;
      for (const { kind, amount } of entries) {
        if (kind === 'purchase' || kind === 'reversal') mayComeBack += amount;
        if (kind !== 'unanswered') continue;
        mayComeBack -= amount;
        expect(mayComeBack).toBeGreaterThanOrEqual(0);
      }
      const given = new Map(back.map(({ conversation_id, amount }) => [conversation_id ?? 0, amount]));
      for (const [id, amount] of announced) expect(given.get(id)).toBe(amount);
      if (refunded) return;
      const expected = [...expectedBack(entries, answered)].map(([id, part]) => [id, Math.min(10, part)] as const);
      for (const [id, amount] of expected) expect(given.get(id) ?? 0).toBe(amount);
    }),
    { numRuns: 15, verbose: true },
  );
  expect(await findDifferences(one.sql)).toEqual(noDifferences);
});
