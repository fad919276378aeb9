import { attributeNames, type AttributeName } from '@heartline/api-client/contract';
import type postgres from 'postgres';

import type { Sql } from '../platform/database.ts';
import { utcDate } from './age.ts';
import { onlineSince, shown } from './visibility.ts';

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

/** The condition on `members m`. Members see each other's age by the day in UTC, so the filter goes by it too. */
function matching(sql: Sql, filter: MemberFilter, now: Date): Fragment {
  const today = utcDate(now);
  const conditions: Fragment[] = [shown(sql), sql`m.pool = ${filter.pool}`];
  if (filter.without.length > 0) conditions.push(sql`m.id <> all(${[...filter.without]}::bigint[])`);
  if (filter.genders) conditions.push(sql`m.gender = any(${[...filter.genders]}::text[])`);
  if (filter.country) conditions.push(sql`m.country = ${filter.country}`);
  if (filter.region) conditions.push(sql`m.region_id = ${filter.region}`);
  if (filter.minAge !== undefined)
    conditions.push(sql`m.birth_date <= (${today}::date - make_interval(years => ${filter.minAge}))::date`);
  if (filter.maxAge !== undefined)
    conditions.push(sql`m.birth_date > (${today}::date - make_interval(years => ${filter.maxAge + 1}))::date`);
  if (filter.online) conditions.push(sql`m.last_active_at > ${onlineSince(now)}`);
  if (filter.withPhoto)
    conditions.push(sql`exists (select from photos p where p.id = m.main_photo_id and p.state = 'active')`);
  for (const name of attributeNames) {
    const values = filter.attributes[name];
    if (values) conditions.push(sql`m.${sql(name)} = any(${[...values]}::text[])`);
  }
  return conditions.reduce((all, condition) => sql`${all} and ${condition}`);
}

/** Ids of one page: who was active last comes first, and members of the same moment have a fixed order. */
export async function findMemberIds(
  sql: Sql,
  filter: MemberFilter,
  now: Date,
  page: { offset: number; limit: number },
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select m.id from members m where ${matching(sql, filter, now)}
    order by m.last_active_at desc, m.id desc offset ${page.offset} limit ${page.limit}`;
  return rows.map(({ id }) => id);
}

/** How many there are, counted up to `most`. */
export async function countMembers(sql: Sql, filter: MemberFilter, now: Date, most: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from (select from members m where ${matching(sql, filter, now)} limit ${most}) as found`;
  return row?.count ?? 0;
}
