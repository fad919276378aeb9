import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { balanceOf, book, findDifferences } from '../credits/ledger.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { createPayment, getPayment } from './payments.service.ts';
import { withdrawalAmounts } from './withdrawal-amounts.ts';

type Withdrawal = EndpointAnswer<typeof endpoints.payments.withdrawal>['withdrawal'];

/** WITHDRAWAL_RACES=10000 for the long form. */
const races = Number(process.env['WITHDRAWAL_RACES'] ?? 15);
const day = 86_400;

let server: TestServer;
let provider: FakeProvider;
beforeAll(async () => {
  provider = new FakeProvider();
  server = await createTestServer({ config: { databaseConnections: 20 } });
  server.platform.payments = withProviders(server.platform, provider).payments;
});
afterAll(() => server.close());

async function bought(member: TestMember): Promise<string> {
  const body = {
    package_id: 'credits-100',
    method: 'creditcard' as const,
    expected_total: { amount: 1499, currency: 'EUR' },
  };
  const buyer = { viewer: viewerOf(member, { kind: 'premium' }), siteName: 'Heartline', origin: 'http://localhost' };
  const { id } = await createPayment(server.platform, buyer, body, randomUUID());
  provider.change(id, { state: 'paid' });
  server.clock.advance(3);
  expect(await getPayment(server.platform, id)).toMatchObject({ state: 'completed' });
  return id;
}

const read = async (member: TestMember, id: string): Promise<Withdrawal> =>
  (
    (await (await server.request('GET', `/api/payments/${id}/withdrawal`, { as: member })).json()) as {
      withdrawal: Withdrawal;
    }
  ).withdrawal;
const send = (member: TestMember, id: string, amount: number) =>
  server.request('POST', '/api/withdrawals', {
    as: member,
    body: { payment_id: id, expected_back: { amount, currency: 'EUR' } },
  });
const spend = (member: TestMember, amount: number) =>
  book(
    server.sql,
    { memberId: member.memberId, kind: 'message', counterAccount: 'messages', amount: -amount },
    server.clock.now(),
  );

describe('[PAY-11] a withdrawal', () => {
  it('gives back the unused share, takes those credits at once, and is confirmed by mail with date and time', async () => {
    const [anna, bert] = [await server.signUp({ credits: 0, confirmed: true }), await server.signUp()];
    const id = await bought(anna);
    const chat = await startChat(server, anna, bert);
    for (let count = 0; count < 3; count += 1) await said(await say(server, anna, chat, `m${count}`));
    const before = await read(anna, id);
    // 30 of 100 credits for 14.99 are 4.497: the member pays 4.49.
    expect(before).toMatchObject({
      state: 'open',
      bought: 100,
      used: 30,
      left: 70,
      paid: { amount: 1499 },
      kept: { amount: 449 },
      back: { amount: 1050, currency: 'EUR' },
    });
    const response = await send(anna, id, 1050);
    expect(response.status).toBe(200);
    expect(await balanceOf(server.sql, anna.memberId)).toBe(0);
    // Repeated, it is the same withdrawal.
    expect((await send(anna, id, 1050)).status).toBe(200);
    await server.platform.jobs.runDue();
    expect(provider.payments.get(`ref-${id}`)).toMatchObject({ state: 'paid', refunded: 1050 });
    expect(await read(anna, id)).toMatchObject({ state: 'refunded', used: 30, left: 0, back: { amount: 1050 } });
    expect((await getPayment(server.platform, id)).state).toBe('completed');
    const mails = (await server.mails()).filter(({ kind }) => kind === 'withdrawal');
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('€10.50');
    expect(mails[0]!.text).toMatch(/ at \d{2}:\d{2}:\d{2} UTC/);
    expect(mails[0]!.text).toContain(id);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('gives everything back when nothing was used, and ends premium; free credits stay', async () => {
    const anna = await server.signUp({ credits: 40, premium: false });
    const id = await bought(anna);
    await spend(anna, 40);
    expect((await send(anna, id, 1499)).status).toBe(200);
    expect(await balanceOf(server.sql, anna.memberId)).toBe(0);
    await server.platform.jobs.runDue();
    expect(provider.payments.get(`ref-${id}`)).toMatchObject({ state: 'refunded', refunded: 1499 });
    const [member] = await server.sql`select premium_since from members where id = ${anna.memberId}`;
    expect(member).toEqual({ premium_since: null });
  });

  it('shows new amounts first when credits were used meanwhile, and takes nothing', async () => {
    const anna = await server.signUp({ credits: 0 });
    const id = await bought(anna);
    await spend(anna, 10);
    expect((await send(anna, id, 1499)).status).toBe(409);
    expect(await balanceOf(server.sql, anna.memberId)).toBe(90);
    expect(await read(anna, id)).toMatchObject({ state: 'open', back: { amount: 1350 } });
  });

  it('is possible for 14 whole days, for the unused credits, and for the buyer only', async () => {
    const [anna, bert] = [await server.signUp({ credits: 0 }), await server.signUp()];
    const id = await bought(anna);
    expect((await server.request('GET', `/api/payments/${id}/withdrawal`, { as: bert })).status).toBe(404);
    expect((await send(bert, id, 1499)).status).toBe(404);
    await server.sql`update orders set created_at = created_at - interval '15 days 1 hour' + interval '1 minute' where public_id = ${id}`;
    expect(await read(anna, id)).toMatchObject({ state: 'open' });
    await server.sql`update orders set created_at = created_at - interval '1 minute' where public_id = ${id}`;
    expect(await read(anna, id)).toMatchObject({ state: 'over' });
    expect((await send(anna, id, 1499)).status).toBe(409);
    const other = await bought(anna);
    await spend(anna, 200);
    expect(await read(anna, other)).toMatchObject({ state: 'used_up', left: 0 });
    expect((await send(anna, other, 0)).status).toBe(409);
  });

  it.each([
    ['2026-10-19T22:10:00Z', '2026-11-03T23:00:00Z', 'Berlin, where a day of it has 25 hours'],
    ['2026-03-19T23:00:00Z', '2026-04-03T22:00:00Z', 'Berlin, where a day of it has 23 hours'],
    ['2026-06-10T21:00:00Z', '2026-06-25T21:00:00Z', 'Helsinki'],
  ])('bought at %s, is possible until the last day ends at %s in %s', async (boughtAt, lastDayEnds) => {
    const anna = await server.signUp({ credits: 0 });
    const id = await bought(anna);
    await server.sql`update orders set created_at = ${new Date(boughtAt)} where public_id = ${id}`;
    const { ends_at: endsAt } = (await read(anna, id)) as { ends_at: string };
    expect(new Date(endsAt).getTime()).toBeGreaterThanOrEqual(new Date(lastDayEnds).getTime());
  });

  it('is late but not lost while the provider refunds nothing, and continues when it does', async () => {
    const anna = await server.signUp({ credits: 0 });
    const id = await bought(anna);
    expect((await send(anna, id, 1499)).status).toBe(200);
    provider.mood = 'fails';
    await server.platform.jobs.runDue();
    expect((await server.sql`select withdrawal_paid_at from orders where public_id = ${id}`)[0]).toEqual({
      withdrawal_paid_at: null,
    });
    for (let hours = 0; hours < 60; hours += 1) {
      server.clock.advance(3_600);
      await server.platform.jobs.runDue();
    }
    provider.mood = 'well';
    server.clock.advance(2 * 3_600);
    await server.platform.jobs.runDue();
    server.clock.advance(3_600);
    await server.platform.jobs.runDue();
    expect(provider.payments.get(`ref-${id}`)).toMatchObject({ state: 'refunded', refunded: 1499 });
    const [row] = await server.sql`select withdrawal_paid_at is not null as paid from orders where public_id = ${id}`;
    expect(row).toEqual({ paid: true });
  });

  /** The provider's word changes, and its webhook arrives. */
  const says = async (id: string, to: Parameters<FakeProvider['change']>[1]) => {
    provider.change(id, to);
    const answer = await server.app.request(`/api/webhooks/${provider.name}`, { method: 'POST', body: `ref-${id}` });
    expect(answer.status).toBe(200);
  };
  const hours = async (count: number) => {
    for (let hour = 0; hour < count; hour += 1) {
      server.clock.advance(3_600);
      await server.platform.jobs.runDue();
    }
  };

  it.each([
    [0, 1499],
    [30, 1050],
  ])('after %i used credits is paid again when its refund fails days later', async (used, back) => {
    const anna = await server.signUp({ credits: 0 });
    const id = await bought(anna);
    if (used > 0) await spend(anna, used);
    expect((await send(anna, id, back)).status).toBe(200);
    await server.platform.jobs.runDue();
    expect(await read(anna, id)).toMatchObject({ state: 'refunded' });
    server.clock.advance(3 * day);
    await says(id, { state: 'paid', refunded: 0 });
    expect(await read(anna, id)).toMatchObject({ state: 'late', back: { amount: back } });
    await hours(2);
    expect(provider.payments.get(`ref-${id}`)).toMatchObject({ refunded: back });
    expect(await read(anna, id)).toMatchObject({ state: 'refunded' });
    await hours(2);
    expect(provider.payments.get(`ref-${id}`)).toMatchObject({ refunded: back });
    expect(await balanceOf(server.sql, anna.memberId)).toBe(0);
  });

  it('is unpaid while the provider has refunded less than it owes', async () => {
    const anna = await server.signUp({ credits: 0 });
    const id = await bought(anna);
    expect((await send(anna, id, 1499)).status).toBe(200);
    // It answers that the refund was made and has failed.
    const failing = vi
      .spyOn(provider, 'refund')
      .mockImplementation(async ({ ref }) => Promise.resolve(provider.payments.get(ref)!));
    await server.platform.jobs.runDue();
    failing.mockRestore();
    expect(await read(anna, id)).toMatchObject({ state: 'confirmed' });
    await hours(1);
    expect(await read(anna, id)).toMatchObject({ state: 'refunded' });
  });

  it('gives nothing back twice, after a refund by hand or a debit that the bank returned', async () => {
    const anna = await server.signUp({ credits: 0 });
    const [byHand, byBank] = [await bought(anna), await bought(anna)];
    await spend(anna, 60);
    for (const [id, back] of [
      [byHand, 600],
      [byBank, 1499],
    ] as const) {
      expect((await send(anna, id, back)).status).toBe(200);
    }
    // No webhook of either arrives.
    provider.change(byHand, { refunded: 600 });
    provider.change(byBank, { state: 'disputed' });
    await hours(30);
    expect(provider.payments.get(`ref-${byHand}`)).toMatchObject({ refunded: 600 });
    expect(provider.payments.get(`ref-${byBank}`)).toMatchObject({ refunded: 0 });
    expect(await read(anna, byHand)).toMatchObject({ state: 'refunded' });
    // The bank returns the money.
    await says(byBank, { state: 'paid' });
    await hours(2);
    expect(provider.payments.get(`ref-${byBank}`)).toMatchObject({ refunded: 1499 });
    expect(await read(anna, byBank)).toMatchObject({ state: 'refunded' });
  });

  it(
    'and spending at the same moment never take the same credit, and the refund is for the unused credits',
    async () => {
      for (let round = 0; round < races; round += 1) {
        const anna = await server.signUp({ credits: 0 });
        const id = await bought(anna);
        const [withdrawal, ...spendings] = await Promise.all([
          send(anna, id, 1499),
          ...Array.from({ length: 6 }, () =>
            spend(anna, 25).then(
              () => 25,
              () => 0,
            ),
          ),
          send(anna, id, 1499).then(() => 0),
        ]);
        const spent = spendings.reduce((sum, credits) => sum + credits, 0);
        expect(await balanceOf(server.sql, anna.memberId)).toBe(withdrawal.ok ? 0 : 100 - spent);
        // With the amounts shown, it is all or nothing.
        expect(spent === 0).toBe(withdrawal.ok);
      }
      await server.platform.jobs.runDue();
      const differences = await findDifferences(server.sql);
      // This test books its spendings in the ledger only.
      expect(differences).toEqual({ ...noDifferences, messages: differences.messages });
    },
    30_000 + races * 500,
  );
});

it('[PAY-11] the amount is exact: never below the price of the unused credits, and above it by less than one minor unit', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (credits, amount, share) => {
        const used = Math.floor(credits * share);
        const { back, price } = withdrawalAmounts(
          { credits, amount, refunded: 0 },
          { given: credits, left: credits - used },
        );
        const exact = BigInt(amount) * BigInt(credits - used);
        expect(BigInt(back) * BigInt(credits)).toBeGreaterThanOrEqual(exact);
        expect(BigInt(back) * BigInt(credits) - exact).toBeLessThan(BigInt(credits));
        expect(back + price(used)).toBe(amount);
      },
    ),
  );
});

it('[PAY-11] an amount refunded before is not refunded again', async () => {
  const anna = await server.signUp({ credits: 0 });
  const id = await bought(anna);
  provider.change(id, { refunded: 500 });
  server.clock.advance(day);
  await getPayment(server.platform, id);
  expect(await balanceOf(server.sql, anna.memberId)).toBe(67);
  expect(await read(anna, id)).toMatchObject({ used: 0, left: 67, refunded: { amount: 500 }, back: { amount: 999 } });
  expect((await send(anna, id, 999)).status).toBe(200);
  await server.platform.jobs.runDue();
  expect(provider.payments.get(`ref-${id}`)).toMatchObject({ state: 'refunded', refunded: 1499 });
  expect(await balanceOf(server.sql, anna.memberId)).toBe(0);
});
