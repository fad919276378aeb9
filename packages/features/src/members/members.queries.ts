import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { afterBlock, afterUnblock, useApi } from '../shared/index.ts';
import { trafficSource } from './traffic-source.ts';

const minute = 60_000;

export const membersQueries = {
  all: () => ['members'] as const,
  profile: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'profile', id],
      queryFn: async ({ signal, client }) =>
        (await api.profile.get({ id, ...trafficSource(client) }, { signal })).profile,
      staleTime: minute,
    }),
  related: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'related', id],
      queryFn: ({ signal, client }) => api.profile.related({ id, ...trafficSource(client) }, { signal }),
      staleTime: 5 * minute,
    }),
};

/** Blocks a member, or takes it back. Both lose their chats and likes with each other (MEM-06). The profile stays, to take it back. */
export function useBlock(memberId: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = membersQueries.profile(api, memberId);
  return useMutation({
    mutationFn: (blocked: boolean) =>
      blocked ? api.blocks.block({ id: memberId }) : api.blocks.unblock({ id: memberId }),
    onSuccess: (_answer, blocked) => {
      queryClient.setQueryData(
        queryKey,
        (profile) => profile && { ...profile, blocked, liked: false, conversationId: null },
      );
      if (blocked) afterBlock(queryClient, memberId);
      else afterUnblock(queryClient);
    },
  });
}
