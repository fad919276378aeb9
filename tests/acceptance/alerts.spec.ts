import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

const photoNotice = (page: Page) => page.getByText('Show your face', { exact: true });
const bonusBanner = (page: Page) => page.getByRole('region', { name: /^25\s?% off your first credits$/ });
/** What stands in the place for notices. */
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('region');
/** The highest that it may be on a phone. */
const most = 56;

/** Then nothing matters more than the time bonus. */
async function dismissPhoto(page: Page): Promise<void> {
  await page.goto('/members');
  await page.getByRole('region', { name: 'Show your face' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(photoNotice(page)).toHaveCount(0);
}

/** The bar of a member stands, with it the notices: they are loaded before the page. */
const stands = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Likes' })).toBeVisible();

test('[ALT-01abc][ALT-04a] who has no photo is asked for one, not where it would be in the way, and not after a dismissal, which is kept with its time', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  for (const path of ['/members', '/chats', '/likes', '/likes/given', '/visits']) {
    await page.goto(path);
    await expect(photoNotice(page), path).toBeVisible();
    await expect(notices(page), path).toHaveCount(1);
  }
  for (const path of [
    '/profile',
    '/premium',
    '/activate/done',
    '/credits',
    '/transactions',
    '/safety',
    '/swipe-game',
  ]) {
    await page.goto(path);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(photoNotice(page), path).toHaveCount(0);
  }
  // A member is led away from the sign-up.
  await page.goto('/signup');
  await expect(page).toHaveURL('/members');
  const before = Date.now();
  await notices(page).getByRole('button', { name: 'Dismiss' }).click();
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

test('a page says one thing at most, in a line of 56 px on a phone, what matters most first, and nothing where one is at something', async ({
  open,
}) => {
  // Nobody plays before the address is confirmed.
  const page = await open({ viewport: { width: 360, height: 740 }, allowed: /status of 403 .*\/api\/play\/deck/ });
  const { name, email, password } = stranger();
  const body = { name, email, password, gender: 'woman', seeking: ['man'], country: 'DE', language: 'en' };
  // Not confirmed, no photo, and the time bonus runs.
  await call(page, 'POST', '/api/signup', { ...body, date_of_birth: '1990-05-14' });
  const anna = await join(await open(), stranger({ name: 'Anna' }));
  const says = async (path: string, said: string | RegExp) => {
    await page.goto(path);
    await expect(page.getByRole('region', { name: said }), path).toBeVisible();
    await expect(notices(page), path).toHaveCount(1);
    expect((await page.getByRole('region', { name: 'Notices' }).boundingBox())?.height, path).toBeLessThanOrEqual(most);
  };
  for (const path of ['/members', '/chats', '/likes', '/likes/given', '/visits'])
    await says(path, 'Confirm your e-mail');
  for (const path of [`/members/${anna.id}`, `/likes/m/${anna.id}`, '/premium'])
    await says(path, /^25\s?% off your first credits$/);
  for (const path of [
    '/profile',
    '/credits',
    '/credits/credits-100',
    '/transactions',
    '/safety',
    '/swipe-game',
    '/match-finder',
    '/pricing',
    '/lang-config',
    '/pages/terms',
    '/activate/done',
  ]) {
    await page.goto(path);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(notices(page), path).toHaveCount(0);
  }
  // Two lines at the end of each page, and all the rest a press away.
  await page.goto('/transactions');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Heartline Media B.V.');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(100);
});

test('[ALT-05b][ALT-06][NAV-11] where nothing matters more, the time bonus stands on every page of the members area and among the notices of no other, until it is closed, and leads to the credits', async ({
  open,
}) => {
  const page = await open();
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  await dismissPhoto(page);
  // A tab of the likes is the page of likes.
  const area = [
    '/members',
    `/members/${anna.id}`,
    '/chats',
    '/likes',
    '/likes/given',
    `/likes/m/${anna.id}`,
    '/premium',
  ];
  for (const path of area) {
    await page.goto(path);
    await expect(bonusBanner(page), path).toBeVisible();
    await expect(bonusBanner(page).getByRole('link'), path).toHaveAttribute('href', '/credits');
  }
  // Where one writes to somebody nothing else is said, on a phone and beside the list.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/chats/${chat.conversation.id}`);
    await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
    await expect(bonusBanner(page)).toHaveCount(0);
  }
  await page.goto('/chats');
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
  // No clock runs beside the prices. Who asks for the time that is left is told it to the second.
  const clock = bonusBanner(page).getByRole('timer');
  await expect(clock).toHaveCount(0);
  await bonusBanner(page).getByText('Time left').click();
  await expect(clock).toHaveAccessibleName(/^Time left 03:\d\d:\d\d$/);
  const first = await clock.getAttribute('aria-label');
  await expect(clock).not.toHaveAccessibleName(first ?? '');
  await page.goto('/members');
  await bonusBanner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bonusBanner(page)).toHaveCount(0);
  await page.goto('/likes');
  await stands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bonusBanner(page)).toHaveCount(0);
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
  await dismissPhoto(page);
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
