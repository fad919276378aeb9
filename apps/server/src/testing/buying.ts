import { randomUUID } from 'node:crypto';

import { book } from '../credits/ledger.ts';
import type { TestServer } from './harness.ts';

export interface Order {
  id: number;
  credits: number;
}

/** A paid order, with its credits; without a provider. */
export async function buy(
  { sql, clock }: Pick<TestServer, 'sql' | 'clock'>,
  memberId: number,
  credits: number,
  amount = 1_499,
  currency = 'EUR',
): Promise<Order> {
  const at = clock.now();
  const [order] = await sql<[{ id: number }]>`
    insert into orders ${sql({
      public_id: randomUUID(),
      member_id: memberId,
      package_id: 'credits-100',
      credits,
      amount,
      currency,
      country: 'DE',
      method: 'paypal',
      state: 'completed',
      idempotency_key: randomUUID(),
      request_hash: Buffer.alloc(1),
      provider: 'sandbox',
      provider_state: 'paid',
      return_url: '',
      webhook_url: '',
      description: '',
      language: 'de',
      created_at: at,
      updated_at: at,
    })} returning id`;
  await book(sql, { memberId, kind: 'purchase', counterAccount: 'sales', amount: credits, orderId: order.id }, at);
  return { id: order.id, credits };
}

/** Refunds an order, and takes its credits. */
export async function refund(
  { sql, clock }: Pick<TestServer, 'sql' | 'clock'>,
  memberId: number,
  { id, credits }: Order,
): Promise<void> {
  await sql`update orders set provider_state = 'refunded' where id = ${id}`;
  const entry = { memberId, kind: 'reversal', counterAccount: 'reversals', amount: -credits, orderId: id } as const;
  await book(sql, entry, clock.now());
}
