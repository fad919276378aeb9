import type { PaymentMethod } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

export type OrderState = 'loading' | 'pending' | 'completed' | 'failed' | 'cancelled';

export interface OrderRow {
  id: number;
  public_id: string;
  member_id: number;
  package_id: string;
  credits: number;
  amount: number;
  currency: string;
  country: string;
  method: PaymentMethod;
  discount_code: string | null;
  state: OrderState;
  request_hash: Buffer;
  provider: string;
  provider_ref: string | null;
  pay_url: string | null;
  return_to: string | null;
  return_url: string;
  webhook_url: string;
  description: string;
  language: string;
  created_at: Date;
  checked_at: Date | null;
}

export type NewOrder = Omit<OrderRow, 'id' | 'provider_ref' | 'pay_url' | 'checked_at'> & { idempotency_key: string };

/** Writes the order, unless the member has one under this key: then undefined. */
export async function insertOrder(tx: Sql, order: NewOrder): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`
    insert into orders ${tx({ ...order, updated_at: order.created_at })}
    on conflict (member_id, idempotency_key) do nothing returning *`;
  return row;
}

export async function findOrderByKey(sql: Sql, memberId: number, key: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`select * from orders where member_id = ${memberId} and idempotency_key = ${key}`;
  return row;
}

export async function findOrder(sql: Sql, publicId: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`select * from orders where public_id = ${publicId}`;
  return row;
}

export async function lockOrder(tx: Sql, publicId: string): Promise<OrderRow | undefined> {
  const [row] = await tx<OrderRow[]>`select * from orders where public_id = ${publicId} for update`;
  return row;
}

/** Keeps which payment did not match the order; true when it is another one than last time. */
export async function noteMismatch(tx: Sql, id: number, payment: string): Promise<boolean> {
  const { count } =
    await tx`update orders set mismatch = ${payment} where id = ${id} and mismatch is distinct from ${payment}`;
  return count > 0;
}

/** Keeps what the provider calls the order. Only the first name counts. */
export async function saveProviderRef(
  sql: Sql,
  id: number,
  ref: string,
  payUrl: string | null,
  at: Date,
): Promise<void> {
  await sql`
    update orders set provider_ref = ${ref}, pay_url = ${payUrl}, updated_at = ${at},
      state = case when state = 'loading' then 'pending' else state end
    where id = ${id} and provider_ref is null`;
}

export async function setOrderState(sql: Sql, id: number, state: OrderState, at: Date): Promise<void> {
  await sql`update orders set state = ${state}, updated_at = ${at} where id = ${id}`;
}

/** The provider does not answer yet: the order waits, the member is told so. */
export async function setPending(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`update orders set state = 'pending', checked_at = ${at}, updated_at = ${at} where id = ${id} and state = 'loading'`;
}

/** True for one caller in a while: who gets it asks the provider. */
export async function claimCheck(sql: Sql, id: number, at: Date, checkedBefore: Date): Promise<boolean> {
  const { count } = await sql`
    update orders set checked_at = ${at}
    where id = ${id} and state in ('loading', 'pending') and (checked_at is null or checked_at <= ${checkedBefore})`;
  return count > 0;
}

/** Open orders that nobody has asked about lately; asked for longest ago first. */
export async function claimOpenOrders(
  sql: Sql,
  providers: string[],
  at: Date,
  checkedBefore: Date,
  limit: number,
): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    update orders set checked_at = ${at} where id in (
      select id from orders
      where state in ('loading', 'pending') and provider = any(${providers}) and created_at <= ${checkedBefore} and (checked_at is null or checked_at <= ${checkedBefore})
      order by checked_at nulls first limit ${limit} for update skip locked
    ) returning *`;
}

/** False: this event was dealt with before. */
export async function insertPaymentEvent(
  tx: Sql,
  provider: string,
  eventId: string,
  ref: string,
  at: Date,
): Promise<boolean> {
  const { count } = await tx`
    insert into payment_events ${tx({ provider, event_id: eventId, provider_ref: ref, received_at: at })} on conflict do nothing`;
  return count > 0;
}

export async function lockDiscount(tx: Sql, code: string): Promise<void> {
  await tx`select from discount_codes where code = ${code} for update`;
}

export async function insertDiscountUse(
  tx: Sql,
  code: string,
  memberId: number,
  orderId: number,
  at: Date,
): Promise<void> {
  await tx`insert into discount_uses ${tx({ code, member_id: memberId, order_id: orderId, created_at: at })}`;
}

/** The member's own unpaid orders that hold a code, but for the one under this key. */
export async function openOrdersWithCode(sql: Sql, memberId: number, code: string, key: string): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select * from orders where member_id = ${memberId} and discount_code = ${code} and state in ('loading', 'pending')
      and idempotency_key <> ${key}`;
}

export async function hasReversal(sql: Sql, orderId: number): Promise<boolean> {
  const rows = await sql`select from ledger_entries where order_id = ${orderId} and kind = 'reversal'`;
  return rows.length > 0;
}

/** Premium begins with the first purchase (PAY-04) and ends when none is left that was not taken back. */
export async function updatePremium(tx: Sql, memberId: number, at: Date): Promise<void> {
  await tx`
    update members m set premium_since = case when bought then coalesce(premium_since, ${at}) end
    from (select exists (
      select from orders o where o.member_id = ${memberId} and o.state = 'completed'
        and not exists (select from ledger_entries l where l.order_id = o.id and l.kind = 'reversal')
    ) as bought) as facts
    where m.id = ${memberId}`;
}
