import {
  attributeNames,
  type AttributeName,
  type EndpointAnswer,
  type endpoints,
} from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

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

export interface Candidate extends Record<AttributeName, string | null> {
  id: number;
  interests: Match['interests'];
  languages: string[];
}

/** What the score is made of, of those who look for the member's gender; in no order. */
export const listCandidates = (sql: Sql, ids: readonly number[], gender: string) => sql<Candidate[]>`
  select m.id, m.interests, m.languages, ${sql(attributeNames)} from members m
  where m.id = any(${[...ids]}::bigint[]) and ${gender} = any(m.seeking)`;

export interface Seeker {
  gender: string;
  country: string;
}

export async function findSeeker(sql: Sql, memberId: number): Promise<Seeker | undefined> {
  const [row] = await sql<Seeker[]>`select gender, country from members where id = ${memberId}`;
  return row;
}
