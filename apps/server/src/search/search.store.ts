import { attributeNames, type AttributeName } from '@heartline/api-client/contract';
import type postgres from 'postgres';

import type { Sql } from '../platform/database.ts';
import { utcDate } from '../platform/age.ts';
import type { CellRow } from '../places/cells.ts';
import { onlineSince, visibleTo, type Beholder } from '../people/visibility.ts';

export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Whom to look for. Absent conditions let everybody through. */
export interface MemberFilter {
  pool: string;
  /** Members who are never among the results: the viewer, and those blocked either way. */
  without: readonly number[];
  genders?: readonly string[] | undefined;
  /** A gender that they look for. */
  seeking?: string | undefined;
  country?: string | undefined;
  region?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  /** Rows of cells, one below the other. */
  cells?: readonly CellRow[] | undefined;
  online?: boolean | undefined;
  /** Signed up since. */
  newSince?: Date | undefined;
  languages?: readonly string[] | undefined;
  /** Whom members see with a photo, or visitors. */
  withPhoto?: 'members' | 'visitors' | undefined;
  attributes: Partial<Record<AttributeName, readonly string[]>>;
}

/**
 * The condition on `search_entries e`, which has only members who are shown. Members see each other's age by the day in UTC, so the
 * filter goes by it too.
 */
export function matching(sql: Sql, filter: MemberFilter, now: Date): Fragment {
  const today = utcDate(now);
  const conditions: Fragment[] = [sql`e.pool = ${filter.pool}`];
  if (filter.without.length > 0) conditions.push(sql`e.member_id <> all(${[...filter.without]}::bigint[])`);
  if (filter.genders) conditions.push(sql`e.gender = any(${[...filter.genders]}::text[])`);
  if (filter.seeking) conditions.push(sql`${filter.seeking} = any(e.seeking)`);
  if (filter.country) conditions.push(sql`e.country = ${filter.country}`);
  if (filter.region) conditions.push(sql`e.region_id = ${filter.region}`);
  if (filter.minAge !== undefined)
    conditions.push(sql`e.birth_date <= (${today}::date - make_interval(years => ${filter.minAge}))::date`);
  if (filter.maxAge !== undefined)
    conditions.push(sql`e.birth_date > (${today}::date - make_interval(years => ${filter.maxAge + 1}))::date`);
  if (filter.cells) conditions.push(inCells(sql, filter.cells));
  if (filter.newSince) conditions.push(sql`e.signup_at > ${filter.newSince}`);
  if (filter.languages) conditions.push(sql`e.languages && ${[...filter.languages]}::text[]`);
  if (filter.online) conditions.push(sql`e.last_active_at > ${onlineSince(now)}`);
  if (filter.withPhoto) conditions.push(sql`e.photo`);
  if (filter.withPhoto === 'visitors') conditions.push(sql`e.photos_public`);
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) conditions.push(sql`e.${sql(name)} = any(${[...values]}::text[])`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

/** From column to column, by the row: one comparison a member, however large the circle. */
function inCells(sql: Sql, rows: readonly CellRow[]): Fragment {
  const first = rows[0]?.y ?? 0;
  return sql`e.cell_y between ${first} and ${first + rows.length - 1}
    and e.cell_x between (${rows.map(({ from }) => from)}::int[])[e.cell_y - ${first} + 1] and (${rows.map(({ to }) => to)}::int[])[e.cell_y - ${first} + 1]`;
}

export type Sort = 'active' | 'new';

/** A place in the order: microseconds since 1970, and the member's number. */
export interface Position {
  at: number;
  id: number;
}

export interface Page {
  sort: Sort;
  limit: number;
  /** How many match, as counted before. */
  count: number;
  /** Only what comes after (or, going back, before) this place. */
  from?: Position | undefined;
  backwards?: boolean;
  offset?: number;
}

/**
 * One page: who was active (or signed up) last comes first, and members of the same moment have a fixed order. Where matches are dense,
 * the index of the order finds the page after a few steps from where it begins; where they are rare, it would be walked for long, so the
 * few matches are collected and sorted instead. The planner cannot tell the two apart, but the count can.
 */
export async function findPositions(
  sql: Sql,
  filter: MemberFilter,
  now: Date,
  { sort, limit, count, from, backwards = false, offset = 0 }: Page,
): Promise<Position[]> {
  const dense = count >= 1_000 && offset + limit <= count / 10;
  const time = sort === 'new' ? sql`e.signup_at` : sql`e.last_active_at`;
  // The sum is no column, so that no index gives its order.
  const ordered = dense ? time : sql`${time} + interval '0'`;
  const direction = backwards ? sql`asc` : sql`desc`;
  const begin = from
    ? sql`and (${time}, e.member_id) ${backwards ? sql`>` : sql`<`} (timestamptz 'epoch' + ${from.at} * interval '1 microsecond', ${from.id})`
    : sql``;
  const rows = await sql<Position[]>`
    select e.member_id as id, (extract(epoch from ${time}) * 1000000)::bigint as at from search_entries e
    where ${matching(sql, filter, now)} ${begin}
    order by ${ordered} ${direction}, e.member_id ${direction} offset ${offset} limit ${limit}`;
  return [...rows];
}

/** Where a member stands in an order, if the viewer may see the member. */
export async function findPosition(
  sql: Sql,
  viewer: Beholder,
  pool: string,
  publicId: string,
  sort: Sort,
): Promise<Position | undefined> {
  const [row] = await sql<Position[]>`
    select m.id, (extract(epoch from ${sort === 'new' ? sql`e.signup_at` : sql`e.last_active_at`}) * 1000000)::bigint as at
    from members m join search_entries e on e.member_id = m.id
    where m.public_id = ${publicId} and m.pool = ${pool} and ${visibleTo(sql, viewer)}`;
  return row;
}

/** How many there are, counted up to `most`. */
export async function countMembers(sql: Sql, filter: MemberFilter, now: Date, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (select from search_entries e where ${matching(sql, filter, now)} limit ${most}) as found`;
  return row?.count ?? 0;
}
