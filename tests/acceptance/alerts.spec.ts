import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

const photoNotice = (page: Page) => page.getByText('Show your face', { exact: true });
const bonusBanner = (page: Page) => page.getByRole('region', { name: /^25\s?% off your first credits$/ });

/** The bar of a member stands, with it the notices: they are loaded before the page. */
const stands = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Likes' })).toBeVisible();

test('[ALT-01abc][ALT-04a] who has no photo is asked for one, not where it would be in the way, and not after a dismissal, which is kept with its time', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  for (const path of ['/members', '/chats', '/likes', '/credits', '/transactions', '/safety']) {
    await page.goto(path);
    await expect(photoNotice(page), path).toBeVisible();
  }
  for (const path of ['/profile', '/premium', '/activate/done']) {
    await page.goto(path);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(photoNotice(page), path).toHaveCount(0);
  }
  // A member is led away from the sign-up.
  await page.goto('/signup');
  await expect(page).toHaveURL('/members');
  const before = Date.now();
  await page.getByRole('region', { name: 'Notices' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(photoNotice(page)).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('heartline.dismissed'));
  const { photo = '' } = JSON.parse(kept ?? '{}') as { photo?: string };
  expect(Date.parse(photo)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(photo)).toBeLessThanOrEqual(Date.now());
  for (const path of ['/members', '/chats', '/likes']) {
    await page.goto(path);
    await stands(page);
    await expect(bonusBanner(page), path).toBeVisible();
    await expect(photoNotice(page), path).toHaveCount(0);
  }

  const other = await open();
  await join(other, stranger());
  await other.goto('/members');
  await expect(photoNotice(other)).toBeVisible();
  await other.goto('/profile');
  await addPhoto(other, 1);
  await other.goto('/members');
  await expect(bonusBanner(other)).toBeVisible();
  await expect(photoNotice(other)).toHaveCount(0);
});

test('[ALT-06][NAV-11] the time bonus stands on every page of the members area and among the notices of no other, and leads to the credits', async ({
  open,
}) => {
  const page = await open();
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  // A tab of the likes is the page of likes, and so is a conversation beside its list that of the list.
  const area = [
    '/members',
    `/members/${anna.id}`,
    '/chats',
    '/likes',
    '/likes/given',
    `/likes/m/${anna.id}`,
    '/premium',
  ];
  for (const path of [...area, `/chats/${chat.conversation.id}`]) {
    await page.goto(path);
    await expect(bonusBanner(page), path).toBeVisible();
    await expect(bonusBanner(page).getByRole('link'), path).toHaveAttribute('href', '/credits');
  }
  // Alone it fills a phone.
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
  await expect(bonusBanner(page)).toHaveCount(0);
  await page.goto('/chats');
  await expect(photoNotice(page)).toBeVisible();
  await expect(bonusBanner(page)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [
    '/profile',
    '/transactions',
    '/visits',
    '/swipe-game',
    '/match-finder',
    '/safety',
    '/pricing',
    '/lang-config',
    '/activate/done',
  ]) {
    await page.goto(path);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(bonusBanner(page), path).toHaveCount(0);
  }
  // The packages say themselves that their prices have it in them, and lead nowhere.
  await page.goto('/members');
  await bonusBanner(page).getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  await expect(page.getByRole('main').filter({ has: bonusBanner(page) })).toBeVisible();
  await expect(bonusBanner(page)).toHaveCount(1);
  await expect(bonusBanner(page).getByRole('link')).toHaveCount(0);
});

test('[ALT-07abc] without credits the bonus is a window after 40 s in the members area, names its terms, and closed it stays closed', async ({
  open,
}) => {
  const page = await open();
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  const bonus = page.getByRole('dialog', { name: /^25\s?% off your first credits$/ });
  const enter = async (path: string) => {
    await page.goto(path);
    await stands(page);
    await expect(bonusBanner(page)).toBeVisible();
  };
  await page.clock.install();
  await enter('/members');
  await page.clock.runFor(60_000);
  await stands(page);
  await expect(bonus).toHaveCount(0);

  await page.goto(`/members/${anna.id}/chat`);
  for (const text of ['One', 'Two', 'Three']) {
    await send(page, anna.name, text);
    await expect(bubble(page, anna.name, text)).toBeVisible();
  }
  await expect.poll(() => creditsOf(page)).toBe(0);
  // Elsewhere no time counts.
  await page.goto('/transactions');
  await stands(page);
  await page.clock.runFor(60_000);
  await expect(bonus).toHaveCount(0);
  // Its code comes by itself, and the time begins with it.
  await enter('/members');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(30_000);
  await expect(bonus).toHaveCount(0);
  await page.clock.runFor(11_000);
  await expect(bonus).toBeVisible();
  await expect(bonus).toContainText(/25\s?%/);
  await expect(bonus).toContainText('4 hours');
  await bonus.getByRole('button', { name: 'Not now' }).click();
  await expect(bonus).toHaveCount(0);
  await enter('/likes');
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  await stands(page);
  await expect(bonus).toHaveCount(0);
});
