import type { Sql } from '../platform/database.ts';
import { ifThereIsRoom } from '../platform/full-disk.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';

/** Saves that a member is active, at most once a minute to limit the writes. Never shown exactly (security.md section 2). */
export async function touchActivity(sql: Sql, memberId: number, at: Date): Promise<void> {
  await sql`update members set last_active_at = ${at} where id = ${memberId} and last_active_at < ${new Date(at.getTime() - 60_000)}`;
}

/**
 * The order of `search_entries e` by last activity: in steps of a quarter of an hour, as in its indexes. A finer order would reveal who was
 * active at the moment of a like (security.md section 2).
 */
export const activityStep = (sql: Sql) => sql`date_bin(interval '15 minutes', e.last_active_at, timestamptz 'epoch')`;

/** The same for the member of a request: a full disk must not keep them from reading. */
export async function noteActivity({ sql, clock }: Pick<Platform, 'sql' | 'clock'>, viewer: Viewer): Promise<void> {
  if (viewer.kind !== 'visitor') await ifThereIsRoom(touchActivity(sql, viewer.memberId, clock.now()));
}
