import { ApiError } from '@heartline/api-client';

/** Types the server takes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
/** Bytes, as at the server. */
const largest = 12_000_000;

/** What the server would refuse anyway, known without sending megabytes. */
export function refusal(file: Pick<File, 'type' | 'size'>): ApiError | null {
  if (!photoTypes.includes(file.type)) return new ApiError(415, { code: 'photo_type' });
  if (file.size > largest) return new ApiError(413, { code: 'photo_too_large' });
  if (file.size === 0) return new ApiError(422, { code: 'photo_unreadable' });
  return null;
}

const finalCodes = new Set(['photo_type', 'photo_too_large', 'photo_unreadable']);

/** The same file will never be taken: trying again helps nobody. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && finalCodes.has(error.code);
