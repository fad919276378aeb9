import { randomBytes } from 'node:crypto';

import type { Sql } from '../platform/database.ts';

export type MailTokenKind = 'activation' | 'password_reset' | 'email_change' | 'reactivation';

/** Makes a token without a usable link: `setSecret` gives it a secret when its mail is written. */
export async function insertMailToken(
  sql: Sql,
  token: { memberId: number; kind: MailTokenKind; email: string; now: Date; expiresAt: Date },
): Promise<number> {
  const { memberId, kind, email, now, expiresAt } = token;
  const [row] = await sql<{ id: number }[]>`
    insert into mail_tokens (token_hash, member_id, kind, email, created_at, expires_at)
    values (${randomBytes(32)}, ${memberId}, ${kind}, ${email}, ${now}, ${expiresAt}) returning id`;
  return row?.id ?? 0;
}

export interface MailTokenRow {
  id: number;
  member_id: number;
  kind: MailTokenKind;
  email: string;
}

/** An unused token whose mail waits. */
export async function findToMail(sql: Sql, id: number): Promise<{ kind: MailTokenKind; created_at: Date } | undefined> {
  const [row] = await sql<{ kind: MailTokenKind; created_at: Date }[]>`
    select kind, created_at from mail_tokens where id = ${id} and used_at is null`;
  return row;
}

/** Gives an unused token its secret, and its life from now on. */
export async function setSecret(
  sql: Sql,
  id: number,
  { tokenHash, expiresAt }: { tokenHash: Buffer; expiresAt: Date },
): Promise<MailTokenRow | undefined> {
  const [row] = await sql<MailTokenRow[]>`
    update mail_tokens set token_hash = ${tokenHash}, expires_at = ${expiresAt} where id = ${id} and used_at is null
    returning id, member_id, kind, email`;
  return row;
}

/** The unused, unexpired token of a link, for the address that the member still has. */
export async function findMailToken(
  sql: Sql,
  kind: MailTokenKind,
  tokenHash: Buffer,
  now: Date,
): Promise<MailTokenRow | undefined> {
  const [row] = await sql<MailTokenRow[]>`
    select t.id, t.member_id, t.kind, t.email from mail_tokens t join members m on m.id = t.member_id
    where t.kind = ${kind} and t.token_hash = ${tokenHash} and t.used_at is null and t.expires_at > ${now}
      and m.email = t.email and m.status in ('active', 'paused', 'pending_deletion')`;
  return row;
}

export interface EmailChangeRow {
  id: number;
  member_id: number;
  /** The new address. */
  email: string;
  /** The present address of the account. */
  current_email: string | null;
  state: 'open' | 'used' | 'over';
}

/** The token of a link to a new address, including used and expired ones: the account keeps its old address until the link is pressed. */
export async function findEmailChange(sql: Sql, tokenHash: Buffer, now: Date): Promise<EmailChangeRow | undefined> {
  const [row] = await sql<EmailChangeRow[]>`
    select t.id, t.member_id, t.email, m.email as current_email,
      case when t.used_at is not null then 'used' when t.expires_at > ${now} then 'open' else 'over' end as state
    from mail_tokens t join members m on m.id = t.member_id
    where t.kind = 'email_change' and t.token_hash = ${tokenHash} and m.status = 'active'`;
  return row;
}

export interface ActivationRow {
  member_id: number;
  email: string;
  state: 'open' | 'done' | 'expired';
}

/**
 * The token of a link that confirms an address, including used and expired ones. `done` depends on the account, whichever link confirmed
 * it.
 */
export async function findActivation(sql: Sql, tokenHash: Buffer, now: Date): Promise<ActivationRow | undefined> {
  const [row] = await sql<ActivationRow[]>`
    select t.member_id, t.email,
      case when m.confirmed_at is not null then 'done' when t.used_at is null and t.expires_at > ${now} then 'open' else 'expired' end as state
    from mail_tokens t join members m on m.id = t.member_id
    where t.kind = 'activation' and t.token_hash = ${tokenHash} and m.email = t.email
      and m.status in ('active', 'paused', 'pending_deletion')`;
  return row;
}

/** Stores links that were mailed before the account existed as used, because the account now does. */
export async function insertUsedTokens(
  sql: Sql,
  token: { memberId: number; email: string; tokenHashes: readonly Buffer[]; now: Date; expiresAt: Date },
): Promise<void> {
  const { memberId, email, tokenHashes, now, expiresAt } = token;
  await sql`
    insert into mail_tokens (token_hash, member_id, kind, email, created_at, expires_at, used_at)
    select decode(hash, 'hex'), ${memberId}::bigint, 'activation', ${email}::text, ${now}::timestamptz, ${expiresAt}::timestamptz, ${now}::timestamptz
    from unnest(${tokenHashes.map((hash) => hash.toString('hex'))}::text[]) as hash`;
}

/** Uses a token up, once. Returns false if it was used already. */
export async function markUsed(sql: Sql, id: number, now: Date): Promise<boolean> {
  const rows = await sql`update mail_tokens set used_at = ${now} where id = ${id} and used_at is null returning id`;
  return rows.length > 0;
}

export async function voidTokens(sql: Sql, memberId: number, kind: MailTokenKind, now: Date): Promise<void> {
  await sql`update mail_tokens set used_at = ${now} where member_id = ${memberId} and kind = ${kind} and used_at is null`;
}

export async function countTokens(sql: Sql, memberId: number, kind: MailTokenKind, since: Date): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from mail_tokens where member_id = ${memberId} and kind = ${kind} and created_at > ${since}`;
  return row?.count ?? 0;
}

export async function deleteOldTokens(sql: Sql, before: Date): Promise<void> {
  await sql`delete from mail_tokens where expires_at < ${before}`;
}
