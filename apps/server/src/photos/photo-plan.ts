import { limits, photoKindOf, type PhotoKind } from '@heartline/api-client/contract';
import type { Metadata } from 'sharp';

import { invalidFields, ServerError } from '../platform/http/errors.ts';
import { beforeTurn, turnedSize, turnOf, uncut, type PhotoCut, type PhotoRegion, type Turn } from './photo-cut.ts';
import type { SizesPlan, Source } from './photo-sizes.ts';
import { sharp } from './sharp.ts';

/** Limits of security.md section 5. */
export const maxPhotoBytes = limits.photoMegabytes * 1_000_000;
export const maxPhotoPixels = limits.photoMegapixels * 1_000_000;
/** Memory budget in MB of all decoders together: no number of hostile pictures takes more than 150 MB. */
export const maxMegabytes = 150;

/** The planned work for a photo whose header has been read. */
export interface PhotoPlan extends SizesPlan {
  /** Memory for decoding it. */
  megabytes: number;
}

/** Reads the header only. @throws ServerError photo_type, photo_too_large, photo_unreadable, or validation_failed for a region outside the photo */
export async function planPhoto(source: Source, start: Uint8Array, cut: PhotoCut = uncut): Promise<PhotoPlan> {
  const format = photoKindOf(start);
  if (!format) throw new ServerError('photo_type');
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ServerError('photo_unreadable');
    });
  const { width, height } = metadata;
  // sharp has its own name for the container of AVIF.
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) throw new ServerError('photo_type');
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new ServerError('photo_type');
  if (!width || !height) throw new ServerError('photo_unreadable');
  if (width * height > maxPhotoPixels) throw new ServerError('photo_too_large');
  const megabytes = decodedMegabytes(metadata, format, width * height);
  if (megabytes > maxMegabytes) throw new ServerError('photo_too_large');
  // Browsers ignore the EXIF orientation of WebP, and so does the editor in which the member chose the region.
  const turn = turnOf(format === 'webp' ? 1 : metadata.orientation, cut.rotation);
  const deep = metadata.depth === 'ushort' && metadata.channels >= 3 && metadata.hasProfile;
  const region = cut.region && placeRegion(metadata, turn, cut.region);
  return { turn, region, pixels: width * height, deep, megabytes };
}

/**
 * Memory for decoding, as measured with libvips 8.18. Most formats are read line by line or shrunk while reading. Those that must be held
 * whole can be small files of huge pictures, so they are accepted as far as the memory allows: AVIF to 8 megapixels, progressive JPEG and
 * interlaced PNG to at least 13, and progressive JPEG with the usual subsampling to 40.
 */
function decodedMegabytes(metadata: Metadata, format: PhotoKind, pixels: number): number {
  const { isProgressive, channels, depth, chromaSubsampling = '' } = metadata;
  const megapixels = pixels / 1_000_000;
  if (format === 'avif') return 20 + 15 * megapixels;
  if (!isProgressive || format === 'webp') return format === 'png' ? 60 : 25;
  if (format === 'png') return 40 + megapixels * channels * (depth === 'ushort' ? 2 : 1);
  // Two bytes per coefficient and component; 4:2:0 has half as many.
  return 20 + megapixels * 2 * (chromaSubsampling.startsWith('4:2:0') ? channels / 2 : channels);
}

/**
 * Converts a region of the rotated photo into one of the stored photo. @throws ServerError validation_failed when it is not wholly inside
 */
function placeRegion({ width, height }: Metadata, turn: Turn, region: PhotoRegion): PhotoRegion {
  const turned = turnedSize({ width, height }, turn);
  if (region.x + region.width > turned.width || region.y + region.height > turned.height)
    throw invalidFields({ region: 'invalid' });
  return beforeTurn({ width, height }, turn, region);
}
