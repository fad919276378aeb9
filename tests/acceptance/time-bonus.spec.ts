import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, logIn, stranger, type Person } from './support/people.ts';

interface Discount {
  code: string;
  value_percentage: number;
  expires: string | null;
}

const discountOf = async (page: Page) =>
  (await call<{ discountcode: Discount | null }>(page, 'GET', '/api/discountcode.php?welcome=true')).discountcode;
const banner = (page: Page) => page.getByRole('region', { name: /^25\s?% off your first credits$/ });
/** Waits until the notices of a page could be there: the one about the photo comes with the same answer. */
const stands = (page: Page) => expect(page.getByRole('banner').getByRole('link', { name: 'Likes' })).toBeVisible();

/** The top bar of a member, without notices more important than the bonus. */
async function newcomer(page: Page): Promise<Person> {
  const me = await join(page, stranger());
  await page.goto('/members');
  await page.getByRole('region', { name: 'Show your face' }).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toBeVisible();
  return me;
}

test('[ALT-05a][ALT-08ac] a new member has 25 % by TIMEBONUS25 for 14,400 s from the sign-up, and its banner leads to the credits', async ({
  open,
}) => {
  const page = await open();
  const me = await newcomer(page);
  const [{ at } = { at: new Date(0) }] = await stored<{ at: Date }>(
    (sql) => sql`select signup_at as at from members where public_id = ${me.id}`,
  );
  const discount = await discountOf(page);
  expect(discount).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25 });
  expect(Date.parse(discount?.expires ?? '') - at.getTime()).toBe(14_400_000);
  await banner(page).getByRole('link').click();
  await expect(page).toHaveURL('/credits');
  await expect(page.locator('label').filter({ hasText: /^100 / })).toContainText('€11.24');
});

test('[ALT-05c] the bonus disappears at its end', async ({ open }) => {
  const page = await open();
  const me = await newcomer(page);
  await stored(
    (sql) =>
      sql`update members set signup_at = now() - interval '14401 seconds' where public_id = ${me.id} returning id`,
  );
  expect(await discountOf(page)).toBeNull();
  await page.goto('/members');
  await stands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await page.goto('/credits');
  await expect(page.locator('label').filter({ hasText: /^100 / })).toContainText('€14.99');
});

test('[ALT-05ac] the bonus works once, and disappears after paying', async ({ open }) => {
  const page = await open();
  await newcomer(page);
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  expect(await discountOf(page)).toBeNull();
  const again = await page.request.get('/api/discountcode.php?code=TIMEBONUS25');
  expect(again.ok()).toBe(false);
  await page.goto('/members');
  await stands(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Members' })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('[ALT-05c] the bonus disappears on logging out, and is not shown to the next member who logs in there', async ({
  open,
}) => {
  const page = await open();
  const other = await join(await open(), stranger());
  await stored(
    (sql) => sql`update members set signup_at = now() - interval '5 hours' where public_id = ${other.id} returning id`,
  );
  const me = await newcomer(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: `Account: ${me.name}` })
    .click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/members');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  await logIn(page, other.email, other.password);
  await stands(page);
  await expect(banner(page)).toHaveCount(0);
});

test('[ALT-08b] where the welcome discount does not exist, no page changes its layout for it, or mentions it', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 500 .*\/api\/discountcode/ });
  await newcomer(page);
  const told = { error: { code: 'internal', request_id: 'test' } };
  await page.route('**/api/discountcode.php*', (route) => route.fulfill({ status: 500, json: told }));
  for (const path of ['/members', '/chats', '/credits']) {
    await page.goto(path);
    await stands(page);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(banner(page)).toHaveCount(0);
  }
  await expect(page.locator('label').filter({ hasText: /^100 / })).toBeVisible();
});
