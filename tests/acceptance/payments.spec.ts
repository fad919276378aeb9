import { paymentMethods } from '@heartline/api-client';
import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { creditsOf, join, stranger } from './support/people.ts';

test('[PAY-01c][LOC-04ad] prices are those of the country, in its currency and the reader’s number format, before signing up', async ({
  open,
}) => {
  const german = await open({ language: 'de', country: 'DE' });
  await german.goto('/pricing');
  await expect(german.getByText('14,99 €')).toBeVisible();
  await expect(german.getByText('98,99 €')).toBeVisible();
  const polish = await open({ language: 'pl', country: 'PL' });
  await polish.goto('/pricing');
  await expect(polish.getByText('66,99 zł')).toBeVisible();
  await expect(polish.getByText('444,99 zł')).toBeVisible();
  const british = await open({ country: 'GB' });
  await british.goto('/pricing');
  await expect(british.getByText('£13.49')).toBeVisible();
  await expect(british.getByText('£0.89 per message', { exact: false })).toBeVisible();
});

/** Where each method is offered besides the general ones, from public knowledge and not from the server's own list. */
const everywhere = ['creditcard', 'visa', 'mastercard', 'paypal', 'applepay'];
const ofCountry: Record<string, string[]> = {
  AT: ['eps', 'maestro', 'paysafecard', 'sct', 'sdd'],
  BE: ['bancontact', 'maestro', 'paysafecard', 'sct', 'sdd'],
  CH: ['twint', 'maestro', 'paysafecard'],
  DK: ['dankort', 'mobilepay', 'maestro', 'paysafecard'],
  FR: ['cartebancaire', 'paysafecard', 'sct', 'sdd'],
  IT: ['satispay', 'nexi', 'maestro', 'paysafecard', 'sct', 'sdd'],
  NL: ['ideal', 'maestro', 'paysafecard', 'sct', 'sdd'],
  NO: ['vipps', 'paysafecard'],
  PL: ['blik', 'prezelewy24', 'paysafecard'],
  SE: ['swish', 'paysafecard'],
  US: [],
};
const tiles = (page: Page) => page.locator('[data-slot=payment-method-tile]');
/** The brands of a card are in its tile, and are chosen with it. */
const parts = (page: Page) => page.locator('[data-slot=payment-method-tile] [data-slot=payment-method-part]');
const networks = ['visa', 'mastercard', 'maestro'];

test.describe('[PAY-02bd] methods', () => {
  for (const [country, local] of Object.entries(ofCountry))
    test(`of ${country}: each has its tile and its way to the provider; no other country’s is offered, and a discontinued one says so`, async ({
      open,
    }) => {
      const page = await open();
      await join(page, stranger({ country }));
      await page.goto('/credits/credits-100');
      await expect(tiles(page).filter({ hasText: 'PayPal' })).toBeVisible();
      const shown = await tiles(page)
        .or(parts(page))
        .evaluateAll((all) => all.map((tile) => tile.getAttribute('data-method')));
      expect(new Set(shown)).toEqual(new Set([...local, ...everywhere]));
      expect(shown).toHaveLength(local.length + everywhere.length);
      // Each is ordered in at least one country.
      // Direct debit has a page of its own: direct-debit.spec.ts.
      const ordered = local.filter((id) => ownCountry(id) === country && id !== 'sdd');
      for (const method of country === 'US' ? everywhere : ordered) {
        await page.goto(`/credits/credits-100/${method}`);
        await expect(page.locator(`input[value=${networks.includes(method) ? 'creditcard' : method}]`)).toBeChecked();
        const request = page.waitForRequest((sent) => sent.url().endsWith('/api/payments'));
        await page.getByRole('button', { name: /^Order and pay/ }).click();
        expect((await request).postDataJSON()).toMatchObject({ method });
        await expect(page).toHaveURL(/sandbox-pay/);
        await expect(page.locator('button[value=pay]')).toBeVisible();
      }
      for (const ended of ['giropay', 'sofort']) {
        await page.goto(`/credits/credits-100/${ended}`);
        await expect(page.getByText(/is no longer offered by its provider/)).toBeVisible();
      }
    });

  test('include all but the two discontinued ones', () => {
    const offered = new Set([...everywhere, ...Object.values(ofCountry).flat()]);
    expect([...paymentMethods].filter((method) => !offered.has(method)).toSorted()).toEqual(['giropay', 'sofort']);
  });
});

/** The first country of the list above with this method. */
function ownCountry(method: string): string | undefined {
  return Object.keys(ofCountry).find((country) => ofCountry[country]?.includes(method));
}

for (const [decision, button] of [
  ['failed', 'fail'],
  ['cancelled', 'cancel'],
] as const)
  test(`[PAY-03c][PAY-07b] a ${decision} payment adds nothing and can be tried again`, async ({ open }) => {
    const page = await open();
    await join(page, stranger());
    await page.goto('/credits/credits-100/paypal');
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await expect(page).toHaveURL(/sandbox-pay/);
    await page.locator(`button[value=${button}]`).click();
    await expect(page.getByRole('heading', { name: 'Payment failed or has been cancelled' })).toBeVisible();
    await expect(page.getByText('You haven’t been charged.', { exact: false })).toBeVisible();
    expect(await creditsOf(page)).toBe(30);
    await page.goto('/transactions');
    await expect(page.getByRole('listitem').filter({ hasText: 'Balance' })).toHaveText([
      /^Welcome credits.*Balance 30/,
    ]);
    await page.goBack();
    await page.getByRole('link', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/\/credits\/credits-100/);
    await expect(page.getByRole('button', { name: /^Order and pay/ })).toBeVisible();
  });

test('[PAY-03a] a pending payment says so, can be given up, and cannot be paid after that', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const { payUrl, id } = await order(page);
  await page.goto(`/payments/${id}`);
  await expect(page.getByRole('heading', { name: 'Your payment is being processed' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel this payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment failed or has been cancelled' })).toBeVisible();
  await page.goto(payUrl);
  await expect(page.getByRole('status')).toBeVisible();
  await expect(page.locator('button[value=pay]')).toHaveCount(0);
  expect(await creditsOf(page)).toBe(30);
});

test('[PAY-03bd][PAY-04] a second decision of the same payment adds nothing', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const { payUrl, id } = await order(page);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  expect(await creditsOf(page)).toBe(130);
  // The new balance, the link to continue, and then the receipt with its number.
  await expect(page.getByRole('status').filter({ hasText: 'were added' })).toContainText('You have 130 credits now.');
  await expect(page.getByRole('main').getByRole('definition').last()).toHaveText(id);
  for (let time = 0; time < 3; time += 1) await page.request.post(payUrl, { form: { decision: 'pay' } });
  expect(await creditsOf(page)).toBe(130);
  await page.goto('/members');
  await expect(page.getByRole('link', { name: /^Credits/ })).toContainText('130');
  await expect(page.getByRole('link', { name: 'Get Premium' })).toHaveCount(0);
});

test('[PAY-06ab] an unknown code is refused, and the welcome code lowers the first order only', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const unknown = await page.request.get('/api/discountcode.php?code=NOSUCHCODE');
  expect(await unknown.json()).toMatchObject({ error: { code: 'code_not_found' } });
  await order(page);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  await page.goto('/credits');
  await expect(page.locator('label').filter({ hasText: /^100 / })).toContainText('€14.99');
  await expect(page.getByText('25% off')).toHaveCount(0);
});

/** Orders the smallest package; returns the address of the provider's page, which is then open. */
async function order(page: Page): Promise<{ payUrl: string; id: string }> {
  await page.goto('/credits/credits-100/paypal');
  let id = '';
  await page.route('**/api/payments', async (route) => {
    const response = await route.fetch();
    ({ id } = ((await response.json()) as { payment: { id: string } }).payment);
    await route.fulfill({ response });
  });
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  return { payUrl: page.url(), id };
}

test('[PAY-01a] packages, checkout, Premium, pricing and transactions each have their page', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const main = page.getByRole('main');
  const heading = (name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await page.goto('/premium');
  await heading(/Premium/);
  await page.goto('/pricing');
  await heading('Prices');
  await main.locator('a[href="/credits/credits-100"]').first().click();
  await expect(page).toHaveURL('/credits/credits-100');
  await page.goto('/credits');
  await heading('Buy credits');
  await expect(main.getByRole('radio', { name: /^100/ })).toBeAttached();
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await page.locator('button[value=pay]').click();
  await heading('100 credits were added');
  await page.goto('/transactions');
  await heading('Your transactions');
  await main.getByText('Credits bought').first().click();
  await expect(page).toHaveURL(/\/transactions\/.+/);
  await heading(/./);
});
