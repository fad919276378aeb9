import type { ApiClient } from '@heartline/api-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import * as v from 'valibot';

import { membersQueries } from './members.queries.ts';
import { membersSearchSchema, type ListQuery } from './members-search.ts';

const minute = 60_000;
const viewers = ['premium', 'free'] as const;
/** Through whose eyes one looks at the own profile. */
export type ProfileViewer = (typeof viewers)[number];

/** What the address of a profile may hold: the search it was opened from, so that the way on survives a reload and is shared with it. */
export const profileSearchSchema = v.object({
  ...membersSearchSchema.entries,
  as: v.fallback(v.optional(v.picklist(viewers)), undefined),
});
export type ProfileSearch = v.InferOutput<typeof profileSearchSchema>;

export const profileQueries = {
  /** Read before it is opened: nobody has looked, so it leaves no visit. */
  ahead: (api: ApiClient, id: string) =>
    queryOptions({
      queryKey: ['members', 'ahead', id],
      queryFn: async ({ signal }) => (await api.members.get({ id, ahead: 'true' }, { signal })).profile,
      staleTime: minute,
      gcTime: 2 * minute,
    }),
  /** The own profile as others see it. */
  viewedAs: (api: ApiClient, id: string, as: ProfileViewer) =>
    queryOptions({
      queryKey: ['members', 'viewed-as', id, as],
      queryFn: async ({ signal }) => (await api.members.get({ id, as }, { signal })).profile,
    }),
  /** Who comes before and after a member in a search. */
  neighbours: (api: ApiClient, query: ListQuery, id: string) =>
    queryOptions({
      queryKey: ['members', 'neighbours', query, id],
      queryFn: ({ signal }) => api.search.neighbours({ ...query, member: id }, { signal }),
      staleTime: minute,
    }),
};

/** For the loader of a route. A link that is only pointed at, and a profile that was read ahead, are waited for by nobody. */
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
