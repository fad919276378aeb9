import { ApiError, fetchWithProgress, type ApiClient, type Photo, type PhotoKind } from '@heartline/api-client';
import type { PhotoCrop } from '@heartline/ui/controls/photo-cropper';

import { createListeners, randomUuid } from '../shared/index.ts';
import { sendFitting } from './fitting-photo.ts';
import { examine } from './upload-rules.ts';

export interface Upload {
  id: string;
  file: File;
  /** By its first bytes; undefined if the kind is not accepted. */
  kind: PhotoKind | undefined;
  /** Address of the file on this device, for a preview. */
  previewUrl: string;
  /** `chosen`: not sent yet, as its crop is still to be chosen. */
  state: 'chosen' | 'waiting' | 'uploading' | 'failed';
  /** Share of the file that has been sent, from 0 to 1. */
  progress: number;
  error: unknown;
  /** undefined: the whole photo, upright. */
  crop: PhotoCrop | undefined;
}

export interface UploadQueue {
  subscribe: (listener: () => void) => () => void;
  /** Called when all uploads are done, with the photos that have arrived since they began. */
  whenFinished: (listener: (arrived: readonly Photo[]) => void) => () => void;
  /** Uploads in progress and failed ones; a finished upload becomes a photo. */
  current: () => readonly Upload[];
  /** Adds files. Unacceptable files, and those beyond `places`, fail with their reason; returns the others. */
  add: (files: readonly File[], places: number) => Promise<Upload[]>;
  send: (id: string, crop?: PhotoCrop) => void;
  retry: (id: string) => void;
  /** Also during its upload. */
  remove: (id: string) => void;
}

interface Options {
  upload: (
    input: Parameters<ApiClient['photos']['upload']>[0],
    options: Parameters<ApiClient['photos']['upload']>[1],
  ) => Promise<{ photo: Photo }>;
  onArrived: (photo: Photo) => void;
}

/**
 * Sends photos one at a time, so that a failure does not stop the others, and a phone's bandwidth is not divided. It is independent of
 * any screen: members can visit another page meanwhile.
 */
export function createUploadQueue({ upload, onArrived }: Options): UploadQueue {
  let uploads: readonly Upload[] = [];
  const { subscribe, tell } = createListeners();
  const finishers = new Set<(arrived: readonly Photo[]) => void>();
  const flights = new Map<string, AbortController>();
  let running = false;

  function set(next: readonly Upload[]) {
    uploads = next;
    tell();
  }
  const change = (id: string, changes: Partial<Upload>) =>
    set(uploads.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  function forget(id: string) {
    const gone = uploads.find((one) => one.id === id);
    if (gone) URL.revokeObjectURL(gone.previewUrl);
    set(uploads.filter((one) => one.id !== id));
  }

  async function sendOne(one: Upload): Promise<Photo | undefined> {
    const { id } = one;
    const flight = new AbortController();
    flights.set(id, flight);
    change(id, { state: 'uploading', progress: 0, error: null });
    try {
      const { photo } = await sendFitting(one, async (file, crop) => {
        // It may have been removed while it was examined or drawn.
        flight.signal.throwIfAborted();
        return await upload(
          { photo: file, ...partOf(crop) },
          {
            signal: flight.signal,
            // A retry after a lost answer finds the photo of the first try.
            idempotencyKey: id,
            retries: 2,
            fetch: fetchWithProgress((progress) => change(id, { progress })),
          },
        );
      });
      onArrived(photo);
      forget(id);
      return photo;
    } catch (error) {
      if (!flight.signal.aborted) change(id, { state: 'failed', error });
      return undefined;
    } finally {
      flights.delete(id);
    }
  }

  async function work(): Promise<void> {
    if (running) return;
    running = true;
    const arrived: Photo[] = [];
    const next = () => uploads.find(({ state }) => state === 'waiting');
    for (let one = next(); one; one = next()) {
      const photo = await sendOne(one);
      if (photo) arrived.push(photo);
    }
    running = false;
    if (arrived.length > 0) for (const finish of finishers) finish(arrived);
  }

  const wait = (id: string, changes: Partial<Upload> = {}) => {
    change(id, { ...changes, state: 'waiting' });
    void work();
  };
  return {
    subscribe,
    whenFinished(listener) {
      finishers.add(listener);
      return () => finishers.delete(listener);
    },
    current: () => uploads,
    async add(files, places) {
      const examined = await Promise.all(files.map(async (file) => ({ file, ...(await examine(file)) })));
      let free = places - uploads.filter(({ state }) => state !== 'failed').length;
      const added = examined.map(({ file, kind, error: refused }): Upload => {
        const error = refused ?? (free > 0 ? null : new ApiError(409, { code: 'photo_limit' }));
        if (!error) free -= 1;
        return {
          id: randomUuid(),
          file,
          kind,
          previewUrl: URL.createObjectURL(file),
          state: error ? 'failed' : 'chosen',
          progress: 0,
          error,
          crop: undefined,
        };
      });
      set([...uploads, ...added]);
      return added.filter(({ state }) => state === 'chosen');
    },
    send: (id, crop) => wait(id, { crop }),
    retry: (id) => wait(id),
    remove(id) {
      flights.get(id)?.abort();
      forget(id);
    },
  };
}

/** As text, for the form of the call. */
function partOf(crop: PhotoCrop | undefined): { rotation?: '0' | '90' | '180' | '270'; region?: string } {
  if (!crop) return {};
  const { rotation, x, y, width, height } = crop;
  return { rotation: `${rotation}`, region: [x, y, width, height].join() };
}
