import { randomBytes } from 'node:crypto';

import { jsonb, type Sql } from '../platform/database.ts';
import type { AccountForm } from './new-account.ts';

export interface WaitingSignup {
  id: number;
  site_id: string;
  pool: string;
  email: string;
  email_key: string;
  form: AccountForm;
  password_hash: string;
}

export interface NewWaitingSignup {
  siteId: string;
  pool: string;
  email: string;
  emailKey: string;
  form: AccountForm;
  passwordHash: string;
  now: Date;
  expiresAt: Date;
}

/** Keeps a sign-up that no link has yet: `setWaitingSecret` gives it one when its mail is written. */
export async function insertWaiting(sql: Sql, waiting: NewWaitingSignup): Promise<number> {
  const { siteId, pool, email, emailKey, form, passwordHash, now, expiresAt } = waiting;
  const [row] = await sql<{ id: number }[]>`
    insert into waiting_signups (token_hash, site_id, pool, email, email_key, form, password_hash, created_at, expires_at)
    values (${randomBytes(32)}, ${siteId}, ${pool}, ${email}, ${emailKey}, ${jsonb(sql, form)}, ${passwordHash}, ${now}, ${expiresAt})
    returning id`;
  return row?.id ?? 0;
}

/** Gives one that is still good its secret; the link of an earlier mail ends with it. */
export async function setWaitingSecret(
  sql: Sql,
  id: number,
  tokenHash: Buffer,
  now: Date,
): Promise<WaitingSignup | undefined> {
  const [row] = await sql<WaitingSignup[]>`
    update waiting_signups set token_hash = ${tokenHash} where id = ${id} and expires_at > ${now}
    returning id, site_id, pool, email, email_key, form, password_hash`;
  return row;
}

/** The sign-up of a link, outdated ones too. */
export async function findWaiting(
  sql: Sql,
  tokenHash: Buffer,
): Promise<{ email: string; expires_at: Date } | undefined> {
  const [row] = await sql<{ email: string; expires_at: Date }[]>`
    select email, expires_at from waiting_signups where token_hash = ${tokenHash}`;
  return row;
}

/** Takes the sign-up of a link, once, and with it all others of its address. Undefined for whoever comes second. */
export async function takeWaiting(sql: Sql, tokenHash: Buffer, now: Date): Promise<WaitingSignup | undefined> {
  const [row] = await sql<WaitingSignup[]>`
    delete from waiting_signups where token_hash = ${tokenHash} and expires_at > ${now}
    returning id, site_id, pool, email, email_key, form, password_hash`;
  if (row) await sql`delete from waiting_signups where pool = ${row.pool} and email_key = ${row.email_key}`;
  return row;
}

/** Counts one more mail for the newest sign-up of an address; undefined when there is none, or it has had enough. */
export async function countMail(
  sql: Sql,
  pool: string,
  emailKey: string,
  most: number,
  now: Date,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    update waiting_signups set mails = mails + 1 where mails < ${most} and id = (
      select id from waiting_signups where pool = ${pool} and email_key = ${emailKey} and expires_at > ${now}
      order by created_at desc, id desc limit 1)
    returning id`;
  return row?.id;
}

export async function deleteWaiting(sql: Sql, id: number): Promise<void> {
  await sql`delete from waiting_signups where id = ${id}`;
}

export async function deleteEndedWaiting(sql: Sql, now: Date): Promise<void> {
  await sql`delete from waiting_signups where expires_at < ${now}`;
}

/** The first of these names that nobody has. */
export async function firstFreeName(
  sql: Sql,
  pool: string,
  names: readonly { name: string; key: string }[],
): Promise<string | undefined> {
  const taken = await sql<{ name_key: string }[]>`
    select name_key from members where pool = ${pool} and name_key = any(${names.map(({ key }) => key)})`;
  return names.find(({ key }) => taken.every(({ name_key }) => name_key !== key))?.name;
}
