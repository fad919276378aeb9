import { expect, it } from 'vitest';

import { drawnCopy } from './drawn-copy.ts';

/** Colour in the middle of a quarter of a picture. */
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

it('is the picture that the browser shows, whole and upright, with white for what is transparent', async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="40" height="30" fill="red"/><rect x="40" width="40" height="30" fill="blue"/></svg>';
  const copy = await drawnCopy(new File([drawing], 'me.avif', { type: 'image/svg+xml' }));
  expect([copy.name, copy.type]).toEqual(['me.jpg', 'image/jpeg']);
  expect(await colourAt(copy, 0.25, 0.25)).toEqual(['80 x 60', 'red']);
  expect(await colourAt(copy, 0.75, 0.25)).toEqual(['80 x 60', 'blue']);
  expect(await colourAt(copy, 0.25, 0.75)).toEqual(['80 x 60', 'white']);
});

it('refuses what the browser cannot read', async () => {
  await expect(drawnCopy(new File(['x'], 'me.avif', { type: 'image/avif' }))).rejects.toThrow(DOMException);
});
