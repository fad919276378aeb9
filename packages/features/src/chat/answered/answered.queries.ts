import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Addresses live five minutes at least, so they are asked for anew after four. */
const staleTime = 4 * 60_000;

export const answeredQueries = {
  photo: (api: ApiClient, id: string, photo: string) =>
    queryOptions({
      queryKey: ['answered-photo', id, photo],
      queryFn: async ({ signal }) => (await api.chat.answeredPhoto({ id, photo }, { signal })).photo,
      staleTime,
      refetchOnWindowFocus: false,
    }),
  /** What the member wrote, before it stands in a message. Nobody has opened the profile for it. */
  text: (api: ApiClient, memberId: string) =>
    queryOptions({
      queryKey: ['answered-text', memberId],
      queryFn: async ({ signal }) => (await api.profile.get({ id: memberId, ahead: 'true' }, { signal })).profile.about,
      staleTime,
      refetchOnWindowFocus: false,
    }),
};
