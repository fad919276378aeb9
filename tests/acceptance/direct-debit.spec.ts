import { readdir, readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, creditsOf, join, mailsOf, stranger, type Person } from './support/people.ts';
import { smsDir } from './support/site.ts';

let numbers = 0;
/** A German mobile number for this test alone: digits of a random name. */
const newNumber = (): string => {
  numbers += 1;
  const random = Math.floor(Math.random() * 90_000) + 10_000;
  return `0151 2${random}${String(numbers).padStart(2, '0')}`;
};
const e164 = (number: string): string => `+49${number.replaceAll(' ', '').slice(1)}`;

const details = {
  'Account holder': 'Kim de Vries',
  IBAN: 'DE89 3704 0044 0532 0130 00',
  Street: 'Lange Straße',
  Number: '12a',
  Postcode: '04109',
  City: 'Leipzig',
};

async function fillIn(page: Page, number: string, change: Partial<typeof details> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...details, ...change }))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
}

/** The codes sent to a number, oldest first. */
async function codesTo(number: string): Promise<string[]> {
  const files = (await readdir(smsDir).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
  const messages = await Promise.all(
    files.map(
      async (file) => JSON.parse(await readFile(joinPath(smsDir, file), 'utf8')) as { to: string; text: string },
    ),
  );
  return messages.filter(({ to }) => to === e164(number)).map(({ text }) => /^\d{6}/.exec(text)?.[0] ?? '');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send me the code' }).click();
const otp = (page: Page) => page.getByRole('textbox', { name: 'Code from the text message' });
const order = (page: Page) => page.getByRole('button', { name: /^Order and pay/ });

/** Orders a package by debit through the pages, and returns the id of the payment. */
async function payByDebit(page: Page, packageId: string): Promise<string> {
  const number = newNumber();
  await page.goto(`/directdebit?package=${packageId}`);
  await fillIn(page, number);
  await send(page);
  await expect(otp(page)).toBeVisible();
  await otp(page).fill((await codesTo(number)).at(-1) ?? '');
  await order(page).click();
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** The bank's decision, on the page of the demo's provider. */
async function atTheBank(page: Page, payUrl: string, decision: 'pay' | 'return'): Promise<void> {
  await page.goto(payUrl);
  await page.locator(`button[value=${decision}]`).click();
}

async function german(page: Page): Promise<Person> {
  return join(page, stranger({ country: 'DE' }));
}

/** Refusals that the test causes on purpose. */
const refused = /status of 4(?:00|29)/;

test('[PAY-05a] the form checks IBAN and phone number, shows errors at the field, and keeps the input', async ({
  open,
}) => {
  const page = await open({ allowed: refused });
  await german(page);
  await page.goto('/credits/credits-100/sdd');
  await page.getByRole('button', { name: 'Continue to direct debit' }).click();
  await expect(page).toHaveURL(/\/directdebit\?package=credits-100/);
  await expect(page.getByRole('region', { name: 'Your order' })).toContainText('€14.99');

  const number = newNumber();
  await fillIn(page, '12', { IBAN: 'DE89 3704 0044 0532 0130 01' });
  await send(page);
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(/This IBAN has a typo/);
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(
    /Enter a mobile number from one of the countries/,
  );
  for (const [label, text] of Object.entries(details))
    if (label !== 'IBAN') await expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(text);

  // A real account that no debit reaches, and a landline number.
  await page.getByRole('textbox', { name: 'IBAN' }).fill('SA03 8000 0000 6080 1016 7519');
  await page.getByRole('textbox', { name: 'Mobile number' }).fill('030 901820');
  await send(page);
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveAccessibleDescription(/SEPA area/);
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toHaveAccessibleDescription(/Enter a mobile/);

  await page.getByRole('textbox', { name: 'IBAN' }).fill(details.IBAN);
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(number);
  await send(page);
  await expect(otp(page)).toBeVisible();
  expect(await codesTo(number)).toEqual([expect.stringMatching(/^\d{6}$/)]);
});

test('[PAY-05b] a code by SMS confirms the debit, and a wrong one says “Code invalid”', async ({ open }) => {
  const page = await open({ allowed: refused });
  const kim = await german(page);
  const number = newNumber();
  await page.goto('/directdebit?package=credits-100');
  await fillIn(page, number);
  await send(page);
  await expect(page.getByText(`ending in ${number.slice(-2)}`, { exact: false })).toBeVisible();
  // Another code is possible only after a wait.
  await expect(page.getByRole('button', { name: /^Another code in/ })).toBeDisabled();

  const [code = ''] = await codesTo(number);
  await otp(page).fill(code === '111111' ? '222222' : '111111');
  await order(page).click();
  await expect(page.getByText('Code invalid')).toBeVisible();
  // Nothing was ordered, and the input is kept.
  expect(await call<object>(page, 'GET', '/api/last-purchase')).toEqual({ purchase: null });
  await page.getByRole('button', { name: 'Change your details' }).click();
  await expect(page.getByRole('textbox', { name: 'Street' })).toHaveValue('Lange Straße');

  // Within the minute the site says when; the code already sent is still valid for this order only.
  await send(page);
  await expect(page.getByRole('alert').first()).toBeVisible();
  expect(await codesTo(number)).toHaveLength(1);
  expect(await creditsOf(page)).toBe(30);
  expect(await mailsOf(kim.email)).not.toContain('debitNotice');
});

test('[PAY-05b] the right code gives the mandate, orders once, and the announcement comes by mail', async ({
  open,
}) => {
  const page = await open();
  const kim = await german(page);
  const id = await payByDebit(page, 'credits-100');
  const { payment } = await call<{ payment: { pay_url: string; mandate: { reference: string } } }>(
    page,
    'GET',
    `/api/payments/${id}`,
  );
  const main = page.getByRole('main');
  await expect(main).toContainText('SEPA direct debit mandate');
  await expect(main).toContainText(payment.mandate.reference);
  await expect(main).toContainText('•••• 3000');
  await expect(main).toContainText('NL70ZZZ000000010000');
  await expect(main).toContainText('You don’t need to wait here.');
  await expect.poll(() => mailsOf(kim.email)).toContain('debitNotice');
  // Pending until the bank has paid.
  expect(await creditsOf(page)).toBe(30);
  await atTheBank(page, payment.pay_url, 'pay');
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  expect(await creditsOf(page)).toBe(130);
});

test('[PAY-05c] a member at the limit sees so instead of the form', async ({ open }) => {
  const page = await open();
  await german(page);
  await payByDebit(page, 'credits-1000');
  await page.goto('/directdebit?package=credits-1000');
  await expect(page.getByText('Your limit for direct debit payments has been reached')).toBeVisible();
  await expect(otp(page)).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Choose another way to pay' }).click();
  await expect(page).toHaveURL(/\/credits\/credits-1000/);
});

test('[PAY-05c] a member whose bank returned a debit gets one friendly mail, and is blocked for direct debit', async ({
  open,
}) => {
  const page = await open();
  const kim = await german(page);
  const id = await payByDebit(page, 'credits-100');
  const { payment } = await call<{ payment: { pay_url: string } }>(page, 'GET', `/api/payments/${id}`);
  await atTheBank(page, payment.pay_url, 'pay');
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  await atTheBank(page, payment.pay_url, 'return');
  await expect(page).toHaveURL(new RegExp(`/payments/${id}`));
  await expect.poll(() => creditsOf(page)).toBe(30);
  await expect.poll(async () => (await mailsOf(kim.email)).filter((kind) => kind === 'debitReturned')).toHaveLength(1);
  await page.goto('/directdebit?package=credits-100');
  await expect(page.getByText('Your account is blocked for direct debit payments')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'IBAN' })).toHaveCount(0);
});
