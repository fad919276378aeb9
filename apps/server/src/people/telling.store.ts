import type { Sql } from '../platform/database.ts';

/**
 * `lastTelling` (veil.ts) of the time in a column. A list for a member who sees no names is ordered and cut by it: a finer step would tell
 * which of two likes came first (security.md section 2).
 */
export const tellingStep = (sql: Sql, tellEvery: number, at: ReturnType<Sql>) =>
  sql`date_bin(${tellEvery} * interval '1 millisecond', ${at}, timestamptz 'epoch')`;
