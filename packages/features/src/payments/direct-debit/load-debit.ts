import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { creditsQueries } from '../../shared/index.ts';
import { debitQueries } from './direct-debit.queries.ts';

/** Loads the data of the direct debit before its page, so that nothing moves on it. The page itself reports a failure. */
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
