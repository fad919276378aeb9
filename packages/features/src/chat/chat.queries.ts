import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

import { afterBlock, chatsQueries, useApi, withOlder } from '../shared/index.ts';

export const icebreakerQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['icebreakers'],
      queryFn: async ({ signal }) => (await api.chat.icebreakers({}, { signal })).icebreakers.map(({ id }) => id),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};

/** Blocks the other member: every conversation with them goes (MEM-06). */
export function useBlockInChat() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (memberId: string) => api.blocks.block({ id: memberId }),
    onSuccess: (_answer, memberId) => afterBlock(queryClient, memberId),
  });
}

/** Loads the messages before those in the cache, one page at a time. */
export function useOlderMessages(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const load = useCallback(async () => {
    const { queryKey } = chatsQueries.messages(api, id);
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
