import type { ApiClient } from '@heartline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { membersQueries } from '../members.queries.ts';
import type { ProfileViewer } from '../members-search-schema.ts';
import type { ListQuery } from '../members-search.ts';
import { trafficSource } from '../traffic-source.ts';

const minute = 60_000;
export const profileQueries = {
  /** Prefetched before it is opened: counts no visit. */
  ahead: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'ahead', id],
      queryFn: async ({ signal, client }) =>
        (await api.profile.get({ id, ahead: 'true', ...trafficSource(client) }, { signal })).profile,
      staleTime: minute,
      gcTime: 2 * minute,
    }),
  /** The viewer's own profile as others see it. */
  viewedAs: (api: ApiClient, id: string, as: ProfileViewer) =>
    queryOptions({
      queryKey: ['members', 'viewed-as', id, as],
      queryFn: async ({ signal }) => (await api.profile.get({ id, as }, { signal })).profile,
    }),
  /** The previous and next member in a search. */
  neighbours: (api: ApiClient, query: ListQuery, id: string) =>
    queryOptions({
      queryKey: ['members', 'neighbours', query, id],
      queryFn: ({ signal, client }) =>
        api.search.neighbours({ ...query, member: id, ...trafficSource(client) }, { signal }),
      staleTime: minute,
    }),
};

/** For the loader of a route. Nobody waits for the preload of a link, or for a prefetched profile. */
export async function loadProfile(
  queryClient: QueryClient,
  api: ApiClient,
  id: string,
  { preload }: { preload: boolean },
): Promise<void> {
  const opened = membersQueries.profile(api, id);
  const ahead = profileQueries.ahead(api, id);
  const known = queryClient.getQueryData(opened.queryKey);
  if (preload) return known ? undefined : await queryClient.prefetchQuery(ahead);
  const reading = queryClient.prefetchQuery(opened);
  if (!known && !queryClient.getQueryData(ahead.queryKey)) await reading;
}
