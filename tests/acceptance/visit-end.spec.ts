import { expect, type Page } from '@playwright/test';

import { test, untilAwake } from './support/browsers.ts';
import { stored } from './support/database.ts';

/** As when somebody goes to another tab: the browser of a test has all its tabs in view. */
const hide = (page: Page, state: 'hidden' | 'visible' = 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** What the page tells when it is hidden. */
function watchBeacons(page: Page): unknown[] {
  const told: unknown[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/page-hidden.php') told.push(JSON.parse(request.postData() ?? 'null'));
  });
  return told;
}

interface Row {
  page: string;
  pages: number;
  seconds: number;
  ref: string;
}
const bouncesFrom = (ref: string) =>
  stored((sql) => sql<Row[]>`select page, pages, seconds, ref from page_bounces where ref = ${ref}`);

test('[SES-05a] when a page is hidden a beacon says so, each time, and nothing else', async ({ open }) => {
  const page = await open();
  const told = watchBeacons(page);
  for (const path of ['/', '/login']) {
    told.length = 0;
    await page.goto(path);
    // It is the application that tells, and that comes after the page was painted.
    await untilAwake(page);
    expect(told).toEqual([]);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/page-hidden.php'));
    await hide(page);
    expect((await answered).status()).toBe(204);
    await hide(page, 'visible');
    await hide(page);
    await expect.poll(() => told).toEqual([{}, {}]);
  }
});

test('[SES-05b] lb in the address switches the log of bounces on: how far the visit came, by the name of its page, and nobody’s name', async ({
  open,
}) => {
  const page = await open();
  const told = watchBeacons(page);
  await page.goto('/members?lb&ref=bounce-1&network=n1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The log has its own code, which comes after the page: who hides it again and again is one visit all the same.
  await expect
    .poll(async () => {
      await hide(page, 'visible');
      await hide(page);
      return await bouncesFrom('bounce-1');
    })
    .toMatchObject([{ page: 'members', pages: 1, ref: 'bounce-1' }]);

  // They stay after all: one visit, one row, and the page by its name.
  await hide(page, 'visible');
  await page.locator('[data-slot="member-card"] a').first().click();
  await expect(page).toHaveURL(/\/members\/[^/?]+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, \d+$/);
  await hide(page);
  await expect.poll(() => bouncesFrom('bounce-1')).toMatchObject([{ page: 'members-id', pages: 2 }]);
  const sent = JSON.stringify(told);
  expect(sent).not.toContain(new URL(page.url()).pathname.split('/').at(-1));
  expect(await page.evaluate(() => [document.cookie, Object.keys(localStorage).join()])).toEqual(['', '']);

  const other = await open();
  const without = watchBeacons(other);
  await other.goto('/members?ref=bounce-2');
  await untilAwake(other);
  await hide(other);
  await expect.poll(() => without).toEqual([{}]);
  expect(await bouncesFrom('bounce-2')).toEqual([]);
});
