import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { creditsQueries } from '../../shared/index.ts';
import { debitQueries } from './direct-debit.queries.ts';

/** What the page of a direct debit shows, before it: nothing on it moves then. What fails, the page says. */
export async function loadDebit(
  queryClient: QueryClient,
  api: ApiClient,
  { packageId, code }: { packageId: string | undefined; code?: string | undefined },
): Promise<void> {
  if (packageId === undefined) return;
  await Promise.all([
    queryClient.prefetchQuery(creditsQueries.packages(api, { code })),
    queryClient.prefetchQuery(debitQueries.terms(api, { packageId, code })),
  ]);
}
