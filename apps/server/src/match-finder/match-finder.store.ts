import {
  attributeNames,
  type AttributeName,
  type EndpointAnswer,
  type endpoints,
} from '@heartline/api-client/contract';

import { activityStep } from '../people/activity.ts';
import type { Sql } from '../platform/database.ts';
import type { MemberFilter } from '../search/member-filter.ts';
import { countMembers, matching } from '../search/search.store.ts';

export type Preferences = EndpointAnswer<typeof endpoints.matchFinder.save>['preferences'];
type Match = EndpointAnswer<typeof endpoints.matchFinder.results>['matches'][number];

export async function findPreferences(sql: Sql, memberId: number): Promise<Preferences | null> {
  const [row] = await sql<
    { preferences: Preferences }[]
  >`select preferences from match_preferences where member_id = ${memberId}`;
  return row?.preferences ?? null;
}

export async function savePreferences(sql: Sql, memberId: number, preferences: Preferences, at: Date): Promise<void> {
  await sql`
    insert into match_preferences (member_id, preferences, saved_at) values (${memberId}, ${sql.json(preferences)}, ${at})
    on conflict (member_id) do update set preferences = excluded.preferences, saved_at = excluded.saved_at`;
}

/** The optional wishes: they rank members, and exclude none. */
export interface Wishes {
  interests: readonly string[];
  languages: readonly string[];
  attributes: readonly { name: AttributeName; values: readonly string[] }[];
}

/** An attribute and a shared language have the same weight; the interests have twice that, divided equally among them. Whole numbers. */
export const weightsOf = (wishes: Wishes) => ({ each: Math.max(1, wishes.interests.length), interest: 2 });

/** From this number of matches on, one pass over all members is faster than reading each match by its number. */
const manyFit = 50_000;

/** The first matches: those who fulfil most of the wishes, then those who show a photo, then the most recently active. */
export async function listRanked(
  sql: Sql,
  filter: MemberFilter,
  wishes: Wishes,
  now: Date,
  limit: number,
): Promise<number[]> {
  const way = (await countMembers(sql, filter, now, manyFit)) < manyFit ? 'by number' : 'by row';
  const { each, interest } = weightsOf(wishes);
  const points = [
    ...wishes.attributes.map(
      ({ name, values }) => sql`case when e.${sql(name)} = any(${[...values]}::text[]) then ${each}::int else 0 end`,
    ),
    sql`case when e.languages && ${[...wishes.languages]}::text[] then ${each}::int else 0 end`,
    sql`${interest}::int * (select count(*)::int from unnest(e.interests) i where i = any(${[...wishes.interests]}::text[]))`,
  ].reduce((sum, one) => sql`${sum} + ${one}`);
  const rows = await sql<{ id: number }[]>`
    select e.member_id as id from ${matching(sql, filter, now, way)}
    order by ${points} desc, e.photo desc, ${activityStep(sql)} desc, e.member_id desc limit ${limit}`;
  return rows.map(({ id }) => id);
}

export interface Candidate extends Record<AttributeName, string | null> {
  id: number;
  interests: Match['interests'];
  languages: string[];
}

/** The columns that the score is computed from; in no order. */
export const listCandidates = (sql: Sql, ids: readonly number[]) => sql<Candidate[]>`
  select m.id, m.interests, m.languages, ${sql(attributeNames)} from members m where m.id = any(${[...ids]}::bigint[])`;

export interface Seeker {
  gender: string;
  country: string;
}

export async function findSeeker(sql: Sql, memberId: number): Promise<Seeker | undefined> {
  const [row] = await sql<Seeker[]>`select gender, country from members where id = ${memberId}`;
  return row;
}
