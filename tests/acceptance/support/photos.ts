import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

/** A photo as from a phone: 1.5 megapixels of noise on a colour, with camera and location in its metadata. */
export async function photoWithPlace(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const buffer = await sharp({
    create: {
      width: 1500,
      height: 1000,
      channels: 3,
      background: '#b8436a',
      noise: { type: 'gaussian', mean: 120, sigma: 8 },
    },
  })
    .jpeg({ quality: 80 })
    .withExif({
      IFD0: { Make: 'Heartline Test Camera' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .toBuffer();
  return { name: 'me.jpg', mimeType: 'image/jpeg', buffer };
}

/** Adds one uncropped photo for the member of this browser, on /profile; `number` is its position. */
export async function addPhoto(page: Page, number: number): Promise<void> {
  await page.getByLabel('Add photos').setInputFiles(await photoWithPlace());
  await page.getByRole('button', { name: 'Whole photo' }).click();
  await expect(page.getByRole('img', { name: `My photo ${number}`, exact: true })).toBeVisible();
}

/** Gives the member of this browser a photo, without the pages for it. */
export async function givePhoto(page: Page): Promise<void> {
  const answer = await page.request.post('/api/me/photos', {
    headers: { 'x-heartline-client': 'web' },
    multipart: { photo: await photoWithPlace() },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** The metadata in a picture besides its pixels. */
export async function hiddenData(picture: Buffer): Promise<string[]> {
  const { exif, xmp, iptc } = await sharp(picture).metadata();
  return Object.entries({ exif, xmp, iptc }).flatMap(([name, value]) => (value ? [name] : []));
}
