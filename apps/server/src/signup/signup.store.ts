import type { Sql } from '../platform/database.ts';

export async function isRegionOf(sql: Sql, regionId: string, country: string): Promise<boolean> {
  const rows = await sql`select 1 from regions where id = ${regionId} and country = ${country}`;
  return rows.length > 0;
}

/** Which of the two unique values is taken. */
export async function findTaken(
  sql: Sql,
  pool: string,
  emailKey: string,
  nameKey: string,
): Promise<{ email: boolean; name: boolean }> {
  const rows = await sql<{ email: boolean; name: boolean }[]>`
    select coalesce(email_key = ${emailKey}, false) as email, name_key = ${nameKey} as name
    from members where pool = ${pool} and (email_key = ${emailKey} or name_key = ${nameKey})`;
  return { email: rows.some((row) => row.email), name: rows.some((row) => row.name) };
}

/** Confirms the account, once: returns false if it was confirmed before. */
export async function confirmMember(sql: Sql, memberId: number, now: Date): Promise<boolean> {
  const rows =
    await sql`update members set confirmed_at = ${now} where id = ${memberId} and confirmed_at is null returning id`;
  return rows.length > 0;
}

/** The recipient of a reminder; undefined if they have confirmed or left, or if a bounce or a complaint switched their mails off. */
export async function findUnconfirmed(
  sql: Sql,
  memberId: number,
): Promise<{ email: string; time_zone: string } | undefined> {
  const [row] = await sql<{ email: string; time_zone: string }[]>`
    select email, time_zone from members
    where id = ${memberId} and confirmed_at is null and status = 'active' and email is not null
      and not exists (select 1 from mail_choices where member_id = members.id and reason is not null)`;
  return row;
}

export interface FirstMessage {
  to_public_id: string;
  body: string;
  client_id: string;
}

export async function saveFirstMessage(
  sql: Sql,
  memberId: number,
  { to_public_id, body, client_id }: FirstMessage,
  now: Date,
): Promise<void> {
  await sql`insert into first_messages ${sql({ member_id: memberId, to_public_id, body, client_id, created_at: now })}`;
}

/** Replaces the message written at sign-up, if there is one. */
export async function replaceFirstMessage(
  sql: Sql,
  memberId: number,
  { to_public_id, body, client_id }: FirstMessage,
  now: Date,
): Promise<void> {
  await sql`
    insert into first_messages ${sql({ member_id: memberId, to_public_id, body, client_id, created_at: now })}
    on conflict (member_id) do update set to_public_id = excluded.to_public_id, body = excluded.body`;
}

export async function findFirstMessage(sql: Sql, memberId: number): Promise<FirstMessage | undefined> {
  const [row] = await sql<
    FirstMessage[]
  >`select to_public_id, body, client_id from first_messages where member_id = ${memberId}`;
  return row;
}

export async function deleteFirstMessage(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from first_messages where member_id = ${memberId}`;
}
