import type { ApiClient, PersonOfToday } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

export const todayQueries = {
  /** Among the members, so that a like shows here as well. A page that stays open has those of the next day when it is looked at again. */
  people: (api: ApiClient) =>
    queryOptions({
      queryKey: ['members', 'today'],
      queryFn: async ({ signal }): Promise<PersonOfToday[]> => (await api.today.people({}, { signal })).people,
      staleTime: 5 * 60_000,
    }),
};
