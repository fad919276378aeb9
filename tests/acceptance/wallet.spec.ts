import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { creditsOf, join, mailsOf, stranger } from './support/people.ts';

/** Buys 100 credits, with the time bonus for €11.24. */
async function buy(page: Page): Promise<void> {
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  await page.locator('button[value=pay]').click();
  await expect(page.getByRole('heading', { name: '100 credits were added' })).toBeVisible();
}

test('[PAY-11] [PAY-12] a purchase shows the use of its credits, a message the purchases it was paid from, and unused credits are refunded in two steps', async ({
  open,
}) => {
  const page = await open({ language: 'en', country: 'DE' });
  const anna = await join(page, stranger({ name: 'Anna', country: 'DE' }));
  const bert = await join(await open(), stranger({ name: 'Bert', gender: 'man', seeking: 'woman' }));
  await buy(page);
  await page.getByRole('link', { name: 'Withdraw from this purchase' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw from contract here' })).toBeVisible();
  await page.goto(`/members/${bert.id}/chat`);
  // Thirty credits are free, so the fourth message is the first paid with bought ones.
  for (let count = 1; count <= 5; count += 1) {
    await send(page, bert.name, `Secret word ${count}`);
    await expect(bubble(page, bert.name, `Secret word ${count}`)).toBeVisible();
  }
  await expect.poll(() => creditsOf(page)).toBe(80);

  await test.step('a message shows the purchase that paid for it, and how much', async () => {
    await page.goto('/transactions');
    await page.getByRole('link', { name: 'Message', exact: true }).first().click();
    const source = page.getByRole('link', { name: /^10 credits from your purchase of .*: €1\.13$/ });
    await expect(source).toBeVisible();
    await source.click();
  });

  await test.step('the purchase shows the rest of its credits, and the use of the others, without a word of a message', async () => {
    await expect(page.getByText('80 of 100 credits left')).toBeVisible();
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Message' })).toHaveCount(2);
    await expect(page.getByRole('main')).not.toContainText('Secret word');
  });

  await test.step('the amounts are shown before, and change if a message was sent meanwhile', async () => {
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    const asking = page.getByRole('alertdialog');
    await expect(asking).toContainText('20 credits · €2.24');
    await expect(asking).toContainText('€9.00');
    await asking.getByRole('button', { name: 'Keep the credits' }).click();
    await expect(asking).toBeHidden();
    expect(await creditsOf(page)).toBe(80);
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click();
    await asking.getByRole('button', { name: 'Confirm withdrawal' }).click();
    await expect(page.getByText(/You withdrew from this purchase on .*€9\.00/)).toBeVisible();
  });

  await test.step('the credits are taken at once, the money goes back, and the receipt comes by mail', async () => {
    expect(await creditsOf(page)).toBe(0);
    await expect(async () => {
      await page.reload();
      await expect(page.getByText('€9.00 was refunded, the way you paid.', { exact: false })).toBeVisible({
        timeout: 2_000,
      });
    }).toPass({ timeout: 60_000 });
    await expect.poll(() => mailsOf(anna.email), { timeout: 30_000 }).toContain('withdrawal');
    await page.goto('/transactions');
    await expect(page.getByRole('link', { name: 'Purchase withdrawn' })).toBeVisible();
  });
});
