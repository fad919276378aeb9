import { ApiError } from '@heartline/api-client';

/** Types the server takes. */
export const photoTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];
const largest = 12 * 1024 * 1024;

/** What the server would refuse anyway, known without sending megabytes. */
export function refusal(file: File): ApiError | null {
  if (!photoTypes.includes(file.type)) return new ApiError(415, { code: 'photo_type' });
  if (file.size > largest) return new ApiError(413, { code: 'photo_too_large' });
  return null;
}
