import { randomUUID } from 'node:crypto';

import { findOrder } from '../../payments/payments.store.ts';
import { settle } from '../../payments/settle.ts';
import type { ProviderState } from '../../platform/payments/provider.ts';
import type { TestMember, TestServer } from '../../testing/harness.ts';

export interface Ordering {
  amount?: number;
  currency?: string;
  country?: string;
  language?: string;
  description?: string;
}

/** An unpaid order of a member, and a function that lets its provider report a state. */
export async function ordered(
  server: Pick<TestServer, 'sql' | 'clock' | 'platform'>,
  { memberId }: Pick<TestMember, 'memberId'>,
  {
    amount = 1_499,
    currency = 'EUR',
    country = 'DE',
    language = 'de',
    description = 'Heartline: 100 Credits',
  }: Ordering = {},
) {
  const id = randomUUID();
  const at = server.clock.now();
  const [row] = await server.sql<[{ id: number }]>`
    insert into orders ${server.sql({
      public_id: id,
      member_id: memberId,
      package_id: 'credits-100',
      credits: 100,
      amount,
      currency,
      country,
      method: 'paypal',
      state: 'pending',
      idempotency_key: id,
      request_hash: Buffer.alloc(1),
      provider: 'sandbox',
      return_url: '',
      webhook_url: '',
      description,
      language,
      created_at: at,
      updated_at: at,
    })} returning id`;
  const says = async (state: ProviderState, refunded = 0) => {
    for (;;) {
      const order = (await findOrder(server.sql, id))!;
      const truth = { ref: `ref-${id}`, reference: id, amount, currency, payUrl: null, state, refunded };
      if (await settle(server.platform, order, truth)) return;
    }
  };
  return { id, orderId: row.id, amount, says };
}
