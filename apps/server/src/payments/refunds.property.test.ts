import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf, book, findDifferences } from '../credits/ledger.ts';
import type { ProviderState } from '../platform/payments/provider.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { findOrder } from './payments.store.ts';
import { settle } from './settle.ts';
import { getWithdrawal, withdraw } from './withdrawal.service.ts';
import { saveWithdrawalPaid } from './withdrawal.store.ts';

const numRuns = Number(process.env['REFUND_HISTORIES'] ?? 60);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** An order of a new member, with the provider's reports about it. */
async function ordered(credits: number, amount: number) {
  const { memberId } = await server.signUp({ credits: 0 });
  const id = randomUUID();
  const at = server.clock.now();
  await server.sql`
    insert into orders ${server.sql({
      public_id: id,
      member_id: memberId,
      package_id: 'credits-100',
      credits,
      amount,
      currency: 'EUR',
      country: 'DE',
      method: 'paypal',
      state: 'pending',
      idempotency_key: id,
      request_hash: Buffer.alloc(1),
      provider: 'sandbox',
      return_url: '',
      webhook_url: '',
      description: '',
      language: 'de',
      created_at: at,
      updated_at: at,
    })}`;
  const says = async (state: ProviderState, refunded: number) => {
    const order = (await findOrder(server.sql, id))!;
    const truth = { ref: `ref-${id}`, reference: id, amount, currency: 'EUR', payUrl: null, state, refunded };
    expect(await settle(server.platform, order, truth)).toBe(true);
  };
  const entries = async () =>
    server.sql<{ kind: string; amount: number }[]>`
      select l.kind, l.amount from ledger_entries l join orders o on o.id = l.order_id where o.public_id = ${id} order by l.id`;
  /** Withdraws where that is possible. Returns the credits used until then. */
  const withdraws = async () => {
    const { state, back } = await getWithdrawal(server.platform, memberId, 14, id);
    if (state !== 'open') return undefined;
    return (await withdraw(server.platform, memberId, 14, { payment_id: id, expected_back: back })).used;
  };
  /** As the job does after each refund. */
  const pays = async () => {
    const order = (await findOrder(server.sql, id))!;
    return saveWithdrawalPaid(server.sql, order.id, server.clock.now());
  };
  const isPaid = async () => (await findOrder(server.sql, id))!.withdrawal_paid_at !== null;
  return { memberId, says, entries, withdraws, pays, isPaid };
}

const word = fc.record({
  state: fc.constantFrom<ProviderState>('paid', 'paid', 'paid', 'disputed', 'failed'),
  share: fc.double({ min: 0, max: 1, noNaN: true }),
  spends: fc.nat({ max: 30 }),
  withdraws: fc.nat({ max: 4 }).map((one) => one === 0),
});

describe('[PAY-03d] partial refunds', () => {
  it('take that share of the credits, rounded down and never twice, whatever happens between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5_000 }),
        fc.integer({ min: 1, max: 50_000 }),
        fc.array(word, { minLength: 1, maxLength: 8 }),
        async (credits, amount, words) => {
          const { memberId, says, entries, withdraws: withdrawn, pays, isPaid } = await ordered(credits, amount);
          let spent = 0;
          let used: number | undefined;
          let wasPaid = false;
          for (const { state, share, spends, withdraws } of words) {
            const refunded = Math.floor(amount * share);
            await says(state === 'paid' && refunded === amount ? 'refunded' : state, refunded);
            const booked = await entries();
            const given = booked.reduce((sum, entry) => sum + entry.amount, 0);
            const paid = refunded < amount && state === 'paid';
            // The same in exact numbers: credits that are paid for, where a started one counts as whole.
            const left = Number((BigInt(credits) * BigInt(amount - refunded) + BigInt(amount) - 1n) / BigInt(amount));
            const reached = used !== undefined && refunded >= amount - Math.floor((amount * used) / credits);
            const due = !paid ? 0 : used === undefined ? left : reached ? Math.min(used, left) : used;
            expect(given).toBe(due);
            // A withdrawal stays paid while as much has gone back as it owes, or the bank has taken everything.
            expect(await isPaid()).toBe(wasPaid && (state !== 'paid' || reached));
            expect(await pays()).toBe(reached);
            wasPaid = await isPaid();
            expect(wasPaid || !reached).toBe(true);
            expect(booked.filter(({ kind }) => kind === 'purchase').length).toBe(booked.length > 0 ? 1 : 0);
            const balance = await balanceOf(server.sql, memberId);
            expect(balance).toBe(given - spent);
            if (spends > 0 && balance >= spends) {
              await book(
                server.sql,
                { memberId, kind: 'message', counterAccount: 'messages', amount: -spends },
                server.clock.now(),
              );
              spent += spends;
            }
            if (withdraws) used ??= await withdrawn();
          }
        },
      ),
      { numRuns },
    );
    // This test books its messages in the ledger only.
    expect(await findDifferences(server.sql)).toEqual({ ...noDifferences, messages: expect.any(Number) as number });
  }, 60_000);

  it('may leave a member with a negative balance, who then cannot send until it is filled', async () => {
    const { memberId, says } = await ordered(100, 1_499);
    await says('paid', 0);
    const spend = (amount: number) =>
      book(server.sql, { memberId, kind: 'message', counterAccount: 'messages', amount: -amount }, server.clock.now());
    await spend(90);
    await says('paid', 500);
    expect(await balanceOf(server.sql, memberId)).toBe(-23);
    await expect(spend(1)).rejects.toMatchObject({ body: { code: 'not_enough_credits' } });
    await says('disputed', 500);
    expect(await balanceOf(server.sql, memberId)).toBe(-90);
    await says('paid', 500);
    expect(await balanceOf(server.sql, memberId)).toBe(-23);
  });
});
