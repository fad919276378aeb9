import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, fillAboutYou, join, stranger } from './support/people.ts';
import { wordsOf } from './support/words.ts';

/** The site during an incomplete release: all its files are missing, or only some. */
const withoutFiles = (page: Page, which: RegExp) =>
  page.route(which, (route) => route.fulfill({ status: 404, body: 'Not found' }));

/**
 * Disconnects a page from the network; returns a function that reconnects it. On a machine without any network the browser always reports
 * offline and never fires an event, so the event is dispatched here.
 */
async function goOffline(page: Page): Promise<() => Promise<void>> {
  const tells = await page.evaluate(() => navigator.onLine);
  const go = async (where: 'online' | 'offline') => {
    await page.context().setOffline(where === 'offline');
    if (!tells) await page.evaluate((event) => dispatchEvent(new Event(event)), where);
  };
  await go('offline');
  return async () => await go('online');
}

/** Counts full page loads. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  return () => loads;
}

for (const language of ['en', 'de', 'pl'] as const)
  test(`a component that stays missing is reported in words, with a link that needs nothing more (${language})`, async ({
    open,
  }) => {
    const { say } = wordsOf(language);
    const page = await open({ language, allowed: /status of 404|Failed to fetch|preload/ });
    await join(page, stranger({ language }));
    const loads = countLoads(page);
    let loaded = 0;
    const expectLoads = async (more: number) => {
      loaded += more;
      await expect.poll(loads).toBe(loaded);
    };
    const inPage = {
      files: /\/assets\/(en|de|pl)-[^/]+\.js$/,
      title: say('site.error.missingTitle'),
      text: say('site.error.missingText'),
      retry: page.getByRole('button', { name: say('site.error.retry') }),
    };
    // A link without an address: Playwright does not treat it as one.
    const inDocument = {
      files: /\/assets\/entry-app-[^/]+\.js$/,
      title: say('offline.late.title'),
      text: say('offline.late.text'),
      retry: page.getByText(say('offline.page.retry'), { exact: true }),
    };
    // First the texts of all pages are missing, then even the code of the error page: then the document shows its own words.
    for (const { files, title, text, retry } of [inPage, inDocument]) {
      await withoutFiles(page, files);
      await page.goto('/members');
      // The first time within a minute the page reloads by itself.
      await expectLoads(loaded === 0 ? 2 : 1);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByText(text)).toBeVisible();
      expect(await page.locator('body').innerText()).not.toMatch(/(site|shared)\.[a-z]+\.[a-z]+/i);
      // Each press reloads it, in vain while the files are missing.
      await retry.click();
      await expectLoads(1);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.unroute(files);
      await page.goto('/members');
      await expectLoads(1);
      await expect(page.getByRole('banner').getByRole('link', { name: say('site.bar.likes') })).toBeVisible();
    }
  });

for (const language of ['en', 'de'] as const)
  test(`scripts that never load leave a message and two links, which need no script (${language})`, async ({
    open,
  }) => {
    const { say } = wordsOf(language);
    const page = await open({
      language,
      allowed: /status of 404|net::ERR_|Failed to fetch|preload|MIME type|Unexpected token/,
    });
    await join(page, stranger({ language }));
    const kinds: Parameters<typeof page.route>[1][] = [
      (route) => route.fulfill({ status: 404, body: 'Not found' }),
      (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Elsewhere</p>' }),
      (route) => route.fulfill({ contentType: 'text/javascript', body: '' }),
      (route) => route.abort(),
    ];
    const heading = page.getByRole('heading', { level: 1, name: say('offline.late.title') });
    for (const kind of kinds) {
      await page.route(/\/assets\/.*\.js$/, kind);
      await page.goto('/members', { waitUntil: 'commit' });
      await expect(heading).toBeVisible();
      await expect(page.getByText(say('offline.late.text'))).toBeVisible();
      await page.unroute(/\/assets\/.*\.js$/);
    }
    // By keyboard: the site is complete again, and the first link opens the requested page.
    await page.keyboard.press('Tab');
    await expect(page.getByText(say('offline.page.retry'), { exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('banner').getByRole('link', { name: say('site.bar.likes') })).toBeVisible();
    await expect(heading).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/members');
  });

test('[NAV-08] when files of the site are gone the page is reloaded once, and not again within the minute', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 404|Failed to fetch|preload/ });
  await join(page, stranger());
  await page.goto('/members');
  await expect(page.getByRole('link', { name: 'Swipe game' })).toBeVisible();
  const known = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)),
  );
  const loads = countLoads(page);
  await page.route(/\/assets\/.*\.js$/, (route) =>
    known.has(new URL(route.request().url()).pathname) ? route.continue() : route.fulfill({ status: 404, body: '' }),
  );
  await page.getByRole('link', { name: 'Swipe game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This page didn’t load' })).toBeVisible();
  await expect.poll(loads).toBe(1);
  // It retries every five seconds.
  for (let time = 0; time < 2; time += 1) await page.waitForRequest(/\/offline$/);
  expect(loads()).toBe(1);
  // A press is the reader's request, and is not limited to one per minute.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(loads).toBe(2);
});

test('offline, an unvisited page says so, other pages stay reachable, and it opens by itself later', async ({
  open,
}) => {
  const page = await open({ allowed: /net::ERR_|Failed to fetch|preload/ });
  await join(page, stranger());
  await page.goto('/members');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Likes' })).toBeVisible();
  const goOnline = await goOffline(page);
  await page.getByRole('link', { name: 'Swipe game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await expect(page.getByText('500')).toHaveCount(0);
  await expect(bar.getByRole('link', { name: 'Likes' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await expect(page.getByRole('link', { name: 'Swipe game' })).toBeVisible();
  await page.getByRole('link', { name: 'Swipe game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await goOnline();
  await expect(page.getByRole('heading', { level: 1, name: 'Swipe game' })).toBeVisible();
  await expect(page).toHaveURL('/swipe-game');
});

test('the last step of the sign-up offline: it says so, nothing is lost, a second press has no effect, and it continues by itself', async ({
  open,
}) => {
  const page = await open({ allowed: /net::ERR_|Failed to fetch/ });
  const me = stranger();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/signup') sent.push(request.method());
  });
  await page.goto('/signup');
  await fillAboutYou(page, me);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Username', { exact: true }).fill(me.name);
  // A reload returns to the same step, with its input.
  await page.reload();
  await expect(page.getByLabel('Username', { exact: true })).toHaveValue(me.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('E-mail address', { exact: true }).fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  const goOnline = await goOffline(page);
  await page.getByRole('button', { name: 'Create my account' }).dblclick();
  await expect(page.getByText('You’re offline. Nothing is lost')).toBeVisible();
  await expect(page.getByLabel('E-mail address', { exact: true })).toHaveValue(me.email);
  expect(sent).toEqual([]);
  await goOnline();
  await expect(page).toHaveURL(/\/complete-signup/);
  expect(sent).toEqual(['POST']);
  expect(await call(page, 'GET', '/api/user.php')).toMatchObject({ user: { name: me.name } });
});

test('a double press on the last button of the sign-up sends once, also when it is refused', async ({ open }) => {
  const page = await open({ allowed: /status of 400/ });
  const me = stranger();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/signup') sent.push(request.method());
  });
  await page.goto('/signup');
  await fillAboutYou(page, me);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Username', { exact: true }).fill(me.name);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Country', { exact: true }).selectOption('DE');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('E-mail address', { exact: true }).fill(me.email);
  await page.getByLabel('Password', { exact: true }).fill('password');
  await page.getByRole('button', { name: 'Create my account' }).dblclick();
  await expect(page.getByText('Many people use this password')).toBeVisible();
  expect(sent).toEqual(['POST']);
});
