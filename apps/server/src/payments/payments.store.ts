import type { PaymentMethod } from '@heartline/api-client/contract';

import { mostOpen } from '../credits/credits.store.ts';
import type { Sql } from '../platform/database.ts';
import type { BankTransfer, ProviderState } from '../platform/payments/provider.ts';

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
  /** The provider's last reported state; null: none yet. */
  provider_state: ProviderState | null;
  /** Minor units that have gone back, by the provider's last report. */
  refunded: number;
  /** Set by a withdrawal: the credits used until then, which the member has to pay for. */
  used: number | null;
  withdrawn_at: Date | null;
  /** Minor units that the withdrawal gives back. */
  withdrawal_amount: number | null;
  /** When the provider accepted that refund, null again if it failed later; or when it was marked as paid by hand. */
  withdrawal_paid_at: Date | null;
  /** Since when the operator has to pay it by hand, as the provider cannot refund the payment. */
  withdrawal_refused_at: Date | null;
  /** The operator's reference of the payment by hand. */
  withdrawal_by_hand: string | null;
  /** Number of provider answers applied to the order. */
  answers: number;
  pay_url: string | null;
  /** Destination of the money, for a bank transfer. */
  transfer: BankTransfer | null;
  return_to: string | null;
  return_url: string;
  webhook_url: string;
  description: string;
  language: string;
  created_at: Date;
  checked_at: Date | null;
}

export const isOpen = ({ state }: OrderRow): boolean => state === 'loading' || state === 'pending';

/** It ended here although its provider has not ended it: `giveUp` says why. */
export const isGivenUp = ({ state, provider_state: said }: OrderRow): boolean =>
  state === 'cancelled' && (said === null || said === 'open');

export type NewOrder = Omit<
  OrderRow,
  | 'id'
  | 'provider_ref'
  | 'provider_state'
  | 'refunded'
  | 'used'
  | 'withdrawn_at'
  | 'withdrawal_amount'
  | 'withdrawal_paid_at'
  | 'withdrawal_refused_at'
  | 'withdrawal_by_hand'
  | 'answers'
  | 'pay_url'
  | 'transfer'
  | 'checked_at'
> & {
  idempotency_key: string;
  next_check_at: Date;
};

/** Writes the order; undefined if the member already has one under this key. */
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

export async function findOrderById(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`select * from orders where id = ${id}`;
  return row;
}

export async function findOrderByRef(sql: Sql, provider: string, ref: string): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`select * from orders where provider = ${provider} and provider_ref = ${ref}`;
  return row;
}

export async function lockOrder(tx: Sql, id: number): Promise<OrderRow> {
  const [row] = await tx<[OrderRow]>`select * from orders where id = ${id} for update`;
  return row;
}

/** Saves which payment did not match the order; returns true when it differs from the last one. */
export async function noteMismatch(tx: Sql, id: number, payment: string): Promise<boolean> {
  const { count } =
    await tx`update orders set mismatch = ${payment} where id = ${id} and mismatch is distinct from ${payment}`;
  return count > 0;
}

/**
 * Whether the member may see where to pay for an order with a limited code: not once it let go of the code, as they order with the code
 * instead, nor beside as many others as the code allows. Orders made at the same moment come this far, since none of them is open yet.
 */
const mayBePaid = (sql: Sql) => sql`(
  not exists (
    select from discount_uses
    where code = orders.discount_code and member_id = orders.member_id and order_id = orders.id and let_go_at is not null)
  and ${mostOpen} > (
    select count(*) from discount_uses u join discount_codes d on d.code = u.code join orders other on other.id = u.order_id
    where u.code = orders.discount_code and other.id <> orders.id
      and (d.validity = 'once' or d.validity = 'once-per-user' and u.member_id = orders.member_id)
      and other.state in ('loading', 'pending', 'completed') and (other.pay_url is not null or other.transfer is not null)))`;

/** Saves the provider's reference for the order, under the lock of its code. Only the first one counts. */
export async function saveProviderRef(
  sql: Sql,
  id: number,
  ref: string,
  payUrl: string | null,
  at: Date,
): Promise<void> {
  await sql`
    update orders set provider_ref = ${ref}, updated_at = ${at},
      pay_url = case when ${mayBePaid(sql)} then ${payUrl} end,
      state = case when state = 'loading' then 'pending' else state end
    where id = ${id} and provider_ref is null`;
}

/** Saves the destination of the money: the provider gives it when the payment is opened, or after its page. */
export async function saveTransfer(sql: Sql, id: number, transfer: BankTransfer): Promise<void> {
  await sql`update orders set transfer = ${sql.json({ ...transfer })} where id = ${id} and transfer is null and ${mayBePaid(sql)}`;
}

/**
 * Saves the provider's answer, and the resulting state of the order. The refund of a withdrawal can fail days after the provider accepted
 * it: then it is unpaid again. What a bank has taken back stays as it is, as nothing is left to refund, and so does what was paid by hand,
 * of which the provider knows nothing.
 */
export async function takeAnswer(
  tx: Sql,
  id: number,
  said: { state: ProviderState; refunded: number },
  state: OrderState,
  at: Date,
): Promise<void> {
  await tx`
    update orders set provider_state = ${said.state}, refunded = ${said.refunded}, state = ${state}, answers = answers + 1,
      withdrawal_paid_at = case
        when withdrawal_by_hand is not null or ${said.state} <> 'paid' or ${said.refunded} >= amount - amount::bigint * used / credits then withdrawal_paid_at
      end,
      updated_at = case when state = ${state} then updated_at else ${at} end
    where id = ${id}`;
}

/** Credits that the order has given and that were not taken back, null before anything was booked; and the credits it should have given. */
export async function givenFor(tx: Sql, id: number): Promise<{ given: number | null; due: number }> {
  const [row] = await tx<[{ given: number | null; due: number }]>`
    select order_due(o) as due, (select sum(amount)::int from ledger_entries where order_id = o.id) as given
    from orders o where id = ${id}`;
  return row;
}

/**
 * Ends an order that its provider has not confirmed, so that nobody opens it later. Its payment may exist all the same, if an answer was
 * lost or is still on its way: it is looked for soon.
 */
export async function giveUp(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update orders set state = 'cancelled', updated_at = ${at},
      next_check_at = least(next_check_at, ${at}::timestamptz + interval '1 minute')
    where id = ${id} and state in ('loading', 'pending') and provider_ref is null`;
}

/** The provider does not answer yet: the order is pending, which the member sees. */
export async function setPending(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`update orders set state = 'pending', checked_at = ${at}, updated_at = ${at} where id = ${id} and state = 'loading'`;
}

/**
 * How long a provider's answers about an order still count: refunds, disputes and debit returns can come this late (security.md section 3).
 */
const answeredFor = (sql: Sql, at: Date) => sql`created_at > ${at}::timestamptz - interval '13 months'`;

/** Written by a process whose clock was fast: a check in the future did not happen. */
const checkedAhead = (sql: Sql, at: Date) => sql`checked_at > ${at}::timestamptz + interval '1 minute'`;

/** Returns true to one caller per interval: that caller asks the provider. */
export async function claimCheck(sql: Sql, id: number, at: Date, checkedBefore: Date): Promise<boolean> {
  const { count } = await sql`
    update orders set checked_at = ${at}
    where id = ${id} and ${answeredFor(sql, at)}
      and (checked_at is null or checked_at <= ${checkedBefore} or ${checkedAhead(sql, at)})`;
  return count > 0;
}

/** The next run of the reconciliation after `from` checks the order. */
export async function checkSoon(sql: Sql, id: number, from: Date): Promise<void> {
  await sql`update orders set next_check_at = ${from} where id = ${id} and next_check_at > ${from}`;
}

/**
 * Orders due for a check, open ones first. The interval is a quarter of the order's age: for open orders at least 30 s and at most 3 min,
 * so that no paid order waits for 5 min; for ended ones, and those nobody could open, at least 5 min and at most 14 days. That is some 70
 * requests in the order's 13 months, half of them on the first day.
 */
export async function claimDueOrders(sql: Sql, providers: string[], at: Date, limit: number): Promise<OrderRow[]> {
  const open = sql`state in ('loading', 'pending')`;
  return sql<OrderRow[]>`
    update orders set checked_at = ${at}, next_check_at = ${at}::timestamptz + case
        when ${open} and provider_ref is not null
          then least(greatest((${at}::timestamptz - created_at) / 4, interval '30 seconds'), interval '3 minutes')
        else least(greatest((${at}::timestamptz - created_at) / 4, interval '5 minutes'), interval '14 days')
      end
    where id in (
      select id from orders
      where (next_check_at <= ${at} or ${open} and ${checkedAhead(sql, at)})
        and provider = any(${providers}) and ${answeredFor(sql, at)}
      order by not (${open}), next_check_at limit ${limit} for update skip locked
    ) returning *`;
}

export async function hasPaymentEvent(sql: Sql, provider: string, eventId: string): Promise<boolean> {
  const rows = await sql`select from payment_events where provider = ${provider} and event_id = ${eventId}`;
  return rows.length > 0;
}

export async function insertPaymentEvent(
  tx: Sql,
  provider: string,
  eventId: string,
  ref: string,
  at: Date,
): Promise<void> {
  await tx`
    insert into payment_events ${tx({ provider, event_id: eventId, provider_ref: ref, received_at: at })} on conflict do nothing`;
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

/** The order that was paid last. */
export async function findLastPurchase(sql: Sql, memberId: number): Promise<OrderRow | undefined> {
  const [row] = await sql<OrderRow[]>`
    select * from orders where member_id = ${memberId} and state = 'completed' order by created_at desc, id desc limit 1`;
  return row;
}

/** The member's open orders that hold a limited code, except the order under this key. */
export async function holdingOrders(
  sql: Sql,
  { memberId, key }: { memberId: number; key: string },
): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select o.* from orders o
      join discount_uses u on u.order_id = o.id
      join discount_codes d on d.code = u.code
    where o.member_id = ${memberId} and o.state in ('loading', 'pending') and o.idempotency_key <> ${key}
      and u.let_go_at is null and d.validity <> 'unlimited'`;
}

/** Orders of a member that are not paid, whether or not their provider knows them. */
export const listOpenOrders = (sql: Sql, memberId: number) => sql<OrderRow[]>`
  select * from orders where member_id = ${memberId} and state in ('loading', 'pending') order by id`;

/** Nothing of the member is left: what arrives for them is for nobody. */
export async function isErased(tx: Sql, memberId: number): Promise<boolean> {
  return (await tx`select from members where id = ${memberId} and status = 'deleted'`).length > 0;
}

/** Releases the codes of these orders. */
export async function letGo(tx: Sql, orderIds: number[], at: Date): Promise<void> {
  await tx`update discount_uses set let_go_at = ${at} where order_id = any(${orderIds}) and let_go_at is null`;
}

/** Premium begins with the first purchase (PAY-04) and ends when every purchase was taken back or withdrawn from. */
export async function updatePremium(tx: Sql, memberId: number, at: Date): Promise<void> {
  await tx`
    update members m set premium_since = case when bought then coalesce(premium_since, ${at}) end
    from (select exists (
      select from orders where member_id = ${memberId} and provider_state = 'paid' and used is null
    ) as bought) as facts
    where m.id = ${memberId}`;
}

export async function findOrdersById(sql: Sql, provider: string, ids: string[]): Promise<Map<string, OrderRow>> {
  const rows = await sql<OrderRow[]>`
    select * from orders where provider = ${provider} and public_id = any(${ids})`;
  return new Map(rows.map((row) => [row.public_id, row]));
}

/** Orders that gave credits in this span which were not taken back. */
export async function creditedBetween(
  sql: Sql,
  provider: string,
  { from, until }: { from: Date; until: Date },
): Promise<OrderRow[]> {
  return sql<OrderRow[]>`
    select * from orders o
    where provider = ${provider}
      and id in (select order_id from ledger_entries where order_id is not null and created_at >= ${from} and created_at < ${until})
      and (select sum(amount) from ledger_entries where order_id = o.id) > 0`;
}

/** Time until which a provider's lists have been compared; initially that of its first order; undefined where it has none. */
export async function comparedUntil(sql: Sql, provider: string): Promise<Date | undefined> {
  const [row] = await sql<{ from: Date | null }[]>`
    select coalesce((select compared_until from payment_comparisons where provider = ${provider}),
      (select min(created_at) from orders where provider = ${provider})) as from`;
  return row?.from ?? undefined;
}

export async function saveComparedUntil(sql: Sql, provider: string, until: Date): Promise<void> {
  await sql`
    insert into payment_comparisons (provider, compared_until) values (${provider}, ${until})
    on conflict (provider) do update set compared_until = excluded.compared_until`;
}

/** Number of orders that may still change at providers that are not set up. */
export async function orphanedOrders(
  sql: Sql,
  providers: string[],
  at: Date,
): Promise<{ provider: string; orders: number; open: number }[]> {
  return sql<{ provider: string; orders: number; open: number }[]>`
    select provider, count(*)::int as orders, (count(*) filter (where state in ('loading', 'pending')))::int as open
    from orders where provider <> all(${providers}) and ${answeredFor(sql, at)} group by provider order by provider`;
}
