import { expect, type Page, type Route } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';
import { closedSite, warningSite } from './support/site.ts';

/** The scripts that the page has loaded. */
const scriptsOf = async (page: Page) =>
  new Set(
    await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map(({ name }) => new URL(name).pathname)
        .filter((path) => path.endsWith('.js')),
    ),
  );

test('[NAV-06abc] the loading bar appears 200 ms after the press, fills in 5 s, and disappears 500 ms after the page is there', async ({
  open,
}) => {
  const page = await open({ reducedMotion: 'no-preference' });
  await join(page, stranger());
  await page.clock.install();
  await page.goto('/members');
  await expect(page.getByRole('link', { name: 'Swipe game' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const known = await scriptsOf(page);
  const held: Route[] = [];
  let holding = true;
  await page.route(/\/assets\/.*\.js$/, (route) =>
    holding && !known.has(new URL(route.request().url()).pathname) ? void held.push(route) : route.continue(),
  );
  const progress = page.getByRole('progressbar');
  // From here on the test controls the clock.
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('link', { name: 'Swipe game' }).click();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.clock.runFor(190);
  await expect(progress).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(progress).toHaveCount(1);

  const bar = page.locator('[data-slot="loading-bar"]');
  // Animations have a clock of their own: their progress is computed for a given time.
  const filledAt = (time: number) =>
    bar.evaluate((element, at) => {
      const [motion] = element.getAnimations({ subtree: true });
      if (!motion?.effect) return undefined;
      motion.pause();
      motion.currentTime = at;
      const share = (element.lastElementChild?.getBoundingClientRect().width ?? 0) / element.clientWidth;
      return { share: Math.round(share * 100) / 100, ends: motion.effect.getComputedTiming().endTime };
    }, time);
  expect(await filledAt(0)).toEqual({ share: 0, ends: 5_000 });
  const nearly = await filledAt(2_500);
  const full = await filledAt(5_000);
  expect(nearly?.share).toBeGreaterThan(0);
  expect(nearly?.share).toBeLessThan(full?.share ?? 0);
  expect(full?.share).toBeGreaterThanOrEqual(0.95);

  holding = false;
  await Promise.all(held.map((route) => route.continue()));
  await expect(page).toHaveURL('/swipe-game');
  await expect(bar).toHaveAttribute('data-phase', 'done');
  await page.clock.runFor(490);
  await expect(progress).toHaveCount(1);
  await page.clock.runFor(20);
  await expect(progress).toHaveCount(0);
});

test('[NAV-09a] hovering over a link prefetches the code and the data of its page', async ({ open }) => {
  const page = await open();
  const [, anna] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    join(await open(), stranger({ name: 'Anna' })),
  ]);
  await page.goto('/members?country=DE&sort=new');
  const link = page.getByRole('list', { name: 'Members found' }).getByRole('link', { name: new RegExp(anna.name) });
  await expect(link.first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const known = await scriptsOf(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const code = () => asked.filter((path) => path.endsWith('.js') && !known.has(path));
  await page.getByRole('link', { name: 'Swipe game' }).hover();
  await expect.poll(() => code().length).toBeGreaterThan(0);
  await link.first().hover();
  await expect.poll(() => asked.filter((path) => path.startsWith(`/api/members/${anna.id}`)).length).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/members\?/);
  await page.waitForLoadState('networkidle');
  // Loaded data is not requested again.
  asked.length = 0;
  const all = await scriptsOf(page);
  await page.getByRole('link', { name: 'Swipe game' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Swipe game' })).toBeVisible();
  expect(asked.filter((path) => all.has(path))).toEqual([]);
});

test('[NAV-10bd] side by side the conversations are 300 to 400 px wide and the open one at most 800; the most important colour is pink red', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 1280, height: 800 } });
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  await page.goto(`/members/${anna.id}/chat`);
  await expect(page).toHaveURL(/\/chats\//);
  const conversation = page.getByRole('region', { name: new RegExp(anna.name) });
  await expect(conversation).toBeVisible();
  const list = page.locator('[data-slot="conversation-list"]');
  for (const width of [768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const [one, other] = [await list.boundingBox(), await conversation.boundingBox()];
    expect(one?.width, `list at ${width}`).toBeGreaterThanOrEqual(299);
    expect(one?.width, `list at ${width}`).toBeLessThanOrEqual(400);
    expect(other?.width, `conversation at ${width}`).toBeGreaterThan(300);
    expect(other?.width, `conversation at ${width}`).toBeLessThanOrEqual(800);
    expect(other?.x, `side by side at ${width}`).toBeGreaterThanOrEqual((one?.x ?? 0) + (one?.width ?? 0));
  }

  const visitor = await open();
  await visitor.goto('/');
  const colour = await visitor
    .getByRole('main')
    .getByRole('link', { name: 'Sign up for free' })
    .first()
    .evaluate((element) => {
      const pen = document.createElement('canvas').getContext('2d');
      if (!pen) return [];
      pen.fillStyle = getComputedStyle(element).backgroundColor;
      pen.fillRect(0, 0, 1, 1);
      return [...pen.getImageData(0, 0, 1, 1).data];
    });
  const [red = 0, green = 0, blue = 0] = colour;
  // Mostly red, with more blue than green: between red and magenta, nearer to red.
  expect(red).toBeGreaterThan(180);
  expect(blue).toBeGreaterThan(green);
  expect(red - blue).toBeGreaterThan(blue - green);
});

test('[NAV-10a] the layouts change at 576, 768, 992 and 1200 px, and not one before', async ({ open }) => {
  const page = await open();
  const at = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page;
  };
  await page.goto('/signup');
  const form = page.getByRole('radio', { name: 'Woman', exact: true });
  const asWindow = page.getByRole('dialog').filter({ has: form });
  await at(575);
  await expect(form).toBeAttached();
  await expect(asWindow).toHaveCount(0);
  await at(576);
  await expect(asWindow).toBeVisible();

  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  await page.goto(`/members/${anna.id}/chat`);
  await expect(page).toHaveURL(/\/chats\//);
  await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
  const list = page.locator('[data-slot="conversation-list"]');
  await at(767);
  await expect(list).toBeHidden();
  await at(768);
  await expect(list).toBeVisible();

  await page.goto('/members');
  const likes = page.getByRole('banner').getByRole('link', { name: 'Likes' });
  await expect(likes).toBeVisible();
  const top = async () => (await likes.boundingBox())?.y;
  await at(991);
  await expect.poll(top).toBeGreaterThan(700);
  await at(992);
  await expect.poll(top).toBeLessThan(100);

  const width = async () => (await likes.boundingBox())?.width ?? 0;
  await at(1199);
  const narrow = await width();
  await at(1200);
  await expect.poll(width).toBeGreaterThan(narrow);
});

test('[SES-06a] a visit through the whole site requests company and regions once each', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/\/api\/(interests|regions|companyinfo)\.php/.test(pathname)) asked.push(pathname + search);
  });
  await page.goto('/members');
  const bar = page.getByRole('banner');
  for (let round = 0; round < 2; round += 1) {
    await bar.getByRole('button', { name: /^Account: / }).click();
    await bar.getByRole('link', { name: 'My profile' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Region' })).toBeVisible();
    for (const [name, title] of [
      ['Likes', 'Likes'],
      ['Search', 'Members'],
    ] as const) {
      await bar.getByRole('link', { name, exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    }
  }
  // The interests load with the code of the pages that show them.
  expect(asked.map((path) => path.replace(/(companyinfo\.php).*/, '$1')).toSorted()).toEqual([
    '/api/companyinfo.php',
    '/api/regions.php?country=DE',
  ]);
});

test('[SGN-04ab] a site that requires a known source shows others that they cannot sign up; a site for all asks everybody', async ({
  open,
}) => {
  const visitor = async (site: string) => {
    const page = await open({ baseURL: site, allowed: /status of 403|Cross-Origin-Opener-Policy/ });
    await page.context().addCookies([{ name: 'locale', value: 'en', url: site }]);
    return page;
  };
  const closed = (page: Page) => page.getByRole('heading', { name: 'Sign-up is closed right now' });
  const first = (page: Page) => page.getByRole('radio', { name: 'Woman', exact: true });

  const unknown = await visitor(warningSite);
  await unknown.goto('/signup');
  await expect(closed(unknown)).toBeVisible();
  await expect(first(unknown)).toHaveCount(0);
  const body = { ...stranger(), seeking: ['man'], date_of_birth: '1990-05-14', country: 'IT', language: 'en' };
  expect(
    await unknown.evaluate(async (data) => {
      const headers = { 'x-heartline-client': 'web', 'content-type': 'application/json' };
      return (await fetch('/api/signup', { method: 'POST', headers, body: JSON.stringify(data) })).status;
    }, body),
  ).toBe(403);

  const known = await visitor(warningSite);
  await known.goto('/signup?ref=summer');
  await expect(first(known)).toBeAttached();
  await expect(closed(known)).toHaveCount(0);

  for (const site of [closedSite, undefined]) {
    const page = site ? await visitor(site) : await open();
    await page.goto('/signup');
    await expect(first(page)).toBeAttached();
    await expect(closed(page)).toHaveCount(0);
  }
});
