import type { Sql, Transaction } from '../platform/database.ts';

export interface Asked {
  reason: string | null;
  at: Date;
  eraseAt: Date;
}

/** Hides the account and records the time. Returns false if there is no account to delete. */
export async function beginDeletion(
  tx: Transaction,
  memberId: number,
  { reason, at, eraseAt }: Asked,
): Promise<boolean> {
  const rows = await tx`
    with hidden as (
      update members set status = 'pending_deletion', was_paused = was_paused or status = 'paused'
      where id = ${memberId} and status in ('active', 'paused', 'disabled') returning id
    )
    insert into deletions (member_id, reason, asked_at, erase_at)
    select id, ${reason}::text, ${at}::timestamptz, ${eraseAt}::timestamptz from hidden
    on conflict (member_id) do update
      set reason = excluded.reason, asked_at = excluded.asked_at, erase_at = excluded.erase_at, undone_at = null, erased_at = null
    returning member_id`;
  return rows.length > 0;
}

/** Restores the account as it was, disabled or on a break. Returns false if it is not waiting for erasure any more. */
export async function undoDeletion(tx: Transaction, memberId: number, at: Date): Promise<boolean> {
  const rows = await tx`
    with back as (
      update members m set status = case when f.disabled then 'disabled' when m.was_paused then 'paused' else 'active' end,
        was_paused = m.was_paused and f.disabled
      from (select exists (
        select from notices n where n.member_id = ${memberId} and n.kind = 'account_disabled' and n.lifted_at is null) as disabled) f
      where m.id = ${memberId} and m.status = 'pending_deletion' returning m.id
    )
    update deletions d set undone_at = ${at} from back where d.member_id = back.id and d.erased_at is null returning d.member_id`;
  return rows.length > 0;
}

export interface ReactivationRow {
  token_id: number;
  member_id: number;
  used: boolean;
  status: string;
  /** The member came back with this link; it was not merely replaced. */
  undone: boolean;
}

export async function findReactivation(sql: Sql, tokenHash: Buffer, now: Date): Promise<ReactivationRow | undefined> {
  const [row] = await sql<ReactivationRow[]>`
    select t.id as token_id, t.member_id, t.used_at is not null as used, m.status, d.undone_at is not distinct from t.used_at as undone
    from mail_tokens t join members m on m.id = t.member_id join deletions d on d.member_id = m.id
    where t.kind = 'reactivation' and t.token_hash = ${tokenHash} and t.expires_at > ${now}`;
  return row;
}

export async function voidAllTokens(tx: Transaction, memberId: number, now: Date): Promise<void> {
  await tx`update mail_tokens set used_at = ${now} where member_id = ${memberId} and used_at is null`;
}

export interface DeletionRow {
  member_id: number;
  public_id: string;
  asked_at: Date;
  undone: boolean;
}

export async function findDeletion(sql: Sql, memberId: number): Promise<DeletionRow | undefined> {
  const [row] = await sql<DeletionRow[]>`
    select d.member_id, m.public_id, d.asked_at, d.undone_at is not null as undone
    from deletions d join members m on m.id = d.member_id where d.member_id = ${memberId}`;
  return row;
}

export async function listDue(sql: Sql, now: Date, count: number): Promise<number[]> {
  const rows = await sql<{ member_id: number }[]>`
    select member_id from deletions where erase_at <= ${now} and undone_at is null and erased_at is null
    order by erase_at limit ${count}`;
  return rows.map(({ member_id }) => member_id);
}

interface Listed {
  memberId: number;
  publicId: string;
  askedAt: Date;
}

const asRows = (sql: Sql, listed: readonly Listed[]) => sql`
  unnest(${listed.map(({ memberId }) => memberId)}::bigint[], ${listed.map(({ publicId }) => publicId)}::text[],
    ${listed.map(({ askedAt }) => askedAt.toISOString())}::timestamptz[]) as l (member_id, public_id, asked_at)`;

/** Deletions of members who have come back since, if one of the listed entries is of the same time or earlier. */
export async function listReturned(sql: Sql, listed: readonly Listed[]): Promise<DeletionRow[]> {
  return sql<DeletionRow[]>`
    select distinct d.member_id, m.public_id, d.asked_at, true as undone from ${asRows(sql, listed)}
    join members m on m.id = l.member_id and m.public_id = l.public_id
    join deletions d on d.member_id = m.id and d.undone_at is not null and d.asked_at >= l.asked_at`;
}

/** The listed deletions that this database does not know, of members that it has. */
export async function listUnheard(
  sql: Sql,
  listed: readonly Listed[],
): Promise<{ member_id: number; asked_at: Date }[]> {
  return sql`
    select m.id as member_id, l.asked_at from ${asRows(sql, listed)}
    join members m on m.id = l.member_id and m.public_id = l.public_id
    where m.status <> 'deleted' and not exists (select from deletions d where d.member_id = m.id and d.asked_at >= l.asked_at)`;
}
