import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { creditsQueries, sessionQueries, settingsQueries } from '../shared/index.ts';

/** Loads the public price list before its page is shown. The page itself reports a failure. */
export async function loadPrices(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const [user, settings] = await Promise.all([
    queryClient.ensureQueryData(sessionQueries.user(api)),
    queryClient.ensureQueryData(settingsQueries.settings(api)),
  ]);
  await queryClient.prefetchQuery(
    creditsQueries.packages(api, { country: user ? undefined : settings.geoipSelectedCountry }),
  );
}
