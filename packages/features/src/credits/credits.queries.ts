import type { ApiClient } from '@heartline/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const transactionQueries = {
  all: () => ['transactions'] as const,
  /** The ledger, newest first, page by page (PAY-07). */
  list: (api: ApiClient) =>
    infiniteQueryOptions({
      queryKey: ['transactions', 'list'],
      queryFn: ({ pageParam, signal }) =>
        api.credits.transactions(pageParam === null ? {} : { cursor: pageParam }, { signal }),
      initialPageParam: null as string | null,
      getNextPageParam: ({ nextCursor }) => nextCursor,
      staleTime: 30_000,
    }),
  one: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['transactions', 'one', id],
      queryFn: async ({ signal }) => (await api.credits.transaction({ id }, { signal })).transaction,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
