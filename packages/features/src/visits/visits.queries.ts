import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

export type Visit = Awaited<ReturnType<ApiClient['visits']['list']>>['visits'][number];
export type Privacy = Awaited<ReturnType<ApiClient['visits']['privacy']>>['privacy'];

export const visitsQueries = {
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['visits'],
      queryFn: async ({ signal }): Promise<Visit[]> => (await api.visits.list({}, { signal })).visits,
      staleTime: 30_000,
    }),
  privacy: (api: ApiClient) =>
    queryOptions({
      queryKey: ['privacy'],
      queryFn: async ({ signal }): Promise<Privacy> => (await api.visits.privacy({}, { signal })).privacy,
    }),
};

/** Switches invisible mode; the switch is reset if the server refuses (MEM-08). */
export function useSetInvisible() {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = visitsQueries.privacy(api);
  const show = (invisible: boolean) =>
    queryClient.setQueryData(queryKey, (privacy) => privacy && { ...privacy, invisible });
  return useMutation({
    mutationFn: (invisible: boolean) => api.visits.setPrivacy({ invisible }),
    onMutate: show,
    onSuccess: ({ privacy }) => queryClient.setQueryData(queryKey, privacy),
    onError: (_error, invisible) => show(!invisible),
  });
}
