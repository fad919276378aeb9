import type { ApiClient, Payment } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { attemptKey, useApi, type Attempt } from '../shared/index.ts';

/** Polled after 1, 2, 4, 8, then every 15 s, while the payment is open. */
const firstWait = 1_000;
const longestWait = 15_000;

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => state === 'loading' || state === 'pending';

/** Milliseconds until the next poll of a payment, by the number of polls so far. */
export const pollDelay = (times: number): number => Math.min(longestWait, firstWait * 2 ** Math.max(0, times - 1));

export const paymentsQueries = {
  /** Payment methods for this package, or for the smallest. */
  methods: (api: ApiClient, packageId?: string) =>
    queryOptions({
      queryKey: ['payment-methods', packageId ?? null],
      queryFn: async ({ signal }) =>
        (await api.payments.methods(packageId === undefined ? {} : { packageId }, { signal })).methods,
      staleTime: 5 * 60_000,
    }),
  /** A discount code as it was typed. @throws ApiError code_not_found, code_used (PAY-06) */
  discount: (api: ApiClient, code: string) =>
    queryOptions({
      queryKey: ['discount', 'code', code.toUpperCase()],
      queryFn: async ({ signal }) => (await api.credits.discountCode({ code }, { signal })).discountcode,
      staleTime: 60_000,
      retry: false,
    }),
  /** The member's last purchase, or null. */
  lastPurchase: (api: ApiClient) =>
    queryOptions({
      queryKey: ['last-purchase'],
      queryFn: async ({ signal }) => (await api.payments.lastPurchase({}, { signal })).purchase,
    }),
  /** The state that the server knows, never one that an address claims (PAY-03). */
  payment: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['payment', id],
      queryFn: async ({ signal }) => (await api.payments.get({ id }, { signal })).payment,
      refetchInterval: ({ state }) => (state.data && isOpen(state.data) ? pollDelay(state.dataUpdateCount) : false),
      refetchIntervalInBackground: true,
    }),
  /** The transaction whose page offers to withdraw from this purchase, or null if that is not possible now (PAY-11). */
  withdrawable: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['payment', id, 'withdrawable'],
      queryFn: async ({ signal }) => {
        const { state, transactionId } = (await api.payments.withdrawal({ id }, { signal })).withdrawal;
        return state === 'open' ? transactionId : null;
      },
    }),
};

export type OrderInput = Parameters<ApiClient['payments']['create']>[0];

/** Orders a package. Pressing twice, or again after a cut, makes one order (security.md section 3). */
export function useOrder() {
  const api = useApi();
  const queryClient = useQueryClient();
  const attempt = useRef<Attempt>(undefined);
  return useMutation({
    mutationFn: async (input: OrderInput) => {
      attempt.current = attemptKey(attempt.current, input);
      return (await api.payments.create(input, { idempotencyKey: attempt.current.key })).payment;
    },
    onSuccess: (payment) => queryClient.setQueryData(paymentsQueries.payment(api, payment.id).queryKey, payment),
    onError: (error) => {
      attempt.current = attemptKey.afterError(attempt.current, error);
    },
  });
}

/** Cancels an unpaid payment. */
export function useCancelPayment(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => (await api.payments.cancel({ id })).payment,
    onSuccess: (payment) => queryClient.setQueryData(paymentsQueries.payment(api, id).queryKey, payment),
  });
}
