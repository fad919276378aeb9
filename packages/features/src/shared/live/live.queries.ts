import type { ApiClient, Chat, Likes, Message, RequestOptions } from '@heartline/api-client';
import { queryOptions, skipToken, type QueryClient, type QueryKey } from '@tanstack/react-query';

import { askPastNews } from '../freshness/news.ts';
import { triesOf } from '../freshness/rounds.ts';

/** One conversation in the cache: the messages loaded so far, oldest first, without gaps. */
export interface Conversation {
  chat: Chat;
  messages: Message[];
  /** There are older ones on the server. */
  hasMore: boolean;
  /** There are newer ones, too: these are messages of some while ago, which live events do not reach. */
  hasNewer?: boolean | undefined;
}

/** Conversations and likes are read by the shell (badges, title) and written by live events, so their queries live here. */
export const chatsQueries = {
  all: () => ['chats'] as const,
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['chats', 'list'],
      queryFn: ({ signal, client, queryKey }): Promise<Chat[]> => {
        const options = { signal, ...triesOf(client, queryKey) };
        return askPastNews(client, queryKey, () => loadChats(api, client, queryKey, options));
      },
      staleTime: 30_000,
    }),
  /**
   * The newest messages, or at first those around the first unread one where that is further up. Older ones are put in front by
   * `api.chat.messages({ id, before })` and `withOlder`, newer ones behind by `after` and `withNewer`.
   */
  messages: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['chats', 'messages', id],
      queryFn: async ({ signal, client, queryKey }): Promise<Conversation> => {
        const options = { signal, ...triesOf(client, queryKey) };
        const fresh = await askPastNews(client, queryKey, () => api.chat.messages({ id }, options));
        const known = client.getQueryData<Conversation>(['chats', 'messages', id]);
        if (known) return joinConversation(known, fresh);
        const { readSeq, lastSeq } = fresh.chat.conversation;
        const unread = readSeq + 1;
        // More is unread than one page holds: reading goes on where it stopped.
        return fresh.hasMore && readSeq > 0 && unread <= lastSeq && unread < (fresh.messages[0]?.seq ?? 0)
          ? api.chat.messages({ id, around: String(unread) }, options)
          : fresh;
      },
      staleTime: 30_000,
    }),
  /** Until when (milliseconds since 1970, this device's clock) the other side counts as typing. */
  typing: (id: string) =>
    queryOptions<number>({
      queryKey: ['chats', 'typing', id],
      queryFn: skipToken,
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** All of them, page after page: badge, title and search go by the whole list. The first page is shown while the others come. */
async function loadChats(
  api: ApiClient,
  client: QueryClient,
  queryKey: QueryKey,
  options: RequestOptions,
): Promise<Chat[]> {
  const loaded = new Map<string, Chat>();
  let cursor: string | undefined;
  do {
    const page = await api.chat.list(cursor === undefined ? {} : { cursor }, options);
    // One that a new message has moved up meanwhile is there once.
    for (const chat of page.chats) loaded.set(chat.conversation.id, loaded.get(chat.conversation.id) ?? chat);
    cursor = page.next;
    if (cursor !== undefined && client.getQueryData(queryKey) === undefined)
      client.setQueryData<Chat[]>(queryKey, page.chats);
  } while (cursor !== undefined);
  return [...loaded.values()];
}

export const likesQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['likes'],
      queryFn: ({ signal, client, queryKey }): Promise<Likes> => {
        const options = { signal, ...triesOf(client, queryKey) };
        return askPastNews(client, queryKey, () => api.likes.list({}, options));
      },
      staleTime: 30_000,
    }),
};

/** The member of a match that just arrived, for the match modal; null when there is none to show. */
export const matchKey = ['match'] as const;

/** Newest messages joined to those loaded before; starts anew at the end when messages between them are unknown. */
export function joinConversation(known: Conversation, fresh: Conversation): Conversation {
  const firstFresh = fresh.messages[0];
  const lastKnown = known.messages.at(-1);
  const apart = !firstFresh || !lastKnown || firstFresh.seq > lastKnown.seq + 1;
  // Who reads further up stays there.
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

/** A page of older messages put in front. */
export function withOlder(conversation: Conversation, page: { messages: Message[]; hasMore: boolean }): Conversation {
  const first = conversation.messages[0];
  const older = first ? page.messages.filter((message) => message.seq < first.seq) : page.messages;
  return { ...conversation, messages: [...older, ...conversation.messages], hasMore: page.hasMore };
}

/** A page of newer messages put behind. */
export function withNewer(conversation: Conversation, page: { messages: Message[]; hasMore: boolean }): Conversation {
  const last = conversation.messages.at(-1)?.seq ?? 0;
  const newer = page.messages.filter((message) => message.seq > last);
  return { ...conversation, messages: [...conversation.messages, ...newer], hasNewer: page.hasMore };
}
