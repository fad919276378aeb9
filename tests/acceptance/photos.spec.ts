import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';

import { test } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';

interface Photo {
  id: string;
  width: number;
  height: number;
  main: boolean;
  full: string;
}
const photosOf = async (page: Page) => (await call<{ photos: Photo[] }>(page, 'GET', '/api/me/photos')).photos;

/** Left half red, right half blue, so that the crop is visible. */
const twoHalves = async () =>
  await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#c02040' } })
    .composite([
      { input: { create: { width: 600, height: 800, channels: 3, background: '#2040c0' } }, left: 600, top: 0 },
    ])
    .png()
    .toBuffer();

/** As the browser does after Ctrl+V, anywhere on the page. */
const paste = async (page: Page, name: string, bytes: Buffer) =>
  await page.evaluate(
    ([file, base64]) => {
      const clipboardData = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0);
      clipboardData.items.add(new File([content], file, { type: file.endsWith('png') ? 'image/png' : 'image/jpeg' }));
      document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    },
    [name, bytes.toString('base64')] as const,
  );

const gonePreviews = /connect-src blob|Connecting to 'blob:/;

test('[MEM-09b] photos are pasted and chosen, cropped, reordered by keyboard and deleted; three is the limit', async ({
  open,
}) => {
  // Playwright's trace requests previews that the page has released.
  const page = await open({ allowed: gonePreviews });
  // Photos are added and deleted here, so use a country that no other test searches.
  await join(page, stranger({ country: 'US' }));
  await page.goto('/profile');
  const photos = page.getByRole('region', { name: 'My photos' });
  const part = page.getByRole('dialog', { name: 'Choose what others will see' });
  await expect(photos.getByText('0 of 3 photos')).toBeVisible();

  // Pasted anywhere on the page, with the crop moved to its right end by keys.
  await paste(page, 'halves.png', await twoHalves());
  const frame = part.getByRole('application');
  await expect(frame).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) await frame.press('Shift+ArrowRight');
  await part.getByRole('button', { name: 'Use this part' }).click();
  await expect(photos.getByText('1 of 3 photos')).toBeVisible();
  // This site publishes photos without a check, and mentions none.
  await expect(page.getByText('The photo has been uploaded. Others can see it now.')).toBeVisible();
  const [cut] = await photosOf(page);
  expect([cut?.width, cut?.height]).toEqual([600, 800]);
  const { channels } = await sharp(await (await page.request.get(cut?.full ?? '')).body()).stats();
  expect(channels[2]?.mean).toBeGreaterThan(180);
  expect(channels[0]?.mean).toBeLessThan(60);

  // Two files at once: the first is cropped, the second kept whole; a text file named like a photo is detected.
  const chooser = photos.getByLabel('Add photos');
  await chooser.setInputFiles([await photoWithPlace(), { ...(await photoWithPlace()), name: 'second.jpg' }]);
  await expect(part.getByText('One more photo to go.')).toBeVisible();
  await part.getByRole('button', { name: 'Rotate right' }).click();
  await part.getByRole('button', { name: 'Use this part' }).click();
  await expect(part.getByText('One more photo to go.')).toBeHidden();
  await part.getByRole('button', { name: 'Whole photo' }).click();
  // They are uploaded one at a time.
  await expect(photos.getByText(/[23] of 3 photos/)).toBeVisible();
  await expect(photos.getByText('3 of 3 photos')).toBeVisible();
  await expect(photos.getByText(/You can have 3 photos/)).toBeVisible();
  const before = await photosOf(page);
  expect(before.map(({ width, height }) => [width, height])).toEqual([
    [600, 800],
    [1000, 1333],
    [1500, 1000],
  ]);

  // One too many gets an error in its own tile, and waits there.
  await paste(page, 'fourth.jpg', (await photoWithPlace()).buffer);
  await expect(photos.getByText(/reached the maximum number of photos/)).toBeVisible();
  await photos.getByRole('button', { name: 'Remove' }).click();

  // The first moves to the end, by keys alone; it stays there, and stays the main one.
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await photos.getByRole('button', { name: 'Move photo 1' }).press('Enter');
  await page.keyboard.press('End');
  await expect(photos.getByText('Position 3 of 3.')).toBeAttached();
  await page.keyboard.press('Enter');
  expect((await saved).ok()).toBe(true);
  const moved = await photosOf(page);
  expect(moved.map(({ id }) => id)).toEqual([...before.slice(1), ...before.slice(0, 1)].map(({ id }) => id));
  expect(moved.map(({ main }) => main)).toEqual([false, false, true]);
  await photos.getByRole('button', { name: 'Make photo 1 the main photo' }).click();
  await expect.poll(async () => (await photosOf(page)).map(({ main }) => main)).toEqual([true, false, false]);
  // The button is gone, and the focus moves to the next photo.
  await expect(photos.getByRole('button', { name: 'Make photo 2 the main photo' })).toBeFocused();

  await photos.getByRole('button', { name: 'Delete photo 2' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete photo' }).click();
  await expect(photos.getByText('2 of 3 photos')).toBeVisible();
  await expect.poll(async () => (await photosOf(page)).length).toBe(2);
  await expect(photos.getByRole('button', { name: 'Delete photo 2' })).toBeFocused();

  // A text file named like a photo: the error is shown at the photo, and the member can continue.
  await chooser.setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('not a photo') });
  await expect(photos.getByText(/We can’t use this file/)).toBeVisible();
});

test('[MEM-09b] photos with a wrong type, larger than the limit, or with a high memory cost there, arrive all the same', async ({
  open,
}) => {
  // The browser reports the answer that makes the page shrink a photo.
  const page = await open({ allowed: new RegExp(`status of 413|${gonePreviews.source}`) });
  await join(page, stranger({ country: 'US' }));
  await page.goto('/profile');
  const photos = page.getByRole('region', { name: 'My photos' });
  const flat = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#778899' } });
  const files = [
    { name: 'IMG_0001', mimeType: 'image/heic', buffer: await flat(900, 1200).jpeg().toBuffer() },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: await flat(8064, 6048).jpeg({ quality: 50 }).toBuffer() },
    {
      name: 'progressive.jpg',
      mimeType: 'image/jpeg',
      buffer: await flat(6000, 4000).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
    },
  ];
  for (const [index, file] of files.entries()) {
    // The page refuses nothing by itself before sending.
    await photos.getByLabel('Add photos').setInputFiles(file);
    const part = page.getByRole('dialog', { name: 'Choose what others will see' });
    await part.getByRole('button', { name: index === 1 ? 'Use this part' : 'Whole photo' }).click();
    await expect(photos.getByText(`${index + 1} of 3 photos`)).toBeVisible();
  }
  expect((await photosOf(page)).map(({ width, height }) => [width, height])).toEqual([
    [900, 1200],
    // A crop in portrait format.
    [1200, 1600],
    [1600, 1067],
  ]);
});
