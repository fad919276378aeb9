import type { Sql } from '../platform/database.ts';
import { ifThereIsRoom } from '../platform/full-disk.ts';
import type { Viewer } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';

/** Notes that a member is here, at most once a minute: finer, it would only make writes. Never shown exactly (security.md section 2). */
export async function touchActivity(sql: Sql, memberId: number, at: Date): Promise<void> {
  await sql`update members set last_active_at = ${at} where id = ${memberId} and last_active_at < ${new Date(at.getTime() - 60_000)}`;
}

/**
 * What a search orders `search_entries e` by who was here last: steps of a quarter of an hour, as its indexes have them. Finer, the order
 * would say who came at the moment of a like (security.md section 2).
 */
export const activityStep = (sql: Sql) => sql`date_bin(interval '15 minutes', e.last_active_at, timestamptz 'epoch')`;

/** The same for whoever asks for something: a full disk keeps nobody from reading. */
export async function noteActivity({ sql, clock }: Pick<Platform, 'sql' | 'clock'>, viewer: Viewer): Promise<void> {
  if (viewer.kind !== 'visitor') await ifThereIsRoom(touchActivity(sql, viewer.memberId, clock.now()));
}
