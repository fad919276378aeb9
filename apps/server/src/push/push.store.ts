import type { Sql } from '../platform/database.ts';
import type { PushSubscription } from '../platform/push/push.ts';

export interface NewsJob {
  memberId: number;
  /** Public id of the session whose browser is notified. */
  session: string;
  /** Limits it to unread messages in this conversation. */
  conversationId?: number;
}

export interface News {
  subscription: PushSubscription;
  site_id: string;
  language: string;
  time_zone: string;
  /** Number of messages and of conversations. */
  unread: number;
  conversations: number;
  /** Public id of one of the conversations. */
  conversation: string | null;
}

/** The unread messages that the chat list shows at this moment, for a browser whose session is still valid; undefined where there is none. */
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
          and is_reachable(own.member_id, own.other_id)
          and (${conversationId ?? null}::bigint is null or own.conversation_id = ${conversationId ?? null}::bigint)
      ) news
    where m.id = ${memberId} and m.status = 'active' and device->>'session' = ${session}`;
  return row;
}
