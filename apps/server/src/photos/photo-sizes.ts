// The decoder's process starts with this file: each import delays the first photo.
import type { Sharp } from 'sharp';

import type { PhotoRegion, Turn } from './photo-cut.ts';
import { sharp } from './sharp.ts';

/** Sizes of the displayed photo: whole, on a card, in a list, and as the placeholder until it is loaded. */
export type PhotoSize = 'full' | 'match' | 'thumb' | 'blur';

/** One photo in all its sizes, as WebP without metadata. */
export interface ProcessedPhoto extends Record<PhotoSize, Buffer> {
  /** Dimensions of the full size. */
  width: number;
  height: number;
  /** Mean of the blurred size, coarse: `#ca9`. */
  colour: string;
}

/** Parameters for making a photo from a file whose header has been read. */
export interface SizesPlan {
  turn: Turn;
  /** In the stored photo. */
  region: PhotoRegion | undefined;
  /** The number of pixels in the header: a file with more is refused. */
  pixels: number;
  /** Colours with more than 8 bits a channel and a profile that defines them. */
  deep?: boolean;
}

/** The bytes, or the path of a file. */
export type Source = Uint8Array | string;

const encode = (picture: Sharp, quality: number) => picture.webp({ quality, effort: 3 }).toBuffer();

const makers: Record<PhotoSize, (picture: Sharp, size: { width: number; height: number }) => Promise<Buffer>> = {
  full: (picture) => encode(picture, 82),
  match: (picture, { width, height }) => encode(picture.resize(coverOf(width, height)), 80),
  thumb: (picture) => encode(picture.resize({ width: 720, height: 360, fit: 'inside', withoutEnlargement: true }), 78),
  blur: (picture) =>
    encode(picture.resize({ width: 32, height: 32, fit: 'inside', withoutEnlargement: true }).blur(1.6), 60),
};

/** One size of a picture that we made ourselves. */
export const makeSize = (picture: Sharp, of: { width: number; height: number }, size: PhotoSize): Promise<Buffer> =>
  makers[size](picture, of);

/** All sizes from one decoding. Rejects with the decoder's error for an unreadable photo. */
export async function makeSizes(source: Source, plan: SizesPlan): Promise<ProcessedPhoto> {
  const { turn } = plan;
  const small = await shrink(source, plan);
  // Rotated after shrinking: a photo of 40 megapixels would have to be held whole for it.
  const { data, info } = await sharp(small.data, { raw: small.info })
    .flop(turn.mirrored)
    .rotate(turn.angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const make = (size: PhotoSize) => makers[size](sharp(data, { raw: info }), info);
  const blur = await make('blur');
  return {
    full: await make('full'),
    match: await make('match'),
    thumb: await make('thumb'),
    blur,
    colour: await meanColour(blur),
    width: info.width,
    height: info.height,
  };
}

/** Sixteen shades a channel: enough for a background, and too few to recognise a photo by. */
export const coarseColour = (channels: readonly number[]): string =>
  `#${channels.map((value) => Math.round(value / 17).toString(16)).join('')}`;

/** Mean colour of the blurred size, so it reveals no more than that size does. */
async function meanColour(blur: Buffer): Promise<string> {
  const pixel = await sharp(blur).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return coarseColour([...pixel]);
}

/** The kept region, as pixels, at most 1600 on its long side. The first frame of an animation; all metadata is dropped. */
async function shrink(source: Source, { region, pixels, deep = false }: SizesPlan) {
  const photo = sharp(source, { limitInputPixels: pixels, failOn: 'error', pages: 1, sequentialRead: true });
  const part = region
    ? photo.extract({ left: region.x, top: region.y, width: region.width, height: region.height })
    : photo;
  // With 16 bits a channel, libvips follows the profile only when it works in sRGB from the start. Other pictures could then not be shrunk
  // while they are read.
  return await (deep ? part.pipelineColourspace('srgb') : part)
    .resize({ width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/**
 * 250 x 333 at twice the pixels (rules.md section 9). A very thin strip is fitted instead, because covering would enlarge it without bound.
 */
function coverOf(width: number, height: number) {
  const extreme = Math.max(width / height, height / width) > 8;
  return extreme
    ? ({ width: 500, height: 667, fit: 'contain', background: '#ffffff' } as const)
    : ({ width: 500, height: 667, fit: 'cover', position: sharp.strategy.attention } as const);
}
