import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { sendContent } from '../chat/chat.service.ts';
import { balanceOf, book, findDifferences } from '../credits/ledger.ts';
import { ServerError } from '../platform/http/errors.ts';
import { newPublicId } from '../platform/ids.ts';
import { startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { findOrder } from './payments.store.ts';
import { settle } from './settle.ts';
import { getWithdrawal, withdraw } from './withdrawal.service.ts';

/** WALLET_RACES=10000 for the long form. */
const rounds = Number(process.env['WALLET_RACES'] ?? 6);

const password = 'a walk in the rain';
let passwordHash: string;
let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  passwordHash = await passwordHasher.hash(password);
  one = await createTestServer({ config: { databaseConnections: 12 } });
  two = await one.another();
});
afterAll(() => one.close());

/** An order at the sandbox, paid there and settled here. */
async function buy({ memberId }: TestMember): Promise<string> {
  const id = randomUUID();
  const at = one.clock.now();
  const common = { amount: 1_499, currency: 'EUR', method: 'paypal', description: '', language: 'de' };
  const addresses = { return_url: '', webhook_url: '' };
  const ref = newPublicId();
  await one.sql`
    insert into sandbox_payments ${one.sql({ ...common, ...addresses, id: ref, reference: id, state: 'paid', created_at: at, changed_at: at })}`;
  await one.sql`
    insert into orders ${one.sql({
      ...common,
      ...addresses,
      public_id: id,
      member_id: memberId,
      package_id: 'credits-100',
      credits: 100,
      country: 'DE',
      state: 'pending',
      idempotency_key: id,
      request_hash: Buffer.alloc(1),
      provider: 'sandbox',
      provider_ref: ref,
      created_at: at,
      updated_at: at,
    })}`;
  await says(id, 'paid');
  return id;
}

async function says(id: string, state: 'paid' | 'disputed'): Promise<void> {
  for (;;) {
    const order = (await findOrder(one.sql, id))!;
    const truth = {
      ref: order.provider_ref!,
      reference: id,
      amount: 1_499,
      refunded: order.refunded,
      currency: 'EUR',
      payUrl: null,
    };
    if (await settle(two.platform, order, { ...truth, state })) return;
  }
}

async function givePhoto({ memberId }: TestMember): Promise<string> {
  const id = newPublicId();
  await one.sql`
    insert into chat_photos ${one.sql({
      public_id: id,
      member_id: memberId,
      client_id: randomUUID(),
      upload_hash: Buffer.alloc(1),
      content_hash: Buffer.alloc(1),
      state: 'active',
      width: 1,
      height: 1,
      file_full: randomUUID(),
      file_thumb: randomUUID(),
      file_blur: randomUUID(),
      created_at: one.clock.now(),
    })}`;
  return id;
}

/** The member leaves while everything else goes on. */
async function leave(as: TestMember): Promise<number> {
  const response = await two.request('DELETE', '/api/me', { as, body: { password } });
  expect(response.status).toBe(200);
  return 0;
}

/**
 * The price if the message was sent, 0 if it was refused for lack of credits or because the member had left; any other error is a fault.
 */
async function spent(work: Promise<unknown>, price: number): Promise<number> {
  try {
    await work;
    return price;
  } catch (error) {
    if (
      error instanceof ServerError &&
      ['not_enough_credits', 'conflict', 'confirmation_required'].includes(error.body.code)
    )
      return 0;
    throw error;
  }
}

it(
  '[PAY-07a] [PAY-11b] one balance spent by messages, gifts, photos, corrections, withdrawal, a dispute and a deletion at once, by two processes: ledger and wallet agree',
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const anna = await one.signUp({ premium: true, credits: 20 });
      const others = await Promise.all([one.signUp(), one.signUp()]);
      await saveCredentials(one.sql, anna.memberId, passwordHash, one.clock.now());
      const chats: string[] = [];
      for (const other of others) chats.push(await startChat(one, anna, other));
      const orders = [await buy(anna), await buy(anna)];
      const photos = [await givePhoto(anna), await givePhoto(anna)];
      const send = (at: number, content: { kind: 'text' | 'gift' | 'photo'; item: string | null; price: number }) =>
        spent(
          sendContent(
            (at % 2 === 0 ? one : two).platform,
            anna.memberId,
            chats[at % 2]!,
            randomUUID(),
            { ...content, body: content.kind === 'text' ? `Hello ${randomUUID()}` : null },
            { unlimited: true },
          ),
          content.price,
        );
      const seen = await getWithdrawal(one.platform, anna.memberId, 14, orders[0]!);
      const withdrawing = (server: TestServer) =>
        spent(withdraw(server.platform, anna.memberId, 14, { payment_id: orders[0]!, expected_back: seen.back }), 0);
      const sent = await Promise.all([
        ...Array.from({ length: 8 }, (_item, at) => send(at, { kind: 'text', item: null, price: 10 })),
        ...Array.from({ length: 3 }, (_item, at) => send(at + 1, { kind: 'gift', item: 'rose', price: 25 })),
        ...photos.map((item, at) => send(at, { kind: 'photo', item, price: 15 })),
        withdrawing(one),
        withdrawing(two),
        round % 2 === 0 ? says(orders[1]!, 'disputed').then(() => 0) : 0,
        round % 3 === 1 ? leave(anna) : 0,
        spent(
          book(
            two.sql,
            { memberId: anna.memberId, kind: 'correction', counterAccount: 'corrections', amount: -30 },
            two.clock.now(),
          ),
          30,
        ),
      ]);
      const [row] = await one.sql<[{ total: number; withdrawn: number; taken: number; due: number }]>`
        select sum(amount)::int as total, -coalesce(sum(amount) filter (where kind = 'withdrawal'), 0)::int as withdrawn,
          -coalesce(sum(amount) filter (where kind = 'reversal'), 0)::int as taken,
          (select count(*)::int from orders where member_id = ${anna.memberId} and withdrawn_at is not null) as due
        from ledger_entries where member_id = ${anna.memberId}`;
      const balance = await balanceOf(one.sql, anna.memberId);
      const used = sent.reduce((sum, credits) => sum + credits, 0);
      expect(balance).toBe(row.total);
      expect(balance).toBe(220 - used - row.withdrawn - row.taken);
      expect(row.withdrawn > 0).toBe(row.due === 1);
      // Only the dispute can make the balance negative.
      expect(balance >= 0 || row.taken > 0).toBe(true);
    }
    await one.platform.jobs.runDue();
    expect(await findDifferences(one.sql)).toEqual(noDifferences);
  },
  30_000 + rounds * 2_000,
);
