import { availableParallelism } from 'node:os';

import pLimit from 'p-limit';

import type { Platform } from '../platform/platform.ts';
import type { MemberFilter } from './member-filter.ts';
import { countMembers, findPositions, foldChanges, type Page, type Position } from './search.store.ts';

/** Results are counted exactly up to here; beyond, this is the number given. */
export const mostCounted = 10_000;

export interface Matches {
  /** How many match, up to `mostCounted`. */
  count: number;
  /** One page of them. */
  positions: Position[];
}

/** A search is work for one core of the database: more at a time would be no faster together, and messages would wait behind them. */
const inTurn = pLimit(availableParallelism());

/** Who matches, as of this moment: at nearly the same cost for any filter and page. */
export async function findMatches(
  { sql, clock }: Platform,
  filter: MemberFilter,
  page: Omit<Page, 'count'> & { count?: number | undefined },
): Promise<Matches> {
  const now = clock.now();
  const count = page.count ?? (await inTurn(() => countMembers(sql, filter, now, mostCounted)));
  const positions =
    count > (page.offset ?? 0) ? await inTurn(() => findPositions(sql, filter, now, { ...page, count })) : [];
  return { count: Math.min(count, mostCounted), positions };
}

/** How many match, counted up to `most`. */
export async function countMatches(
  { sql, clock }: Platform,
  filter: MemberFilter,
  most: number = mostCounted,
): Promise<number> {
  return Math.min(await inTurn(() => countMembers(sql, filter, clock.now(), most)), most);
}

/** Changes that are written into the bits together, far within the time a statement may take. */
const together = 200;

/** A search looks at each change that waits; so that these stay few, they are written into the bits every few seconds. */
export function registerSearchJobs({ jobs, sql }: Platform): void {
  jobs.every('search-changes', 5, async () => {
    while ((await foldChanges(sql, together)) === together);
  });
}
