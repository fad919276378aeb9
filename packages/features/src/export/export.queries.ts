import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

export type Copy = NonNullable<Awaited<ReturnType<ApiClient['export']['get']>>['copy']>;

/** Whether the copy is being made, or is about to be. */
export const isUnderWay = ({ state }: Pick<Copy, 'state'>): boolean => state === 'waiting' || state === 'making';

/** Milliseconds between two requests for the state of a copy in progress, in case its events do not arrive. */
const lookTime = 5_000;

export const exportQueries = {
  copy: (api: ApiClient) =>
    queryOptions({
      queryKey: ['export'],
      queryFn: async ({ signal }): Promise<Copy | null> => (await api.export.get({}, { signal })).copy,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookTime : false),
    }),
};

/** Requests a copy. Never retried: each password sent counts as a try. */
export function useRequestExport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.export.request({ password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportQueries.copy(api).queryKey }),
  });
}
