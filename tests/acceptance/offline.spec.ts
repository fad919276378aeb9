import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { messagesWith, send } from './support/chatting.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { openPhoneLine } from './support/phone-line.ts';
import { closedSite, origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');
const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

test('[NAV-12c][CHAT-09d] a page that is reloaded without network says so in the reader’s language, and goes on by itself to what was written', async ({
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
  await bens.evaluate(async () => {
    const claimed = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    if (!navigator.serviceWorker.controller) await claimed;
  });

  await line.go(bens, 'offline');
  await expect(bens.getByText(say('chat.footer.offlineTitle'))).toBeVisible();
  await send(bens, anna.name, 'Ohne Netz geschrieben', 'de');
  await expect(messagesWith(bens, anna.name, 'de').getByText('Ohne Netz geschrieben')).toBeVisible();
  await composer.fill('Noch nicht fertig');
  const address = bens.url();
  await bens.reload();
  await expect(heading(bens, say('offline.page.title'))).toBeVisible();
  await expect(bens).toHaveTitle(`${say('offline.page.title')} · Heartline`);
  await expect(bens.locator('html')).toHaveAttribute('lang', 'de');
  await expect(bens.getByText(say('offline.page.kept'))).toBeVisible();
  await expect(bens).toHaveURL(address);

  await bens.getByRole('button', { name: say('offline.page.retry') }).click();
  await expect(bens.getByRole('status')).toHaveText(say('offline.page.failed'));
  // Any page it is, and nothing of a member is kept.
  await bens.goto('/profile');
  await expect(heading(bens, say('offline.page.title'))).toBeVisible();
  await bens.goto(address);
  await expect(heading(bens, say('offline.page.title'))).toBeVisible();
  const kept = await bens.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map(async (name) => await caches.open(name)));
    const requests = await Promise.all(stores.map(async (store) => await store.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toEqual(['/offline']);
  expect(await call(bens, 'GET', `${origin}/api/user.php`)).toMatchObject({ user: { credits: 30 } });

  await line.go(bens, 'online');
  const own = messagesWith(bens, anna.name, 'de').getByText('Ohne Netz geschrieben');
  await expect(own).toHaveCount(1);
  await expect(composer).toHaveValue('Noch nicht fertig');
  await expect(bens).toHaveURL(address);
  await annas.goto('/chats');
  await annas.getByRole('link', { name: /Ben/ }).click();
  await expect(annas.getByRole('log').getByText('Ohne Netz geschrieben')).toHaveCount(1);
  await expect.poll(() => creditsOf(bens)).toBe(20);
  line.close();
});

test('[NAV-12b] another site has a page of its own, that runs under its policy, and partners’ pages get no service worker', async ({
  open,
}) => {
  // A host that is not this machine’s own has no secure context over plain http.
  const page = await open({ allowed: /Cross-Origin-Opener-Policy/ });
  await page.goto(`${closedSite}/offline`);
  await expect(heading(page, 'Nordlys svarer ikke')).toBeVisible();
  await expect(page).toHaveTitle('Nordlys svarer ikke · Nordlys');
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', '3');
  // There is an answer, and this address is no page anybody wanted.
  await page.getByRole('button', { name: 'Prøv igen' }).click();
  await expect(page).toHaveURL(`${closedSite}/`);
  expect(await (await page.request.get('/embed/heartline-gallery.js')).text()).not.toContain('serviceWorker');
});
