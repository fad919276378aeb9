import { limits } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

import { useApi, useUser } from '../../shared/index.ts';

/** Largest difference in age, in years. */
const span = 12;
const oldest = 99;

/** The search a new member would make: whom they look for, about their age, with a photo (SGN-03). */
export function useMatchesQuery() {
  const api = useApi();
  const { profile } = useUser();
  const query = {
    gender: profile.seeking.toSorted().join(','),
    country: profile.country,
    minAge: String(Math.max(limits.minAge, profile.age - span)),
    maxAge: String(Math.min(oldest, profile.age + span)),
    withPhoto: 'true' as const,
  };
  return queryOptions({
    // Below the members' key, so that a like shows here as well.
    queryKey: ['members', 'signup-matches', query],
    queryFn: async ({ signal }) => (await api.search.members(query, { signal })).profiles,
  });
}
