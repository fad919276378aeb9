import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';

import { sessionQueries, useApi } from '../shared/index.ts';
import { photosQueries } from './photos.queries.ts';
import { refusal } from './upload-rules.ts';

export interface Upload {
  id: string;
  file: File;
  /** Address of the file on this device, for a preview. */
  previewUrl: string;
  state: 'waiting' | 'uploading' | 'done' | 'failed';
  error: unknown;
}

type Action =
  | { type: 'add'; uploads: Upload[] }
  | { type: 'change'; id: string; state: Upload['state']; error?: unknown }
  | { type: 'remove'; id: string }
  | { type: 'clear-done' };

function reduce(uploads: Upload[], action: Action): Upload[] {
  switch (action.type) {
    case 'add':
      return [...uploads, ...action.uploads];
    case 'change':
      return uploads.map((upload) =>
        upload.id === action.id ? { ...upload, state: action.state, error: action.error } : upload,
      );
    case 'remove':
      return uploads.filter(({ id }) => id !== action.id);
    case 'clear-done':
      return uploads.filter(({ state }) => state !== 'done');
  }
}

let counter = 0;

/** Sends photos one after the other, so that one that fails does not stop the others, and a phone's line is not split. */
export function useUploadQueue({ onFinished }: { onFinished?: (count: number) => void } = {}) {
  const api = useApi();
  const queryClient = useQueryClient();
  const [uploads, dispatch] = useReducer(reduce, []);
  const queue = useRef<Upload[]>([]);
  const running = useRef(false);
  const previews = useRef(new Set<string>());

  useEffect(() => {
    const urls = previews.current;
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, []);

  async function send({ id, file }: Upload): Promise<boolean> {
    dispatch({ type: 'change', id, state: 'uploading' });
    try {
      const { photo } = await api.photos.upload({ photo: file });
      queryClient.setQueryData(
        photosQueries.list(api).queryKey,
        (own) => own && { ...own, photos: [...own.photos, photo] },
      );
      dispatch({ type: 'change', id, state: 'done' });
      return true;
    } catch (error) {
      dispatch({ type: 'change', id, state: 'failed', error });
      return false;
    }
  }

  async function work(): Promise<void> {
    if (running.current) return;
    running.current = true;
    let arrived = 0;
    for (let upload = queue.current.shift(); upload; upload = queue.current.shift()) {
      if (await send(upload)) arrived += 1;
    }
    running.current = false;
    dispatch({ type: 'clear-done' });
    if (arrived === 0) return;
    onFinished?.(arrived);
    // The first photo becomes the main one, which the user carries.
    await queryClient.invalidateQueries({ queryKey: sessionQueries.user(api).queryKey });
  }

  return {
    /** Those on their way and those that failed; what has arrived is a photo. */
    uploads: uploads.filter(({ state }) => state !== 'done'),
    done: uploads.filter(({ state }) => state === 'done').length,
    total: uploads.filter(({ state }) => state !== 'failed').length,
    add: (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const previewUrl = URL.createObjectURL(file);
        previews.current.add(previewUrl);
        const error = refusal(file);
        return { id: `upload-${(counter += 1)}`, file, previewUrl, state: error ? 'failed' : 'waiting', error };
      });
      dispatch({ type: 'add', uploads: added });
      queue.current.push(...added.filter(({ state }) => state === 'waiting'));
      void work();
    },
    retry: (id: string) => {
      const upload = uploads.find((one) => one.id === id);
      if (!upload) return;
      dispatch({ type: 'change', id, state: 'waiting' });
      queue.current.push(upload);
      void work();
    },
    remove: (id: string) => {
      queue.current = queue.current.filter((upload) => upload.id !== id);
      dispatch({ type: 'remove', id });
    },
  };
}
