import type { ApiClient } from '@heartline/api-client';
import type { QueryClient } from '@tanstack/react-query';

import { creditsQueries, sessionQueries, settingsQueries } from '../shared/index.ts';

/** The public price list, before the page that shows it. What fails, the page says. */
export async function loadPrices(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const [user, settings] = await Promise.all([
    queryClient.ensureQueryData(sessionQueries.user(api)),
    queryClient.ensureQueryData(settingsQueries.settings(api)),
  ]);
  await queryClient.prefetchQuery(
    creditsQueries.packages(api, { country: user ? undefined : settings.geoipSelectedCountry }),
  );
}
