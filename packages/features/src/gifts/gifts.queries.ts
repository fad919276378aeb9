import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

export const giftsQueries = {
  /** The catalogue with prices. It does not change while a page is open. */
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['gifts'],
      queryFn: async ({ signal }) => (await api.chat.gifts({}, { signal })).gifts,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
