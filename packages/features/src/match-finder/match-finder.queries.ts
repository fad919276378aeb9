import type { ApiClient, FoundMatch, MatchPreferences, MatchWidening } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { useApi } from '../shared/index.ts';

const minute = 60_000;

export const matchFinderQueries = {
  /** null until the member has set them. */
  preferences: (api: ApiClient) =>
    queryOptions({
      queryKey: ['match-finder', 'preferences'],
      queryFn: async ({ signal }): Promise<MatchPreferences | null> =>
        (await api.matchFinder.preferences({}, { signal })).preferences,
      staleTime: Infinity,
    }),
  /** Below the members' key, so that a like shows here as well. */
  results: (api: ApiClient) =>
    queryOptions({
      queryKey: ['members', 'match-finder'],
      queryFn: async ({ signal }): Promise<FoundMatch[]> => (await api.matchFinder.results({}, { signal })).matches,
      staleTime: 5 * minute,
    }),
  /** Changes that would find more members than these preferences, and how many. */
  widenings: (api: ApiClient, preferences: MatchPreferences) =>
    queryOptions({
      queryKey: ['match-finder', 'widenings', preferences],
      queryFn: async ({ signal }): Promise<MatchWidening[]> =>
        (await api.matchFinder.widenings({}, { signal })).widenings,
      staleTime: minute,
    }),
};

export function useSavePreferences() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (preferences: MatchPreferences) => api.matchFinder.save({ preferences }),
    onSuccess: ({ preferences }) => {
      queryClient.setQueryData(matchFinderQueries.preferences(api).queryKey, preferences);
      // The former results fit other preferences.
      queryClient.removeQueries({ queryKey: matchFinderQueries.results(api).queryKey });
    },
  });
}
