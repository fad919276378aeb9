import { randomUUID } from 'node:crypto';

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ServerError } from '../platform/http/errors.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { balanceOf, book, creditSignup, findDifferences, type Booking } from './ledger.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 30 } });
});
afterAll(() => server.close());

const newMember = async () => (await server.signUp({ credits: 0 })).memberId;
const at = () => server.clock.now();
const sumOf = async (memberId: number) =>
  (
    await server.sql<
      { total: number }[]
    >`select coalesce(sum(amount), 0)::int as total from ledger_entries where member_id = ${memberId}`
  )[0]?.total;

const step: fc.Arbitrary<Pick<Booking, 'kind' | 'counterAccount' | 'amount'>> = fc.oneof(
  fc.record({
    kind: fc.constant('purchase' as const),
    counterAccount: fc.constant('sales' as const),
    amount: fc.integer({ min: 1, max: 500 }),
  }),
  fc.record({
    kind: fc.constant('message' as const),
    counterAccount: fc.constant('messages' as const),
    amount: fc.integer({ min: -300, max: -1 }),
  }),
  fc.record({
    kind: fc.constant('gift' as const),
    counterAccount: fc.constant('gifts' as const),
    amount: fc.integer({ min: -300, max: -1 }),
  }),
  fc.record({
    kind: fc.constant('reversal' as const),
    counterAccount: fc.constant('reversals' as const),
    amount: fc.integer({ min: -500, max: -1 }),
  }),
);

/** The rule of security.md section 3: only a reversal takes a balance below zero, and a balance below zero may only rise. */
const allowed = (balance: number, { kind, amount }: { kind: string; amount: number }) =>
  balance + amount >= 0 || kind === 'reversal' || (balance < 0 && amount > 0);

describe('[PAY-07] any sequence of entries', () => {
  it('leaves the balance as their sum, and each entry shows the balance after it', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const memberId = await newMember();
        let balance = 0;
        for (const booking of steps) {
          const expected = allowed(balance, booking) ? balance + booking.amount : 'not_enough_credits';
          const outcome = await book(server.sql, { memberId, ...booking }, at()).then(
            (entry) => entry.balance,
            (error: unknown) => (error instanceof ServerError ? error.body.code : error),
          );
          expect(outcome).toBe(expected);
          if (typeof expected === 'number') balance = expected;
        }
        expect(await balanceOf(server.sql, memberId)).toBe(balance);
        expect(await sumOf(memberId)).toBe(balance);
      }),
      { numRuns: 40, verbose: true },
    );
  });

  it('keeps that true in parallel, and never spends credits below zero', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          step.filter(({ kind }) => kind !== 'reversal'),
          { minLength: 30, maxLength: 60 },
        ),
        async (steps) => {
          const memberId = await newMember();
          const results = await Promise.allSettled(
            steps.map((booking) => book(server.sql, { memberId, ...booking }, at())),
          );
          const booked = steps
            .filter((_booking, index) => results[index]?.status === 'fulfilled')
            .reduce((sum, { amount }) => sum + amount, 0);
          expect(results.every((result) => result.status === 'fulfilled' || result.reason instanceof ServerError)).toBe(
            true,
          );
          expect(await balanceOf(server.sql, memberId)).toBe(booked);
          expect(await sumOf(memberId)).toBe(booked);
          const below =
            await server.sql`select from ledger_entries where member_id = ${memberId} and balance_after < 0`;
          expect(below).toHaveLength(0);
        },
      ),
      { numRuns: 8, verbose: true },
    );
    expect(await findDifferences(server.sql)).toMatchObject({ wallets: 0 });
  });
});

describe('the database itself refuses', () => {
  it('a change of a balance without an entry, in any way', async () => {
    const memberId = await newMember();
    await expect(server.sql`update wallets set balance = 1000 where member_id = ${memberId}`).rejects.toThrow(
      'only by a ledger entry',
    );
    await creditSignup(server.sql, memberId, 30, at());
    await expect(server.sql`delete from wallets where member_id = ${memberId}`).rejects.toThrow('has entries');
    const other = await newMember();
    await server.sql`delete from wallets where member_id = ${other}`;
    await expect(server.sql`insert into wallets (member_id, balance) values (${other}, 5)`).rejects.toThrow(
      'only by a ledger entry',
    );
  });

  it('an entry with a wrong balance, or with a balance but no wallet', async () => {
    const memberId = await newMember();
    const insert = (amount: number, after: number) => server.sql`
      insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, created_at)
      values (${`made-up-${amount}`}, ${memberId}, 'correction', 'corrections', ${amount}, ${after}, ${at()})`;
    await expect(insert(10, 1000)).rejects.toThrow('after this entry is not 1000');
    await server.sql`delete from wallets where member_id = ${memberId}`;
    await expect(insert(20, 20)).rejects.toThrow('after this entry is not 20');
  });

  it('a change of an entry', async () => {
    const memberId = await newMember();
    await creditSignup(server.sql, memberId, 30, at());
    await expect(server.sql`update ledger_entries set amount = 3000 where member_id = ${memberId}`).rejects.toThrow(
      'append-only',
    );
    await expect(server.sql`delete from ledger_entries where member_id = ${memberId}`).rejects.toThrow('append-only');
  });
});

describe('[PAY-07a] an entry', () => {
  const insert = (memberId: number, kind: string, account: string, amount: number) => server.sql`
    insert into ledger_entries (public_id, member_id, kind, counter_account, amount, balance_after, created_at)
    values (${randomUUID()}, ${memberId}, ${kind}, ${account}, ${amount}, null, ${at()})`;

  it('is refused with another account than its kind’s, in the other direction, or with an amount of 0', async () => {
    const memberId = await newMember();
    await insert(memberId, 'correction', 'corrections', 100);
    for (const [kind, account, amount] of [
      ['message', 'gifts', -10],
      ['message', 'messages', 10],
      ['purchase', 'signup_bonus', 10],
      ['purchase', 'sales', -10],
      ['reversal', 'sales', -10],
      ['restoration', 'reversals', -10],
      ['correction', 'corrections', 0],
      ['withdrawal', 'withdrawals', -10],
      ['present', 'corrections', 10],
    ] as const)
      await expect(insert(memberId, kind, account, amount), `${kind} ${account} ${amount}`).rejects.toThrow(
        'ledger_moves',
      );
    expect(await balanceOf(server.sql, memberId)).toBe(100);
  });

  it('moves credits between two accounts: all accounts sum to zero, and the members’ account equals the wallets', async () => {
    const memberId = await newMember();
    const accounts = async () =>
      new Map(
        (await server.sql<{ account: string; balance: number }[]>`select account, balance from ledger_accounts`).map(
          ({ account, balance }) => [account, balance],
        ),
      );
    const before = await accounts();
    await insert(memberId, 'correction', 'corrections', 100);
    await insert(memberId, 'gift', 'gifts', -15);
    const after = await accounts();
    const moved = (account: string) => (after.get(account) ?? 0) - (before.get(account) ?? 0);
    expect([moved('members'), moved('corrections'), moved('gifts')]).toEqual([85, -100, 15]);
    expect([...after.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
    // The messages of this file exist only in the ledger.
    const differences = { ...noDifferences, messages: expect.any(Number) as number };
    expect(await findDifferences(server.sql)).toEqual(differences);
  });

  it('shows up in the daily report if the rules were bypassed', async () => {
    const memberId = await newMember();
    await Promise.all(Array.from({ length: 5 }, () => insert(memberId, 'correction', 'corrections', 20)));
    const failed = server.sql.begin(async (tx) => {
      await tx`alter table ledger_entries disable trigger ledger_append_only`;
      await tx`update ledger_entries set amount = 19 where member_id = ${memberId} and balance_after = 100`;
      expect(await findDifferences(tx)).toMatchObject({ wallets: 1, accounts: 1, entries: 1 });
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
  });
});

it('welcome credits come once, however often and in parallel', async () => {
  const memberId = await newMember();
  await Promise.all(Array.from({ length: 20 }, () => creditSignup(server.sql, memberId, 30, at())));
  expect(await balanceOf(server.sql, memberId)).toBe(30);
  expect(await sumOf(memberId)).toBe(30);
});

it('an entry is undone with its transaction', async () => {
  const memberId = await newMember();
  const failed = server.sql.begin(async (tx) => {
    await book(tx, { memberId, kind: 'purchase', counterAccount: 'sales', amount: 100 }, at());
    throw new Error('crash');
  });
  await expect(failed).rejects.toThrow('crash');
  expect(await balanceOf(server.sql, memberId)).toBe(0);
});
