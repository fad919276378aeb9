import { ApiError, limits, type PhotoKind } from '@heartline/api-client';

import { readPhotoKind } from '../shared/files/photo-kind.ts';

/** Types for the device's file chooser, which may convert a photo to one of them, as phones convert HEIC to JPEG. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Size of a file, in bytes. */
export const largestFile = limits.photoMegabytes * 1_000_000;

/** The kind of a file, and why the server would refuse it, without sending megabytes. */
export async function examine(file: Blob): Promise<{ kind: PhotoKind | undefined; error: ApiError | null }> {
  // A file that was moved or changed on the device after it was chosen cannot be read.
  const kind = await readPhotoKind(file).catch(() => null);
  if (kind) return { kind, error: null };
  const error =
    kind === null || file.size === 0
      ? new ApiError(422, { code: 'photo_unreadable' })
      : new ApiError(415, { code: 'photo_type' });
  return { kind: undefined, error };
}

const finalCodes = new Set(['photo_type', 'photo_too_large', 'photo_unreadable']);

/** Retrying cannot help: the file will never be accepted, or there is no space for it while the album is `full`. */
export const isFinal = (error: unknown, full: boolean): boolean =>
  error instanceof ApiError && (finalCodes.has(error.code) || (full && error.code === 'photo_limit'));
