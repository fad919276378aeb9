import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { messagesWith, send } from './support/chatting.ts';
import { waitUntilKept } from './support/kept.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { openPhoneLine } from './support/phone-line.ts';
import { closedSite, origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('[NAV-12c][CHAT-09d] a page opened without a network says so in the reader’s language, and reloads by itself; messages written meanwhile are sent', async ({
  open,
}) => {
  const line = await openPhoneLine();
  const [annas, bens] = await Promise.all([
    open(),
    open({ baseURL: line.origin, language: 'de', serviceWorkers: 'allow', allowed: /net::ERR_|network/i }),
  ]);
  const [anna] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman', language: 'de' })),
  ]);
  await bens.goto(`/members/${anna.id}/chat`);
  const composer = bens.getByLabel(say('chat.footer.label', { name: anna.name }), { exact: true });
  await expect(composer).toBeVisible();
  await waitUntilKept(bens, 1);

  await line.go(bens, 'offline');
  await expect(bens.getByText(say('chat.footer.offlineTitle'))).toBeVisible();
  await send(bens, anna.name, 'Ohne Netz geschrieben', 'de');
  const own = messagesWith(bens, anna.name, 'de').getByText('Ohne Netz geschrieben');
  await expect(own).toBeVisible();
  await composer.fill('Noch nicht fertig');
  const address = bens.url();
  await bens.goto('/profile');
  await expect(heading(bens, say('offline.page.title'))).toBeVisible();
  await expect(bens).toHaveTitle(`${say('offline.page.title')} · Heartline`);
  await expect(bens.locator('html')).toHaveAttribute('lang', 'de');
  await expect(bens.getByText(say('offline.page.kept'))).toBeVisible();
  await bens.getByRole('button', { name: say('offline.page.retry') }).click();
  await expect(bens.getByRole('status')).toHaveText(say('offline.page.failed'));
  await expect(bens).toHaveURL(/\/profile$/);

  // A conversation that was just begun is stored as well, with its queued messages and its draft.
  await bens.goto(address);
  await expect(own).toBeVisible();
  await expect(composer).toHaveValue('Noch nicht fertig');
  await bens.goto('/profile');
  await expect(heading(bens, say('offline.page.title'))).toBeVisible();
  // The content of caches is the same for everybody: pages and code.
  expect(await bens.evaluate(async () => await (await caches.match('/offline'))?.text())).not.toContain(anna.name);
  const kept = await bens.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => await caches.open(name)));
    const requests = await Promise.all(stores.map(async (store) => await store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/')).toSorted()).toEqual(['/offline', '/offline/chats']);
  expect(await call(bens, 'GET', `${origin}/api/user.php`)).toMatchObject({ user: { credits: 30 } });

  await line.go(bens, 'online');
  await expect(heading(bens, say('offline.page.title'))).toBeHidden();
  await expect(bens.getByRole('navigation', { name: say('site.bar.nav') }).first()).toBeVisible();
  await expect(bens).toHaveURL(/\/profile$/);
  await expect.poll(() => creditsOf(bens)).toBe(20);
  await bens.goto(address);
  await expect(own).toHaveCount(1);
  await expect(composer).toHaveValue('Noch nicht fertig');
  await annas.goto('/chats');
  await annas.getByRole('link', { name: /Ben/ }).click();
  await expect(annas.getByRole('log').getByText('Ohne Netz geschrieben')).toHaveCount(1);
  line.close();
});

test('[NAV-12b] another site has an offline page of its own, which runs under its policy, and partners’ pages get no service worker', async ({
  open,
}) => {
  // Over plain http only the local machine's own hosts are secure contexts.
  const page = await open({ allowed: /Cross-Origin-Opener-Policy/ });
  await page.goto(`${closedSite}/offline`);
  await expect(heading(page, 'Nordlys svarer ikke')).toBeVisible();
  await expect(page).toHaveTitle('Nordlys svarer ikke · Nordlys');
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', '3');
  // The server answers that this address is not one of its pages.
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page).toHaveURL(`${closedSite}/`);
  expect(await (await page.request.get('/embed/heartline-gallery.js')).text()).not.toContain('serviceWorker');
});
