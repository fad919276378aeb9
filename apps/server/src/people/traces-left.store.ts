import type { Sql, Transaction } from '../platform/database.ts';

export interface HiddenTrace {
  kind: 'like' | 'visit';
  /** The member who was liked or visited. */
  member_id: number;
  reader: string;
  public_id: string;
  fictional: boolean;
  at: Date;
  seen_at: Date | null;
}

/**
 * A member's likes and visits that are anonymous to recipients without premium: including those a block has ended, excluding mutual ones.
 */
export const listHiddenTraces = (tx: Transaction, memberId: number, since: Date) => tx<HiddenTrace[]>`
  select t.kind, t.member_id, r.public_id as reader, m.public_id, m.fictional, t.at, t.seen_at
  from (
    select 'like' as kind, to_id as member_id, created_at as at, seen_at from likes l
    where from_id = ${memberId} and not exists (select from likes b where b.from_id = l.to_id and b.to_id = ${memberId})
    union all select 'like', to_id, created_at, seen_at from nameless_likes where from_id = ${memberId} and gone_at is null
    union all select 'visit', member_id, visited_at, seen_at from visits where visitor_id = ${memberId}
  ) t join members r on r.id = t.member_id join members m on m.id = ${memberId}
  where t.at >= ${since} order by t.member_id`;

export interface TraceLeft extends Omit<HiddenTrace, 'reader' | 'public_id'> {
  key: string;
}

/** Rows per statement: PostgreSQL takes at most 65,535 values in one. */
const rowsAtOnce = 5_000;

export async function insertTracesLeft(tx: Transaction, traces: readonly TraceLeft[]): Promise<void> {
  for (let from = 0; from < traces.length; from += rowsAtOnce)
    await tx`insert into traces_left ${tx(traces.slice(from, from + rowsAtOnce))} on conflict do nothing`;
}

/** Clears the new flags of those before `until`, of all if it is null. Returns true if there were any. */
export async function setTracesSeen(
  sql: Sql,
  memberId: number,
  kind: HiddenTrace['kind'],
  until: Date | null,
  at: Date,
): Promise<boolean> {
  const rows = await sql`
    update traces_left set seen_at = ${at} where member_id = ${memberId} and kind = ${kind} and seen_at is null
      and (${until}::timestamptz is null or at < ${until}) returning key`;
  return rows.length > 0;
}

export async function deleteTracesBefore(sql: Sql, kind: HiddenTrace['kind'], at: Date): Promise<void> {
  await sql`delete from traces_left where kind = ${kind} and at < ${at}`;
}
