import { availableParallelism } from 'node:os';

import { photoStart } from '@heartline/api-client/contract';

import { ServerError } from '../platform/http/errors.ts';
import type { UploadedFile } from '../platform/http/upload/upload.ts';
import { createDecoderPool } from './decoder-pool.ts';
import { createDecoder } from './decoder.ts';
import type { PhotoCut } from './photo-cut.ts';
import { maxMegabytes, maxPhotoBytes, planPhoto } from './photo-plan.ts';
import type { ProcessedPhoto } from './photo-sizes.ts';

export interface PhotoTask {
  /** Members alternate in the queue. */
  memberId: number;
  cut?: PhotoCut | undefined;
  /** Of the request: aborts when the sender has gone, and frees the slot. */
  signal?: AbortSignal | undefined;
}

export interface PhotoPipeline {
  /** @throws ServerError photo_type, photo_too_large, photo_unreadable, busy, or validation_failed for a region outside the photo */
  process: (photo: UploadedFile, task: PhotoTask) => Promise<ProcessedPhoto>;
}

let shared: PhotoPipeline | undefined;
/** The pipeline of this process: profile and chat photos wait for the same decoders. */
export const sharedPhotoPipeline = (): PhotoPipeline => (shared ??= createPhotoPipeline());

/** Half of the cores at most, and never more than two (security.md section 5): the others are for messages and reads. */
const decoders = Math.max(1, Math.min(2, Math.floor(availableParallelism() / 2)));
/** A large photo takes a decoder less than a second: this many are decoded before a browser gives up. */
const waiting = 60;

/** Refusals by size, type and header come at once, before the queue. */
function createPhotoPipeline(): PhotoPipeline {
  const pool = createDecoderPool({
    decoders: Array.from({ length: decoders }, () => createDecoder()),
    megabytes: maxMegabytes,
    waiting,
  });
  return {
    async process(photo, { memberId, cut, signal }) {
      if (photo.size > maxPhotoBytes) throw new ServerError('photo_too_large');
      if (photo.size === 0) throw new ServerError('photo_unreadable');
      const start = new Uint8Array(await photo.slice(0, photoStart).arrayBuffer());
      const { megabytes, ...plan } = await planPhoto(photo.path, start, cut);
      const task = { owner: memberId, megabytes, signal };
      return await pool.run(task, async (decoder) => await decoder.make({ path: photo.path, plan }));
    },
  };
}
