import type { ApiClient } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

export type Copy = NonNullable<Awaited<ReturnType<ApiClient['export']['get']>>['copy']>;

/** Whether it is being made, or is about to be. */
export const isUnderWay = ({ state }: Pick<Copy, 'state'>): boolean => state === 'waiting' || state === 'making';

/** Milliseconds between two looks at one that is being made, should its events not come. */
const lookTime = 5_000;

export const exportQueries = {
  copy: (api: ApiClient) =>
    queryOptions({
      queryKey: ['export'],
      queryFn: async ({ signal }): Promise<Copy | null> => (await api.export.get({}, { signal })).copy,
      refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? lookTime : false),
    }),
};

/** Asks for a copy. The password is sent once: each try counts. */
export function useRequestExport() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (password: string) => api.export.request({ password }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: exportQueries.copy(api).queryKey }),
  });
}
