import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { conversationQuery, useApi, withOlder } from '../shared/index.ts';

export const icebreakerQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['icebreakers'],
      queryFn: async ({ signal }) => (await api.chat.icebreakers({}, { signal })).icebreakers.map(({ id }) => id),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Loads the messages before those in the cache, one page at a time. */
export function useOlderMessages(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(async () => {
    const { queryKey } = conversationQuery(api, id);
    const first = queryClient.getQueryData(queryKey)?.messages[0];
    if (!first) return;
    setState('loading');
    try {
      const page = await api.chat.messages({ id, before: String(first.seq) });
      queryClient.setQueryData(queryKey, (conversation) => conversation && withOlder(conversation, page));
      setState('idle');
    } catch {
      setState('failed');
    }
  }, [api, queryClient, id]);
  return { state, load };
}
