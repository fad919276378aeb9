import type { Interest } from '@heartline/api-client/contract';
import type postgres from 'postgres';

import type { Sql } from '../platform/database.ts';
import type { CellRow } from '../places/cells.ts';
import { activityStep } from '../people/activity.ts';
import { onlineSince, visibleTo, type Beholder } from '../people/visibility.ts';
import { questionOf, type MemberFilter } from './member-filter.ts';
import type { Order } from './order.ts';

type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Bits of the members who have the facts of a filter: `search_matches`. */
function matchesOf(sql: Sql, filter: MemberFilter, now: Date): Fragment {
  const { facts, clauses } = questionOf(filter, now);
  return sql`search_matches(${facts}::text[], ${clauses}::int[], ${[...filter.without]}::bigint[])`;
}

/**
 * The conditions of a filter on rows of `search_entries e` besides the facts: those that change by the minute, or match few. Each has an
 * index that includes the member's number.
 */
function rowConditions(sql: Sql, { pool, region, cells, online, newSince }: MemberFilter, now: Date): Fragment[] {
  const conditions: Fragment[] = [];
  if (region) conditions.push(sql`e.region_id = ${region}`);
  if (cells) conditions.push(inCells(sql, cells));
  if (online) conditions.push(sql`e.pool = ${pool} and e.last_active_at > ${onlineSince(now)}`);
  if (newSince) conditions.push(sql`e.pool = ${pool} and e.signup_at > ${newSince}`);
  return conditions;
}

/**
 * Ways to read all matches: in the order of an index, checking each in the bits; by the numbers in the bits, which is fast for a few; or
 * row by row from an index on other conditions.
 */
export type Way = 'in order' | 'by number' | 'by row';

/** The text after `from` that reads all matches as `search_entries e`; text after it begins with `and`. */
export function matching(sql: Sql, filter: MemberFilter, now: Date, way: Way): Fragment {
  const conditions = rowConditions(sql, filter, now);
  const bits = matchesOf(sql, filter, now);
  if (way === 'by number' && conditions.length === 0)
    return sql`search_numbers(${bits}) as n (id) join search_entries e on e.member_id = n.id where true`;
  const all = sql`search_entries e where get_bit((select ${bits}), e.member_id::int) = 1`;
  if (way === 'in order') conditions.push(sql`e.pool = ${filter.pool}`);
  return conditions.reduce((sum, condition) => sql`${sum} and ${condition}`, all);
}

/** The index finds the rectangle around the circle; then each row is cut at its own ends, however large the circle. */
function inCells(sql: Sql, rows: readonly CellRow[]): Fragment {
  const first = rows[0]?.y ?? 0;
  const [from, to] = [rows.map((row) => row.from), rows.map((row) => row.to)];
  return sql`e.cell_y between ${first} and ${first + rows.length - 1} and e.cell_x between ${Math.min(...from)} and ${Math.max(...to)}
    and e.cell_x between (${from}::int[])[e.cell_y - ${first} + 1] and (${to}::int[])[e.cell_y - ${first} + 1]`;
}

/** As in the index `search_entries_recent_photos`: the step of the activity, or 1970 without a photo, so that they all come last. */
const activityWithPhoto = (sql: Sql) =>
  sql`date_bin(interval '15 minutes', case when e.photo then e.last_active_at else timestamptz 'epoch' end, timestamptz 'epoch')`;

function timeOf(sql: Sql, order: Order): Fragment {
  if (order === 'new') return sql`e.signup_at`;
  return order === 'photos' ? activityWithPhoto(sql) : activityStep(sql);
}

/** A position in the order: microseconds since 1970, and the member's number. */
export interface Position {
  at: number;
  id: number;
}

export interface Page {
  order: Order;
  limit: number;
  /** Number of matches, as counted before. */
  count: number;
  /** Only matches after (or, going back, before) this position. */
  from?: Position | undefined;
  backwards?: boolean;
  offset?: number;
}

/** From this number of matches on, the order is walked until a page is full; below it, collecting and sorting costs less. */
const dense = 1_000;

/**
 * One page of an order, with a fixed order within the same moment. Where matches are dense, the index of the
 * order finds the page after a few steps; where they are rare, walking it would take long, so the few matches are collected and sorted
 * instead. The planner cannot distinguish the two, but the count can.
 */
export async function findPositions(
  sql: Sql,
  filter: MemberFilter,
  now: Date,
  { order, limit, count, from, backwards = false, offset = 0 }: Page,
): Promise<Position[]> {
  const walk = count >= dense && (offset + limit <= count / 10 || count >= dense * 100);
  const time = timeOf(sql, order);
  // The sum is no column, so no index provides its order.
  const ordered = walk ? time : sql`${time} + interval '0'`;
  const direction = backwards ? sql`asc` : sql`desc`;
  const begin = from
    ? sql`and (${time}, e.member_id) ${backwards ? sql`>` : sql`<`} (timestamptz 'epoch' + ${from.at} * interval '1 microsecond', ${from.id})`
    : sql``;
  const rows = await sql<Position[]>`
    select e.member_id as id, (extract(epoch from ${time}) * 1000000)::bigint as at from ${matching(sql, filter, now, walk ? 'in order' : 'by number')} ${begin}
    order by ${ordered} ${direction}, e.member_id ${direction} offset ${offset} limit ${limit}`;
  return [...rows];
}

/** The member's position in an order, if the viewer may see the member. */
export async function findPosition(
  sql: Sql,
  viewer: Beholder,
  pool: string,
  publicId: string,
  order: Order,
): Promise<Position | undefined> {
  const [row] = await sql<Position[]>`
    select m.id, (extract(epoch from ${timeOf(sql, order)}) * 1000000)::bigint as at
    from members m join search_entries e on e.member_id = m.id
    where m.public_id = ${publicId} and m.pool = ${pool} and ${visibleTo(sql, viewer)}`;
  return row;
}

/** The number of matches. Where rows have to be read, they are counted up to `most`. */
export async function countMembers(sql: Sql, filter: MemberFilter, now: Date, most: number): Promise<number> {
  const [row] =
    rowConditions(sql, filter, now).length === 0
      ? await sql<{ count: number }[]>`select bit_count(${matchesOf(sql, filter, now)})::int as count`
      : await sql<{ count: number }[]>`
          select count(*)::int as count from (select from ${matching(sql, filter, now, 'by row')} limit ${most}) as found`;
  return row?.count ?? 0;
}

/** The number of matches in each region, among those who have given one. */
export const countByRegion = (sql: Sql, filter: MemberFilter, now: Date) => sql<{ region: string; people: number }[]>`
  select e.region_id as region, count(*)::int as people from ${matching(sql, filter, now, 'by number')} and e.region_id is not null group by 1`;

/** The number of matches for each interest shared by at least `fewest`. */
export const countByInterest = (sql: Sql, filter: MemberFilter, now: Date, fewest: number) => sql<
  { interest: Interest; people: number }[]
>`
  with found as materialized (select e.member_id as id from ${matching(sql, filter, now, 'by number')})
  select i.interest, count(*)::int as people from found join members m using (id) cross join unnest(m.interests) as i (interest)
  group by 1 having count(*) >= ${fewest} order by 2 desc, 1`;

/** Folds up to `most` changes of members into the bits, and returns their number. */
export async function foldChanges(sql: Sql, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select fold_search_changes(${most}) as count`;
  return row?.count ?? 0;
}
