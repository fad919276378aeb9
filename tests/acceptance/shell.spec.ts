import { expect } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
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
  expect(await names()).toEqual(['Heartline', 'Search', 'Likes', 'Messages', 'Get Premium']);
  await bar.getByRole('button', { name: `Account: ${free.name}` }).click();
  await expect(bar.getByRole('link', { name: 'My profile' })).toHaveAttribute('href', '/profile');
  await expect(bar.getByRole('link', { name: 'Settings' })).toHaveAttribute('href', '/me');
  await bar.getByRole('link', { name: 'My profile' }).click();
  await expect(page.getByRole('heading', { name: 'My profile' })).toBeVisible();
  await bar.getByRole('button', { name: `Account: ${free.name}` }).click();
  await bar.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  // Back leads to the search, as a visitor sees it.
  await page.goBack();
  await expect(page).toHaveURL('/members');
  await expect(bar.getByRole('link', { name: 'Sign up' })).toBeVisible();
  await expect(bar.getByRole('button', { name: `Account: ${free.name}` })).toHaveCount(0);

  await logInToDemo(page, 'premium');
  const { user } = await call<{ user: { credits: number } }>(page, 'GET', '/api/user.php');
  await expect(bar.getByRole('link', { name: /^Credits/ })).toContainText(String(user.credits));
  await expect(bar.getByRole('link', { name: 'Get Premium' })).toHaveCount(0);
});

test('on a phone five places lead everywhere: behind the last is all that is the member’s own, down to the way out', async ({
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
    '/me/export',
    '/pages/faq',
    '/pages/service',
    '/delete-account',
  ]);
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('unread messages are counted up to 99+', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const { chats } = await call<{ chats: object[] }>(page, 'GET', '/api/chats.php');
  expect(chats).toEqual([]);
  const chat = {
    conversation: {
      id: 'conversation0001',
      last_seq: 120,
      read_seq: 0,
      other_delivered_seq: 0,
      other_read_seq: 0,
      state: 'open',
    },
    profile: {
      id: 'member0000000001',
      name: 'Anna',
      age: 30,
      gender: 'woman',
      country: 'DE',
      region: null,
      place: null,
      main_image: null,
      online: false,
      premium: false,
      fictional: false,
      liked: false,
    },
    num_unread_messages: 120,
    muted: false,
    last_message: null,
  };
  await page.route('**/api/chats.php', (route) => route.fulfill({ json: { chats: [chat] } }));
  await page.goto('/members');
  await expect(page.getByRole('banner').getByRole('link', { name: /^120 unread messages/ })).toContainText('99+');
  await expect(page).toHaveTitle('(120) Members · Heartline');
});

test('[NAV-01c][NAV-07b] an unknown address says so with a way home, as a 404', async ({ open }) => {
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

test('a page whose data cannot be had shows the error with another try', async ({ open }) => {
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
  await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/^Welcome credits/]);
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
