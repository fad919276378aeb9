import type { Sql } from '../platform/database.ts';

export interface SessionRow {
  public_id: string;
  member_id: number;
  member_public_id: string;
  pool: string;
  site_id: string;
  status: 'active' | 'paused' | 'disabled' | 'pending_deletion' | 'deleted';
  confirmed: boolean;
  premium: boolean;
  moderator: boolean;
  age_checked: boolean;
  country: string;
  language: string;
  last_used_at: Date;
}

/** The session of a cookie and its member, in their current state. */
export async function findSession(
  sql: Sql,
  tokenHash: Buffer,
  now: Date,
  idleSince: Date,
): Promise<SessionRow | undefined> {
  const [row] = await sql<SessionRow[]>`
    select s.public_id, s.member_id, m.public_id as member_public_id, m.pool, m.site_id, m.status, m.confirmed_at is not null as confirmed,
      m.premium_since is not null as premium, m.moderator, m.country, m.language, s.last_used_at,
      exists (select from age_checks a where a.member_id = m.id and a.passed) as age_checked
    from sessions s join members m on m.id = s.member_id
    where s.token_hash = ${tokenHash} and s.expires_at > ${now} and s.last_used_at > ${idleSince}`;
  return row;
}

export async function sessionExists(sql: Sql, publicId: string): Promise<boolean> {
  return (await sql`select 1 from sessions where public_id = ${publicId}`).length > 0;
}

/** Saves that the member is active, for the session's idle limit and for the online state. */
export async function touchSession(sql: Sql, tokenHash: Buffer, memberId: number, now: Date): Promise<void> {
  await sql`
    with touched as (update sessions set last_used_at = ${now} where token_hash = ${tokenHash})
    update members set last_active_at = ${now} where id = ${memberId} and last_active_at < ${now}`;
}

export interface NewSession {
  tokenHash: Buffer;
  publicId: string;
  memberId: number;
  client: string;
  userAgent: string;
  now: Date;
  expiresAt: Date;
}

export async function insertSession(
  sql: Sql,
  { tokenHash, publicId, memberId, client, userAgent, now, expiresAt }: NewSession,
): Promise<void> {
  await sql`
    insert into sessions (token_hash, public_id, member_id, client, user_agent, created_at, last_used_at, expires_at)
    values (${tokenHash}, ${publicId}, ${memberId}, ${client}, ${userAgent}, ${now}, ${now}, ${expiresAt})`;
}

/** Gives a session another token. Undefined if it does not exist. */
export async function replaceToken(
  sql: Sql,
  publicId: string,
  tokenHash: Buffer,
): Promise<{ created_at: Date; expires_at: Date } | undefined> {
  const [row] = await sql<{ created_at: Date; expires_at: Date }[]>`
    update sessions set token_hash = ${tokenHash} where public_id = ${publicId} returning created_at, expires_at`;
  return row;
}

/** Ends sessions of a member: one, all, or all but one, and remembers that they were ended. Returns their public ids. */
export async function deleteSessions(
  sql: Sql,
  memberId: number,
  { only, except }: { only?: string; except?: string } = {},
): Promise<string[]> {
  const rows = await sql<{ public_id: string }[]>`
    with ended as (
      delete from sessions where member_id = ${memberId}
        ${only === undefined ? sql`` : sql`and public_id = ${only}`} ${except === undefined ? sql`` : sql`and public_id <> ${except}`}
      returning token_hash, public_id, member_id, expires_at
    ), revoked as (
      insert into revoked_sessions (token_hash, member_id, expires_at) select token_hash, member_id, expires_at from ended
    )
    select public_id from ended`;
  return rows.map(({ public_id }) => public_id);
}

/** The public id of the member whose session was ended from elsewhere before it expired; undefined otherwise. */
export async function findRevokedSession(sql: Sql, tokenHash: Buffer, now: Date): Promise<string | undefined> {
  const [row] = await sql<{ public_id: string }[]>`
    select m.public_id from revoked_sessions r join members m on m.id = r.member_id
    where r.token_hash = ${tokenHash} and r.expires_at > ${now}`;
  return row?.public_id;
}

/** Ends the session of one cookie. Returns its member. */
export async function deleteSessionOfToken(
  sql: Sql,
  tokenHash: Buffer,
): Promise<{ member_id: number; public_id: string } | undefined> {
  const [row] = await sql<
    { member_id: number; public_id: string }[]
  >`delete from sessions where token_hash = ${tokenHash} returning member_id, public_id`;
  return row;
}

export interface SessionListRow {
  public_id: string;
  client: string;
  created_at: Date;
  last_used_at: Date;
}

export async function listSessions(sql: Sql, memberId: number, now: Date, idleSince: Date): Promise<SessionListRow[]> {
  return sql<SessionListRow[]>`
    select public_id, client, created_at, last_used_at from sessions
    where member_id = ${memberId} and expires_at > ${now} and last_used_at > ${idleSince}
    order by last_used_at desc, created_at desc`;
}

export async function deleteEndedSessions(sql: Sql, now: Date, idleSince: Date): Promise<void> {
  await sql`delete from sessions where expires_at <= ${now} or last_used_at <= ${idleSince}`;
  await sql`delete from revoked_sessions where expires_at <= ${now}`;
}
