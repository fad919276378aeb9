import { ApiError, limits } from '@heartline/api-client';

/** Types the server takes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const largest = limits.photoMegabytes * 1_000_000;

/** What the server would refuse anyway, known without sending megabytes. */
export function refusal(file: Pick<File, 'type' | 'size'>): ApiError | null {
  if (!photoTypes.includes(file.type)) return new ApiError(415, { code: 'photo_type' });
  if (file.size > largest) return new ApiError(413, { code: 'photo_too_large' });
  if (file.size === 0) return new ApiError(422, { code: 'photo_unreadable' });
  return null;
}

const finalCodes = new Set(['photo_type', 'photo_too_large', 'photo_unreadable']);

/** Trying again helps nobody: the same file will never be taken, or there is no room for it as long as the album is `full`. */
export const isFinal = (error: unknown, full: boolean): boolean =>
  error instanceof ApiError && (finalCodes.has(error.code) || (full && error.code === 'photo_limit'));
