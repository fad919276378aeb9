import { localeOf, type ApiClient, type Locale } from '@heartline/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';

export const placesQuery = (api: ApiClient, country: string, place: string | undefined, language: Locale) =>
  queryOptions({
    queryKey: ['places', country, place ?? null, language],
    queryFn: ({ signal }) => api.places.list({ country, place, language }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Regions of a country, named in the member's language, and the chosen place in it. */
export function usePlaces(country: string | null, place: string | null = null) {
  const api = useApi();
  const language = localeOf(useIntl().locale);
  return useQuery({
    ...placesQuery(api, country ?? '', place ?? undefined, language),
    enabled: country !== null,
    // In the same country the regions stay while the name of a place loads.
    placeholderData: (before, query) => (query?.queryKey[1] === country ? before : undefined),
  });
}

export type Places = NonNullable<ReturnType<typeof usePlaces>['data']>;
