import { writeFile } from 'node:fs/promises';

import { expect, type CDPSession, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';
import { photoWithPlace } from './support/photos.ts';

/** Whether the page prevents the default of a drag: then the browser does nothing by itself. */
const dragOver = async (page: Page, selector: string, what: 'file' | 'text') =>
  await page
    .locator(selector)
    .first()
    .evaluate((target, kind) => {
      const dataTransfer = new DataTransfer();
      if (kind === 'file') dataTransfer.items.add(new File(['x'], 'plain.txt', { type: 'text/plain' }));
      else dataTransfer.setData('text/plain', 'a text');
      return ['dragover', 'drop'].map((type) => {
        const event = new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer });
        target.dispatchEvent(event);
        return event.defaultPrevented;
      });
    }, what);

/** Drops a file of this device, as a person does with the mouse. */
async function drop(session: CDPSession, file: string, { x, y }: { x: number; y: number }): Promise<void> {
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await session.send('Input.dispatchDragEvent', { type, x, y, data });
}

test('a dropped file never makes the browser leave the site: it is ignored where no page accepts it, and in a conversation it is a photo to send', async ({
  open,
}, testInfo) => {
  const [annas, page] = await Promise.all([open(), open()]);
  const anna = await join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' }));

  // A visitor could lose the most: a half-filled form.
  await page.goto('/signup');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await expect.poll(() => dragOver(page, 'main', 'file')).toEqual([true, true]);

  await join(page, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  for (const path of ['/members', `/members/${anna.id}`, '/chats', '/me']) {
    await page.goto(path);
    await expect(page.getByRole('main')).toBeVisible();
    for (const place of ['main', 'header', 'body']) {
      await expect.poll(() => dragOver(page, place, 'file'), `${path} ${place}`).toEqual([true, true]);
      expect(await dragOver(page, place, 'text'), `${path} ${place}`).toEqual([false, false]);
    }
  }

  const photo = testInfo.outputPath('me.jpg');
  await writeFile(photo, (await photoWithPlace()).buffer);
  const session = await page.context().newCDPSession(page);
  await page.goto(`/members/${anna.id}`);
  await expect(page.getByRole('main')).toBeVisible();
  await drop(session, photo, { x: 600, y: 400 });
  await page.goto(`/members/${anna.id}/chat`);
  const field = page.getByLabel(`Message to ${anna.name}`, { exact: true });
  await field.fill('Half a mess');
  await expect(page.getByRole('button', { name: 'Photo', exact: true })).toBeVisible();
  const address = page.url();
  await drop(session, photo, { x: 700, y: 300 });
  const preview = page.getByRole('dialog', { name: `Send a photo to ${anna.name}` });
  await expect
    .poll(() => preview.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(1500);
  await page.keyboard.press('Escape');
  await expect(field).toHaveValue('Half a mess');
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toEqual([page]);
});
