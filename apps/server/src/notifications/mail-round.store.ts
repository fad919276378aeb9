import { receivedLikes, receivedVisits } from '../people/received.store.ts';
import { shown } from '../people/visibility.ts';
import { utcDate } from '../platform/age.ts';
import type { Sql } from '../platform/database.ts';
import type { ActivityKind } from './mail-kinds.ts';
import { waitingTime, type Occasion } from './occasions.ts';

/** Members by number range, both ends included. */
export interface Readers {
  first: number;
  last: number;
}

interface OccasionRow {
  id: number;
  time_zone: string;
  signup_at: Date;
  has_photo: boolean;
  choices: Occasion['choices'];
  sent: Partial<Record<ActivityKind, { day: string; at: string }>>;
  first_messages: number;
  newest_first: Date | null;
  messages: number;
  newest_message: Date | null;
  waiting: number;
  newest_waiting: Date | null;
  likes: number;
  newest_like: Date | null;
  week_likes: number;
  week_visits: number;
}

const day = 86_400_000;
const before = (now: Date, time: number) => new Date(now.getTime() - time);

/** Accounts without activity for this long get no mail: the address may belong to somebody else by now. */
const goneTime = 365 * day;
/** Older likes trigger no mail. */
const likeTime = 30 * day;

export interface Moments {
  now: Date;
  /** Members who were active later are about to read everything anyway. */
  awaySince: Date;
  /** Milliseconds between two announcements of likes and visits, and the time of the last one (people/veil.ts). */
  tellEvery: number;
  toldUntil: Date;
}

/**
 * The situation of members who may get mails and are not online. Senders count only while they are real people and can still be written to.
 * Likes and visits count from their announcement on, and for a whole number of announcements: a mail must not reveal when they happened.
 */
export async function findOccasions(
  sql: Sql,
  { first, last }: Readers,
  { now, awaySince, tellEvery, toldUntil }: Moments,
): Promise<Occasion[]> {
  const weekAgo = before(toldUntil, 7 * day);
  const toldAt = sql`date_bin(${tellEvery} * interval '1 millisecond', l.created_at, timestamptz 'epoch') + ${tellEvery} * interval '1 millisecond'`;
  const reachable = sql`${shown(sql)} and not m.fictional
    and not exists (select from blocks where blocker_id = m.id and blocked_id = r.id)
    and not exists (select from blocks where blocker_id = r.id and blocked_id = m.id)`;
  // Without names a mail counts what the reader's list shows: a number that falls by a block, a break or a deletion tells whose like it was.
  const counts = (trace: ReturnType<Sql>, named: ReturnType<Sql>) => sql`
    case when ${named} then not ${trace}.ended and ${reachable} else not coalesce(${trace}.fictional, m.fictional) end`;
  const rows = await sql<OccasionRow[]>`
    select r.*, chats.*, liked.*, visited.*,
      coalesce((select jsonb_object_agg(kind, wanted) from mail_choices where member_id = r.id), '{}') as choices,
      coalesce((select jsonb_object_agg(kind, jsonb_build_object('day', day, 'at', iso_time(sent_at)))
        from mails_sent where member_id = r.id), '{}') as sent
    from (
      select m.id, m.time_zone, m.signup_at, m.main_photo_id is not null as has_photo, m.premium_since is not null as sees_names
      from members m
      where m.id between ${first} and ${last} and ${shown(sql)} and m.email is not null and not m.fictional
        and m.last_active_at < ${awaySince} and m.last_active_at > ${before(now, goneTime)}
    ) r
    cross join lateral (
      select count(*) filter (where fresh)::int as first_messages, max(last_message_at) filter (where fresh) as newest_first,
        coalesce(sum(unread) filter (where not fresh), 0)::int as messages, max(last_message_at) filter (where not fresh) as newest_message,
        coalesce(sum(unread) filter (where long_ago), 0)::int as waiting, max(last_message_at) filter (where long_ago) as newest_waiting
      from (
        select c.unread, c.last_message_at, c.last_message_at < ${before(now, waitingTime)} as long_ago,
          not exists (select from messages where conversation_id = c.conversation_id and sender_id = r.id) as fresh
        from conversation_members c join members m on m.id = c.other_id
        where c.member_id = r.id and c.unread > 0 and not c.muted and not c.hidden and ${reachable}
      ) unread_ones
    ) chats
    cross join lateral (
      select count(*) filter (where l.seen_at is null)::int as likes, max(${toldAt}) filter (where l.seen_at is null) as newest_like,
        count(*) filter (where l.created_at >= ${weekAgo})::int as week_likes
      from (${receivedLikes(sql, sql`r.id`, now)}) l left join members m on m.id = l.id
      where l.created_at >= ${before(toldUntil, likeTime)} and l.created_at < ${toldUntil}
        and ${counts(sql`l`, sql`r.sees_names or l.mutual`)}
    ) liked
    cross join lateral (
      select count(*)::int as week_visits
      from (${receivedVisits(sql, sql`r.id`, utcDate(weekAgo), toldUntil)}) v left join members m on m.id = v.id
      where v.visited_at >= ${weekAgo} and ${counts(sql`v`, sql`r.sees_names`)}
    ) visited
    order by r.id`;
  return rows.map(occasionOf);
}

function occasionOf(row: OccasionRow): Occasion {
  const sent = Object.entries(row.sent).map(([kind, { day: on, at }]) => [kind, { day: on, at: new Date(at) }]);
  return {
    memberId: row.id,
    timeZone: row.time_zone,
    signupAt: row.signup_at,
    hasPhoto: row.has_photo,
    choices: row.choices,
    sent: Object.fromEntries(sent) as Occasion['sent'],
    firstMessages: { count: row.first_messages, newest: row.newest_first },
    messages: { count: row.messages, newest: row.newest_message },
    waiting: { count: row.waiting, newest: row.newest_waiting },
    likes: { count: row.likes, newest: row.newest_like },
    week: { visits: row.week_visits, likes: row.week_likes },
  };
}

/** The last member of a portion, whether or not there is a mail for them; undefined after the last portion. */
export async function lastOfPortion(sql: Sql, after: number, most: number): Promise<number | undefined> {
  const [row] = await sql<{ last: number | null }[]>`
    select max(id) as last from (select id from members where id > ${after} order by id limit ${most}) portion`;
  return row?.last ?? undefined;
}

/** Claims the mail of a kind for a day of the member; returns false when it was claimed before. */
export async function claimMail(
  sql: Sql,
  memberId: number,
  kind: ActivityKind,
  day: string,
  at: Date,
): Promise<boolean> {
  const rows = await sql`
    insert into mails_sent as s (member_id, kind, day, sent_at) values (${memberId}, ${kind}, ${day}, ${at})
    on conflict (member_id, kind) do update set day = excluded.day, sent_at = excluded.sent_at where s.day < excluded.day
    returning 1`;
  return rows.length > 0;
}

/** The mail was not sent: restores the state before the claim. */
export async function giveBackMail(
  sql: Sql,
  memberId: number,
  kind: ActivityKind,
  last: { day: string; at: Date } | undefined,
): Promise<void> {
  if (last)
    await sql`update mails_sent set day = ${last.day}, sent_at = ${last.at} where member_id = ${memberId} and kind = ${kind}`;
  else await sql`delete from mails_sent where member_id = ${memberId} and kind = ${kind}`;
}
