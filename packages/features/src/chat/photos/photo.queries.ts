import type { ApiClient } from '@heartline/api-client';
import { queryOptions } from '@tanstack/react-query';

/** Addresses are valid for at least five minutes, so they are fetched again after four. */
const staleTime = 4 * 60_000;

export const chatPhotoQueries = {
  get: (api: ApiClient, id: string, photo: string) =>
    queryOptions({
      queryKey: ['chat-photo', photo],
      queryFn: async ({ signal }) => (await api.chat.photo({ id, photo }, { signal })).photo,
      staleTime,
      refetchOnWindowFocus: false,
    }),
};
