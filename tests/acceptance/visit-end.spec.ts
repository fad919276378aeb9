import { expect, type Page } from '@playwright/test';

import { test, untilAwake } from './support/browsers.ts';
import { stored } from './support/database.ts';

/** Simulates switching to another tab: in a test all tabs are visible. */
const hide = (page: Page, state: 'hidden' | 'visible' = 'hidden') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

/** Records the beacons that the page sends when hidden. */
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

test('[SES-05a] a page sends a beacon each time it is hidden, and nothing else', async ({ open }) => {
  const page = await open();
  const told = watchBeacons(page);
  for (const path of ['/', '/login']) {
    told.length = 0;
    await page.goto(path);
    // The application sends it, and starts after the first paint.
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

test('[SES-05b] lb in the address switches on the log of bounces: how far the visit came, with the name of its page, and no name of a person', async ({
  open,
}) => {
  const page = await open();
  const told = watchBeacons(page);
  await page.goto('/members?lb&ref=bounce-1&network=n1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // The log is a chunk of its own, which loads after the page: hiding it repeatedly is still one visit.
  await expect
    .poll(async () => {
      await hide(page, 'visible');
      await hide(page);
      return await bouncesFrom('bounce-1');
    })
    .toMatchObject([{ page: 'members', pages: 1, ref: 'bounce-1' }]);

  // The visitor stays after all: one visit, one row, and the page by its name.
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
