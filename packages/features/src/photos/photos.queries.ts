import type { ApiClient, Photo } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { sessionQueries, useApi } from '../shared/index.ts';

export interface OwnPhotos {
  photos: Photo[];
  limit: number;
}

export const photosQueries = {
  /** The member's own photos in every state. */
  list: (api: ApiClient) =>
    queryOptions({
      queryKey: ['photos'],
      queryFn: ({ signal }): Promise<OwnPhotos> => api.photos.list({}, { signal }),
      staleTime: 30_000,
    }),
};

/** Changes the list at once, asks for the truth afterwards; the user carries the main photo, so it is asked again too. */
function useOptimisticPhotos<T>(
  change: (photos: Photo[], input: T) => Photo[],
  send: (api: ApiClient, input: T) => Promise<unknown>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = photosQueries.list(api);
  return useMutation({
    mutationFn: (input: T) => send(api, input),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (own) => own && { ...own, photos: change(own.photos, input) });
      return { before };
    },
    onError: (_error, _input, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: async () => {
      await queryClient.invalidateQueries({ queryKey });
      await queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey });
    },
  });
}

export const useMakeMain = () =>
  useOptimisticPhotos<string>(
    (photos, id) => photos.map((photo) => ({ ...photo, main: photo.id === id })),
    (api, id) => api.photos.update({ id, main: true }),
  );

export const useDeletePhoto = () =>
  useOptimisticPhotos<string>(
    (photos, id) => photos.filter((photo) => photo.id !== id),
    (api, id) => api.photos.remove({ id }),
  );
