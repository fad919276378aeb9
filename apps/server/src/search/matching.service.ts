import { availableParallelism } from 'node:os';

import pLimit from 'p-limit';

import type { Platform } from '../platform/platform.ts';
import type { MemberFilter } from './member-filter.ts';
import { countMembers, findPositions, foldChanges, type Page, type Position } from './search.store.ts';

/** Results are counted exactly up to this number, which stands for any higher one. */
export const mostCounted = 10_000;

export interface Matches {
  /** Number of matches, up to `mostCounted`. */
  count: number;
  /** One page of matches. */
  positions: Position[];
}

/** A search occupies one core of the database: more at a time would not be faster in total, and messages would wait behind them. */
const inTurn = pLimit(availableParallelism());

/** The matches at this moment: at nearly the same cost for any filter and page. */
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

/** Number of matches, counted up to `most`. */
export async function countMatches(
  { sql, clock }: Platform,
  filter: MemberFilter,
  most: number = mostCounted,
): Promise<number> {
  return Math.min(await inTurn(() => countMembers(sql, filter, clock.now(), most)), most);
}

/** Changes folded into the bits per statement, far within its time limit. */
const together = 200;

/** Each search reads all waiting changes; to keep these few, they are folded into the bits every few seconds. */
export function registerSearchJobs({ jobs, sql }: Platform): void {
  jobs.every('search-changes', 5, async () => {
    while ((await foldChanges(sql, together)) === together);
  });
}
