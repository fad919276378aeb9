import { expect, type Page } from '@playwright/test';

import { phone, test, type BrowserOptions, type Fixtures } from './support/browsers.ts';
import { runInstalled } from './support/installed-app.ts';
import { writes } from './support/kept.ts';
import { call, join, stranger } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');

test('[NAV-12a] Chromium accepts the manifest without complaints, and could install the site', async ({ open }) => {
  const page = await open({ serviceWorkers: 'allow', language: 'de' });
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  const { url, errors, data = '' } = await browser.send('Page.getAppManifest');
  expect(new URL(url).search).toBe('?language=de');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as {
    lang: string;
    shortcuts: { name: string; url: string }[];
    icons: { src: string }[];
  };
  expect(manifest).toMatchObject({ lang: 'de', name: 'Heartline', display: 'standalone', id: '/', scope: '/' });
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(
    ['messages', 'search', 'likes'].map((name) => say(`site.bar.${name}`)),
  );
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // Tests run in incognito windows; this error says nothing about the site.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  for (const { src } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type'], src).toBe('image/png');
  for (const path of ['/members', '/login', '/pages/terms', '/nowhere'])
    expect(await (await page.request.get(path)).text(), path).toContain('<link rel="manifest"');
  // A partner’s page embeds our lander, but must not offer our app.
  expect(await (await page.request.get('/embed/heartline-gallery.js')).text()).not.toContain('manifest.webmanifest');
});

test('[NAV-12d] the site and the server recognise the installed app, which has its own way back and no install offer; a browser is not taken for it', async ({
  open,
}) => {
  const [app, browser] = [await openInstallable(open, phone), await openInstallable(open, phone)];
  await runInstalled(app);
  // On an iPhone, where the site itself makes the offer.
  await app.addInitScript(() => Object.assign(navigator, { standalone: true }));
  await browser.addInitScript(() => Object.assign(navigator, { standalone: false }));
  const seen = async (page: Page) => {
    const clients = new Set<string | undefined>();
    page.on('request', (request) => {
      if (/\/api\/(user\.php|conversations)$/.test(request.url())) clients.add(request.headers()['x-heartline-client']);
    });
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => clients.size).toBe(1);
    await halfAnHourPasses(page);
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const back = page.getByRole('banner').getByRole('button', { name: say('shared.common.back'), exact: true });
    return { clients: [...clients], back };
  };
  const [inApp, inBrowser] = [await seen(app), await seen(browser)];
  expect([inApp.clients, inBrowser.clients]).toEqual([['app'], ['web']]);
  await expect(inApp.back).toBeVisible();
  await expect(inBrowser.back).toHaveCount(0);
  await expect(offerOn(browser)).toBeVisible();
  await expect(offerOn(app)).toHaveCount(0);
});

test('[NAV-05bc] the badge of the app is the sum in the title, decreases with reading, and breaks nothing where it cannot be set', async ({
  open,
}) => {
  const annas = await open();
  await join(annas, stranger({ name: 'Anna' }));
  const bens = await open();
  await bens.addInitScript(() => {
    const badges: (number | undefined)[] = [];
    Object.assign(window, { badges });
    // The answer of a browser that cannot show a badge.
    const set = (count?: number) => {
      badges.push(count);
      return Promise.reject(new DOMException('no badge', 'NotSupportedError'));
    };
    Object.assign(navigator, { setAppBadge: set, clearAppBadge: () => set(0) });
  });
  const him = await join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  const last = () => bens.evaluate(() => (window as unknown as { badges: number[] }).badges.at(-1));
  await call(annas, 'PUT', `/api/members/${him.id}/like`);
  const id = await writes(annas, him, 'Hello');
  await bens.goto('/me');
  await expect(bens).toHaveTitle(/^\(2\) /);
  await expect.poll(last).toBe(2);
  await bens.goto(`/chats/${id}`);
  await expect(bens).toHaveTitle(/^\(1\) /);
  await expect.poll(last).toBe(1);
  expect(await bens.title()).not.toContain('Hello');
});

/** A browser that could install the site, without more important notices. */
async function openInstallable(open: Fixtures['open'], options: BrowserOptions = {}) {
  const page = await open({ language: 'de', ...options });
  await page.addInitScript(() => {
    const dismissed = JSON.parse(localStorage.getItem('heartline.dismissed') ?? '{}') as object;
    const now = new Date().toISOString();
    localStorage.setItem(
      'heartline.dismissed',
      JSON.stringify({ photo: now, 'time-bonus-line': now, push: now, ...dismissed }),
    );
  });
  await join(page, stranger({ language: 'de' }));
  return page;
}
const offerOn = (page: Page) => page.getByRole('region', { name: say('chat.app.installTitle', { site: 'Heartline' }) });
const halfAnHourPasses = (page: Page) =>
  page.evaluate(() => {
    const { count } = JSON.parse(localStorage.getItem('heartline.visits') ?? '{}') as { count: number };
    localStorage.setItem('heartline.visits', JSON.stringify({ count, at: Date.now() - 31 * 60_000 }));
  });

test('[NAV-12h] the app is offered on a return visit, the browser then asks, and a no is final', async ({ open }) => {
  const page = await openInstallable(open);
  await page.addInitScript(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => {
        Object.assign(window, { asked: true });
        return Promise.resolve({ outcome: 'dismissed' });
      },
    });
    // As in Chromium: once per page, after it has loaded and listens, which refuses the browser's own prompt.
    addEventListener('load', () => {
      const offering = setInterval(() => {
        if (!dispatchEvent(offer)) clearInterval(offering);
      }, 100);
    });
  });
  const stands = async () => {
    await page.goto('/likes');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await page.waitForFunction(() => document.readyState === 'complete' && performance.now() > 2_000);
  };
  await stands();
  await expect(offerOn(page)).toHaveCount(0);
  await halfAnHourPasses(page);
  await page.reload();
  await offerOn(page)
    .getByRole('button', { name: say('chat.app.installOn') })
    .click();
  await expect(offerOn(page)).toHaveCount(0);
  expect(await page.evaluate(() => (window as unknown as { asked?: boolean }).asked)).toBe(true);
  await halfAnHourPasses(page);
  await stands();
  await expect(offerOn(page)).toHaveCount(0);
});

test('[NAV-12h] on an iPhone the offer links to the instructions, and does not come again', async ({ open }) => {
  const page = await openInstallable(open, phone);
  await page.addInitScript(() => Object.assign(navigator, { standalone: false }));
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offerOn(page)).toHaveCount(0);
  await halfAnHourPasses(page);
  await page.reload();
  await offerOn(page)
    .getByRole('link', { name: say('chat.app.installHow') })
    .click();
  await expect(page).toHaveURL(/\/me#install$/);
  await expect(page.getByText(say('account.install.ios'))).toBeVisible();
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(offerOn(page)).toHaveCount(0);
});
