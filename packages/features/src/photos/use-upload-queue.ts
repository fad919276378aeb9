import type { ApiClient, Photo } from '@heartline/api-client';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { sessionQueries, useApi, useAskBeforeLeaving, useUser } from '../shared/index.ts';
import { photosQueries } from './photos.queries.ts';
import { createUploadQueue, type UploadQueue } from './upload-queue.ts';

/** One queue per signed-in member; it outlives the screen. */
const kept = new WeakMap<QueryClient, { userId: string; queue: UploadQueue }>();

function queueOf(api: ApiClient, queryClient: QueryClient, userId: string): UploadQueue {
  const known = kept.get(queryClient);
  if (known?.userId === userId) return known.queue;
  const queue = createUploadQueue({
    upload: (input, options) => api.photos.upload(input, options),
    onArrived: (photo) =>
      queryClient.setQueryData(
        photosQueries.list(api).queryKey,
        (own) => own && { ...own, photos: [...own.photos.filter(({ id }) => id !== photo.id), photo] },
      ),
  });
  // The first photo becomes the main one, which the user object carries.
  queue.whenFinished(() => void queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey }));
  kept.set(queryClient, { userId, queue });
  return queue;
}

export function useUploadQueue({ onFinished }: { onFinished: (arrived: readonly Photo[]) => void }) {
  const queue = queueOf(useApi(), useQueryClient(), useUser().id);
  const latest = useRef(onFinished);
  useEffect(() => {
    latest.current = onFinished;
  });
  useEffect(() => queue.whenFinished((arrived) => latest.current(arrived)), [queue]);

  const uploads = useSyncExternalStore(queue.subscribe, queue.current);
  const pending = uploads.some(({ state }) => state !== 'failed');
  useAskBeforeLeaving(pending);
  return { queue, uploads };
}
