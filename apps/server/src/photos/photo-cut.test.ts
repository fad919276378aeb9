import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

import type { PhotoCut } from './photo-cut.ts';
import { planPhoto } from './photo-plan.ts';
import { makeSizes } from './photo-sizes.ts';

const makePhoto = async (bytes: Uint8Array, cut?: PhotoCut) =>
  await makeSizes(bytes, await planPhoto(bytes, bytes, cut));

const size = { width: 120, height: 80 };
/** Every pixel differs: red grows to the right, green downwards. */
const pixels = Buffer.from(
  Array.from({ length: size.width * size.height }, (_item, index) => [
    (index % size.width) * 2,
    Math.floor(index / size.width) * 3,
    90,
  ]).flat(),
);
const stored = (orientation: number) =>
  sharp(pixels, { raw: { ...size, channels: 3 } })
    .withMetadata({ orientation })
    .png()
    .toBuffer();

const region = { x: 10, y: 20, width: 40, height: 50 };
const orientations = [1, 2, 3, 4, 5, 6, 7, 8];
const cases = orientations.flatMap((orientation) =>
  ([0, 90, 180, 270] as const).map((rotation) => ({ orientation, rotation })),
);

describe('a photo that is rotated and cropped', () => {
  it.each(cases)(
    'shows the chosen region: EXIF $orientation, rotated by $rotation',
    async ({ orientation, rotation }) => {
      const bytes = await stored(orientation);
      // The slow way, step by step, as a browser displays it.
      const upright = await sharp(bytes).autoOrient().png().toBuffer();
      const turned = await sharp(upright).rotate(rotation).png().toBuffer();
      const { x: left, y: top, width, height } = region;
      const wanted = await sharp(turned).extract({ left, top, width, height }).raw().toBuffer();

      const photo = await makePhoto(bytes, { rotation, region });
      expect([photo.width, photo.height]).toEqual([width, height]);
      const got = await sharp(photo.full).raw().toBuffer();
      const apart = got.map((value, index) => Math.abs(value - (wanted[index] ?? 0)));
      // WebP is lossy; a wrong rotation differs by far more.
      expect(apart.reduce((sum, value) => sum + value, 0) / apart.length).toBeLessThan(4);
    },
  );

  it('is whole without a region, turned upright', async () => {
    const photo = await makePhoto(await stored(6));
    expect([photo.width, photo.height]).toEqual([80, 120]);
  });

  it('is shown as in browsers: JPEG, PNG and AVIF by the camera’s orientation, WebP without it', async () => {
    const upright = async (format: 'jpeg' | 'png' | 'avif' | 'webp') => {
      const bytes = await sharp(pixels, { raw: { ...size, channels: 3 } })
        .withMetadata({ orientation: 6 })
        .toFormat(format)
        .toBuffer();
      const { width, height } = await makePhoto(bytes);
      return [width, height];
    };
    expect(await Promise.all((['jpeg', 'png', 'avif', 'webp'] as const).map(upright))).toEqual([
      [80, 120],
      [80, 120],
      [80, 120],
      [120, 80],
    ]);
  });

  it.each([
    ['to the right of it', { ...region, x: 81 }],
    ['below it', { ...region, y: 31 }],
    ['larger than it', { x: 0, y: 0, width: 121, height: 80 }],
  ])('is refused when the region reaches %s', async (_where, outside) => {
    await expect(makePhoto(await stored(1), { rotation: 0, region: outside })).rejects.toMatchObject({
      body: { code: 'validation_failed', fields: [{ name: 'region', code: 'invalid' }] },
    });
  });
});
