import { activityStep } from '../people/activity.ts';
import { shown } from '../people/visibility.ts';
import type { Sql } from '../platform/database.ts';
import type { Facts } from './reasons.ts';

export interface Seeker extends Pick<Facts, 'place_id' | 'region_id' | 'interests'> {
  pool: string;
  country: string;
  gender: string;
  seeking: string[];
  birth_date: string;
  time_zone: string;
}

export async function findSeeker(sql: Sql, memberId: number): Promise<Seeker | undefined> {
  const [row] = await sql<Seeker[]>`
    select pool, country, gender, seeking, to_char(birth_date, 'YYYY-MM-DD') as birth_date, time_zone, place_id, region_id, interests
    from members where id = ${memberId}`;
  return row;
}

/** The members last shown to a member: on that day, and on days before. */
export interface Chosen {
  day: string;
  people: number[];
  earlier: number[];
}

export async function findChosen(sql: Sql, memberId: number): Promise<Chosen | undefined> {
  const [row] = await sql<Chosen[]>`
    select to_char(day, 'YYYY-MM-DD') as day, people, earlier from today_people where member_id = ${memberId}`;
  return row;
}

/** Number of members remembered from earlier days. */
const remembered = 60;

/** Stores the choice of a day, and returns the valid one: of two concurrent choices the first. A day that began with fewer may get more. */
export async function saveChosen(
  sql: Sql,
  memberId: number,
  day: string,
  people: readonly number[],
): Promise<number[]> {
  await sql`
    insert into today_people as t (member_id, day, people) values (${memberId}, ${day}, ${[...people]}::bigint[])
    on conflict (member_id) do update set
      earlier = case when t.day < excluded.day then (t.people || t.earlier)[1:${remembered}::int] else t.earlier end,
      day = excluded.day, people = excluded.people
    where t.day < excluded.day or t.day = excluded.day and t.people = (excluded.people)[1:cardinality(t.people)]`;
  return (await findChosen(sql, memberId))?.people ?? [];
}

/** Only this many of the most recently active are considered: the cost grows neither with the number of members nor with those passed. */
const lookedAt = 2_000;
const mostCandidates = 300;
/** Maximum difference in age, in years. */
const yearsApart = 10;

export interface Candidate extends Facts {
  id: number;
}

/**
 * Candidates for a member, most recently active first: of the country, nearly the same age, with a photo, each seeking the other's gender.
 * Nobody the member has liked, passed or chatted with. Whether a candidate likes the member makes no difference: it would reveal the like.
 */
export const listCandidates = (sql: Sql, memberId: number, seeker: Seeker, without: readonly number[]) => sql<
  Candidate[]
>`
  select e.member_id as id, m.place_id, e.region_id, e.interests, e.signup_at, m.fictional
  from (
    select * from search_entries e
    where pool = ${seeker.pool} and country = ${seeker.country}
    order by ${activityStep(sql)} desc, member_id desc limit ${lookedAt}
  ) e join members m on m.id = e.member_id
  where e.photo and e.gender = any(${seeker.seeking}::text[]) and ${seeker.gender} = any(e.seeking)
    and e.birth_date between ${seeker.birth_date}::date - ${yearsApart}::int * interval '1 year' and ${seeker.birth_date}::date + ${yearsApart}::int * interval '1 year'
    and e.member_id <> all(${[...without, memberId]}::bigint[])
    and not exists (select from likes l where l.from_id = ${memberId} and l.to_id = e.member_id)
    and not exists (select from play_choices c where c.member_id = ${memberId} and c.target_id = e.member_id)
    and not exists (select from conversations c where c.member_a = least(e.member_id, ${memberId}) and c.member_b = greatest(e.member_id, ${memberId})
      and c.last_seq > 0)
  order by ${activityStep(sql)} desc, e.member_id desc limit ${mostCandidates}`;

/** The current data of the chosen members, without those passed since. */
export const listFacts = (sql: Sql, memberId: number, ids: readonly number[]) => sql<Candidate[]>`
  select m.id, m.place_id, m.region_id, m.interests, m.signup_at, m.fictional from members m
  where m.id = any(${[...ids]}::bigint[]) and ${shown(sql)}
    and not exists (select from play_choices c where c.member_id = ${memberId} and c.target_id = m.id and c.choice = 'pass')`;
