import { book } from '../credits/ledger.ts';
import type { Sql } from '../platform/database.ts';
import { newPublicId, newSecret } from '../platform/ids.ts';
import { sandboxPayPath } from '../platform/payments/sandbox/sandbox.ts';
import { packagesOf } from '../site/packages.data.ts';

const cost = 10;

/** A package paid at the sandbox, so that it can be viewed, used and withdrawn from like any other. */
export async function insertPurchase(tx: Sql, memberId: number, packageId: string, at: Date): Promise<void> {
  const bought = packagesOf('DE').find(({ id }) => id === packageId);
  if (!bought) throw new Error(`no package ${packageId}`);
  const { credits, amount, currency } = bought;
  const [reference, ref] = [newSecret(), newPublicId()];
  const common = { amount, currency, method: 'paypal', description: `Heartline: ${credits} credits`, language: 'en' };
  const addresses = { return_url: `/payments/${reference}`, webhook_url: '/api/webhooks/sandbox' };
  await tx`
    insert into sandbox_payments ${tx({ ...common, ...addresses, id: ref, reference, state: 'paid', created_at: at, changed_at: at })}`;
  const [order] = await tx<{ id: number }[]>`
    insert into orders ${tx({
      ...common,
      ...addresses,
      public_id: reference,
      member_id: memberId,
      package_id: packageId,
      credits,
      country: 'DE',
      state: 'completed',
      idempotency_key: reference,
      request_hash: Buffer.alloc(32),
      provider: 'sandbox',
      provider_ref: ref,
      provider_state: 'paid',
      pay_url: sandboxPayPath(ref),
      created_at: at,
      updated_at: at,
      next_check_at: at,
    })} returning id`;
  if (!order) throw new Error('an order vanished');
  await book(tx, { memberId, kind: 'purchase', counterAccount: 'sales', amount: credits, orderId: order.id }, at);
}

/** Books a member's messages so far, one at a time. */
export async function payMessages(tx: Sql, memberId: number): Promise<void> {
  const unpaid = await tx<{ conversation_id: number; seq: number; created_at: Date }[]>`
    update messages set cost = ${cost} where sender_id = ${memberId} and cost = 0 returning conversation_id, seq, created_at`;
  const inTurn = [...unpaid].sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  for (const { conversation_id: conversationId, seq: messageSeq, created_at: at } of inTurn)
    await book(
      tx,
      { memberId, kind: 'message', counterAccount: 'messages', amount: -cost, conversationId, messageSeq },
      at,
    );
}
