import sharp, { type Metadata, type Sharp } from 'sharp';

import { invalidFields, ServerError } from '../platform/http/errors.ts';
import { createDecoderPool } from './decoder-pool.ts';
import { beforeTurn, turnedSize, turnOf, uncut, type PhotoCut, type PhotoRegion, type Turn } from './photo-cut.ts';
import { sniffPhoto, type PhotoFormat } from './photo-format.ts';

/** Limits of security.md section 5. */
export const maxPhotoBytes = 12_000_000;
export const maxPhotoPixels = 40_000_000;
/** Memory that all decoders together may take, so that no number of hostile pictures takes more than 150 MB. */
const maxMegabytes = 150;

/** One photo in all its sizes, as WebP without metadata. */
export interface ProcessedPhoto {
  full: Buffer;
  match: Buffer;
  thumb: Buffer;
  blur: Buffer;
  /** Of the full size. */
  width: number;
  height: number;
}

export interface PhotoPipeline {
  /** @throws ServerError photo_type, photo_too_large, photo_unreadable, busy, or validation_failed for a region outside the photo */
  process: (bytes: Uint8Array, cut?: PhotoCut) => Promise<ProcessedPhoto>;
}

sharp.cache(false);
sharp.concurrency(1);

let shared: PhotoPipeline | undefined;
/** The one of this process: profile and chat photos wait for the same two decoders. */
export const sharedPhotoPipeline = (): PhotoPipeline => (shared ??= createPhotoPipeline());

/** Two decoders at a time; refusals by size and type come before the queue. */
export function createPhotoPipeline(): PhotoPipeline {
  const pool = createDecoderPool({ decoders: 2, megabytes: maxMegabytes, waiting: 20 });
  return {
    async process(bytes, cut = uncut) {
      if (bytes.byteLength > maxPhotoBytes) throw new ServerError('photo_too_large');
      if (bytes.byteLength === 0) throw new ServerError('photo_unreadable');
      const format = sniffPhoto(bytes);
      if (!format) throw new ServerError('photo_type');
      const { megabytes, metadata } = await inspect(bytes, format);
      const turn = turnOf(metadata.orientation, cut.rotation);
      const region = cut.region && placeRegion(metadata, turn, cut.region);
      return await pool.run(megabytes, () => unreadableUnlessServerError(() => makeSizes(bytes, turn, region)));
    },
  };
}

/** Reads the header only. Gives it, and the megabytes that decoding needs. */
async function inspect(bytes: Uint8Array, format: PhotoFormat): Promise<{ megabytes: number; metadata: Metadata }> {
  const metadata = await unreadableUnlessServerError(() => sharp(bytes, { limitInputPixels: false }).metadata());
  const { width, height } = metadata;
  // sharp calls the container of AVIF by its own name.
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) throw new ServerError('photo_type');
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new ServerError('photo_type');
  if (!width || !height) throw new ServerError('photo_unreadable');
  if (width * height > maxPhotoPixels) throw new ServerError('photo_too_large');
  const megabytes = decodedMegabytes(metadata, format, width * height);
  if (megabytes > maxMegabytes) throw new ServerError('photo_too_large');
  return { megabytes, metadata };
}

/**
 * Memory that decoding takes, as measured with libvips 8.18. Most formats are read line by line or shrunk while reading; those that must
 * be held whole can be small files of huge pictures, so they are accepted as far as the memory goes: AVIF to 8 megapixels, progressive
 * JPEG to 20 or, with the usual subsampling, to 40.
 */
function decodedMegabytes(metadata: Metadata, format: PhotoFormat, pixels: number): number {
  const { isProgressive, channels, depth, chromaSubsampling = '' } = metadata;
  const megapixels = pixels / 1_000_000;
  if (format === 'avif') return 20 + 15 * megapixels;
  if (!isProgressive || format === 'webp') return format === 'png' ? 60 : 25;
  if (format === 'png') return 40 + megapixels * channels * (depth === 'ushort' ? 2 : 1);
  // Coefficients of two bytes for each component; 4:2:0 has half as many.
  return 20 + megapixels * 2 * (chromaSubsampling.startsWith('4:2:0') ? channels / 2 : channels);
}

/** Where a region of the turned photo lies in the stored one. @throws ServerError validation_failed when it is not wholly inside */
function placeRegion({ width, height }: Metadata, turn: Turn, region: PhotoRegion): PhotoRegion {
  const turned = turnedSize({ width, height }, turn);
  if (region.x + region.width > turned.width || region.y + region.height > turned.height)
    throw invalidFields({ region: 'invalid' });
  return beforeTurn({ width, height }, turn, region);
}

async function makeSizes(bytes: Uint8Array, turn: Turn, region: PhotoRegion | undefined): Promise<ProcessedPhoto> {
  const small = await shrink(bytes, region);
  // Turned when it is small: a photo of 40 megapixels would have to be held whole for it.
  const { data, info } = await sharp(small.data, { raw: small.info })
    .flop(turn.mirrored)
    .rotate(turn.angle)
    .webp({ quality: 82, effort: 3 })
    .toBuffer({ resolveWithObject: true });
  const full = () => sharp(data);
  const encode = (picture: Sharp, quality: number) => picture.webp({ quality, effort: 3 }).toBuffer();
  return {
    full: data,
    match: await encode(full().resize(coverOf(info.width, info.height)), 80),
    thumb: await encode(full().resize({ width: 720, height: 360, fit: 'inside', withoutEnlargement: true }), 78),
    blur: await encode(full().resize({ width: 32, height: 32, fit: 'inside', withoutEnlargement: true }).blur(1.6), 60),
    width: info.width,
    height: info.height,
  };
}

/** The part that is kept, as pixels, at most 1600 on its long side. Of an animation the first frame; no metadata comes through. */
async function shrink(bytes: Uint8Array, region: PhotoRegion | undefined) {
  const photo = sharp(bytes, { limitInputPixels: maxPhotoPixels, failOn: 'error', pages: 1, sequentialRead: true });
  const part = region
    ? photo.extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    : photo;
  return await part
    .timeout({ seconds: 15 })
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** 250 x 333 at twice the pixels (product.md section 9). A strip so thin that covering would blow it up without bound is fitted instead. */
function coverOf(width: number, height: number) {
  const extreme = Math.max(width / height, height / width) > 8;
  return extreme
    ? ({ width: 500, height: 667, fit: 'contain', background: '#ffffff' } as const)
    : ({ width: 500, height: 667, fit: 'cover', position: sharp.strategy.attention } as const);
}

async function unreadableUnlessServerError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ServerError) throw error;
    throw new ServerError('photo_unreadable');
  }
}
