import type { EndpointAnswer, endpoints, PaymentMethod } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

type Kind = EndpointAnswer<typeof endpoints.credits.transaction>['transaction']['kind'];

export interface EntryRow {
  public_id: string;
  kind: Kind;
  amount: number;
  balance_after: number;
  order_public_id: string | null;
  created_at: Date;
}

const columns = (sql: Sql) => sql`
  l.public_id, l.kind, l.amount, l.balance_after, o.public_id as order_public_id, l.created_at
  from ledger_entries l left join orders o on o.id = l.order_id`;

/** One page, newest first. The cursor is the public id of the last entry before it: numbers say nothing to anybody. */
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
  /** Of the member who asks. */
  signup_at: Date | null;
  premium: boolean;
}

export async function findDiscount(sql: Sql, code: string, memberId: number | null): Promise<DiscountRow | undefined> {
  const [row] = await sql<DiscountRow[]>`
    select d.*, m.signup_at, m.premium_since is not null as premium
    from discount_codes d left join members m on m.id = ${memberId}
    where d.code = ${code.trim().toUpperCase()}`;
  return row;
}

/** Orders that have used the code and were not given up; of one member, or of all. */
export async function usesOf(sql: Sql, code: string, memberId: number | null): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from discount_uses u join orders o on o.id = u.order_id
    where u.code = ${code} and o.state in ('loading', 'pending', 'completed') ${memberId === null ? sql`` : sql`and u.member_id = ${memberId}`}`;
  return row?.count ?? 0;
}
