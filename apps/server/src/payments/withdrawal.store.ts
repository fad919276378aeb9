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

/** Withdrawals made before `before` whose refund is still unpaid. Where the bank has taken the money back, there is nothing to refund. */
export async function listUnpaidWithdrawals(sql: Sql, before: Date): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select * from orders
    where withdrawn_at < ${before} and withdrawal_paid_at is null and provider_state in ('paid', 'refunded')
    order by withdrawn_at limit 100`;
}
