import { describe, expect, it } from 'vitest';

import { cropOfCopy, drawnCopy, isOversized } from './drawn-copy.ts';

/** Colour at a relative position of a picture. */
async function colourAt(file: File, across: number, down: number): Promise<[size: string, colour: string]> {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  const [red = 0, green = 0, blue = 0] =
    pen?.getImageData(bitmap.width * across, bitmap.height * down, 1, 1).data ?? [];
  const name = red > 180 && green > 180 && blue > 180 ? 'white' : red > blue ? 'red' : 'blue';
  return [`${bitmap.width} x ${bitmap.height}`, name];
}

/** A picture: the left and right half of its upper half are red and blue; the lower half is transparent. */
const drawing = (width: number, height: number, name = 'me.avif') =>
  new File(
    [
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="50%" height="50%" fill="red"/><rect x="50%" width="50%" height="50%" fill="blue"/></svg>`,
    ],
    name,
    { type: 'image/svg+xml' },
  );

it('shows the whole picture upright as the browser does, with white for transparency', async () => {
  const { copy, scale } = await drawnCopy(drawing(80, 60));
  expect([copy.name, copy.type, scale]).toEqual(['me.jpg', 'image/jpeg', 1]);
  expect(await colourAt(copy, 0.25, 0.25)).toEqual(['80 x 60', 'red']);
  expect(await colourAt(copy, 0.75, 0.25)).toEqual(['80 x 60', 'blue']);
  expect(await colourAt(copy, 0.25, 0.75)).toEqual(['80 x 60', 'white']);
});

it("applies the camera's rotation, and drops it from the copy's EXIF data", async () => {
  const { copy: plain } = await drawnCopy(drawing(80, 60));
  // EXIF with nothing but the orientation "a quarter to the right" (TIFF 6.0, tag 274), right after the start marker of a JPEG.
  const turned = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0, 18, 1, 3, 0, 1, 0, 0, 0, 6, 0, 0, 0, 0, 0, 0, 0];
  const exif = [0xff, 0xe1, 0, turned.length + 8, ...new TextEncoder().encode('Exif\0\0'), ...turned];
  const photo = new File([plain.slice(0, 2), new Uint8Array(exif), plain.slice(2)], 'me.jpg', { type: 'image/jpeg' });
  const { copy } = await drawnCopy(photo);
  // The former left side is at the top.
  expect(await colourAt(copy, 0.75, 0.25)).toEqual(['60 x 80', 'red']);
  expect(await colourAt(copy, 0.75, 0.75)).toEqual(['60 x 80', 'blue']);
  expect(await copy.slice(0, 1_000).text()).not.toContain('Exif');
});

it('has at most 12 megapixels, in the same proportions', async () => {
  const { copy, scale } = await drawnCopy(drawing(5000, 4000, 'IMG_0001'));
  expect(copy.name).toBe('IMG_0001.jpg');
  expect(scale).toBeCloseTo(Math.sqrt(12 / 20), 6);
  expect(await colourAt(copy, 0.75, 0.25)).toEqual(['3872 x 3098', 'blue']);
  expect(cropOfCopy({ rotation: 0, x: 0, y: 0, width: 5000, height: 4000 }, scale)).toEqual({
    rotation: 0,
    x: 0,
    y: 0,
    width: 3872,
    height: 3098,
  });
});

it.each([0.1, 1 / 3, 0.7746, 1])('keeps a crop within the copy: at scale %d', (scale) => {
  const [width, height] = [4033, 3025] as const;
  for (const x of [0, 1, 7, 1999])
    for (const y of [0, 1, 7, 1499]) {
      const part = cropOfCopy({ rotation: 90, x, y, width: width - x, height: height - y }, scale);
      expect(part.x + part.width).toBeLessThanOrEqual(Math.floor(width * scale));
      expect(part.y + part.height).toBeLessThanOrEqual(Math.floor(height * scale));
    }
});

it('refuses a file that the browser cannot read', async () => {
  await expect(drawnCopy(new File(['x'], 'me.avif', { type: 'image/avif' }))).rejects.toThrow(DOMException);
});

describe('a photo larger than the server takes', () => {
  it.each([
    [8000, 5000, false],
    [8000, 5001, true],
    [8064, 6048, true],
  ])('is recognized by its size %d x %d before it is decoded: %s', async (width, height, oversized) =>
    expect(await isOversized(drawing(width, height))).toBe(oversized),
  );
  it('is recognized by its bytes, but not if it cannot be read', async () => {
    expect(await isOversized(new File([new Uint8Array(12_000_000)], 'me.jpg'))).toBe(false);
    expect(await isOversized(new File([new Uint8Array(12_000_001)], 'me.jpg'))).toBe(true);
  });
});
