import type { Sql } from '../platform/database.ts';

export interface AgeCheckRow {
  passed: boolean;
  checked_at: Date;
}

export async function findAgeCheck(sql: Sql, memberId: number): Promise<AgeCheckRow | undefined> {
  const [row] = await sql<AgeCheckRow[]>`select passed, checked_at from age_checks where member_id = ${memberId}`;
  return row;
}

/** The pool and country of a member who has not passed a check. */
export async function findUnchecked(
  sql: Sql,
  memberId: number,
): Promise<{ pool: string; country: string } | undefined> {
  const [row] = await sql<{ pool: string; country: string }[]>`
    select pool, country from members
    where id = ${memberId} and not exists (select from age_checks where member_id = members.id and passed)`;
  return row;
}

/** A check that was passed stays passed. */
export async function saveAgeCheck(sql: Sql, memberId: number, { passed, checked_at: at }: AgeCheckRow): Promise<void> {
  await sql`
    insert into age_checks (member_id, passed, checked_at) values (${memberId}, ${passed}, ${at})
    on conflict (member_id) do update set passed = excluded.passed, checked_at = excluded.checked_at where not age_checks.passed`;
}

export interface Ticket {
  tokenHash: Buffer;
  memberId: number;
  adapter: string;
  expiresAt: Date;
}

export async function insertTicket(sql: Sql, { tokenHash, memberId, adapter, expiresAt }: Ticket): Promise<void> {
  await sql`
    insert into age_check_tickets (token_hash, member_id, adapter, expires_at)
    values (${tokenHash}, ${memberId}, ${adapter}, ${expiresAt})`;
}

/** Uses up a check that this member began. Returns false if there is none, or if it has expired. */
export async function takeTicket(
  sql: Sql,
  { tokenHash, memberId, adapter }: Omit<Ticket, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql`
    delete from age_check_tickets
    where token_hash = ${tokenHash} and member_id = ${memberId} and adapter = ${adapter} and expires_at > ${now}
    returning 1 as taken`;
  return rows.length > 0;
}

export async function deleteEndedAgeChecks(sql: Sql, now: Date): Promise<void> {
  await sql`delete from age_check_tickets where expires_at <= ${now}`;
}
