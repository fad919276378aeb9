import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { logInToDemo } from './support/demo.ts';
import { call, join, stranger } from './support/people.ts';

test('[NAV-03d] visitors, free and paid members have each their own top bar', async ({ open }) => {
  const page = await open();
  const bar = page.getByRole('banner');
  const names = async () => (await bar.getByRole('link').allInnerTexts()).map((text) => text.trim());
  await page.goto('/login');
  await expect(bar.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(await names()).toEqual(['Heartline', 'Search', 'Log in', 'Sign up']);
  const free = await join(page, stranger());
  await page.goto('/members');
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toHaveAttribute('href', '/premium');
  expect(await names()).toEqual(['Heartline', 'Search', 'Play', 'Likes', 'Messages', 'Me', 'Get Premium']);
  await bar.getByRole('button', { name: `Account: ${free.name}` }).click();
  await expect(bar.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  await expect(bar.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/me');
  await bar.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await bar.getByRole('button', { name: `Account: ${free.name}` }).click();
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  // Going back leads to the search, as a visitor sees it.
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(bar.getByRole('button', { name: `Account: ${free.name}` })).toHaveCount(0);

  await logInToDemo(page, 'premium');
  const { user } = await call<{ user: { credits: number } }>(page, 'GET', '/api/user.php');
  await expect(bar.getByRole('link', { name: /^Credits/ })).toContainText(String(user.credits));
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toHaveCount(0);
});

test('on a phone the tab bar has five places: the last one has all the member’s own pages, including logging out', async ({
  open,
}) => {
  const page = await open(phone);
  const me = await join(page, stranger());
  await page.goto('/members');
  const places = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(places.getByRole('link')).toHaveText([/Search$/, /Play$/, /Likes$/, /Messages$/, /Me$/]);
  for (const [name, path] of [
    ['Play', '/swipe-game'],
    ['Likes', '/likes'],
    ['Messages', '/chats'],
    ['Me', '/me'],
  ] as const) {
    await places.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(path);
    await expect(places.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
  await expect(page.getByRole('heading', { level: 1, name: me.name })).toBeVisible();
  const rows = page.getByRole('main').getByRole('link');
  await expect(rows.filter({ hasText: 'Credits' })).toContainText('30 credits');
  const leads = await rows.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(leads).toEqual([
    '/profile',
    `/members/${me.id}`,
    '/visits',
    '/credits',
    '/premium',
    '/transactions',
    '/safety',
    '/notifications',
    '/lang-config',
    '/me/email',
    '/me/password',
    '/me/second-step',
    '/me/passkeys',
    '/me/export',
    '/pages/faq',
    '/pages/service',
    '/delete-account',
  ]);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('[NAV-03b] unread messages and new likes are counted up to 99+', async ({ open }) => {
  const page = await open();
  const annas = await open();
  const [me] = await Promise.all([join(page, stranger()), join(annas, stranger({ name: 'Anna' }))]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(annas, 'POST', '/api/conversations', {
    member_id: me.id,
  });
  await call(annas, 'POST', `/api/conversations/${chat.conversation.id}/messages`, {
    client_id: randomUUID(),
    kind: 'text',
    text: 'The first of many.',
  });
  await page.goto('/members');
  const messages = page.getByRole('banner').getByRole('link', { name: /Messages$/ });
  const likes = page.getByRole('banner').getByRole('link', { name: /Likes$/ });
  await call(annas, 'PUT', `/api/members/${me.id}/like`);
  // More likes than the site of this test has people.
  let many = 1;
  await page.route('**/api/likes.php', async (route) => {
    const response = await route.fetch();
    const { liked_by: likedBy, ...rest } = (await response.json()) as { liked_by: object[] };
    await route.fulfill({ response, json: { ...rest, liked_by: Array.from({ length: many }, () => likedBy).flat() } });
  });
  const store = async (count: number) => {
    many = count;
    await stored(
      (sql) => sql`
        update conversation_members set unread = ${count}
        where member_id = (select id from members where public_id = ${me.id}) returning unread`,
    );
    await page.reload();
  };
  await store(99);
  await expect(messages).toHaveAccessibleName(/^99 unread messages/);
  await expect(messages).not.toContainText('+');
  await expect(likes).toHaveAccessibleName(/^99 new likes/);
  await expect(likes).not.toContainText('+');
  await store(100);
  await expect(messages).toHaveAccessibleName(/^100 unread messages/);
  await expect(messages).toContainText('99+');
  await expect(likes).toHaveAccessibleName(/^100 new likes/);
  await expect(likes).toContainText('99+');
});

test('[NAV-01c][NAV-07b] an unknown address is a 404 that says so with a link home', async ({ open }) => {
  const page = await open({ allowed: /status of 404/ });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
  await expect(page.getByText('404', { exact: true })).toBeVisible();
  await expect(page).toHaveTitle('This page doesn’t exist');
  await page.getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a page whose data cannot be loaded shows the error and a button to retry', async ({ open }) => {
  const page = await open({ allowed: /status of 500/ });
  await join(page, stranger());
  await page.goto('/members');
  await page.route('**/api/likes.php', (route) =>
    route.fulfill({ status: 500, json: { error: { code: 'internal', request_id: 'test' } } }),
  );
  await page.goto('/likes');
  await expect(page.getByText('An error has occurred')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/likes.php');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
});

test('[NAV-01d] the routes of members send a visitor to log in, and back after it', async ({ open }) => {
  const page = await open();
  const me = await join(await open(), stranger());
  for (const path of ['/chats', '/likes', '/credits', '/me', '/profile', '/transactions']) {
    await page.goto(path);
    await expect(page).toHaveURL(`/login?next=${encodeURIComponent(path)}`);
  }
  await page.getByLabel('E-mail address or username').fill(me.name);
  await page.getByLabel('Password', { exact: true }).fill(me.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/transactions');
  await expect(page.getByRole('listitem').filter({ hasText: 'Balance' })).toHaveText([/^Welcome credits/]);
});

test('every page of members has a title of its own', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const titles: string[] = [];
  for (const path of [
    '/members',
    '/chats',
    '/likes',
    '/me',
    '/profile',
    '/credits',
    '/credits/credits-100',
    '/premium',
    '/pricing',
    '/transactions',
    '/lang-config',
  ]) {
    await page.goto(path);
    await expect(page).toHaveTitle(/.+ · Heartline$/);
    titles.push(await page.title());
  }
  expect(new Set(titles).size).toBe(titles.length);
});
