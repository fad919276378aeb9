import type { Sql, Transaction } from '../../platform/database.ts';

/** The order that the code was requested for. */
export interface DebitRequest {
  package_id: string;
  code?: string | undefined;
  expected_total: { amount: number; currency: string };
  return_to?: string | undefined;
}

export interface CodeRow {
  id: number;
  public_id: string;
  member_id: number;
  reference: string;
  request: DebitRequest;
  sealed: string;
  code_hash: Buffer;
  tries: number;
  created_at: Date;
  expires_at: Date;
  used_at: Date | null;
}

export interface MandateRow {
  order_id: number;
  member_id: number;
  reference: string;
  creditor_name: string;
  creditor_id: string;
  sealed_account: string | null;
  sealed_contact: string | null;
  iban_end: string | null;
  signed_at: Date;
  /** YYYY-MM-DD. */
  collect_on: string;
  returned_at: Date | null;
}

/** Saves the code just sent; earlier codes of the member become invalid. */
export async function insertCode(
  tx: Transaction,
  code: Omit<CodeRow, 'id' | 'tries' | 'used_at' | 'request'> & { request: DebitRequest },
): Promise<void> {
  await tx`
    update debit_codes set expires_at = ${code.created_at}
    where member_id = ${code.member_id} and used_at is null and expires_at > ${code.created_at}`;
  await tx`insert into debit_codes ${tx({ ...code, request: tx.json({ ...code.request } as never) as never })}`;
}

export async function deleteCode(sql: Sql, publicId: string): Promise<void> {
  await sql`delete from debit_codes where public_id = ${publicId}`;
}

/** Counts an attempt at a code and returns the code; undefined if there is none, it has expired, or it has no attempts left. */
export async function takeTry(
  sql: Sql,
  publicId: string,
  memberId: number,
  { at, most }: { at: Date; most: number },
): Promise<CodeRow | undefined> {
  const [row] = await sql<CodeRow[]>`
    update debit_codes set tries = tries + 1
    where public_id = ${publicId} and member_id = ${memberId} and tries < ${most}
      and (used_at is not null or expires_at > ${at})
    returning *`;
  return row;
}

/** Uses the code up, once. Concurrent requests wait, and learn that it was used. */
export async function useCode(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const { count } = await tx`update debit_codes set used_at = ${at} where id = ${id} and used_at is null`;
  return count > 0;
}

/** Serialises a member's debit orders, so that two together cannot exceed the limit. */
export async function lockDebitsOf(tx: Transaction, memberId: number): Promise<void> {
  await tx`select from members where id = ${memberId} for no key update`;
}

/** The sum of a member's debits since then that were not cancelled: even a refunded one can still be returned. Minor units. */
export async function unsettledOf(
  sql: Sql,
  memberId: number,
  since: Date,
): Promise<{ debits: number; amount: number }> {
  const [row] = await sql<[{ debits: number; amount: number }]>`
    select count(*)::int as debits, coalesce(sum(amount), 0)::int as amount from orders
    where member_id = ${memberId} and method = 'sdd' and created_at > ${since}
      and state <> 'cancelled'`;
  return row;
}

/** A bank has returned a debit of the member, and no later event has settled it. */
export async function hasReturnedDebit(sql: Sql, memberId: number): Promise<boolean> {
  const rows = await sql`
    select from debit_mandates m join orders o on o.id = m.order_id
    where m.member_id = ${memberId} and m.returned_at is not null and o.provider_state in ('disputed', 'failed') limit 1`;
  return rows.length > 0;
}

export async function insertMandate(tx: Transaction, mandate: Omit<MandateRow, 'returned_at'>): Promise<void> {
  await tx`insert into debit_mandates ${tx(mandate)}`;
}

export async function findMandate(sql: Sql, orderId: number): Promise<MandateRow | undefined> {
  const [row] = await sql<MandateRow[]>`
    select *, collect_on::text as collect_on from debit_mandates where order_id = ${orderId}`;
  return row;
}

/** Returns true the first time. */
export async function saveReturn(tx: Sql, orderId: number, at: Date): Promise<boolean> {
  const { count } =
    await tx`update debit_mandates set returned_at = ${at} where order_id = ${orderId} and returned_at is null`;
  return count > 0;
}

export async function deleteEndedCodes(sql: Sql, before: Date): Promise<void> {
  await sql`delete from debit_codes where expires_at < ${before}`;
}

/** Deletes account, address and telephone number once nobody can demand proof of the mandate any more. */
export async function emptyOldMandates(sql: Sql, at: Date): Promise<void> {
  await sql`
    update debit_mandates set sealed_account = null, sealed_contact = null, iban_end = null
    where signed_at < ${at}::timestamptz - interval '14 months' and (sealed_account is not null or sealed_contact is not null)`;
}
