import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

export type DebitTerms = NonNullable<Awaited<ReturnType<ApiClient['payments']['debit']>>['directDebit']>;
export type DebitConfirmation = Awaited<ReturnType<ApiClient['payments']['debitCode']>>['confirmation'];
export type DebitCodeInput = Parameters<ApiClient['payments']['debitCode']>[0];

export interface DebitOrder {
  packageId: string;
  code?: string | undefined;
}

export const debitQueries = {
  /** Whether the member may pay this by debit, and who collects it. */
  terms: (api: ApiClient, { packageId, code }: DebitOrder) =>
    queryOptions({
      queryKey: ['direct-debit', packageId, code ?? null],
      queryFn: async ({ signal }) =>
        (await api.payments.debit({ packageId, ...(code === undefined ? {} : { code }) }, { signal })).directDebit,
    }),
};
