import type { ApiClient } from '@heartline/api-client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';

export const withdrawalQueries = {
  /** Below the ledger's key, as every movement of credits changes the withdrawal too (PAY-11). */
  one: (api: ApiClient, paymentId: string) =>
    queryOptions({
      queryKey: ['transactions', 'withdrawal', paymentId],
      queryFn: async ({ signal }) => (await api.payments.withdrawal({ id: paymentId }, { signal })).withdrawal,
      staleTime: 0,
    }),
};

export const receiptQueries = {
  /** Below the ledger's key, as changes there may come with another receipt (PAY-13). */
  of: (api: ApiClient, paymentId: string) =>
    queryOptions({
      queryKey: ['transactions', 'receipts', paymentId],
      queryFn: async ({ signal }) => (await api.receipts.list({ id: paymentId }, { signal })).receipts,
      staleTime: 0,
    }),
};

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
      queryFn: ({ signal }) => api.credits.transaction({ id }, { signal }),
      // The member goes on using the credits of the purchase.
      staleTime: 30_000,
    }),
};
