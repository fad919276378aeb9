import type { Sql } from '../platform/database.ts';

/** Notes that a member is here, at most once a minute: finer, it would only make writes. Never shown exactly (security.md section 2). */
export async function touchActivity(sql: Sql, memberId: number, at: Date): Promise<void> {
  await sql`update members set last_active_at = ${at} where id = ${memberId} and last_active_at < ${new Date(at.getTime() - 60_000)}`;
}
