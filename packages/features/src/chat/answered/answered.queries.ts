import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Addresses are valid for at least five minutes, so they are fetched again after four. */
const staleTime = 4 * 60_000;

export const answeredQueries = {
  photo: (api: ApiClient, id: string, photo: string) =>
    queryOptions({
      queryKey: ['answered-photo', id, photo],
      queryFn: async ({ signal }) => (await api.chat.answeredPhoto({ id, photo }, { signal })).photo,
      staleTime,
      refetchOnWindowFocus: false,
    }),
  /** The answered text before it is part of a message. Fetching it does not count as a visit to the profile. */
  text: (api: ApiClient, memberId: string) =>
    queryOptions({
      queryKey: ['answered-text', memberId],
      queryFn: async ({ signal }) => (await api.profile.get({ id: memberId, ahead: 'true' }, { signal })).profile.about,
      staleTime,
      refetchOnWindowFocus: false,
    }),
};
