import { expect, type Locator, type Route } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';

test('[NAV-09b] prefetching a link waits at most 2 s: then its request ends, and a press asks again', async ({
  open,
}) => {
  const page = await open();
  const anna = await join(await open(), stranger({ name: 'Anna' }));
  /** Hovers over a link whose data hang, as on a lost connection; then presses it when the connection is back. */
  const pointAndPress = async (link: Locator, asked: string, shown: string) => {
    await expect(link).toBeVisible();
    await page.waitForLoadState('networkidle');
    const from = page.url();
    let begun = 0;
    await page.route(`**${asked}*`, () => {
      begun ||= performance.now();
    });
    const given = page.waitForEvent('requestfailed', (request) => new URL(request.url()).pathname === asked);
    await link.hover();
    const ended = await given;
    const waited = performance.now() - begun;
    expect(ended.failure()?.errorText).toContain('ABORTED');
    expect(waited).toBeGreaterThan(1_500);
    // The page showed no message, and did not navigate.
    await expect(page).toHaveURL(from);
    await page.unroute(`**${asked}*`);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: shown })).toBeVisible();
  };
  await page.goto('/login');
  await pointAndPress(
    page.getByRole('link', { name: 'Questions and answers' }),
    '/api/pages/faq',
    'Questions and answers',
  );
  await join(page, stranger({ gender: 'man', seeking: 'woman' }));
  await page.goto('/members?country=DE&sort=new');
  const members = page.getByRole('list', { name: 'Members found' });
  const link = members.getByRole('link', { name: new RegExp(anna.name) }).first();
  await pointAndPress(link, `/api/members/${anna.id}`, anna.name);
});

test('[NAV-09b] pressing earlier waits for the prefetch under way, and nothing is requested twice', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/login');
  const link = page.getByRole('link', { name: 'Questions and answers' });
  await expect(link).toBeVisible();
  await page.waitForLoadState('networkidle');
  const held: Route[] = [];
  await page.route('**/api/pages/faq', (route) => void held.push(route));
  await link.hover();
  await expect.poll(() => held.length).toBe(1);
  await link.click();
  await page.waitForTimeout(2_500);
  expect(held).toHaveLength(1);
  await held[0]?.continue();
  await expect(page.getByRole('heading', { level: 1, name: 'Questions and answers' })).toBeVisible();
});
