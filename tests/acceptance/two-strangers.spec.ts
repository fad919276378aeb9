import { expect, test, type Page } from '@playwright/test';

import { activate, openBrowser, signUp, stranger } from './support/people.ts';

const phone = { viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true };

test('[SGN-01][SGN-05][MEM-01][CHAT-02][CHAT-04][CHAT-09][PAY-03][PAY-04][PAY-07] two strangers sign up, find each other, chat, run out of credits, buy, and go on chatting', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const anna = stranger({ name: `Anna ${Date.now() % 1_000_000}`, gender: 'Woman', seeking: 'Men' });
  const piotr = stranger({ name: `Piotr ${Date.now() % 1_000_000}`, gender: 'Man', seeking: 'Women' });
  const [annas, piotrs] = await Promise.all([openBrowser(browser), openBrowser(browser, phone)]);
  await signUp(annas, anna);
  await activate(annas, anna);
  await signUp(piotrs, piotr);
  await activate(piotrs, piotr);

  // Piotr finds Anna and opens a conversation with her.
  await piotrs.goto('/members?country=DE');
  await piotrs.getByRole('link', { name: new RegExp(anna.name) }).first().click();
  await expect(piotrs.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
  await piotrs.getByRole('link', { name: 'Send a message' }).click();
  await expect(piotrs).toHaveURL(/\/chats\//);

  // Three messages are what the welcome credits buy.
  for (const [index, text] of ['Hello Anna!', 'How are you?', 'Coffee?'].entries()) {
    await send(piotrs, anna.name, text);
    await expect(bubble(piotrs, anna.name, text)).toBeVisible();
    if (index === 0) await expect(annas.getByRole('link', { name: /Messages/ })).toContainText('1');
  }
  await expect(piotrs.getByText('You do not have enough credits')).toBeVisible();

  // Anna reads and answers at once; Piotr sees it without doing anything.
  await annas.goto('/chats');
  await annas.getByRole('link', { name: new RegExp(piotr.name) }).click();
  await expect(bubble(annas, piotr.name, 'Coffee?')).toBeVisible();
  await expect(annas.getByRole('link', { name: /Messages/ })).not.toContainText('3');
  await send(annas, piotr.name, 'With pleasure.');
  await expect(bubble(piotrs, anna.name, 'With pleasure.')).toBeVisible();

  // Piotr buys, and comes back to where he was.
  await piotrs.getByRole('link', { name: 'Buy credits' }).click();
  await piotrs.getByRole('radio').first().check();
  await piotrs.getByRole('link', { name: /^Continue|payment/i }).click();
  await piotrs.getByRole('button', { name: /Order and pay/ }).click();
  await expect(piotrs).toHaveURL(/sandbox-pay/);
  await piotrs.getByRole('button', { name: /Pay/ }).first().click();
  await expect(piotrs.getByText('Thank you! Your payment has arrived.')).toBeVisible();
  await expect(piotrs.getByText('You are a premium member now.')).toBeVisible();
  await piotrs.getByRole('link', { name: 'Go on chatting' }).click();
  await send(piotrs, anna.name, 'Tomorrow at three?');
  await expect(bubble(annas, piotr.name, 'Tomorrow at three?')).toBeVisible();

  // The ledger tells all of it: 30 welcome credits, four messages at 10, and the package.
  await piotrs.goto('/transactions');
  await expect(piotrs.getByText(/Message/).first()).toBeVisible();
});

async function send(page: Page, to: string, text: string): Promise<void> {
  await page.getByLabel(`Message to ${to}`).fill(text);
  await page.getByLabel(`Message to ${to}`).press('Enter');
}

const bubble = (page: Page, other: string, text: string) => page.getByRole('log', { name: `Messages with ${other}` }).getByText(text);
