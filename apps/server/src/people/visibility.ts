import type { Sql } from '../platform/database.ts';
import type { Viewer } from '../platform/http/route.ts';
import { utcDate } from '../platform/age.ts';

/** The viewer. Without `memberId` a visitor. */
export interface Beholder {
  memberId?: number | undefined;
  publicId?: string | undefined;
}

/** The condition that an account is shown to anybody at all: accounts that fail it are not in search_entries. */
export const shown = (sql: Sql) => sql`m.status = 'active' and m.confirmed_at is not null`;

/**
 * The one rule for which members are visible, as a condition on `members m`: the account is active and confirmed, belongs to the same pool,
 * and neither of the two has blocked the other. Members always see their own account. An account that fails it looks like a deleted one.
 */
export function visibleTo(sql: Sql, { memberId }: Beholder) {
  if (memberId === undefined) return sql`(${shown(sql)})`;
  return sql`(m.id = ${memberId} or (
    ${shown(sql)}
    and m.pool = (select self.pool from members self where self.id = ${memberId})
    and not exists (select from blocks b where b.blocker_id = ${memberId} and b.blocked_id = m.id)
    and not exists (select from blocks b where b.blocker_id = m.id and b.blocked_id = ${memberId})
  ))`;
}

/** Members whom this member has blocked, or who have blocked this member. */
export async function listBlockedEitherWay(sql: Sql, memberId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select blocked_id as id from blocks where blocker_id = ${memberId}
    union select blocker_id from blocks where blocked_id = ${memberId}`;
  return rows.map(({ id }) => id);
}

/**
 * The one rule for which pictures are visible, beside `visibleTo` and also a condition on `members m`: members see the pictures of
 * everybody they see, visitors only those of members who agreed. Visitors see the others without a picture.
 */
export const picturesShownTo = (sql: Sql, { memberId }: Beholder) =>
  memberId === undefined ? sql`m.photos_public is true` : sql`true`;

/** Whether `members m` is invisible: they chose it, and have premium (MEM-08). Such a member is never shown as online or as a visitor. */
export const invisible = (sql: Sql) => sql`(m.invisible_since is not null and m.premium_since is not null)`;

/** Minutes since the last activity within which a member counts as online. */
const onlineMinutes = 5;

/** The earliest last activity that counts as online. */
export const onlineSince = (now: Date): Date => new Date(now.getTime() - onlineMinutes * 60_000);

/** Whether `members m` is shown as online. Fictional profiles never are, no matter who writes for them (docs/voice.md). */
export const online = (sql: Sql, now: Date) =>
  sql`(m.last_active_at > ${onlineSince(now)} and not m.fictional and not ${invisible(sql)})`;

/** Days after sign-up during which a member is new. */
const newDays = 14;

/** The earliest sign-up that counts as new: by day, so that the same search has the same filter all day. */
export function newSince(now: Date): Date {
  const day = new Date(now.getTime() - newDays * 86_400_000);
  day.setUTCHours(0, 0, 0, 0);
  return day;
}

/** Age in whole years of `members m` on the day of `now` (UTC for everybody but the member, who may be a day ahead). */
export const ageOf = (sql: Sql, now: Date) => sql`extract(year from age(${utcDate(now)}::date, m.birth_date))::int`;

export const beholderOf = (viewer: Viewer): Beholder => (viewer.kind === 'visitor' ? {} : viewer);
