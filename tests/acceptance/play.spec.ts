import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';

test('[MEM-07] the swipe game: like or pass by button and key, back to the last one, four likes a day', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman' }));
  await page.goto('/members');
  await page.getByRole('link', { name: 'Swipe game' }).click();
  const deck = page.getByRole('group', { name: 'People to meet' });
  const onTop = () => page.getByRole('button', { name: /^Like / }).getAttribute('aria-label');
  await expect(deck).toBeVisible();
  await expect(page.getByText('4 likes left today')).toBeVisible();
  const first = await onTop();
  await page.getByRole('button', { name: /^Pass on / }).click();
  await expect.poll(onTop).not.toBe(first);
  await expect(page.getByText('4 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the last one' }).click();
  await expect.poll(onTop).toBe(first);
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByText('3 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the last one' }).click();
  await expect(page.getByText('4 likes left today')).toBeVisible();
  await deck.focus();
  for (const left of ['3 likes', '2 likes', '1 like']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${left} left today`)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: 'All likes of today are given' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'All likes of today are given' })).toBeVisible();
});
