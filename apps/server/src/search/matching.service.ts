import type { Platform } from '../platform/platform.ts';
import { searchIndexOf } from './search-index.ts';
import { scan } from './search-scan.ts';
import { countMembers, findPositions, type MemberFilter, type Page, type Position } from './search.store.ts';

/** Results are counted exactly up to here; beyond, this is the number given. */
export const mostCounted = 10_000;

export interface Matches {
  /** How many match, up to `mostCounted`. */
  count: number;
  /** One page of them. */
  positions: Position[];
}

/** Who matches: from memory, at the same cost for any filter and page; by the database while this process is still reading the members. */
export async function findMatches(
  { sql, clock }: Platform,
  filter: MemberFilter,
  page: Omit<Page, 'count'> & { count?: number | undefined },
): Promise<Matches> {
  const columns = await searchIndexOf(sql).columns();
  const now = clock.now();
  if (columns) {
    const { count, positions } = scan(columns, filter, now, {
      ...page,
      enough: page.count === undefined ? mostCounted : 0,
    });
    return { count: page.count ?? Math.min(count, mostCounted), positions };
  }
  const count = page.count ?? (await countMembers(sql, filter, now, mostCounted));
  const positions = count > (page.offset ?? 0) ? await findPositions(sql, filter, now, { ...page, count }) : [];
  return { count, positions };
}

/** How many match, counted up to `most`. */
export async function countMatches(
  { sql, clock }: Platform,
  filter: MemberFilter,
  most: number = mostCounted,
): Promise<number> {
  const columns = await searchIndexOf(sql).columns();
  if (!columns) return await countMembers(sql, filter, clock.now(), most);
  const { count } = scan(columns, filter, clock.now(), { sort: 'active', limit: 0, enough: most });
  return Math.min(count, most);
}
