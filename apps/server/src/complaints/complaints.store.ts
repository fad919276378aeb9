import type { ComplaintKind, ComplaintState } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';

export interface ComplaintRow {
  id: number;
  reference: string;
  site_id: string;
  member_id: number | null;
  email: string | null;
  language: string;
  kind: ComplaintKind;
  state: ComplaintState;
  created_at: Date;
  waiting_since: Date | null;
}

export interface EntryRow {
  id: number;
  complaint_id: number;
  actor: string | null;
  body: string;
  created_at: Date;
}

const columns = (sql: Sql) =>
  sql`c.id, c.reference, c.site_id, c.member_id, c.email, c.language, c.kind, c.state, c.created_at, c.waiting_since`;

export interface NewComplaint {
  reference: string;
  siteId: string;
  memberId: number | null;
  /** null if a member complains: the account has the address. */
  address: { email: string; key: string } | null;
  language: string;
  kind: ComplaintKind;
  requestKey: Buffer | null;
  at: Date;
}

/** Returns the complaint, or undefined if an earlier request with this key has made one. */
export async function insertComplaint(tx: Transaction, complaint: NewComplaint): Promise<ComplaintRow | undefined> {
  const { address, at } = complaint;
  const [row] = await tx<ComplaintRow[]>`
    insert into complaints as c (reference, site_id, member_id, email, email_key, language, kind, request_key, created_at, waiting_since, said_at)
    values (${complaint.reference}, ${complaint.siteId}, ${complaint.memberId}, ${address?.email ?? null}, ${address?.key ?? null},
      ${complaint.language}, ${complaint.kind}, ${complaint.requestKey}, ${at}, ${at}, ${at})
    on conflict (request_key) do nothing returning ${columns(tx)}`;
  return row;
}

/** Returns its id. */
export async function insertEntry(tx: Transaction, entry: Omit<EntryRow, 'id'>): Promise<number> {
  const [row] = await tx<[{ id: number }]>`
    insert into complaint_entries (complaint_id, actor, body, created_at)
    values (${entry.complaint_id}, ${entry.actor}, ${entry.body}, ${entry.created_at}) returning id`;
  return row.id;
}

/** The complainant: a member, or anybody who gives the address that the complaint was made with. */
export type Complainant = { memberId: number } | { emailKey: string };

/** The complaint if it is the complainant's; undefined otherwise. */
export async function findComplaint(sql: Sql, reference: string, of: Complainant): Promise<ComplaintRow | undefined> {
  const theirs =
    'memberId' in of
      ? sql`c.member_id = ${of.memberId}`
      : sql`coalesce(c.email_key, (select m.email_key from members m where m.id = c.member_id)) = ${of.emailKey}`;
  const [row] = await sql<ComplaintRow[]>`
    select ${columns(sql)} from complaints c where c.reference = ${reference} and ${theirs}`;
  return row;
}

export async function findByRequest(sql: Sql, requestKey: Buffer): Promise<ComplaintRow | undefined> {
  const [row] = await sql<ComplaintRow[]>`select ${columns(sql)} from complaints c where c.request_key = ${requestKey}`;
  return row;
}

/** More than any member has. */
const most = 100;

export const listComplaintsOf = (sql: Sql, memberId: number) => sql<ComplaintRow[]>`
  select ${columns(sql)} from complaints c where c.member_id = ${memberId} order by c.id desc limit ${most}`;

/** The entries of these complaints, oldest first. */
export const listEntries = (sql: Sql, ids: readonly number[]) => sql<EntryRow[]>`
  select id, complaint_id, actor, body, created_at from complaint_entries where complaint_id = any(${[...ids]}) order by id`;

/** Makes it wait for an answer again, counted from the first unanswered entry. Returns false if it is closed. */
export async function reopen(tx: Transaction, id: number, at: Date): Promise<boolean> {
  const rows = await tx`
    update complaints set state = 'open', waiting_since = coalesce(waiting_since, ${at}), said_at = ${at}
    where id = ${id} and state <> 'closed' returning id`;
  return rows.length > 0;
}

/** Ends the wait for an answer. Returns false if it is closed already, or, with `only`, in any state but that one. */
export async function settle(
  tx: Transaction,
  id: number,
  state: 'answered' | 'closed',
  at: Date,
  only?: 'answered',
): Promise<boolean> {
  const rows = await tx`
    update complaints set state = ${state}, waiting_since = null, said_at = ${at}
    where id = ${id} and ${only ? tx`state = ${only}` : tx`state <> 'closed'`} returning id`;
  return rows.length > 0;
}

export interface ComplaintLetter extends ComplaintRow {
  to_email: string;
  /** The member's name; null without an account. */
  name: string | null;
  reads: string;
}

/** The data of a mail about it; undefined if the account is gone. */
export async function findLetter(sql: Sql, id: number): Promise<ComplaintLetter | undefined> {
  const [row] = await sql<ComplaintLetter[]>`
    select ${columns(sql)}, coalesce(m.email, c.email) as to_email, m.name, coalesce(m.language, c.language) as reads
    from complaints c left join members m on m.id = c.member_id
    where c.id = ${id} and coalesce(m.email, c.email) is not null`;
  return row;
}

/** Deletes complaints that are not waiting for an answer and whose last entry is older than `before`. */
export async function deleteComplaintsBefore(sql: Sql, before: Date): Promise<void> {
  await sql`delete from complaints where state <> 'open' and said_at < ${before}`;
}
