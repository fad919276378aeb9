import type { Sql } from '../platform/database.ts';

export interface PasskeyRow {
  id: number;
  public_id: string;
  member_id: number;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  transports: string[];
  host: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export const listPasskeys = (sql: Sql, memberId: number) =>
  sql<PasskeyRow[]>`select * from passkeys where member_id = ${memberId} order by id`;

export type NewPasskey = Omit<PasskeyRow, 'id' | 'last_used_at'>;

/** Undefined where the passkey is already registered. */
export async function insertPasskey(sql: Sql, passkey: NewPasskey): Promise<PasskeyRow | undefined> {
  const [row] = await sql<PasskeyRow[]>`
    insert into passkeys (public_id, member_id, credential_id, public_key, counter, transports, host, name, created_at)
    values (${passkey.public_id}, ${passkey.member_id}, ${passkey.credential_id}, ${passkey.public_key}, ${passkey.counter},
      ${passkey.transports}, ${passkey.host}, ${passkey.name}, ${passkey.created_at})
    on conflict (credential_id) do nothing returning *`;
  return row;
}

export async function deletePasskey(sql: Sql, memberId: number, publicId: string): Promise<boolean> {
  const rows =
    await sql`delete from passkeys where member_id = ${memberId} and public_id = ${publicId} returning public_id`;
  return rows.length > 0;
}

/** Undefined where it does not belong to the member. */
export async function renamePasskey(
  sql: Sql,
  memberId: number,
  publicId: string,
  name: string,
): Promise<PasskeyRow | undefined> {
  const [row] = await sql<PasskeyRow[]>`
    update passkeys set name = ${name} where member_id = ${memberId} and public_id = ${publicId} returning *`;
  return row;
}

export async function findPasskey(sql: Sql, memberId: number, credentialId: string): Promise<PasskeyRow | undefined> {
  const [row] = await sql<PasskeyRow[]>`
    select * from passkeys where credential_id = ${credentialId} and member_id = ${memberId}`;
  return row;
}

/** Returns false if it is gone, or was used with this counter meanwhile. */
export async function markPasskeyUsed(sql: Sql, id: number, counter: number, at: Date): Promise<boolean> {
  const rows = await sql`
    update passkeys set counter = ${counter}, last_used_at = ${at}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0)) returning id`;
  return rows.length > 0;
}

export interface Challenge {
  hash: Buffer;
  boundTo: Buffer;
  memberId: number;
  expiresAt: Date;
}

export async function insertChallenge(sql: Sql, { hash, boundTo, memberId, expiresAt }: Challenge): Promise<void> {
  await sql`
    insert into passkey_challenges (challenge_hash, bound_to, member_id, expires_at)
    values (${hash}, ${boundTo}, ${memberId}, ${expiresAt})`;
}

/** Uses up a challenge, once: returns false if it was not given here, to this member, or too long ago. */
export async function takeChallenge(
  sql: Sql,
  { hash, boundTo, memberId }: Omit<Challenge, 'expiresAt'>,
  now: Date,
): Promise<boolean> {
  const rows = await sql<{ expires_at: Date }[]>`
    delete from passkey_challenges
    where challenge_hash = ${hash} and bound_to = ${boundTo} and member_id = ${memberId} returning expires_at`;
  return rows[0] !== undefined && rows[0].expires_at > now;
}

export async function deleteEndedChallenges(sql: Sql, now: Date): Promise<void> {
  await sql`delete from passkey_challenges where expires_at <= ${now}`;
}
