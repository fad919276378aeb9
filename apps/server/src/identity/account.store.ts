import type { Sql } from '../platform/database.ts';

export interface LoginRow {
  id: number;
  public_id: string;
  status: 'active' | 'paused' | 'disabled' | 'pending_deletion' | 'deleted';
  password_hash: string | null;
}

/** The account of an e-mail address or a name; if one member's name is another's address, the address wins. */
export async function findAccount(
  sql: Sql,
  pool: string,
  emailKey: string,
  nameKey: string,
): Promise<LoginRow | undefined> {
  const [row] = await sql<LoginRow[]>`
    select m.id, m.public_id, m.status, c.password_hash
    from members m left join credentials c on c.member_id = m.id
    where m.pool = ${pool} and (m.email_key = ${emailKey} or m.name_key = ${nameKey})
    order by (m.email_key = ${emailKey}) is true desc limit 1`;
  return row;
}

export interface AddresseeRow {
  id: number;
  status: 'active' | 'paused' | 'disabled' | 'pending_deletion' | 'deleted';
  confirmed: boolean;
  email: string;
  name: string;
  language: string;
  site_id: string;
  pool: string;
}

export async function findByEmail(sql: Sql, pool: string, emailKey: string): Promise<AddresseeRow | undefined> {
  const [row] = await sql<AddresseeRow[]>`
    select id, status, confirmed_at is not null as confirmed, email, name, language, site_id, pool
    from members where pool = ${pool} and email_key = ${emailKey}`;
  return row;
}

export async function findAddressee(sql: Sql, memberId: number): Promise<AddresseeRow | undefined> {
  const [row] = await sql<AddresseeRow[]>`
    select id, status, confirmed_at is not null as confirmed, email, name, language, site_id, pool
    from members where id = ${memberId} and email is not null`;
  return row;
}

export async function findPasswordHash(sql: Sql, memberId: number): Promise<string | undefined> {
  const [row] = await sql<{ password_hash: string }[]>`
    select password_hash from credentials where member_id = ${memberId}`;
  return row?.password_hash;
}

/** Gives the account another address. An address of another account violates the unique index of its pool. */
export async function saveEmail(sql: Sql, memberId: number, email: string, emailKey: string): Promise<void> {
  await sql`update members set email = ${email}, email_key = ${emailKey} where id = ${memberId}`;
}

/** Ends the break of an account (decision "leaving"). Returns false if there was none. */
export async function endBreak(sql: Sql, memberId: number): Promise<boolean> {
  return (
    (await sql`update members set status = 'active' where id = ${memberId} and status = 'paused' returning id`).length >
    0
  );
}

/** Locks the member until the transaction ends, so that no other transaction changes them. */
export async function lockMember(sql: Sql, memberId: number): Promise<void> {
  await sql`select 1 from members where id = ${memberId} for no key update`;
}

/** Locks the member in the same way, and returns their status as it is then. */
export async function lockStatus(sql: Sql, memberId: number): Promise<LoginRow['status'] | undefined> {
  const [row] = await sql<Pick<LoginRow, 'status'>[]>`
    select status from members where id = ${memberId} for no key update`;
  return row?.status;
}

export async function saveCredentials(sql: Sql, memberId: number, passwordHash: string, now: Date): Promise<void> {
  await sql`
    insert into credentials (member_id, password_hash, changed_at) values (${memberId}, ${passwordHash}, ${now})
    on conflict (member_id) do update set password_hash = excluded.password_hash, changed_at = excluded.changed_at`;
}

export async function knowsDevice(sql: Sql, memberId: number, tokenHash: Buffer): Promise<boolean> {
  const rows = await sql`select 1 from known_devices where member_id = ${memberId} and token_hash = ${tokenHash}`;
  return rows.length > 0;
}

/** The member with this address, if the device has logged in to their account. */
export async function findDeviceOwner(
  sql: Sql,
  pool: string,
  emailKey: string,
  tokenHash: Buffer,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    select m.id from members m join known_devices d on d.member_id = m.id
    where m.pool = ${pool} and m.email_key = ${emailKey} and d.token_hash = ${tokenHash}`;
  return row?.id;
}

export async function saveDevice(sql: Sql, memberId: number, tokenHash: Buffer, now: Date): Promise<void> {
  await sql`
    insert into known_devices (member_id, token_hash, last_used_at) values (${memberId}, ${tokenHash}, ${now})
    on conflict (member_id, token_hash) do update set last_used_at = excluded.last_used_at`;
}

export async function deleteDevices(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from known_devices where member_id = ${memberId}`;
}

export async function saveLanguage(sql: Sql, memberId: number, language: string): Promise<void> {
  await sql`update members set language = ${language} where id = ${memberId}`;
}
