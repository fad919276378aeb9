import type { ApiClient, Chat, Message } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

import { askPastNews } from '../freshness/news.ts';
import { triesOf } from '../freshness/rounds.ts';

/** One cached conversation: the loaded messages, oldest first, without gaps. */
export interface Conversation {
  chat: Chat;
  messages: Message[];
  /** The server has older messages. */
  hasMore: boolean;
  /** The server has newer messages, too: these are older ones, which live events do not reach. */
  hasNewer?: boolean | undefined;
}

/**
 * The newest messages, or on opening those around the first unread one if it is further up. `api.chat.messages({ id, before })` and
 * `withOlder` prepend older messages, `after` and `withNewer` append newer ones.
 */
export const conversationQuery = (api: ApiClient, id: string) =>
  queryOptions({
    queryKey: ['chats', 'messages', id],
    queryFn: async ({ signal, client, queryKey }): Promise<Conversation> => {
      const options = { signal, ...triesOf(client, queryKey) };
      const fresh = await askPastNews(client, queryKey, () => api.chat.messages({ id }, options));
      const known = client.getQueryData<Conversation>(['chats', 'messages', id]);
      if (known) return joinConversation(known, fresh);
      const { readSeq, lastSeq } = fresh.chat.conversation;
      const unread = readSeq + 1;
      // More messages are unread than one page holds: opens where reading stopped.
      return fresh.hasMore && readSeq > 0 && unread <= lastSeq && unread < (fresh.messages[0]?.seq ?? 0)
        ? api.chat.messages({ id, around: String(unread) }, options)
        : fresh;
    },
    staleTime: 30_000,
  });

/** Joins the newest messages to those loaded before; keeps only the newest if messages between them are unknown. */
export function joinConversation(known: Conversation, fresh: Conversation): Conversation {
  const firstFresh = fresh.messages[0];
  const lastKnown = known.messages.at(-1);
  const apart = !firstFresh || !lastKnown || firstFresh.seq > lastKnown.seq + 1;
  // A viewer of older messages stays there.
  if (apart && known.hasNewer) return { ...known, chat: fresh.chat };
  if (apart) return fresh;
  const lastFresh = fresh.messages.at(-1) ?? firstFresh;
  const older = known.messages.filter((message) => message.seq < firstFresh.seq);
  const newer = known.messages.filter((message) => message.seq > lastFresh.seq);
  return {
    chat: newer.length > 0 ? known.chat : fresh.chat,
    messages: [...older, ...fresh.messages, ...newer],
    hasMore: older.length > 0 ? known.hasMore : fresh.hasMore,
  };
}

/** Prepends a page of older messages. */
export function withOlder(conversation: Conversation, page: { messages: Message[]; hasMore: boolean }): Conversation {
  const first = conversation.messages[0];
  const older = first ? page.messages.filter((message) => message.seq < first.seq) : page.messages;
  return { ...conversation, messages: [...older, ...conversation.messages], hasMore: page.hasMore };
}

/** Appends a page of newer messages. */
export function withNewer(conversation: Conversation, page: { messages: Message[]; hasMore: boolean }): Conversation {
  const last = conversation.messages.at(-1)?.seq ?? 0;
  const newer = page.messages.filter((message) => message.seq > last);
  return { ...conversation, messages: [...conversation.messages, ...newer], hasNewer: page.hasMore };
}
