import type { ComplaintKind, ComplaintState } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';
import { pageSize, suspect, type Suspect } from './moderation.store.ts';

export interface QueuedComplaint {
  id: number;
  reference: string;
  kind: ComplaintKind;
  state: ComplaintState;
  created_at: Date;
  waiting_since: Date | null;
  member: Suspect | null;
  member_id: number | null;
  language: string;
  email: string | null;
}

const columns = (
  sql: Sql,
  now: Date,
) => sql`c.id, c.reference, c.kind, c.state, c.created_at, c.waiting_since, c.member_id, c.email,
  coalesce(m.language, c.language) as language, case when m.id is not null then ${suspect(sql, now)} end as member`;

export const listQueuedComplaints = (sql: Sql, state: string, cursor: number | undefined, now: Date) => sql<
  QueuedComplaint[]
>`
  select ${columns(sql, now)} from complaints c left join members m on m.id = c.member_id
  where c.state = ${state} and ${cursor === undefined ? sql`true` : state === 'open' ? sql`c.id > ${cursor}` : sql`c.id < ${cursor}`}
  order by c.id ${state === 'open' ? sql`asc` : sql`desc`} limit ${pageSize + 1}`;

export async function findQueuedComplaint(
  sql: Sql,
  reference: string,
  now: Date,
): Promise<QueuedComplaint | undefined> {
  const [row] = await sql<QueuedComplaint[]>`
    select ${columns(sql, now)} from complaints c left join members m on m.id = c.member_id where c.reference = ${reference}`;
  return row;
}

/** Locks the complaint, so that two moderators cannot answer it at the same time. */
export async function lockComplaint(tx: Transaction, id: number): Promise<void> {
  await tx`select from complaints where id = ${id} for update`;
}
