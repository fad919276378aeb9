import type { Database } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { countAmong, countMembers, estimateEntries, type MemberFilter } from './search.store.ts';

/** Results are counted exactly up to here; beyond, this is the number given. */
const mostCounted = 10_000;

/** From so many members on, counting takes long enough to remember the result for a moment. */
const manyMembers = 20_000;
/** Milliseconds. */
const [rememberFor, estimateFor] = [20_000, 60_000];
const mostRemembered = 1_000;

interface Memory {
  counts: Map<string, { count: number; at: number }>;
  many: boolean;
  estimatedAt: number;
}
const memories = new WeakMap<Database, Memory>();

/**
 * How many match. Where there are many members, everybody's count is remembered for a few seconds without the few who are left out for
 * this viewer; those are taken off anew each time, so that a block acts at once.
 */
export async function countMatches({ sql, clock }: Platform, filter: MemberFilter): Promise<number> {
  const memory = memories.get(sql) ?? { counts: new Map(), many: false, estimatedAt: -estimateFor };
  memories.set(sql, memory);
  const now = performance.now();
  if (now - memory.estimatedAt > estimateFor) {
    memory.estimatedAt = now;
    memory.many = (await estimateEntries(sql)) >= manyMembers;
  }
  if (!memory.many) return await countMembers(sql, filter, clock.now(), mostCounted);
  const everybody: MemberFilter = { ...filter, without: [] };
  const key = JSON.stringify(everybody);
  const known = memory.counts.get(key);
  let total = known && now - known.at < rememberFor ? known.count : undefined;
  if (total === undefined) {
    total = await countMembers(sql, everybody, clock.now(), mostCounted);
    if (memory.counts.size >= mostRemembered) memory.counts.clear();
    memory.counts.set(key, { count: total, at: now });
  }
  if (total === mostCounted || filter.without.length === 0) return total;
  return Math.max(0, total - (await countAmong(sql, everybody, clock.now(), filter.without)));
}
