import { activityStep } from '../people/activity.ts';
import type { Beholder } from '../people/visibility.ts';
import type { Sql } from '../platform/database.ts';
import type { ProfileRow } from './profile.store.ts';

/** Only the most recently active are considered, so that the cost does not grow with the number of members. */
const candidates = 300;

/** A visitor's order may not tell who has a photo: most are hidden from visitors (search/order.ts). */
const photosFirst = (sql: Sql, { memberId }: Beholder) => (memberId === undefined ? sql`` : sql`photo desc,`);

/** Members similar to this one: same gender, country and nearly the same age, those of the region first. */
export async function findRelated(
  sql: Sql,
  beholder: Beholder,
  to: ProfileRow,
  without: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from (
      select e.member_id as id, e.region_id, e.photo, ${activityStep(sql)} as step from search_entries e
      where e.pool = ${to.pool} and e.country = ${to.country} and e.gender = ${to.gender}
        and e.birth_date between ${to.birth_date}::date - interval '5 years' and ${to.birth_date}::date + interval '5 years'
        and e.member_id <> all(${[...without, to.id]}::bigint[])
      order by ${activityStep(sql)} desc, e.member_id desc limit ${candidates}) as near
    order by region_id is not distinct from ${to.region_id} desc, ${photosFirst(sql, beholder)} step desc, id desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

export interface Taste {
  pool: string;
  country: string;
  genders: readonly string[];
  /** The gender that suggested members must seek; undefined for visitors. */
  soughtGender: string | undefined;
  interests: readonly string[];
}

/** Members who share the most interests. */
export async function findSuggested(
  sql: Sql,
  beholder: Beholder,
  taste: Taste,
  without: readonly number[],
  limit: number,
): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id from (
      select m.id, m.interests, e.photo, ${activityStep(sql)} as step from search_entries e join members m on m.id = e.member_id
      where e.pool = ${taste.pool} and e.country = ${taste.country} and e.gender = any(${[...taste.genders]}::text[])
        and ${taste.soughtGender === undefined ? sql`true` : sql`${taste.soughtGender} = any(m.seeking)`}
        and e.member_id <> all(${[...without]}::bigint[])
      order by ${activityStep(sql)} desc, e.member_id desc limit ${candidates}) as near
    order by cardinality(array(select unnest(interests) intersect select unnest(${[...taste.interests]}::text[]))) desc, ${photosFirst(sql, beholder)} step desc, id desc
    limit ${limit}`;
  return rows.map(({ id }) => id);
}

export async function findTaste(sql: Sql, memberId: number): Promise<Taste | undefined> {
  const [row] = await sql<Taste[]>`
    select pool, country, seeking as genders, gender as "soughtGender", interests from members where id = ${memberId}`;
  return row;
}
