import { ApiError, limits, type PhotoKind } from '@heartline/api-client';

import { readPhotoKind } from '../shared/files/photo-kind.ts';

/** Types for the device's chooser: it may make one of them of what it shows, as phones make JPEG of HEIC. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Of a file, in bytes. */
export const largestFile = limits.photoMegabytes * 1_000_000;

/** What a file is, and why the server would refuse it, known without sending megabytes. */
export async function examine(file: Blob): Promise<{ kind: PhotoKind | undefined; error: ApiError | null }> {
  // One that has been moved or changed on the device since it was chosen cannot be read.
  const kind = await readPhotoKind(file).catch(() => null);
  if (kind) return { kind, error: null };
  const error =
    kind === null || file.size === 0
      ? new ApiError(422, { code: 'photo_unreadable' })
      : new ApiError(415, { code: 'photo_type' });
  return { kind: undefined, error };
}

const finalCodes = new Set(['photo_type', 'photo_too_large', 'photo_unreadable']);

/** Trying again helps nobody: the same file will never be taken, or there is no room for it as long as the album is `full`. */
export const isFinal = (error: unknown, full: boolean): boolean =>
  error instanceof ApiError && (finalCodes.has(error.code) || (full && error.code === 'photo_limit'));
