import type { Sql } from '../platform/database.ts';
import type { LoginRow } from './account.store.ts';

export interface SecondStepRow {
  sealed_key: string;
  begun_at: Date;
  on_since: Date | null;
}

export async function findSecondStep(sql: Sql, memberId: number): Promise<SecondStepRow | undefined> {
  const [row] = await sql<SecondStepRow[]>`
    select sealed_key, begun_at, on_since from second_steps where member_id = ${memberId}`;
  return row;
}

/** Stores a key that no app has confirmed yet, replacing an earlier one. Returns false if the second step is on. */
export async function beginSecondStep(sql: Sql, memberId: number, sealedKey: string, now: Date): Promise<boolean> {
  const rows = await sql`
    insert into second_steps as s (member_id, sealed_key, begun_at) values (${memberId}, ${sealedKey}, ${now})
    on conflict (member_id) do update
      set sealed_key = excluded.sealed_key, begun_at = excluded.begun_at, last_half_minute = 0 where s.on_since is null
    returning member_id`;
  return rows.length > 0;
}

/** Returns false if it is on already, or if the key is not the one that was checked. */
export async function switchOn(sql: Sql, memberId: number, sealedKey: string, now: Date): Promise<boolean> {
  const rows = await sql`
    update second_steps set on_since = ${now}
    where member_id = ${memberId} and on_since is null and sealed_key = ${sealedKey} returning member_id`;
  return rows.length > 0;
}

/** Accepts a code of the app by its half minute: each once, and none that is earlier than the last. */
export async function takeHalfMinute(sql: Sql, memberId: number, halfMinute: number): Promise<boolean> {
  const rows = await sql`
    update second_steps set last_half_minute = ${halfMinute}
    where member_id = ${memberId} and last_half_minute < ${halfMinute} returning member_id`;
  return rows.length > 0;
}

export interface Ways {
  /** An authenticator app is set up. */
  app: boolean;
  passkey: boolean;
  /** A passkey was made for this host, and so works on it. */
  passkeyHere: boolean;
}

/** The second steps that a log-in may use after the password; none if the account has neither. */
export async function findWays(sql: Sql, memberId: number, host = ''): Promise<Ways> {
  const [row] = await sql<Ways[]>`
    select exists (select from second_steps where member_id = ${memberId} and on_since is not null) as app,
      exists (select from passkeys where member_id = ${memberId}) as passkey,
      exists (select from passkeys where member_id = ${memberId} and host = ${host}) as "passkeyHere"`;
  return row ?? { app: false, passkey: false, passkeyHere: false };
}

export const hasSecondStep = async (sql: Sql, memberId: number): Promise<boolean> => {
  const { app, passkey } = await findWays(sql, memberId);
  return app || passkey;
};

/** Returns false if there was none. */
export async function deleteSecondStep(sql: Sql, memberId: number): Promise<boolean> {
  const rows =
    await sql`delete from second_steps where member_id = ${memberId} and on_since is not null returning member_id`;
  return rows.length > 0;
}

/** Removes app, passkeys and recovery codes of an account. */
export async function deleteEverySecondStep(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from second_steps where member_id = ${memberId}`;
  await sql`delete from passkeys where member_id = ${memberId}`;
  await deleteRecoveryCodes(sql, memberId);
}

export async function deleteRecoveryCodes(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from recovery_codes where member_id = ${memberId}`;
}

export async function replaceRecoveryCodes(sql: Sql, memberId: number, hashes: readonly Buffer[]): Promise<void> {
  await sql`delete from recovery_codes where member_id = ${memberId}`;
  await sql`insert into recovery_codes ${sql(hashes.map((hash) => ({ member_id: memberId, code_hash: hash })))}`;
}

/** Uses up a recovery code; each works once. */
export async function takeRecoveryCode(sql: Sql, memberId: number, hash: Buffer, now: Date): Promise<boolean> {
  const rows = await sql`
    update recovery_codes set used_at = ${now}
    where member_id = ${memberId} and code_hash = ${hash} and used_at is null returning member_id`;
  return rows.length > 0;
}

export async function countRecoveryCodes(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ left: number }[]>`
    select count(*)::int as left from recovery_codes where member_id = ${memberId} and used_at is null`;
  return row?.left ?? 0;
}

export interface NewTicket {
  tokenHash: Buffer;
  memberId: number;
  remember: boolean;
  expiresAt: Date;
}

export async function insertTicket(sql: Sql, { tokenHash, memberId, remember, expiresAt }: NewTicket): Promise<void> {
  await sql`
    insert into login_tickets (token_hash, member_id, remember, expires_at)
    values (${tokenHash}, ${memberId}, ${remember}, ${expiresAt})`;
}

export type TicketRow = Pick<LoginRow, 'id' | 'public_id' | 'status'> & { remember: boolean };

/** The member of a ticket that has not expired. */
export async function findTicket(sql: Sql, tokenHash: Buffer, now: Date): Promise<TicketRow | undefined> {
  const [row] = await sql<TicketRow[]>`
    select m.id, m.public_id, m.status, t.remember
    from login_tickets t join members m on m.id = t.member_id
    where t.token_hash = ${tokenHash} and t.expires_at > ${now}`;
  return row;
}

/** Returns false if the ticket was used meanwhile. */
export async function takeTicket(sql: Sql, tokenHash: Buffer): Promise<boolean> {
  return (await sql`delete from login_tickets where token_hash = ${tokenHash} returning token_hash`).length > 0;
}

export async function deleteTickets(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from login_tickets where member_id = ${memberId}`;
}

export async function deleteEndedTickets(sql: Sql, now: Date): Promise<void> {
  await sql`delete from login_tickets where expires_at <= ${now}`;
}
