import type { Sql } from '../platform/database.ts';
import type { SearchEntry } from './search-columns.ts';

/** What the search keeps of `search_entries e`. */
const fields = (sql: Sql) => sql`
  e.member_id as id, e.pool, e.country, e.region_id as region, e.gender, e.photo, e.photos_public, e.sexuality, e.hair_colour, e.eye_colour, e.body_type,
  e.relationship_status, e.tattoos, array_to_string(e.languages, ',') as languages,
  array_to_string(e.seeking, ',') as seeking, e.interests, e.birth_date - date '1970-01-01' as birth, e.cell_x, e.cell_y,
  (extract(epoch from e.last_active_at) * 1000000)::bigint as active, (extract(epoch from e.signup_at) * 1000000)::bigint as new`;

/** Members of the search by their numbers, beginning behind one. */
export const listEntries = (sql: Sql, after: number, limit: number) =>
  sql<
    SearchEntry[]
  >`select ${fields(sql)} from search_entries e where e.member_id > ${after} order by e.member_id limit ${limit}`;

/** The transactions before this one have ended: what they changed can be seen. */
export async function findHorizon(sql: Sql): Promise<string> {
  const [row] = await sql<{ horizon: string }[]>`select pg_snapshot_xmin(pg_current_snapshot())::text as horizon`;
  return row?.horizon ?? '0';
}

export interface Changes {
  /** Where to read on: as of this reading. */
  horizon: string;
  entries: SearchEntry[];
  removed: number[];
}

/** What transactions have changed that had not ended at a horizon, up to so many of each kind: also what was read before, at times. */
export async function listChanges(sql: Sql, since: string, limit: number): Promise<Changes> {
  const rows = await sql<(SearchEntry & { horizon: string; changed: number | null; id: number | null })[]>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, c.member_id as changed, ${fields(sql)}
    from (values (true)) as always
    left join (
      (select member_id from search_entries where changed >= ${since}::text::xid8 order by changed limit ${limit})
      union
      (select member_id from search_removals where changed >= ${since}::text::xid8 order by changed limit ${limit})
    ) c on true
    left join search_entries e on e.member_id = c.member_id`;
  return {
    horizon: rows[0]?.horizon ?? since,
    entries: rows.filter(({ id }) => id !== null),
    removed: rows.flatMap(({ changed, id }) => (changed !== null && id === null ? [changed] : [])),
  };
}
