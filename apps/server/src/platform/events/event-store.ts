import { jsonb, type Sql } from '../database.ts';
import type { LiveEventPayload } from './payload.ts';

export interface StoredEvent {
  member_id: number;
  seq: number;
  payload: LiveEventPayload;
}

/** How long events are kept; a device that returns later gets `resync`. */
export const keptFor = 7 * 86_400_000;

export async function appendEvent(sql: Sql, memberId: number, payload: LiveEventPayload, at: Date): Promise<void> {
  await sql`select append_event(${memberId}, ${jsonb(sql, payload)}, ${at})`;
}

/** The events of each stream after the given number, in order, at most `limit` of each. One query for all streams. */
export async function readEvents(
  sql: Sql,
  streams: { memberId: number; after: number }[],
  limit: number,
): Promise<StoredEvent[]> {
  return sql<StoredEvent[]>`
    select * from read_events(${streams.map(({ memberId }) => memberId)}::bigint[], ${streams.map(({ after }) => after)}::bigint[], ${limit}::int)`;
}

/** The number of the newest event of a member, 0 before the first. */
export async function lastSeq(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ last_seq: number }[]>`select last_seq from member_streams where member_id = ${memberId}`;
  return row?.last_seq ?? 0;
}

/** Returns those of these sessions that are still valid. */
export async function liveSessions(sql: Sql, publicIds: string[], at: Date): Promise<Set<string>> {
  const rows = await sql<{ public_id: string }[]>`
    select s.public_id from sessions s join members m on m.id = s.member_id
    where s.public_id = any(${publicIds}) and s.expires_at > ${at} and m.status in ('active', 'pending_deletion')`;
  return new Set(rows.map(({ public_id }) => public_id));
}

/** Deletes one portion of the old events. Returns the number deleted. */
export async function deleteOldEvents(sql: Sql, before: Date, portion: number): Promise<number> {
  const { count } = await sql`
    delete from events where ctid = any(array(select ctid from events where created_at < ${before} limit ${portion}))`;
  return count;
}
