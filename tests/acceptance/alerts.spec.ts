import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';

const photoNotice = (page: Page) => page.getByText('Show your face', { exact: true });
const bonusBanner = (page: Page) => page.getByRole('region', { name: /^25\s?% off your first credits$/ });
/** The content of the notices region. */
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('region');
/** Its maximum height on a phone. */
const most = 56;

/** Afterwards the time bonus has the highest priority. */
async function dismissPhoto(page: Page): Promise<void> {
  await page.goto('/members');
  await page.getByRole('region', { name: 'Show your face' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(photoNotice(page)).toHaveCount(0);
}

/** The member's top bar is shown, and with it the notices: they load before the page. */
const stands = (page: Page) =>
  expect(page.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible();

test('[ALT-01ac][ALT-04a] a member without a photo is asked for one, but not after a dismissal, which is kept with its time, and not with a photo', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  for (const path of ['/members', '/chats', '/likes', '/likes/given', '/visits']) {
    await page.goto(path);
    await expect(photoNotice(page), path).toBeVisible();
    await expect(notices(page), path).toHaveCount(1);
  }
  await page.goto('/members');
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

test('[ALT-01b] a member without a photo is not asked for one where it would be in the way', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  for (const path of [
    '/profile',
    '/premium',
    '/activate/done',
    '/notifications',
    '/me',
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
  // Logged-in members are redirected from the sign-up.
  await page.goto('/signup');
  await expect(page).toHaveURL('/members');
});

test('a page shows at most one notice, in a line of 56 px on a phone, the most important first', async ({ open }) => {
  // The game requires a confirmed address.
  const page = await open({ viewport: { width: 360, height: 740 }, allowed: /status of 403 .*\/api\/play\/deck/ });
  const { name, email, password } = stranger();
  const body = { name, email, password, gender: 'woman', seeking: ['man'], country: 'DE', language: 'en' };
  // Not confirmed, no photo, and the time bonus is running.
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
});

test('pages with a task show no notice, and the footer collapses to two lines', async ({ open }) => {
  // The game requires a confirmed address.
  const page = await open({ viewport: { width: 360, height: 740 }, allowed: /status of 403 .*\/api\/play\/deck/ });
  const { name, email, password } = stranger();
  const body = { name, email, password, gender: 'woman', seeking: ['man'], country: 'DE', language: 'en' };
  // Not confirmed, no photo, and the time bonus is running.
  await call(page, 'POST', '/api/signup', { ...body, date_of_birth: '1990-05-14' });
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
  // Two lines at the end of each page, with the rest one press away.
  await page.goto('/transactions');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Heartline Media B.V.');
  expect((await footer.boundingBox())?.height).toBeLessThanOrEqual(100);
});

test('[ALT-06][NAV-11] unless a notice is more important, the time bonus is on every page of the members area, until it is closed', async ({
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
  // An open conversation shows no notice, on a phone and beside the list.
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(`/chats/${chat.conversation.id}`);
    await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
    await expect(bonusBanner(page)).toHaveCount(0);
  }
  await page.goto('/chats');
  await expect(bonusBanner(page)).toBeVisible();
  await bonusBanner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bonusBanner(page)).toHaveCount(0);
  await page.goto('/likes');
  await stands(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bonusBanner(page)).toHaveCount(0);
});

test('[ALT-05b][ALT-06][NAV-11] the time bonus is shown on no page outside of the members area, leads to the credits, and announces the time left on request', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  await dismissPhoto(page);
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
  // The packages say themselves that their prices include it, and link nowhere.
  await page.goto('/members');
  await bonusBanner(page).getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  await expect(page.getByRole('main').filter({ has: bonusBanner(page) })).toBeVisible();
  await expect(bonusBanner(page)).toHaveCount(1);
  await expect(bonusBanner(page).getByRole('link')).toHaveCount(0);
  // No clock runs beside the prices. A member who asks for the remaining time gets it to the second.
  const clock = bonusBanner(page).getByRole('timer');
  await expect(clock).toHaveCount(0);
  await bonusBanner(page).getByText('Time left').click();
  await expect(clock).toHaveAccessibleName(/^Time left 03:\d\d:\d\d$/);
  const first = await clock.getAttribute('aria-label');
  await expect(clock).not.toHaveAccessibleName(first ?? '');
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
  // Time on other pages does not count.
  await page.goto('/transactions');
  await stands(page);
  await page.clock.runFor(60_000);
  await expect(bonus).toHaveCount(0);
  // Its code is applied automatically, and starts the time.
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

test('[ALT-03a][ALT-04a] a member whose mails were switched off sees why, with a link for switching them on, but not on that page or after a dismissal', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  const me = await join(page, stranger());
  const stop = (reason: string) =>
    stored(
      (sql) => sql`
        insert into mail_choices (member_id, kind, wanted, reason, changed_at)
        select id, 'like', false, ${reason}, now() from members where public_id = ${me.id}
        on conflict (member_id, kind) do update set wanted = false, reason = ${reason}`,
    );
  for (const [reason, line] of [
    ['unsubscribe', 'You’ve unsubscribed'],
    ['complaint', 'E-mail reported as spam'],
    ['bounce', 'An e-mail came back'],
  ] as const) {
    await stop(reason);
    for (const path of ['/members', '/chats', '/likes']) {
      await page.goto(path);
      await expect(page.getByRole('region', { name: line }), path).toBeVisible();
      await expect(notices(page), path).toHaveCount(1);
      expect((await page.getByRole('region', { name: 'Notices' }).boundingBox())?.height).toBeLessThanOrEqual(most);
    }
    if (reason === 'bounce') break;
    await page.getByRole('region', { name: line }).getByRole('button', { name: 'Dismiss' }).click();
    await expect(photoNotice(page)).toBeVisible();
  }
  const kept = await page.evaluate(() => localStorage.getItem('heartline.dismissed'));
  expect(Object.keys(JSON.parse(kept ?? '{}') as object)).toEqual(['mails-off-unsubscribe', 'mails-off-complaint']);
  await page.getByRole('region', { name: 'An e-mail came back' }).getByRole('link', { name: 'Switch on' }).click();
  await expect(page).toHaveURL('/notifications');
  await expect(notices(page)).toHaveCount(0);
  await page.getByRole('switch', { name: /^Likes/ }).check();
  await page.goto('/members');
  await expect(photoNotice(page)).toBeVisible();
});

test('[SGN-06bc] on a phone the reminder is a window where the address says api_signup_complete, and on no page of sign-up, settings or notifications', async ({
  open,
}) => {
  const body = { gender: 'woman', seeking: ['man'], country: 'DE', language: 'en', date_of_birth: '1990-05-14' };
  const page = await open(phone);
  const { name, email, password } = stranger();
  await call(page, 'POST', '/api/signup', { ...body, name, email, password });
  const question = page.getByRole('dialog', { name: 'Please confirm your e-mail address' });
  for (const path of ['/complete-signup', '/notifications', '/me']) {
    await page.goto(`${path}?api_signup_complete=1`);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await expect(question, path).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'Confirm your e-mail' }), path).toHaveCount(0);
  }
  await page.goto('/members?api_signup_complete=1');
  await expect(question).toBeVisible();
  await expect(question).toContainText(email);
  await question.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByText(/sent the link again/)).toBeVisible();
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Confirm your e-mail' })).toBeVisible();
  // On a desktop it is a line.
  const desk = await open();
  const other = stranger();
  await call(desk, 'POST', '/api/signup', { ...body, name: other.name, email: other.email, password: other.password });
  await desk.goto('/members?api_signup_complete=1');
  await expect(desk.getByRole('region', { name: 'Confirm your e-mail' })).toBeVisible();
  await expect(desk.getByRole('dialog')).toHaveCount(0);
});

test('[ALT-02ab] where pushes are possible they are offered beside the conversations when no notice is more important, until dismissed, and on no page with a task', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 404/ });
  // A browser that supports notifications and has not asked for permission yet.
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
  });
  await join(page, stranger());
  const offer = page.getByRole('region', { name: 'Know when someone writes' });
  await dismissPhoto(page);
  await bonusBanner(page).getByRole('button', { name: 'Dismiss' }).click();
  await page.goto('/chats');
  await expect(offer.getByRole('button', { name: 'Notify me' })).toBeVisible();
  await expect(notices(page)).toHaveCount(1);
  for (const path of ['/complete-signup', '/notifications', '/activate/done', '/directdebit', '/premium']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).or(page.getByRole('dialog')).first(), path).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(offer, path).toHaveCount(0);
  }
  await page.goto('/chats');
  await offer.getByRole('button', { name: 'Dismiss' }).click();
  await expect(offer).toHaveCount(0);
  const kept = await page.evaluate(() => localStorage.getItem('heartline.dismissed'));
  expect(Date.parse((JSON.parse(kept ?? '{}') as { push?: string }).push ?? '')).toBeLessThanOrEqual(Date.now());
  await page.reload();
  await stands(page);
  await page.waitForLoadState('networkidle');
  await expect(offer).toHaveCount(0);
});
