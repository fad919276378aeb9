import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { sessionQueries } from '../session/session.queries.ts';
import { creditsQueries, mayHaveBonus } from './credits.queries.ts';

/** The packages at the member's prices, before the page that shows them: nothing on it moves then. What fails, the page says. */
export async function loadOffers(queryClient: QueryClient, api: ApiClient, code?: string): Promise<void> {
  const user = await queryClient.ensureQueryData(sessionQueries.user(api));
  if (code === undefined && mayHaveBonus(user, Date.now()))
    code = (await queryClient.ensureQueryData(creditsQueries.welcomeDiscount(api, user?.id)))?.code;
  await queryClient.prefetchQuery(creditsQueries.packages(api, { code }));
}
