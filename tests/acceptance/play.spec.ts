import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';

test('[MEM-07] the swipe game: like or pass by button and key, back to the last one, four likes a day', async ({
  open,
}) => {
  // A country of their own: nobody’s photos go while they are dealt.
  const country = 'IE';
  await Promise.all(Array.from({ length: 5 }, async () => await join(await open(), stranger({ country }))));
  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman', country }));
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
  await page.getByRole('button', { name: 'Back to the previous person' }).click();
  await expect.poll(onTop).toBe(first);
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByText('3 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the previous person' }).click();
  await expect(page.getByText('4 likes left today')).toBeVisible();
  // At once: nothing of the deck has the focus.
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  for (const left of ['3 likes', '2 likes', '1 like']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByText(`${left} left today`)).toBeVisible();
  }
  await page.keyboard.press('ArrowRight');
  await expect(deck).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'You’ve used all your likes for today' })).toBeVisible();
  // The screen counts at once; only a like the server keeps is given.
  await expect.poll(async () => (await call<{ likes_left: number }>(page, 'GET', '/api/play/deck')).likes_left).toBe(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You’ve used all your likes for today' })).toBeVisible();
});
