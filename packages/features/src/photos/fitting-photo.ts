import { ApiError, type PhotoKind } from '@heartline/api-client';
import type { PhotoCrop } from '@heartline/ui/controls/photo-cropper';

import { cropOfCopy, drawnCopy, isOversized, type DrawnCopy } from './drawn-copy.ts';

interface ChosenPhoto {
  file: File;
  kind: PhotoKind | undefined;
  crop: PhotoCrop | undefined;
}

/**
 * Sends a photo unchanged, or a copy drawn here: if the photo is larger than the server takes, by this device's check or the server's
 * answer (which has lower limits for kinds that take more memory), or an AVIF with a crop. AVIF may carry a crop box, rotations and
 * mirrors of its own, which not all browsers and decoders follow: a crop chosen on the picture shown here is right on the server only
 * if both have the same picture.
 *
 * @param post one attempt
 * @throws whatever `post` throws; ApiError photo_too_large if it cannot be shrunk here; DOMException for an AVIF that cannot be drawn
 */
export async function sendFitting<T>(
  { file, kind, crop }: ChosenPhoto,
  post: (photo: File, crop: PhotoCrop | undefined) => Promise<T>,
): Promise<T> {
  const postCopy = async ({ copy, scale }: DrawnCopy) => await post(copy, crop && cropOfCopy(crop, scale));
  if (crop && kind === 'avif') return await postCopy(await drawnCopy(file));
  if (!(await isOversized(file)))
    try {
      return await post(file, crop);
    } catch (error) {
      if (!isTooLarge(error)) throw error;
    }
  const drawn = await drawnCopy(file).catch(() => {
    throw new ApiError(413, { code: 'photo_too_large' });
  });
  return await postCopy(drawn);
}

const isTooLarge = (error: unknown) => error instanceof ApiError && error.code === 'photo_too_large';
