import { localeOf, type ApiClient, type Locale } from '@heartline/api-client';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';

import { useApi } from '../../shared/index.ts';

export const placesQuery = (api: ApiClient, country: string, language: Locale) =>
  queryOptions({
    queryKey: ['places', country, language],
    queryFn: ({ signal }) => api.places.list({ country, language }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Regions and places of a country, by name in the reader's language. */
export function usePlaces(country: string | null) {
  const api = useApi();
  const intl = useIntl();
  const language = localeOf(intl.locale);
  return useQuery({ ...placesQuery(api, country ?? '', language), enabled: country !== null });
}

export type Places = NonNullable<ReturnType<typeof usePlaces>['data']>;
