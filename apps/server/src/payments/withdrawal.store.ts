import type { PaymentMethod } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import type { OrderRow } from './payments.store.ts';

/** The ledger entry that gave the order's credits; undefined before it was paid. */
export async function findPurchase(sql: Sql, orderId: number): Promise<{ id: number; public_id: string } | undefined> {
  const [row] = await sql<{ id: number; public_id: string }[]>`
    select id, public_id from ledger_entries where order_id = ${orderId} and kind = 'purchase' order by id limit 1`;
  return row;
}

/** Saves the withdrawal: the credits used are paid for, and this amount goes back. */
export async function saveWithdrawal(
  tx: Sql,
  orderId: number,
  { used, amount }: { used: number; amount: number },
  at: Date,
): Promise<void> {
  await tx`
    update orders set used = ${used}, withdrawn_at = ${at}, withdrawal_amount = ${amount}, updated_at = ${at}
    where id = ${orderId} and withdrawn_at is null`;
}

/** Saves that a withdrawal is paid, and returns true, if the price less that of the used credits has gone back (as in `order_due`). */
export async function saveWithdrawalPaid(sql: Sql, orderId: number, at: Date): Promise<boolean> {
  const { count } = await sql`
    update orders set withdrawal_paid_at = coalesce(withdrawal_paid_at, ${at})
    where id = ${orderId} and refunded >= amount - amount::bigint * used / credits`;
  return count > 0;
}

/** Saves that the operator has to pay the withdrawal of an order by hand; null: the provider is asked again. Undefined if it has none unpaid. */
export async function saveWithdrawalRefused(sql: Sql, orderId: string, at: Date | null): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`
    update orders set withdrawal_refused_at = ${at}
    where public_id = ${orderId} and withdrawn_at is not null and withdrawal_paid_at is null returning *`;
  return row;
}

/** Saves the payment by hand of a withdrawal that waits for it; undefined if it does not wait for one, or went back otherwise. */
export async function saveWithdrawalByHand(
  tx: Sql,
  orderId: string,
  reference: string,
  at: Date,
): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    update orders set withdrawal_by_hand = ${reference}, withdrawal_paid_at = ${at}
    where public_id = ${orderId} and withdrawal_refused_at is not null and withdrawal_paid_at is null
      and provider_state = 'paid' returning *`;
  return row;
}

interface UnpaidWithdrawal {
  order: string;
  /** Public id. */
  member: string;
  method: PaymentMethod;
  /** Minor units that are still to go back. */
  owed: number;
  currency: string;
  withdrawn_at: Date;
  refused_at: Date | null;
}

/** Withdrawals whose money has not gone back, oldest first. */
export const listOwedWithdrawals = (sql: Sql) => sql<UnpaidWithdrawal[]>`
  select o.public_id as order, m.public_id as member, o.method, o.currency, o.withdrawn_at, o.withdrawal_refused_at as refused_at,
    (o.amount - o.amount::bigint * o.used / o.credits - o.refunded)::int as owed
  from orders o join members m on m.id = o.member_id
  where o.withdrawn_at is not null and o.withdrawal_paid_at is null and o.provider_state in ('paid', 'refunded')
  order by o.withdrawn_at`;

/** Withdrawals made before `before` whose refund is still unpaid. Where the bank has taken the money back, there is nothing to refund. */
export async function listUnpaidWithdrawals(sql: Sql, before: Date): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select * from orders
    where withdrawn_at < ${before} and withdrawal_paid_at is null and provider_state in ('paid', 'refunded')
    order by withdrawn_at limit 100`;
}
