import type { EndpointAnswer, endpoints, PaymentMethod } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

type Kind = EndpointAnswer<typeof endpoints.credits.transaction>['transaction']['kind'];

export interface EntryRow {
  id: number;
  public_id: string;
  kind: Kind;
  amount: number;
  balance_after: number;
  order_public_id: string | null;
  created_at: Date;
}

const columns = (sql: Sql) => sql`
  l.id, l.public_id, l.kind, l.amount, l.balance_after, o.public_id as order_public_id, l.created_at
  from ledger_entries l left join orders o on o.id = l.order_id`;

/**
 * One page, newest first. The cursor is the public id of the last entry before it, because an entry's number would reveal how many there
 * are.
 */
export async function listEntries(
  sql: Sql,
  memberId: number,
  cursor: string | undefined,
  limit: number,
): Promise<EntryRow[]> {
  const after =
    cursor === undefined
      ? sql``
      : sql`and l.id < (select id from ledger_entries where member_id = ${memberId} and public_id = ${cursor})`;
  return sql<
    EntryRow[]
  >`select ${columns(sql)} where l.member_id = ${memberId} ${after} order by l.id desc limit ${limit}`;
}

export async function findEntry(sql: Sql, memberId: number, publicId: string): Promise<EntryRow | undefined> {
  const [row] = await sql<
    EntryRow[]
  >`select ${columns(sql)} where l.member_id = ${memberId} and l.public_id = ${publicId}`;
  return row;
}

/** An entry that makes or changes the price of a member's credits. */
export interface PriceEntry {
  kind: Extract<Kind, 'signup' | 'purchase' | 'reversal' | 'restoration' | 'withdrawal' | 'correction'>;
  amount: number;
  balance_after: number;
  /** The order's credits and its price. */
  order: { credits: number; amount: number; currency: string } | null;
}

/** Oldest first, by an index of its own: they are few among a member's thousands of messages. */
export async function listPriceEntries(sql: Sql, memberId: number): Promise<PriceEntry[]> {
  return sql<PriceEntry[]>`
    select l.kind, l.amount, l.balance_after,
      case when o.id is not null then jsonb_build_object('credits', o.credits, 'amount', o.amount, 'currency', o.currency) end as "order"
    from ledger_entries l left join orders o on o.id = l.order_id
    where l.member_id = ${memberId} and l.kind in ('signup', 'purchase', 'reversal', 'restoration', 'withdrawal', 'correction')
    order by l.id`;
}

/** The columns of an entry that decide whether credits were bought or free. */
export type LedgerStep = Pick<EntryRow, 'kind' | 'amount' | 'balance_after'> & { id: number; order_id: number | null };

/** All entries of a member, oldest first. */
export const listSteps = (sql: Sql, memberId: number) =>
  sql<
    LedgerStep[]
  >`select id, kind, amount, balance_after, order_id from ledger_entries where member_id = ${memberId} order by id`;

/** The columns of an entry that its owner sees when following credits from it or to it. */
export type EntryDetail = Pick<EntryRow, 'public_id' | 'kind' | 'created_at'> & {
  id: number;
  order: PriceEntry['order'];
};

/** These entries of a member by their number. */
export async function listDetails(
  sql: Sql,
  memberId: number,
  ids: readonly number[],
): Promise<Map<number, EntryDetail>> {
  const rows = await sql<EntryDetail[]>`
    select l.id, l.public_id, l.kind, l.created_at,
      case when o.id is not null then jsonb_build_object('credits', o.credits, 'amount', o.amount, 'currency', o.currency) end as "order"
    from ledger_entries l left join orders o on o.id = l.order_id
    where l.member_id = ${memberId} and l.id = any(${[...ids]})`;
  return new Map(rows.map((row) => [row.id, row]));
}

export interface DiscountRow {
  code: string;
  pool: string | null;
  country: string | null;
  member_id: number | null;
  percentage: number;
  minimum_order: number;
  currency: string | null;
  validity: 'once-per-user' | 'once' | 'unlimited';
  active: boolean;
  signup_window: number | null;
  expires_at: Date | null;
  methods: PaymentMethod[];
  /** Of the calling member. */
  signup_at: Date | null;
  premium: boolean;
}

/** What phones and documents make of a hyphen. */
const hyphens = /[\u2010-\u2015\u2212]/g;
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\s]/gu;

/**
 * A code in the form in which it is compared: one form for all that look the same, in capitals, without white space and invisible
 * characters, and with one hyphen.
 */
export const foldCode = (code: string): string =>
  code.normalize('NFKC').replaceAll(invisible, '').replaceAll(hyphens, '-').toUpperCase();

/**
 * The same form of the stored code, which may have been written by hand; the index is over this expression. ICU makes SS of ß, whatever
 * the collation of the database.
 */
export const foldedCode = (sql: Sql) => sql`
  upper(regexp_replace(regexp_replace(normalize(d.code, NFKC) collate "und-x-icu", '[\\s\\u0001-\\u001f\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]', '', 'g'), '[\\u2010-\\u2015\\u2212]', '-', 'g'))`;

export async function findDiscount(sql: Sql, code: string, memberId: number | null): Promise<DiscountRow | undefined> {
  const [row] = await sql<DiscountRow[]>`
    select d.*, m.signup_at, m.premium_since is not null as premium
    from discount_codes d left join members m on m.id = ${memberId}
    where ${foldedCode(sql)} = ${foldCode(code)} order by d.code = ${foldCode(code)} desc limit 1`;
  return row;
}

/** Orders with one code that can be paid at the same time. */
export const mostOpen = 2;

/**
 * Whether this member comes too late for a code. A paid order uses the code up, whatever became of its hold; an open order holds it for its
 * buyer, so that a code for one order is taken for everybody else. An order that the provider still calls open can be paid, whether or not
 * it has let go of the code: the provider was asked to end it and cannot. Beside one of these there may be another order, beside two none,
 * or a code would be good for any number of orders with a method that cannot be cancelled.
 */
export async function isCodeTaken(
  sql: Sql,
  { code, validity }: Pick<DiscountRow, 'code' | 'validity'>,
  memberId: number | null,
): Promise<boolean> {
  if (validity === 'unlimited') return false;
  const perUser = validity === 'once-per-user';
  const [row] = await sql<[{ used: boolean | null; open: number }]>`
    select count(*) filter (where o.provider_state = 'open')::int as open,
      bool_or(o.state = 'completed' or ${!perUser} and o.state in ('loading', 'pending') and u.let_go_at is null
        and u.member_id is distinct from ${memberId}) as used
    from discount_uses u join orders o on o.id = u.order_id
    where u.code = ${code} and (${!perUser} or u.member_id = ${memberId})`;
  return row.used === true || row.open >= mostOpen;
}
