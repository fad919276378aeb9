import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { logInToDemo } from './support/demo.ts';
import { call, join, stranger } from './support/people.ts';

test('[MEM-07bcde] the swipe game: like or pass by drag, button and key, undo the last one, four likes a day as announced', async ({
  open,
}) => {
  // A country of their own: no other test deletes photos during the game.
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
  await expect(page.getByText('4 likes a day. Pass as often as you like.')).toBeVisible();
  const first = await onTop();
  const { x, y, width } = (await deck.boundingBox())!;
  await page.mouse.move(x + width / 2, y + 80);
  await page.mouse.down();
  await page.mouse.move(x - width / 4, y + 90, { steps: 6 });
  await page.mouse.up();
  await expect.poll(onTop).not.toBe(first);
  await expect(page.getByText('4 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the previous person' }).click();
  await expect.poll(onTop).toBe(first);
  await page.getByRole('button', { name: /^Pass on / }).click();
  await expect.poll(onTop).not.toBe(first);
  await expect(page.getByText('4 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the previous person' }).click();
  await expect.poll(onTop).toBe(first);
  await page.getByRole('button', { name: /^Like / }).click();
  await expect(page.getByText('3 likes left today')).toBeVisible();
  await page.getByRole('button', { name: 'Back to the previous person' }).click();
  await expect(page.getByText('4 likes left today')).toBeVisible();
  // At once: no element of the deck has the focus.
  await page.locator('body').evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  const liked: string[] = [];
  const like = async () => {
    liked.unshift((await onTop())!.replace('Like ', ''));
    await page.keyboard.press('ArrowRight');
  };
  for (const left of ['3 likes', '2 likes', '1 like']) {
    await like();
    await expect(page.getByText(`${left} left today`)).toBeVisible();
  }
  await like();
  await expect(deck).toHaveCount(0);
  const over = async () => {
    await expect(page.getByRole('heading', { name: 'You’ve used all your likes for today' })).toBeVisible();
    await expect(page.getByText(/^You’ll get new ones in \d+ (hour|minute)s?\.$/)).toBeVisible();
    await expect(page.getByRole('list', { name: 'The people you liked today' }).getByRole('link')).toContainText(liked);
    await expect(page.getByRole('article')).toHaveCount(0);
  };
  await over();
  // The screen counts at once; only a like that the server has stored is given.
  await expect.poll(async () => (await call<{ likes_left: number }>(page, 'GET', '/api/play/deck')).likes_left).toBe(0);
  await page.reload();
  await over();
});

test('[MEM-07f] a press on a side of the picture shows another photo of the same person', async ({ open }) => {
  const page = await open();
  await logInToDemo(page, 'premium');
  // A person with more than one photo is on top.
  await page.route('**/api/play/deck', async (route) => {
    const answer = await route.fetch();
    const deck = (await answer.json()) as { candidates: { photos: unknown[] }[] };
    await route.fulfill({
      response: answer,
      json: { ...deck, candidates: deck.candidates.filter(({ photos }) => photos.length > 1) },
    });
  });
  await page.goto('/swipe-game');
  const card = page.getByRole('article').first();
  const picture = () => card.locator('img:not([hidden])').getAttribute('src');
  const [onTop, first] = [
    await page.getByRole('button', { name: /^Like / }).getAttribute('aria-label'),
    await picture(),
  ];
  await card.getByRole('button', { name: /^Next photo of / }).click();
  await expect(card.getByText(/^Photo 2 of \d$/)).toBeAttached();
  const second = await picture();
  expect(second).not.toBe(first);
  await card.getByRole('button', { name: /^Previous photo of / }).press('Enter');
  await expect.poll(picture).toBe(first);
  expect(await page.getByRole('button', { name: /^Like / }).getAttribute('aria-label')).toBe(onTop);
});
