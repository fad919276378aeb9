import type { Sql } from '../platform/database.ts';
import type { PushSubscription } from '../platform/push/push.ts';

export interface NewsJob {
  memberId: number;
  /** Public id of the session whose browser is to be told. */
  session: string;
  /** Only what is new in this conversation; without it in all of them. */
  conversationId?: number;
}

export interface News {
  subscription: PushSubscription;
  site_id: string;
  language: string;
  time_zone: string;
  /** Messages, in so many conversations. */
  unread: number;
  conversations: number;
  /** Public id of one of them. */
  conversation: string | null;
}

/** What is unread at this moment, for a browser whose session is still good; nothing where there is no such browser. */
export async function findNews(
  sql: Sql,
  { memberId, session, conversationId }: NewsJob,
  now: Date,
  idleSince: Date,
): Promise<News | undefined> {
  const [row] = await sql<News[]>`
    select device as subscription, m.site_id, m.language, m.time_zone, coalesce(news.unread, 0) as unread, news.conversations, news.conversation
    from members m
      join sessions s on s.member_id = m.id and s.public_id = ${session} and s.expires_at > ${now} and s.last_used_at > ${idleSince}
      cross join lateral jsonb_array_elements(m.push_subscriptions) device
      cross join lateral (
        select sum(own.unread)::int as unread, count(*)::int as conversations, min(c.public_id) as conversation
        from conversation_members own join conversations c on c.id = own.conversation_id
        where own.member_id = m.id and own.unread > 0 and not own.muted and not own.hidden
          and (${conversationId ?? null}::bigint is null or own.conversation_id = ${conversationId ?? null}::bigint)
      ) news
    where m.id = ${memberId} and m.status = 'active' and device->>'session' = ${session}`;
  return row;
}
