import { ApiError, type PhotoKind } from '@heartline/api-client';
import type { PhotoCrop } from '@heartline/ui/controls/photo-cropper';

import { cropOfCopy, drawnCopy, isOversized, type DrawnCopy } from './drawn-copy.ts';

interface ChosenPhoto {
  file: File;
  kind: PhotoKind | undefined;
  crop: PhotoCrop | undefined;
}

/**
 * Sends a photo as it is, or a copy that is drawn here: of one that is larger than the server takes, as far as this device can tell or the
 * server says (what opens in much memory has lower limits there), and of an AVIF of which a part was chosen. AVIF may carry a crop box,
 * turns and mirrors of its own, which browsers and decoders do not all follow: a part that was chosen on the picture here means the same at
 * the server only if both have the same picture.
 *
 * @param post one attempt
 * @throws whatever `post` throws; ApiError photo_too_large for what cannot be made smaller here; DOMException for an AVIF that cannot be drawn
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
