import { rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { dirname } from 'node:path';

import { expect, test, type JSHandle } from '@playwright/test';

import { locales } from '../../packages/api-client/src/languages.ts';
import { buttonOf, launchFirefox, showInFirefox } from './support/firefox.ts';
import { openHost } from './support/host-page.ts';
import { choiceOf, filesOf, hosts, manifest, serveHosts } from './support/hosts.ts';
import { longestTask } from './support/longest-task.ts';
import { landers, sayOfLanders, walk } from './support/landers.ts';
import { buildReactHost } from './support/react-host.ts';
import { hostsOrigin, hostsPort, origin, strangeOrigin } from './support/site.ts';

// One at a time: they share one origin, which the site knows as a partner's.
test.describe.configure({ mode: 'default' });

let server: Server;
let app: string | undefined;
test.beforeAll(async () => {
  server = await serveHosts(hostsPort, () => app);
  app = await buildReactHost();
});
test.afterAll(() => {
  server.close();
  if (app) rmSync(dirname(app), { recursive: true, force: true });
});

const placeIn = (lander: string, language: string, width: number) => {
  const { phone, tablet, desk } = choiceOf(lander, language).room;
  if (width < 600) return phone;
  return width < 992 ? tablet : desk;
};

const devices = { phone: { width: 360, height: 740 }, desk: { width: 1200, height: 900 } };

for (const host of hosts)
  for (const [device, viewport] of Object.entries(devices))
    test(`[LND-03b] every lander is shown in a page of ${host} on a ${device}, without moving or changing the page`, async ({
      browser,
    }) => {
      const { page, problems, show, seen, settled, close } = await openHost(browser, { viewport });
      for (const [index, lander] of landers.entries()) {
        const language = locales[(index + hosts.indexOf(host) * 3) % locales.length] ?? 'en';
        await show(host, lander, { lang: language, network: 'acme' });
        await settled();
        const element = page.locator(`heartline-${lander}`);
        const heading = element.getByRole('heading', { level: 1 });
        await expect(heading, lander).toHaveText(/./);
        await expect(element.locator('[data-heartline-root]'), lander).toHaveAttribute('lang', language);
        const look = await heading.evaluate((one) => {
          const { color, fontSize, textTransform, fontFamily } = getComputedStyle(one);
          return { color, size: parseFloat(fontSize) < 60, textTransform, fontFamily };
        });
        expect(look, lander).toMatchObject({ size: true, textTransform: 'none' });
        expect(look.fontFamily, lander).toContain('Heartline Fraunces');
        const height = await element.evaluate((one) => (one as HTMLElement).offsetHeight);
        expect(height, `the place of ${lander} in ${language}`).toBe(placeIn(lander, language, viewport.width));
        const { shift, names } = await seen();
        expect(shift, `${lander} in ${language} moves the page`).toBeLessThanOrEqual(0.001);
        expect(names, `names that ${lander} leaves`).toEqual([]);
        expect(await page.evaluate(() => [document.styleSheets.length, document.adoptedStyleSheets.length])).toEqual([
          1, 0,
        ]);
        expect(await page.locator('link[rel=modulepreload][integrity]').count()).toBe(0);
      }
      expect(problems).toEqual([]);
      await close();
    });

for (const [device, viewport] of Object.entries(devices))
  test(`[LND-03b] the place that a partner keeps for a lander is high enough in every language, on a ${device}`, async ({
    browser,
  }) => {
    test.slow();
    const { page, show, settled, close } = await openHost(browser, { viewport });
    for (const lander of landers)
      for (const language of locales) {
        await show('plain', lander, { lang: language, network: 'acme' });
        await settled();
        const height = await page
          .locator(`heartline-${lander}`)
          .evaluate((element) => (element as HTMLElement).offsetHeight);
        const place = placeIn(lander, language, viewport.width);
        expect.soft(height, `${lander} in ${language}`).toBe(place);
      }
    await close();
  });

for (const host of hosts)
  test(`[SES-07b] a lander in a page of ${host} leads into the sign-up, with tracking and answers`, async ({
    browser,
  }) => {
    const { page, problems, show, close } = await openHost(browser, { strict: true });
    const tracking = { network: 'acme', 'tracking-ref': 'summer', sub1: 'a b' };
    await show(host, 'iconslanding', { locale: 'de', ...tracking });
    await walk(page, 'iconslanding');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      network: 'acme',
      ref: 'summer',
      sub1: 'a b',
      language: 'de',
      seeking: 'man',
    });
    expect(problems).toEqual([]);
    await close();
  });

test('a page loads for a lander only what its language needs, within 60 kB', async ({ browser }) => {
  const { page, show, settled, close } = await openHost(browser);
  const files: Promise<[string, number]>[] = [];
  page.on('requestfinished', (request) => {
    const { origin: from, pathname } = new URL(request.url());
    if (from === origin && pathname.endsWith('.js'))
      files.push(request.sizes().then(({ responseBodySize }) => [pathname.replace('/embed/', ''), responseBodySize]));
  });
  for (const lander of landers) {
    files.length = 0;
    await page.context().clearCookies();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Network.clearBrowserCache');
    await show('plain', lander, { lang: 'fr' });
    await settled();
    const loaded = await Promise.all(files);
    expect(loaded.map(([file]) => file).sort()).toEqual(['v1.js', ...filesOf(lander, 'fr')].sort());
    expect(loaded.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThanOrEqual(60_000);
  }
  await close();
});

test('a page whose policy trusts a nonce and the scripts loaded by it also trusts the chunks', async ({ browser }) => {
  const { problems, show, settled, close } = await openHost(browser);
  await show('plain', 'gallery', { nonce: '1' });
  await settled();
  expect(problems).toEqual([]);
  await close();
});

test('pinning the loader pins all its chunks', async ({ browser }) => {
  const { page, problems, show, settled, close } = await openHost(browser);
  await show('plain', 'gallery', { pinned: '1', lang: 'de' });
  await settled();
  expect(problems).toEqual([]);
  for (const file of [manifest().loader.pinned, ...filesOf('gallery', 'de')]) {
    const address = `${origin}/embed/${file}`;
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${await response.text()};document.title='somebody else’s';` });
    });
    problems.length = 0;
    await show('plain', 'gallery', { pinned: '1', lang: 'de' });
    await expect.poll(() => problems.join(), file).toMatch(/integrity/);
    await page.waitForLoadState('networkidle');
    expect(await page.title(), file).toBe('Partner');
    const shown = await page.evaluate(() => document.querySelector('heartline-gallery')?.shadowRoot?.childElementCount);
    expect(shown ?? 0, file).toBe(0);
    await page.unroute(address);
  }
  await close();
});

test('a lander has its styles in a frame and in a window of its page: created there, moved there and moved back', async ({
  browser,
}) => {
  const { page, problems, show, settled, close } = await openHost(browser);
  await show('plain', 'gallery', { network: 'acme' });
  await settled();
  const shown = await page.evaluateHandle(() => document.querySelector<HTMLElement>('heartline-gallery')!);
  const home = await page.evaluateHandle(() => document.querySelector('heartline-gallery')!.parentElement!);
  const frame = await page.evaluateHandle(
    () => document.body.appendChild(document.createElement('iframe')).contentDocument!.body,
  );
  const popup = page.waitForEvent('popup');
  const other = await page.evaluateHandle(() => window.open('about:blank')!.document.body);
  (await popup).on('pageerror', ({ message }) => problems.push(message));
  const create = () =>
    page.evaluateHandle(() => {
      const element = document.createElement('heartline-gallery');
      element.setAttribute('network', 'acme');
      return element;
    });
  const look = (element: JSHandle<HTMLElement>) =>
    element.evaluate(({ shadowRoot }) => {
      const link = shadowRoot?.querySelector('a[href*="/login"]');
      return [shadowRoot?.adoptedStyleSheets.length, link && getComputedStyle(link).display];
    });
  for (const [what, element, place] of [
    ['created in the frame', await create(), frame],
    ['moved into the frame', shown, frame],
    ['moved back', shown, home],
    ['created in the window', await create(), other],
    ['moved into the window', shown, other],
    ['moved back', shown, home],
  ] as const) {
    await place.evaluate((body, one) => {
      body.append(one);
      // Landers load when they are about to be seen.
      one.scrollIntoView();
    }, element);
    await expect.poll(() => look(element), what).toEqual([1, 'flex']);
  }
  expect(problems).toEqual([]);
  await close();
});

test('a hundred landers added and removed leave no memory or listeners behind', async ({ browser }) => {
  const { page, show, settled, close } = await openHost(browser);
  const answers = new Map<string, string>();
  await page.route(`${origin}/api/**`, async (route) => {
    const address = route.request().url();
    const known = answers.get(address) ?? (await (await route.fetch()).text());
    answers.set(address, known);
    await route.fulfill({
      body: known,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
    });
  });
  await show('plain', 'gallery');
  await settled();
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const mount = (times: number) =>
    page.evaluate(async (count) => {
      const place = document.querySelector('heartline-gallery')?.parentElement ?? document.body;
      for (let turn = 0; turn < count; turn += 1) {
        const element = document.createElement('heartline-gallery');
        const ready = new Promise((resolve) => element.addEventListener('heartline:ready', resolve, { once: true }));
        place.append(element);
        await ready;
        element.remove();
        await new Promise(requestAnimationFrame);
      }
    }, times);
  const measure = async () => {
    await cdp.send('HeapProfiler.collectGarbage');
    const { metrics } = await cdp.send('Performance.getMetrics');
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return { nodes: of('Nodes'), listeners: of('JSEventListeners'), heap: of('JSHeapUsedSize') };
  };
  await mount(10);
  const before = await measure();
  await mount(100);
  const after = await measure();
  // There may be fewer: some of those before waited for their collection.
  expect(after.nodes).toBeLessThanOrEqual(before.nodes);
  expect(after.listeners).toBeLessThanOrEqual(before.listeners);
  // A hundred leaked landers would need more than ten times that.
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  await close();
});

test('no task of a lander blocks the page for more than 50 ms', async ({ browser }) => {
  for (const lander of landers) {
    const { page, show, settled, close } = await openHost(browser, { viewport: devices.desk });
    // A new tab has tasks of its own.
    await page.goto(`${hostsOrigin}/icon.svg`);
    await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
    await show('plain', lander);
    await settled();
    expect(longestTask(await browser.stopTracing()), lander).toBeLessThanOrEqual(50);
    await close();
  }
});

test('a frame shows a lander in pages of registered partners, and its links leave the frame for the sign-up', async ({
  browser,
}) => {
  const { page, problems, show, close } = await openHost(browser, { strict: true });
  // Listening starts early: the event may come before the page has loaded.
  await page.addInitScript(() => {
    const told: unknown[] = [];
    Object.assign(globalThis, { told });
    addEventListener('message', ({ data }) => told.push(data));
  });
  await show('wordpress', 'iconslanding', { frame: '1', locale: 'de', network: 'acme' });
  await expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { told: unknown[] }).told))
    .toContainEqual(expect.objectContaining({ type: 'heartline:ready' }));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(/./);
  const { scrollable } = await frame.locator('html').evaluate(({ scrollHeight, clientHeight }) => ({
    scrollable: scrollHeight > clientHeight,
  }));
  expect(scrollable, 'its place is as high as it is').toBe(false);
  await frame.getByRole('button', { name: sayOfLanders('de', 'men'), exact: true }).click();
  await frame.getByRole('button', { name: sayOfLanders('de', 'woman'), exact: true }).click();
  await frame.getByRole('button', { name: 'Woanders', exact: true }).click();
  await page.waitForURL(/\/signup\?/);
  const { searchParams } = new URL(page.url());
  expect(Object.fromEntries(searchParams)).toMatchObject({ network: 'acme', language: 'de', seeking: 'man' });
  expect(problems).toEqual([]);
  await close();
});

test('a page of no partner gets no frame, and no data of members', async ({ browser }) => {
  const { page, problems, settled, close } = await openHost(browser, { strict: true });
  await page.goto(`${strangeOrigin}/plain/gallery?frame=1`);
  await expect.poll(() => problems.join()).toMatch(/frame-ancestors/);
  await page.goto(`${strangeOrigin}/plain/gallery`);
  await settled();
  await expect(page.locator('heartline-gallery').getByRole('button').first()).toBeVisible();
  await expect(page.locator('heartline-gallery figure')).toHaveCount(0);
  await close();
});

test('in Firefox each host shows a lander, a separate page shows every lander, and one leads into the sign-up', async () => {
  const browser = await launchFirefox();
  try {
    const all = [
      ...landers.map((lander) => ['plain', lander] as const),
      ...hosts.map((host) => [host, 'iconslanding'] as const),
    ];
    for (const [host, lander] of all) {
      const { page, problems, heading } = await showInFirefox(browser, host, lander);
      expect(heading, `${lander} in ${host}`).not.toBe('');
      expect(problems, `${lander} in ${host}`).toEqual([]);
      await page.close();
    }
    const { page } = await showInFirefox(browser, 'plain', 'gallery');
    const left = page.waitForNavigation();
    await (await buttonOf(page, 'heartline-gallery', sayOfLanders('de', 'men'))).click();
    await left;
    expect(page.url()).toBe(`${origin}/signup?network=acme&language=de&seeking=man`);
  } finally {
    await browser.close();
  }
});
