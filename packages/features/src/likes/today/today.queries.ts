import type { ApiClient, PersonOfToday } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

export const todayQueries = {
  /** Below the members' key, so that a like shows here as well. A page left open gets the next day's members when it is focused again. */
  people: (api: ApiClient) =>
    queryOptions({
      queryKey: ['members', 'today'],
      queryFn: async ({ signal }): Promise<PersonOfToday[]> => (await api.today.people({}, { signal })).people,
      staleTime: 5 * 60_000,
    }),
};
