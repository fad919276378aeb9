import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';

export type SavedFilter = NonNullable<EndpointAnswer<typeof endpoints.search.saved>['filter']>;

export async function findSavedSearch(sql: Sql, memberId: number): Promise<SavedFilter | null> {
  const [row] = await sql<{ filter: SavedFilter }[]>`select filter from saved_searches where member_id = ${memberId}`;
  return row?.filter ?? null;
}

export async function saveSearch(sql: Sql, memberId: number, filter: SavedFilter, at: Date): Promise<void> {
  await sql`
    insert into saved_searches (member_id, filter, saved_at) values (${memberId}, ${sql.json(filter)}, ${at})
    on conflict (member_id) do update set filter = excluded.filter, saved_at = excluded.saved_at`;
}

export async function deleteSavedSearch(sql: Sql, memberId: number): Promise<void> {
  await sql`delete from saved_searches where member_id = ${memberId}`;
}
