import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { layoutShift, watchLayout } from './support/layout-shift.ts';
import { join, stranger } from './support/people.ts';
import { slowDown } from './support/phone-line.ts';

const orderButton = (page: Page) => page.getByRole('button', { name: /^Order and pay/ });
/** Orders and goes to the provider's page. */
const goAndPay = async (page: Page, method: RegExp) => {
  await page.locator('[data-slot=payment-method-tile]').filter({ hasText: method }).click();
  await orderButton(page).click();
  await expect(page).toHaveURL(/sandbox-pay/);
};
/** The member's orders in API answers, newest last: their state and price. */
async function watchOrders(page: Page): Promise<{ id: string; amount: number }[]> {
  const orders: { id: string; amount: number }[] = [];
  await page.route('**/api/payments', async (route) => {
    const response = await route.fetch();
    const { payment } = (await response.json()) as { payment: { id: string; total: { amount: number } } };
    orders.push({ id: payment.id, amount: payment.total.amount });
    await route.fulfill({ response });
  });
  return orders;
}
const stateOf = async (page: Page, id: string) => {
  const { payment } = (await (await page.request.get(`/api/payments/${id}`)).json()) as { payment: { state: string } };
  return payment.state;
};

test('[ALT-05d] after returning from the provider’s page the price is still the lower one; another method is ordered at it, and the first order is given up', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  const orders = await watchOrders(page);
  await page.goto('/credits/credits-250');
  await expect(orderButton(page)).toHaveText('Order and pay €22.49');
  await goAndPay(page, /^Card/);
  await page.goBack();
  await expect(orderButton(page)).toHaveText('Order and pay €22.49');
  await page.reload();
  await expect(orderButton(page)).toHaveText('Order and pay €22.49');
  await page.goto('/credits');
  await expect(page.getByRole('region', { name: '25% off your first credits' })).toBeVisible();
  await expect(page.locator('label').filter({ hasText: /^250 / })).toContainText('€22.49');

  await page.goto('/credits/credits-250');
  await goAndPay(page, /PayPal/);
  expect(orders.map(({ amount }) => amount)).toEqual([2249, 2249]);
  expect(await stateOf(page, orders[0]!.id)).toBe('cancelled');
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '250 credits were added' })).toBeVisible();
  await page.goto('/credits/credits-250');
  await expect(orderButton(page)).toHaveText('Order and pay €29.99');
});

test('[PAY-01d] nothing is preselected: the page asks for a missing package or method', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  const orders = await watchOrders(page);
  await page.goto('/credits');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Choose a package first.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.locator('label').filter({ hasText: /^100 / }).click();
  await expect(page.locator('[data-slot=order-foot]')).toContainText('100 credits €11.24');
  await page.getByRole('link', { name: 'Continue' }).click();

  await expect(page).toHaveURL(/\/credits\/credits-100\?code=TIMEBONUS25$/);
  await orderButton(page).click();
  await expect(page.getByText('Choose how you want to pay.')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  expect(orders).toEqual([]);
});

test('[PAY-01e][PAY-02d] a link to a method that is discontinued, for other countries or unknown says so, and so does one to a former package', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger({ country: 'DE' }));
  for (const [method, words] of [
    ['giropay', /^giropay is no longer offered by its provider/],
    ['sofort', /^Sofort is no longer offered by its provider/],
    ['ideal', /^iDEAL \| Wero isn’t offered in your country/],
    ['beads', /a payment method we don’t know/],
  ] as const) {
    await page.goto(`/credits/credits-250/${method}`);
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await expect(page.getByRole('radio', { name: /giropay|Sofort/ })).toHaveCount(0);
  }
  await page.goto('/credits/credits-250/paypal');
  await expect(page.getByRole('radio', { name: 'PayPal' })).toBeChecked();
  await page.goto('/credits/credits-75/paypal');
  await expect(page.getByRole('heading', { name: 'This package is no longer offered' })).toBeVisible();
});

test('[PAY-01g] on a phone the selection and its price stay in view at its foot, from the first to the last line of the page', async ({
  open,
}) => {
  const page = await open(phone);
  await join(page, stranger({ country: 'NL' }));
  const foot = page.locator('[data-slot=order-foot]');
  const inView = async (path: string, words: string) => {
    // The site's footer follows the page: nothing is bought there.
    const lowest = await page.evaluate(
      () => document.querySelector('main')!.getBoundingClientRect().bottom + scrollY - innerHeight,
    );
    for (const top of [0, Math.max(0, lowest)]) {
      await page.evaluate((at) => window.scrollTo(0, at), top);
      await expect(foot, path).toContainText(words);
      await expect(foot.getByRole(path === '/credits' ? 'link' : 'button'), path).toBeInViewport({ ratio: 1 });
    }
    // Scrolled to the top, the page scrolls under it, and it is above the tab bar, or where there is none, at the foot of the window.
    await page.evaluate(() => window.scrollTo(0, 0));
    const edges = await page.evaluate(() => ({
      foot: document.querySelector('[data-slot=order-foot]')!.getBoundingClientRect().bottom,
      tabs: document.querySelector('[data-slot=top-bar-nav]')?.getBoundingClientRect().top ?? innerHeight,
    }));
    expect(Math.abs(edges.foot - edges.tabs), path).toBeLessThanOrEqual(1);
  };
  await page.goto('/credits');
  await page.locator('label').filter({ hasText: /^250 / }).click();
  await inView('/credits', '250 credits €22.49');
  await page.goto('/credits/credits-250');
  await expect(orderButton(page)).toBeVisible();
  await inView('/credits/credits-250', '250 credits €22.49');
  // The order precedes the payment methods, and nothing of it is repeated.
  const order = page.getByRole('region', { name: 'Your order' });
  await expect(order).toContainText('Discount 25%');
  await expect(page.getByText(/Discount 25%/)).toHaveCount(1);
  const [summary, methods] = await Promise.all([
    order.boundingBox(),
    page.getByRole('radiogroup', { name: 'How do you want to pay?' }).boundingBox(),
  ]);
  expect(summary!.y + summary!.height).toBeLessThan(methods!.y);
  const orders = await watchOrders(page);
  await goAndPay(page, /PayPal/);
  expect(orders.map(({ amount }) => amount)).toEqual([2249]);
});

test('[PAY-01f] on a phone the page does not move when a method further down is chosen', async ({ open }) => {
  const page = await open(phone);
  await join(page, stranger({ country: 'DE' }));
  await page.goto('/credits/credits-100');
  const last = page.locator('[data-slot=payment-method-tile]').last();
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(100);
  await last.click();
  await expect(page).toHaveURL(/\/credits\/credits-100\/sct$/);
  await expect(last.locator('input')).toBeChecked();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('[PAY-02ac] Visa, Mastercard and Maestro are one card; a link to one of them orders it', async ({ open }) => {
  const page = await open();
  await join(page, stranger({ country: 'NL' }));
  await page.goto('/credits/credits-250');
  await expect(page.getByRole('radio', { name: 'Card Visa Mastercard Maestro' })).not.toBeChecked();
  // The most used method of the country comes first; Apple Pay only where the browser has it.
  await expect(page.getByRole('radio').first()).toHaveAccessibleName('iDEAL | Wero');
  await expect(page.getByRole('radio', { name: 'Apple Pay' })).toHaveCount(0);
  await page.goto('/credits/credits-250/visa');
  await expect(page.getByRole('radio', { name: /^Card/ })).toBeChecked();
  const ordered = page.waitForRequest((request) => request.url().endsWith('/api/payments'));
  await orderButton(page).click();
  expect((await ordered).postDataJSON()).toMatchObject({ method: 'visa' });
  await expect(page).toHaveURL(/sandbox-pay/);
});

test('[PAY-01b] /credits/repeat-order repeats the last purchase with one press, and says if there is none', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  await page.goto('/credits/repeat-order');
  await expect(page.getByRole('heading', { name: 'You haven’t bought anything yet' })).toBeVisible();
  const orders = await watchOrders(page);
  await page.goto('/credits/credits-250');
  await goAndPay(page, /PayPal/);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '250 credits were added' })).toBeVisible();

  await page.goto('/credits');
  await page.getByRole('link', { name: 'Order the same again' }).click();
  await expect(page.getByRole('heading', { name: 'Order again' })).toBeVisible();
  // Today's price: the time bonus was for the first purchase.
  await expect(orderButton(page)).toHaveText('Order and pay €29.99');
  await expect(page.getByRole('main')).toContainText('PayPal');
  expect(orders).toHaveLength(1);
  await orderButton(page).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '250 credits were added' })).toBeVisible();
  expect(orders.map(({ amount }) => amount)).toEqual([2249, 2999]);
});

test('[PAY-06c] a code limited to some methods says so before the order, and lowers the price with these only', async ({
  open,
}) => {
  await stored(
    (sql) => sql`
      insert into discount_codes (code, percentage, validity, methods) values ('PAYPAL10', 10, 'unlimited', '{paypal}')
      on conflict do nothing`,
  );
  const page = await open();
  await join(page, stranger());
  const orders = await watchOrders(page);
  await page.goto('/credits/credits-250/maestro?code=PAYPAL10');
  await expect(page.getByText('This discount applies when you pay with: PayPal.').last()).toBeVisible();
  await expect(orderButton(page)).toHaveText('Order and pay €29.99');
  await page.locator('[data-slot=payment-method-tile]').filter({ hasText: 'PayPal' }).click();
  await expect(orderButton(page)).toHaveText('Order and pay €26.99');
  await orderButton(page).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  expect(orders.map(({ amount }) => amount)).toEqual([2699]);
});

test('[CHAT-02d] paid buttons show the price for this member: credits alone before the first purchase, then the value of the credits at hand, live', async ({
  open,
}) => {
  const annas = await open();
  const anna = await join(annas, stranger({ name: 'Anna' }));
  const bens = await open();
  await join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  await bens.goto(`/members/${anna.id}/chat`);
  const price = bens.locator('[data-slot=chat-price]');
  await expect(price).toHaveText('10 credits');

  // Bought in another tab: 30 free credits and 100 for €11.24 are at hand, so 10 cost 87 cents; without the free ones €1.13.
  const shop = await bens.context().newPage();
  await shop.goto('/credits/credits-100/paypal');
  await orderButton(shop).click();
  await shop.locator('button[value=pay]').click();
  await expect(shop.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  await expect(price).toHaveText('10 credits · €0.87');
  await send(bens, anna.name, 'Sea or mountains?');
  await expect(price).toHaveText('10 credits · €0.87');
  await bens.getByRole('button', { name: 'Gifts' }).click();
  await bens
    .locator('label')
    .filter({ has: bens.getByRole('radio', { name: /^Rose/ }) })
    .click();
  await expect(bens.getByRole('button', { name: /^Send “Rose” for 20 credits · €1\.73$/ })).toBeVisible();
  await bens.keyboard.press('Escape');

  await shop.goto('/credits/repeat-order');
  await orderButton(shop).click();
  await shop.locator('button[value=pay]').click();
  await expect(shop.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
  // 120 credits left of €11.24 for 130 are €10.38; with 100 for €14.99 they make €25.37 for 220.
  await expect(price).toHaveText('10 credits · €1.16');
});

test('[PAY-01f] prices and packages load without moving the page, on a connection as slow as in a train', async ({
  open,
}) => {
  test.slow();
  const visitor = await open(phone);
  await slowDown(visitor);
  await watchLayout(visitor);
  await visitor.goto('/pricing');
  await expect(visitor.getByText('€14.99')).toBeVisible();
  await visitor.waitForLoadState('networkidle');
  const moved = await layoutShift(visitor);
  expect(moved.total, moved.what.join('\n')).toBeLessThanOrEqual(0.01);

  for (const shape of [phone, {}]) {
    const member = await open(shape);
    await join(member, stranger());
    await slowDown(member);
    await watchLayout(member);
    for (const [path, there] of [
      ['/pricing', '€14.99'],
      ['/credits', '€11.24'],
      ['/premium', 'This is not a subscription. Nothing renews automatically.'],
      ['/credits/credits-100', 'Order and pay €11.24'],
    ] as const) {
      await member.goto(path);
      await expect(member.getByText(there).first()).toBeVisible();
      await member.waitForLoadState('load');
      const { total, what } = await layoutShift(member);
      expect(total, `${path}\n${what.join('\n')}`).toBeLessThanOrEqual(0.01);
    }
  }
});
