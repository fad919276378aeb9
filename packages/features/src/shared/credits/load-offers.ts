import type { ApiClient } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import type { QueryClient } from '@tanstack/react-query';

import { sessionQueries } from '../session/session.queries.ts';
import { creditsQueries, mayHaveBonus } from './credits.queries.ts';

/** Loads the packages at the member's prices before their page, so that nothing moves on it. The page itself reports a failure. */
export async function loadOffers(queryClient: QueryClient, api: ApiClient, code?: string): Promise<void> {
  const user = await queryClient.ensureQueryData(sessionQueries.user(api));
  if (code === undefined && mayHaveBonus(user, time.now()))
    code = (await queryClient.ensureQueryData(creditsQueries.welcomeDiscount(api, user?.id)))?.code;
  await queryClient.prefetchQuery(creditsQueries.packages(api, { code }));
}
