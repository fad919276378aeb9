import { localeOf } from '@heartline/api-client';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { useApi, useSettled } from '../../shared/index.ts';
import { placesQuery, type Places } from './use-places.ts';

/** Milliseconds after the last letter before the server is asked. */
const patience = 150;

/** Places whose names begin with the typed text; the big towns while it is empty. */
export function usePlaceSearch(country: string, region: string | null) {
  const api = useApi();
  const language = localeOf(useIntl().locale);
  const [text, setText] = useState('');
  const asked = useSettled(text, text === '' ? 0 : patience);
  const query = useQuery({
    queryKey: ['places', 'search', country, region, asked, language],
    queryFn: async ({ signal }) =>
      (await api.places.search({ country, text: asked, region: region ?? undefined, language }, { signal })).places,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const searching = query.isPlaceholderData || query.isPending || text !== asked;
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' });
  const begins = (name: string) => compare(name.slice(0, text.length), text) === 0;
  return {
    // Until the answer for this text arrives, keeps only the matching results of the former one: Enter must not choose another place.
    found: searching ? query.data?.filter(({ name, localName }) => begins(name) || begins(localName)) : query.data,
    failed: query.isError,
    searching,
    search: setText,
    again: () => void query.refetch(),
  };
}

/** Stores the chosen place in the cache, so that components that show its name need not fetch it. */
export function useKnownPlace() {
  const api = useApi();
  const client = useQueryClient();
  const language = localeOf(useIntl().locale);
  return (country: string, regions: Places['regions'], place: Places['places'][number]) => {
    client.setQueryData(placesQuery(api, country, place.id, language).queryKey, { regions, places: [place] });
  };
}
