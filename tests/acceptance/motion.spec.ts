import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, logIn, stranger } from './support/people.ts';

/** Makes the page record each view transition with its named elements, and each vibration of the device. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (given) => {
      const transition = start(given);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? (effect.pseudoElement ?? []) : []));
        seen.push(moving.includes('::view-transition-group(person-photo)') ? 'grows' : 'changes');
      });
      return transition;
    };
    navigator.vibrate = (pattern) => {
      seen.push(`shakes ${[pattern].flat().length}`);
      return true;
    };
  });
const forget = (page: Page) => page.evaluate(() => void ((window as unknown as { seen: string[] }).seen.length = 0));
const seen = (page: Page) => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

test('[NAV-13] the photo of a card grows into the profile, a like vibrates, and with reduced motion neither happens', async ({
  open,
}) => {
  const [still, lively] = [await open(), await open({ reducedMotion: 'no-preference' })];
  const { email, password } = await join(still, stranger());
  await logIn(lively, email, password);
  for (const page of [lively, still]) {
    await watch(page);
    // Only people with a photo, of an age that no other test has: others come and go while this runs.
    await page.goto('/members?with_photo=true&min_age=50');
    const cards = page
      .getByRole('article')
      .filter({ has: page.locator('img') })
      .getByRole('link');
    // Slow loads are awaited on a separate page, without a transition: the code of profiles was loaded by the first, and the second is
    // prefetched, by the first one or by hovering over its link.
    const path = new URL((await cards.nth(1).getAttribute('href'))!, page.url()).pathname;
    const second = page.waitForResponse((answer) => answer.url().includes(`/api${path}?ahead`));
    await cards.first().click();
    await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
    await page.goBack();
    await forget(page);
    const card = cards.nth(1);
    await card.hover();
    await second;
    await card.click();
    await expect(page).toHaveURL(/\/members\/[\w-]+/);
    const like = page.getByRole('button', { name: 'Like', exact: true });
    await like.click();
    await expect(page.getByRole('button', { name: 'Liked', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Liked', exact: true }).click();
    await expect(like).toBeVisible();
    // Leaving the profile has no transition.
    await page.getByRole('link', { name: 'Messages' }).first().click();
    await expect(page).toHaveURL('/chats');
  }
  expect(await seen(lively)).toEqual(['grows', 'shakes 1']);
  expect(await seen(still)).toEqual([]);
});

test('[NAV-13] a card that is pressed before its profile has arrived opens at the top of the page with the photo of the card', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  await page.goto('/members?with_photo=true');
  // Further down than the profile begins.
  await expect(page.getByRole('article').nth(12)).toBeAttached();
  await page.getByRole('article').nth(12).scrollIntoViewIfNeeded();
  const arrival = Promise.withResolvers<void>();
  await page.route(/\/api\/members\/[\w-]+(\?|$)/, async (route) => {
    await arrival.promise;
    await route.continue();
  });
  const card = page
    .getByRole('article')
    .filter({ has: page.locator('img') })
    .nth(12);
  const picture = card.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeTruthy();
  const photo = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await card.getByRole('link').click();
  const main = page.getByRole('main');
  await expect(main.getByRole('status').filter({ hasText: 'Loading' })).toBeVisible();
  await expect(main.locator(`img[src="${photo}"]`)).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  arrival.resolve();
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
});
