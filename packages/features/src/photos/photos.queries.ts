import type { ApiClient, Notice, Photo } from '@heartline/api-client';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

import { sessionQueries, setUser, useApi } from '../shared/index.ts';

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
  /** Decisions about the member, with their reasons; shared with the safety page. */
  notices: (api: ApiClient) =>
    queryOptions({
      queryKey: ['notices'],
      queryFn: async ({ signal }): Promise<Notice[]> => (await api.notices.list({}, { signal })).notices,
    }),
};

const mutationKey = ['photos'];

/**
 * Changes the list at once, and reverts if that fails; fetches it after the last of several changes. They are sent one at a time, so
 * that the last one also wins on the server. The user carries the main photo, so it is fetched again as well.
 */
function useOptimisticPhotos<T>(
  change: (photos: Photo[], input: T) => Photo[],
  send: (api: ApiClient, input: T) => Promise<unknown>,
) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { queryKey } = photosQueries.list(api);
  return useMutation({
    mutationKey,
    scope: { id: 'photos' },
    mutationFn: (input: T) => send(api, input),
    onMutate: async (input) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (own) => own && { ...own, photos: change(own.photos, input) });
      return { before };
    },
    onError: (_error, _input, context) => queryClient.setQueryData(queryKey, context?.before),
    onSettled: async () => {
      if (queryClient.isMutating({ mutationKey }) > 1) return;
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

export const useMovePhoto = () =>
  useOptimisticPhotos<{ id: string; position: number }>(
    (photos, { id, position }) => {
      const moved = photos.filter((photo) => photo.id === id);
      return photos.filter((photo) => photo.id !== id).toSpliced(position, 0, ...moved);
    },
    (api, { id, position }) => api.photos.update({ id, position }),
  );

export const useDeletePhoto = () =>
  useOptimisticPhotos<string>(
    (photos, id) => photos.filter((photo) => photo.id !== id),
    (api, id) => api.photos.remove({ id }),
  );

/** Whether visitors see the member's photos; changes are sent one at a time, so that the last one also wins on the server. */
export function usePhotosPublic() {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'photos-public' },
    mutationFn: (photosPublic: boolean) => api.account.update({ photosPublic }),
    onSuccess: ({ user }) => setUser(queryClient, user),
  });
}
