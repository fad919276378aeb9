import { limits } from '@heartline/api-client/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';

import { invalidFields, ServerError } from '../platform/http/errors.ts';
import { beforeTurn, turnedSize, turnOf, uncut, type PhotoCut, type PhotoRegion, type Turn } from './photo-cut.ts';
import { sniffPhoto, type PhotoFormat } from './photo-format.ts';

/** Limits of security.md section 5. */
export const maxPhotoBytes = limits.photoMegabytes * 1_000_000;
export const maxPhotoPixels = limits.photoMegapixels * 1_000_000;
/** Memory that all decoders together may take, so that no number of hostile pictures takes more than 150 MB. */
export const maxMegabytes = 150;

/** Of a photo as it is shown: whole, as a card, in a list, and as what stands there until it is loaded. */
export type PhotoSize = 'full' | 'match' | 'thumb' | 'blur';

/** One photo in all its sizes, as WebP without metadata. */
export interface ProcessedPhoto extends Record<PhotoSize, Buffer> {
  /** Of the full size. */
  width: number;
  height: number;
}

/** What is to be done with a photo whose header has been read. */
export interface PhotoPlan {
  turn: Turn;
  /** In the photo as it is stored. */
  region: PhotoRegion | undefined;
  /** That decoding it takes. */
  megabytes: number;
}

/** The bytes, or the path of a file. */
type Source = Uint8Array | string;

sharp.cache(false);
sharp.concurrency(1);

/** Reads the header only. @throws ServerError photo_type, photo_too_large, photo_unreadable, or validation_failed for a region outside the photo */
export async function planPhoto(source: Source, start: Uint8Array, cut: PhotoCut = uncut): Promise<PhotoPlan> {
  const format = sniffPhoto(start);
  if (!format) throw new ServerError('photo_type');
  const metadata = await sharp(source, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new ServerError('photo_unreadable');
    });
  const { width, height } = metadata;
  // sharp calls the container of AVIF by its own name.
  if (metadata.format !== (format === 'avif' ? 'heif' : format)) throw new ServerError('photo_type');
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new ServerError('photo_type');
  if (!width || !height) throw new ServerError('photo_unreadable');
  if (width * height > maxPhotoPixels) throw new ServerError('photo_too_large');
  const megabytes = decodedMegabytes(metadata, format, width * height);
  if (megabytes > maxMegabytes) throw new ServerError('photo_too_large');
  // Browsers show WebP as it is stored, whatever its EXIF says, and so does what the member chose the part in.
  const turn = turnOf(format === 'webp' ? 1 : metadata.orientation, cut.rotation);
  return { turn, region: cut.region && placeRegion(metadata, turn, cut.region), megabytes };
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

/** At once, in this process: for tests. */
export async function makePhoto(bytes: Uint8Array, cut?: PhotoCut): Promise<ProcessedPhoto> {
  return await makeSizes(bytes, await planPhoto(bytes, bytes, cut));
}

const encode = (picture: Sharp, quality: number) => picture.webp({ quality, effort: 3 }).toBuffer();

const makers: Record<PhotoSize, (picture: Sharp, size: { width: number; height: number }) => Promise<Buffer>> = {
  full: (picture) => encode(picture, 82),
  match: (picture, { width, height }) => encode(picture.resize(coverOf(width, height)), 80),
  thumb: (picture) => encode(picture.resize({ width: 720, height: 360, fit: 'inside', withoutEnlargement: true }), 78),
  blur: (picture) =>
    encode(picture.resize({ width: 32, height: 32, fit: 'inside', withoutEnlargement: true }).blur(1.6), 60),
};

/** One size of a picture of our own making. */
export const makeSize = (picture: Sharp, of: { width: number; height: number }, size: PhotoSize): Promise<Buffer> =>
  makers[size](picture, of);

/** All sizes from one decoding. Rejects with whatever the decoder says of a photo that it cannot read. */
export async function makeSizes(
  source: Source,
  { turn, region }: Pick<PhotoPlan, 'turn' | 'region'>,
): Promise<ProcessedPhoto> {
  const small = await shrink(source, region);
  // Turned when it is small: a photo of 40 megapixels would have to be held whole for it.
  const { data, info } = await sharp(small.data, { raw: small.info })
    .flop(turn.mirrored)
    .rotate(turn.angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const make = (size: PhotoSize) => makers[size](sharp(data, { raw: info }), info);
  return {
    full: await make('full'),
    match: await make('match'),
    thumb: await make('thumb'),
    blur: await make('blur'),
    width: info.width,
    height: info.height,
  };
}

/** The part that is kept, as pixels, at most 1600 on its long side. Of an animation the first frame; no metadata comes through. */
async function shrink(source: Source, region: PhotoRegion | undefined) {
  const photo = sharp(source, { limitInputPixels: maxPhotoPixels, failOn: 'error', pages: 1, sequentialRead: true });
  const part = region
    ? photo.extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    : photo;
  return await part
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** 250 x 333 at twice the pixels (rules.md section 9). A strip so thin that covering would blow it up without bound is fitted instead. */
function coverOf(width: number, height: number) {
  const extreme = Math.max(width / height, height / width) > 8;
  return extreme
    ? ({ width: 500, height: 667, fit: 'contain', background: '#ffffff' } as const)
    : ({ width: 500, height: 667, fit: 'cover', position: sharp.strategy.attention } as const);
}
