import { attributeNames, type AttributeName } from '@heartline/api-client/contract';
import type postgres from 'postgres';

import type { Sql } from '../platform/database.ts';
import { utcDate } from './age.ts';
import { onlineSince } from './visibility.ts';

export type Fragment = postgres.PendingQuery<postgres.Row[]>;

/** Whom to look for. Absent conditions let everybody through. */
export interface MemberFilter {
  pool: string;
  /** Members who are never among the results: the viewer, and those blocked either way. */
  without: readonly number[];
  genders?: readonly string[] | undefined;
  country?: string | undefined;
  region?: string | undefined;
  minAge?: number | undefined;
  maxAge?: number | undefined;
  online?: boolean | undefined;
  withPhoto?: boolean | undefined;
  attributes: Partial<Record<AttributeName, readonly string[]>>;
}

/**
 * The condition on `search_entries e`, which has only members who are shown. Members see each other's age by the day in UTC, so the
 * filter goes by it too.
 */
function matching(sql: Sql, filter: MemberFilter, now: Date): Fragment {
  const today = utcDate(now);
  const conditions: Fragment[] = [sql`e.pool = ${filter.pool}`];
  if (filter.without.length > 0) conditions.push(sql`e.member_id <> all(${[...filter.without]}::bigint[])`);
  if (filter.genders) conditions.push(sql`e.gender = any(${[...filter.genders]}::text[])`);
  if (filter.country) conditions.push(sql`e.country = ${filter.country}`);
  if (filter.region) conditions.push(sql`e.region_id = ${filter.region}`);
  if (filter.minAge !== undefined)
    conditions.push(sql`e.birth_date <= (${today}::date - make_interval(years => ${filter.minAge}))::date`);
  if (filter.maxAge !== undefined)
    conditions.push(sql`e.birth_date > (${today}::date - make_interval(years => ${filter.maxAge + 1}))::date`);
  if (filter.online) conditions.push(sql`e.last_active_at > ${onlineSince(now)}`);
  if (filter.withPhoto) conditions.push(sql`e.photo`);
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) conditions.push(sql`e.${sql(name)} = any(${[...values]}::text[])`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

export interface Page {
  offset: number;
  limit: number;
  /** How many match, as counted before. */
  count: number;
}

/**
 * Ids of one page: who was active last comes first, and members of the same moment have a fixed order. Where matches are dense, the
 * index of the order finds the page after a few steps; where they are rare or the page is deep, it would be walked for long, so the
 * matches are collected and sorted instead. The planner cannot tell the two apart, but the count can.
 */
export async function findMemberIds(
  sql: Sql,
  filter: MemberFilter,
  now: Date,
  { offset, limit, count }: Page,
): Promise<number[]> {
  const dense = count >= 1_000 && offset + limit <= count / 10;
  // The sum is no column, so that no index gives its order.
  const order = dense
    ? sql`e.last_active_at desc, e.member_id desc`
    : sql`e.last_active_at + interval '0' desc, e.member_id desc`;
  const rows = await sql<{ id: number }[]>`
    select e.member_id as id from search_entries e where ${matching(sql, filter, now)}
    order by ${order} offset ${offset} limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** How many there are, counted up to `most`. */
export async function countMembers(sql: Sql, filter: MemberFilter, now: Date, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (select from search_entries e where ${matching(sql, filter, now)} limit ${most}) as found`;
  return row?.count ?? 0;
}
