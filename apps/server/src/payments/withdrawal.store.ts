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

export async function saveWithdrawalPaid(sql: Sql, orderId: number, at: Date): Promise<void> {
  await sql`update orders set withdrawal_paid_at = ${at} where id = ${orderId} and withdrawal_paid_at is null`;
}

/** Withdrawals made before `before` whose refund is still unpaid. */
export async function listUnpaidWithdrawals(sql: Sql, before: Date): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select * from orders where withdrawn_at < ${before} and withdrawal_paid_at is null order by withdrawn_at limit 100`;
}
