import { randomBytes } from 'node:crypto';

import { jsonb, type Sql, type Transaction } from '../platform/database.ts';
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
  publicId: string;
  siteId: string;
  pool: string;
  email: string;
  emailKey: string;
  form: AccountForm;
  passwordHash: string;
  now: Date;
  expiresAt: Date;
}

/** Stores a sign-up without a link: `setWaitingSecret` adds it when the mail is written. */
export async function insertWaiting(sql: Sql, waiting: NewWaitingSignup): Promise<number> {
  const { publicId, siteId, pool, email, emailKey, form, passwordHash, now, expiresAt } = waiting;
  const [row] = await sql<{ id: number }[]>`
    insert into waiting_signups (public_id, token_hash, site_id, pool, email, email_key, form, password_hash, created_at, expires_at)
    values (${publicId}, ${randomBytes(32)}, ${siteId}, ${pool}, ${email}, ${emailKey}, ${jsonb(sql, form)}, ${passwordHash}, ${now}, ${expiresAt})
    returning id`;
  return row?.id ?? 0;
}

/** Gives a valid sign-up its secret; the link of an earlier mail stops working. */
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

/** The sign-up of a link, expired ones included. */
export async function findWaiting(
  sql: Sql,
  tokenHash: Buffer,
): Promise<{ id: number; email: string; password_hash: string; expires_at: Date } | undefined> {
  const [row] = await sql<{ id: number; email: string; password_hash: string; expires_at: Date }[]>`
    select id, email, password_hash, expires_at from waiting_signups where token_hash = ${tokenHash}`;
  return row;
}

/**
 * Deletes the sign-up of a link, once, and all others of its address; returns the hashes of their links. Undefined for a second request.
 * All rows of an address are locked in one order, so that two links of it cannot deadlock.
 */
export async function takeWaiting(
  tx: Transaction,
  tokenHash: Buffer,
  now: Date,
): Promise<{ own: WaitingSignup; others: Buffer[] } | undefined> {
  const locked = await tx<{ id: number }[]>`
    select id from waiting_signups where (pool, email_key) in (
      select pool, email_key from waiting_signups where token_hash = ${tokenHash} and expires_at > ${now})
    order by id for update`;
  const taken = await tx<(WaitingSignup & { token_hash: Buffer })[]>`
    delete from waiting_signups where id = any(${locked.map(({ id }) => id)}::bigint[])
    returning id, site_id, pool, email, email_key, form, password_hash, token_hash`;
  const own = taken.find(({ token_hash }) => tokenHash.equals(token_hash));
  return own && { own, others: taken.filter((row) => row !== own).map(({ token_hash }) => token_hash) };
}

/** One sign-up by its public id, or the newest for an address. */
export type WhichWaiting = { publicId: string } | { emailKey: string };

/** Counts another mail for a sign-up of the pool; undefined if it does not exist, or has reached its limit. */
export async function countMail(
  sql: Sql,
  pool: string,
  which: WhichWaiting,
  most: number,
  now: Date,
): Promise<number | undefined> {
  const meant = 'publicId' in which ? sql`public_id = ${which.publicId}` : sql`email_key = ${which.emailKey}`;
  const [row] = await sql<{ id: number }[]>`
    update waiting_signups set mails = mails + 1 where mails < ${most} and id = (
      select id from waiting_signups where pool = ${pool} and ${meant} and expires_at > ${now}
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

/** The first of these names that is free. */
export async function firstFreeName(
  sql: Sql,
  pool: string,
  names: readonly { name: string; key: string }[],
): Promise<string | undefined> {
  const taken = await sql<{ name_key: string }[]>`
    select name_key from members where pool = ${pool} and name_key = any(${names.map(({ key }) => key)})`;
  return names.find(({ key }) => taken.every(({ name_key }) => name_key !== key))?.name;
}
