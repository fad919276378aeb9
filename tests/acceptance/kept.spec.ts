import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { everythingStored, waitUntilKept, writes } from './support/kept.ts';
import { call, join, stranger } from './support/people.ts';
import { openPhoneLine, type PhoneLine } from './support/phone-line.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');
const planted = 'Zitronenfalter im Regen';
const offline = /net::ERR_|network|Failed to fetch|40[13]|404 .*\/media\//i;

let line: PhoneLine;
test.beforeEach(async () => {
  line = await openPhoneLine();
});
test.afterEach(() => line.close());

const onPhone = () =>
  ({
    ...phone,
    baseURL: line.origin,
    language: 'de',
    serviceWorkers: 'allow',
    allowed: offline,
  }) as const;
const ben = () => stranger({ name: 'Ben', gender: 'man', seeking: 'woman', language: 'de' });
const anna = () => stranger({ name: 'Anna', gender: 'woman', seeking: 'man' });
/**
 * The page is a visitor's, and nothing is stored. For a second the server may still take the viewer for a member: it leads from the home
 * page to the search, refuses the photos there, and the page leaves again.
 */
async function expectForgotten(page: Page): Promise<void> {
  await expect(page.getByRole('link', { name: say('site.bar.login') }).first()).toBeVisible();
  await expect.poll(() => everythingStored(page)).not.toContain('heartline-kept');
}
const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

test('[NAV-12ce][CHAT-09d] without a network the app opens with the conversations and their messages, in German on a phone; messages written meanwhile are sent when it is back', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(), open(onPhone())]);
  const [her, him] = await Promise.all([join(annas, anna()), join(bens, ben())]);
  const id = await writes(annas, him, planted);
  await bens.goto('/chats');
  await expect(row(bens, her.name)).toBeVisible();
  await waitUntilKept(bens, 1);
  // It was never opened here, so no read receipt was sent.
  await line.go(bens, 'offline');
  await bens.goto('/');
  await expect(bens).toHaveURL(/\/chats$/);
  await expect(row(bens, her.name)).toContainText(planted);
  await expect(bens.locator('html')).toHaveAttribute('lang', 'de');
  await row(bens, her.name).getByRole('link').click();
  await expect(bubble(bens, her.name, planted, 'de')).toBeVisible();
  await expect(bens.getByText(say('chat.footer.offlineTitle'))).toBeVisible();
  await send(bens, her.name, 'Aus dem Tunnel', 'de');
  await expect(bubble(bens, her.name, 'Aus dem Tunnel', 'de')).toBeVisible();
  await bens.reload();
  await expect(bens).toHaveURL(new RegExp(`/chats/${id}$`));
  await expect(bubble(bens, her.name, planted, 'de')).toBeVisible();
  await expect(bubble(bens, her.name, 'Aus dem Tunnel', 'de')).toBeVisible();
  expect(await bens.title()).not.toContain(planted);

  // All other pages need a network, and say so, with a link to the readable ones.
  await bens.goto('/profile');
  await expect(bens.getByRole('heading', { level: 1, name: say('offline.page.title') })).toBeVisible();
  await bens.getByRole('link', { name: say('offline.page.chats') }).click();
  await row(bens, her.name).getByRole('link').click();
  await expect(bubble(bens, her.name, 'Aus dem Tunnel', 'de')).toBeVisible();

  await line.go(bens, 'online');
  await annas.goto(`/chats/${id}`);
  await expect(messagesWith(annas, him.name).getByText('Aus dem Tunnel')).toHaveCount(1);
  await expect(messagesWith(bens, her.name, 'de').getByText('Aus dem Tunnel')).toHaveCount(1);
});

test('[NAV-12f] stored data is encrypted, and a log-out leaves nothing of it: not in databases, caches or storage', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(), open(onPhone())]);
  const [her, him] = await Promise.all([join(annas, anna()), join(bens, ben())]);
  const id = await writes(annas, him, planted);
  await bens.goto(`/chats/${id}`);
  await expect(bubble(bens, her.name, planted, 'de')).toBeVisible();
  await waitUntilKept(bens, 1);
  const before = await everythingStored(bens);
  expect(before).toContain('database heartline-kept');
  expect(before).toContain('key that cannot be read');
  for (const word of [planted, her.name, him.email]) expect(before).not.toContain(word);

  await bens.goto('/me');
  await bens.getByRole('button', { name: say('account.me.logout') }).click();
  await expect(bens).toHaveURL(`${line.origin}/`);
  const after = await everythingStored(bens);
  for (const word of [planted, her.name, him.id, id, 'heartline-kept', 'heartline-app'])
    expect(after).not.toContain(word);
  await line.go(bens, 'offline');
  await bens.goto('/chats');
  await expect(bens.getByRole('heading', { level: 1, name: say('offline.page.title') })).toBeVisible();
  await expect(bens.getByRole('link', { name: say('offline.page.chats') })).toBeHidden();
});

test('[NAV-12f][SES-03a] a password changed elsewhere, or a session found ended when back online, destroys the stored data', async ({
  open,
}) => {
  const [annas, bens, elsewhere] = await Promise.all([open(), open(onPhone()), open()]);
  const [, him] = await Promise.all([join(annas, anna()), join(bens, ben())]);
  await writes(annas, him, planted);
  await bens.goto('/chats');
  await waitUntilKept(bens, 1);
  const logIn = () =>
    call(elsewhere, 'POST', '/api/user.php', { login: him.email, password: him.password, remember: true });
  await logIn();
  const password = 'another horse battery';
  await call(elsewhere, 'PUT', '/api/me/password', { current_password: him.password, password });
  // The page is notified, and leaves.
  await expectForgotten(bens);

  him.password = password;
  await call(bens, 'POST', `${line.origin}/api/user.php`, { login: him.email, password, remember: true });
  await bens.goto('/chats');
  await waitUntilKept(bens, 1);
  await line.go(bens, 'offline');
  await bens.goto('/chats');
  await expect(bens.getByText(planted)).toBeVisible();
  // While this device is offline.
  await call(elsewhere, 'DELETE', '/api/me/sessions');
  await line.go(bens, 'online');
  await expectForgotten(bens);
  await expect(bens.getByText(planted)).toHaveCount(0);
});

test('[NAV-12f] another member on the same device sees nothing of the first, with a network or without', async ({
  open,
}) => {
  const [annas, bens] = await Promise.all([open(), open(onPhone())]);
  const [her, him] = await Promise.all([join(annas, anna()), join(bens, ben())]);
  await writes(annas, him, planted);
  await bens.goto('/chats');
  await waitUntilKept(bens, 1);
  // Without a log-out: the session was just replaced. An open page would hear that, and leave by itself.
  await bens.goto('about:blank');
  const second = await join(bens, stranger({ name: 'Cem', gender: 'man', seeking: 'woman', language: 'de' }));
  await writes(annas, second, 'Etwas für Cem');
  await bens.goto('/chats');
  await expect(row(bens, her.name)).toContainText('Etwas für Cem');
  await waitUntilKept(bens, 1);
  await line.go(bens, 'offline');
  await bens.goto('/chats');
  await expect(row(bens, her.name)).toContainText('Etwas für Cem');
  await expect(bens.getByText(planted)).toHaveCount(0);
});

test('[NAV-12g] a shared device stores nothing: neither messages read nor those written there', async ({ open }) => {
  const [annas, elsewhere, bens] = await Promise.all([open(), open(), open(onPhone())]);
  const [her, him] = await Promise.all([join(annas, anna()), join(elsewhere, ben())]);
  const id = await writes(annas, him, planted);
  await bens.goto('/login');
  await bens.getByLabel(say('session.login.login')).fill(him.email);
  await bens.getByLabel(say('session.login.password'), { exact: true }).fill(him.password);
  await bens.getByRole('checkbox', { name: say('session.login.shared') }).check();
  await expect(bens.getByRole('checkbox', { name: say('session.login.remember') })).not.toBeChecked();
  await bens.getByRole('button', { name: say('session.login.submit') }).click();
  await expect(bens).toHaveURL(/\/members/);
  await bens.goto(`/chats/${id}`);
  await expect(bubble(bens, her.name, planted, 'de')).toBeVisible();
  await line.go(bens, 'offline');
  await expect(bens.getByText(say('chat.footer.offlineTitle'))).toBeVisible();
  await send(bens, her.name, 'Wartet im Speicher', 'de');
  await expect(bubble(bens, her.name, 'Wartet im Speicher', 'de')).toBeVisible();
  await bens.getByLabel(say('chat.footer.label', { name: her.name }), { exact: true }).fill('Ein Entwurf');
  const stored = await everythingStored(bens);
  for (const word of [planted, her.name, 'Wartet im Speicher', 'Ein Entwurf', id, 'heartline-kept'])
    expect(stored).not.toContain(word);
  await line.go(bens, 'online');
  await annas.goto(`/chats/${id}`);
  await expect(messagesWith(annas, him.name).getByText('Wartet im Speicher')).toHaveCount(1);

  // In the settings it is switched off again, and on.
  await bens.goto('/me');
  await bens.getByText(say('account.shared.title')).click();
  const shared = bens.getByRole('switch', { name: say('account.shared.on') });
  await expect(shared).toBeChecked();
  await shared.click();
  await waitUntilKept(bens, 1);
  await shared.click();
  await expect.poll(() => everythingStored(bens)).not.toContain('heartline-kept');
});
