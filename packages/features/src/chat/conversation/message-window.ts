import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { conversationQuery, withNewer } from '../../shared/index.ts';

interface Where {
  api: ApiClient;
  queryClient: QueryClient;
  id: string;
}

/** Loads the messages after those in the cache. */
export async function loadNewer({ api, queryClient, id }: Where): Promise<void> {
  const { queryKey } = conversationQuery(api, id);
  const last = queryClient.getQueryData(queryKey)?.messages.at(-1);
  if (!last) return;
  const page = await api.chat.messages({ id, after: String(last.seq) });
  queryClient.setQueryData(queryKey, (known) => known && withNewer({ ...known, chat: page.chat }, page));
}

/** Replaces the messages in the cache by the newest ones. */
export async function loadNewest({ api, queryClient, id }: Where): Promise<void> {
  const fresh = await api.chat.messages({ id });
  queryClient.setQueryData(conversationQuery(api, id).queryKey, fresh);
}

/** Loads one message and those around it, unless they are in the cache. */
export async function loadAround({ api, queryClient, id }: Where, seq: number): Promise<void> {
  const { queryKey } = conversationQuery(api, id);
  if (queryClient.getQueryData(queryKey)?.messages.some((message) => message.seq === seq)) return;
  const page = await api.chat.messages({ id, around: String(seq) });
  queryClient.setQueryData(queryKey, page);
}
