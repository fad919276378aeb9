import type { ApiClient, Chat, Likes, RequestOptions } from '@heartline/api-client';
import { queryOptions, skipToken, type QueryClient, type QueryKey } from '@tanstack/react-query';

import { askPastNews } from '../freshness/news.ts';
import { triesOf } from '../freshness/rounds.ts';

/** The shell reads conversations and likes (badges, title) and live events write them, so their queries live here. */
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
  /** Time (milliseconds since 1970, this device's clock) until which the other member counts as typing. */
  typing: (id: string) =>
    queryOptions<number>({
      queryKey: ['chats', 'typing', id],
      queryFn: skipToken,
      initialData: 0,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** All conversations, page by page: badge, title and search need the whole list. The first page shows while the rest load. */
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
    // A conversation that a new message has moved up meanwhile is listed once.
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

/** The member of a match that just arrived, for the match modal; null if there is none to show. */
export const matchKey = ['match'] as const;
