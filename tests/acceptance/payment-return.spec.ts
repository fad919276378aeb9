import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { creditsOf, join, mailedLink, mailsOf, stranger } from './support/people.ts';

const added = (page: Page) => page.getByRole('heading', { name: '100 credits were added' });
const receipt = (page: Page) => page.getByRole('link', { name: /^Receipt R-\d{6} \(PDF\)$/ });

/** Orders and goes to the provider's page; returns the address for coming back. */
async function order(page: Page): Promise<string> {
  let id = '';
  await page.route('**/api/payments', async (route) => {
    const response = await route.fetch();
    ({ id } = ((await response.json()) as { payment: { id: string } }).payment);
    await route.fulfill({ response });
  });
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  return `/payments/${id}`;
}

test('[PAY-03ab] a payment that is paid while another tab waits for it shows in both', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const address = await order(page);
  const waiting = await page.context().newPage();
  await waiting.goto(address);
  await expect(waiting.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  await page.locator('button[value=pay]').click();
  for (const tab of [page, waiting]) {
    await expect(added(tab)).toBeVisible();
    await expect(tab.getByRole('main').getByText('You have 130 credits now.')).toBeVisible();
  }
});

test('[PAY-03b] a buyer who returns without a session sees the result of the payment, and nothing of the account', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  const address = await order(page);
  const elsewhere = await open();
  await elsewhere.goto(page.url());
  await elsewhere.locator('button[value=pay]').click();
  await expect(elsewhere).toHaveURL(address);
  await expect(added(elsewhere)).toBeVisible();
  await expect(elsewhere.getByText('You have', { exact: false })).toBeHidden();
  await expect(receipt(elsewhere)).toBeHidden();
  await page.goto(address);
  await expect(receipt(page)).toBeVisible();
  expect(await creditsOf(page)).toBe(130);
});

test('[ACC-07a] the receipt of a purchase comes by mail, once, and links to the page of the purchase', async ({
  open,
}) => {
  const page = await open();
  const kim = await join(page, stranger());
  await order(page);
  await page.locator('button[value=pay]').click();
  await expect(added(page)).toBeVisible();
  await page.goto(await mailedLink(kim.email, '/transactions'));
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible();
  await expect(receipt(page)).toBeVisible();
  expect((await mailsOf(kim.email)).filter((kind) => kind === 'receipt')).toEqual(['receipt']);
});
