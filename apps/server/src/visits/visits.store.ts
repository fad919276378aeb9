import type { BlockReaction, Pair } from '../blocks/reactions.ts';
import { receivedVisits } from '../people/received.store.ts';
import { tellingStep } from '../people/telling.store.ts';
import type { Trace } from '../people/veil.ts';
import { invisible } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';

/**
 * Inserts at most one visit a day; none by members who are invisible or hidden from everybody. One that a block ended that day is restored.
 */
export async function insertVisit(sql: Sql, memberId: number, visitorId: number, day: string, at: Date): Promise<void> {
  await sql`
    insert into visits (member_id, visitor_id, day, visited_at)
    select ${memberId}::bigint, m.id, ${day}::date, ${at} from members m
    where m.id = ${visitorId} and m.id <> ${memberId} and m.status = 'active' and m.confirmed_at is not null and not ${invisible(sql)}
    on conflict (member_id, visitor_id, day) do update set nameless = false where visits.nameless`;
}

/** A visit, or a visitor's newest one. */
interface Visit {
  visited_at: Date;
  is_new: boolean;
}

/** Longer lists are never read to the end. */
const most = 200;

/** Each visitor's newest visit, for viewers who see names. */
export const listVisitors = (sql: Sql, memberId: number, since: string) => sql<(Visit & { visitor_id: number })[]>`
  select visitor_id, max(visited_at) as visited_at, bool_or(seen_at is null) as is_new from visits
  where member_id = ${memberId} and day >= ${since} and not nameless
  group by visitor_id order by max(visited_at) desc, visitor_id limit ${most}`;

/** Up to the last telling, and the milliseconds between two. */
export interface VisitsTold {
  until: Date;
  every: number;
}

/**
 * Each visit, for viewers who see no names: also those that a block or an erasure has ended. Only the newest of each visitor would say which
 * of the earlier ones was the same person's. They are in no order within a telling (`inOrderOfTelling`), and the limit leaves its last
 * telling whole: which of its visits are missing would tell which came first.
 */
export const listVeiledVisits = (sql: Sql, memberId: number, since: string, { until, every }: VisitsTold) => sql<
  (Visit & Trace)[]
>`
  select m.public_id, v.key, coalesce(v.fictional, m.fictional) as fictional, v.visited_at, v.is_new
  from (select * from (${receivedVisits(sql, sql`${memberId}`, since, until)}) v
    order by ${tellingStep(sql, every, sql`visited_at`)} desc fetch first ${most} rows with ties) v
  left join members m on m.id = v.id order by v.visited_at desc, v.id`;

/** For a viewer who sees no names, marks only announced visits. */
export async function markSeen(sql: Sql, memberId: number, toldUntil: Date | null, at: Date): Promise<void> {
  await sql`
    update visits set seen_at = ${at}
    where member_id = ${memberId} and seen_at is null and (${toldUntil}::timestamptz is null or visited_at < ${toldUntil})`;
}

export async function deleteVisitsBefore(sql: Sql, day: string): Promise<void> {
  await sql`delete from visits where day < ${day}`;
}

/** Makes the visits between two members anonymous to both, for good. */
async function endVisitsBetween(tx: Transaction, { low, high }: Pair): Promise<number[]> {
  await tx`
    update visits set nameless = true
    where (member_id = ${low} and visitor_id = ${high}) or (member_id = ${high} and visitor_id = ${low})`;
  return [];
}

export const visitsEnd: BlockReaction = { end: endVisitsBetween };

export async function findPrivacy(
  sql: Sql,
  memberId: number,
): Promise<{ wished: boolean; premium: boolean } | undefined> {
  const [row] = await sql<{ wished: boolean; premium: boolean }[]>`
    select invisible_since is not null as wished, premium_since is not null as premium from members where id = ${memberId}`;
  return row;
}

/** Returns false if the mode requires premium and the member has none. */
export async function setInvisible(sql: Sql, memberId: number, on: boolean, at: Date): Promise<boolean> {
  const rows = on
    ? await sql`update members set invisible_since = coalesce(invisible_since, ${at}) where id = ${memberId} and premium_since is not null returning id`
    : await sql`update members set invisible_since = null where id = ${memberId} returning id`;
  return rows.length > 0;
}
