import { crc32 } from 'node:zlib';

import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import { planPhoto } from './photo-plan.ts';

const small = (channels: 3 | 4 = 3) => sharp({ create: { width: 16, height: 16, channels, background: '#778899' } });
const progressive = { progressive: true, chromaSubsampling: '4:4:4' };

/** A small JPEG whose header claims this size (frame header, ITU-T T.81 B.2.2). */
function jpegOf(bytes: Buffer, width: number, height: number): Buffer {
  let frame = 2;
  while (bytes[frame + 1] !== 0xc0 && bytes[frame + 1] !== 0xc2) frame += 2 + bytes.readUInt16BE(frame + 2);
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}
/** The same for a PNG, whose first chunk has a checksum. */
function pngOf(bytes: Buffer, width: number, height: number): Buffer {
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}
const plan = async (bytes: Buffer) => await planPhoto(bytes, bytes);

describe('a photo within the limits shown to clients is accepted', () => {
  it.each([
    ['a JPEG of 40 megapixels', async () => jpegOf(await small().jpeg().toBuffer(), 8000, 5000)],
    ['a PNG of 40 megapixels', async () => pngOf(await small(4).png().toBuffer(), 8000, 5000)],
    [
      'a progressive JPEG of 40 megapixels with the usual subsampling',
      async () => jpegOf(await small().jpeg({ progressive: true }).toBuffer(), 8000, 5000),
    ],
    [
      'a progressive JPEG of 13 megapixels in four colours at full size',
      async () => jpegOf(await small().toColourspace('cmyk').jpeg(progressive).toBuffer(), 4000, 3250),
    ],
    [
      'an interlaced PNG of 13 megapixels, transparent and of 16 bits',
      async () => pngOf(await small(4).toColourspace('rgb16').png({ progressive: true }).toBuffer(), 4000, 3250),
    ],
  ])('%s', async (_what, make) => {
    const bytes = await make();
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    expect(await plan(bytes)).toMatchObject({ pixels: width * height });
    expect(width * height).toBeGreaterThanOrEqual(13_000_000);
  });
});

it.each([
  ['a progressive JPEG of 24 megapixels at full size', () => small().jpeg(progressive), jpegOf, 6000, 4000],
  ['a JPEG of one row more than 40 megapixels', () => small().jpeg(), jpegOf, 8000, 5001],
  ['a PNG of one row more than 40 megapixels', () => small(4).png(), pngOf, 8000, 5001],
] as const)('%s is too large', async (_what, make, sized, width, height) => {
  const bytes = sized(await make().toBuffer(), width, height);
  await expect(plan(bytes)).rejects.toMatchObject({ body: { code: 'photo_too_large' } });
});
