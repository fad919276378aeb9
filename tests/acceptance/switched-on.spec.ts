import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { runInstalled } from './support/installed-app.ts';
import { call, join, stranger } from './support/people.ts';
import { warningSite } from './support/site.ts';

test('the entry warning covers a visitor’s first page, but never a password reset', async ({ open }) => {
  // Over plain http only the local machine's own hosts are secure contexts.
  // The link of the reset is made up.
  const page = await open({ allowed: /Cross-Origin-Opener-Policy|password-reset\/link/ });
  await page.goto(`${warningSite}/login`);
  await expect(page.getByRole('alertdialog', { name: 'Solo per adulti' })).toBeVisible();
  for (const path of ['/reset-password', '/reset-password/do?token=x']) {
    await page.goto(warningSite + path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // It is a separate chunk and loads after hydration: then the footer’s language switch works, too.
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  }
});

test('[NAV-04] the installed app has a back button on profile, likes, credits and payment routes, and nowhere else; a browser has one in the checkout only', async ({
  open,
}) => {
  const app = await open(phone);
  await runInstalled(app);
  await join(app, stranger());
  const { profiles } = await call<{ profiles: { id: string }[] }>(app, 'GET', '/api/members?country=DE');
  const back = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Back', exact: true });
  const checkout = '/credits/credits-100';
  const having = ['/profile', '/likes', '/likes/sent', '/credits', checkout, `/members/${profiles[0]?.id}`];
  for (const path of having) {
    await app.goto(path);
    await expect(back(app), path).toBeVisible();
  }
  for (const path of ['/members', '/chats', '/premium', '/swipe-game']) {
    await app.goto(path);
    await expect(app.getByRole('banner').getByRole('link', { name: 'Likes' })).toBeVisible();
    await expect(back(app), path).toHaveCount(0);
  }
  // Without an earlier page it leads to the parent page, otherwise back.
  await app.goto('/credits');
  await back(app).click();
  await expect(app).toHaveURL('/members');
  await app.goto('/premium');
  await app.getByRole('banner').getByRole('link', { name: 'Likes' }).click();
  await expect(app).toHaveURL('/likes');
  await back(app).click();
  await expect(app).toHaveURL('/premium');

  const browser = await open(phone);
  await join(browser, stranger());
  for (const path of having) {
    await browser.goto(path);
    await expect(browser.getByRole('banner').getByRole('button', { name: /^Account: / })).toBeVisible();
    await expect(back(browser), path).toHaveCount(path === checkout ? 1 : 0);
  }
});

test('a member who signed up elsewhere is asked to confirm by a window on a phone, once, and by a notice on a desktop', async ({
  open,
}) => {
  const page = await open({ ...phone, allowed: /status of 410/ });
  const { name, email, password } = stranger();
  const body = { name, email, password, gender: 'woman', seeking: ['man'], country: 'DE', language: 'en' };
  await call(page, 'POST', '/api/signup', { ...body, date_of_birth: '1990-05-14' });
  await page.goto('/members?api_signup_complete=1');
  const question = page.getByRole('dialog', { name: 'Please confirm your e-mail address' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Later' }).click();
  await expect(question).toHaveCount(0);
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('region', { name: 'Confirm your e-mail' });
  await expect(notice).toBeVisible();
  await page.getByRole('link', { name: 'Likes' }).click();
  await expect(page).toHaveURL('/likes');
  await expect(notice).toBeVisible();
  await expect(question).toHaveCount(0);
  await page.goto('/members');
  await expect(notice).toBeVisible();
  await expect(question).toHaveCount(0);
  // The page for confirming does not ask to confirm.
  await page.goto('/activate?token=x');
  await expect(page.getByRole('heading', { name: 'Activation failed' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' })).toHaveCount(0);
  await expect(page.getByText('Show your face')).toHaveCount(0);
});

test('[ALT-01ac][ALT-06b] the list of conversations has the most important notice in one slim line, and an open conversation has none', async ({
  open,
}) => {
  const page = await open({ viewport: { width: 360, height: 740 } });
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  await page.goto('/chats');
  const line = page.getByRole('region', { name: 'Show your face' });
  await expect(line.getByRole('link', { name: 'Add a photo' })).toHaveAttribute('href', '/profile');
  expect((await line.boundingBox())?.height).toBeLessThanOrEqual(56);
  await line.getByRole('button', { name: 'Dismiss' }).click();
  const bonus = page.getByRole('region', { name: /25\s?% off your first credits/ });
  await expect(bonus.getByRole('link')).toHaveAttribute('href', '/credits');
  expect((await bonus.boundingBox())?.height).toBeLessThanOrEqual(56);
  await page.goto(`/members/${anna.id}/chat`);
  await expect(page).toHaveURL(/\/chats\//);
  await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
  await expect(bonus).toHaveCount(0);
  await page.setViewportSize({ width: 1200, height: 800 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Likes' })).toBeVisible();
  await expect(bonus).toHaveCount(0);
});
