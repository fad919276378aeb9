import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

import { trafficSource } from '../traffic-source.ts';
import type { ListQuery } from '../members-search.ts';

const minute = 60_000;

export const searchQueries = {
  /** Why a list is short, and how many members each condition excludes. */
  widenings: (api: ApiClient, query: ListQuery) =>
    queryOptions({
      queryKey: ['members', 'widenings', query],
      queryFn: ({ signal, client }) => api.search.widenings({ ...query, ...trafficSource(client) }, { signal }),
      staleTime: 5 * minute,
    }),
  /** The member's saved search, or null. */
  saved: (api: ApiClient) =>
    queryOptions({
      queryKey: ['members', 'saved'],
      queryFn: async ({ signal }) => (await api.search.saved({}, { signal })).filter,
      staleTime: 30 * minute,
    }),
};
