import { randomUUID } from 'node:crypto';

import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, creditsOf, join, stranger } from './support/people.ts';

test('[MEM-05bc] a profile links to a message and to the gifts: priced, and sent in the conversation, once', async ({
  open,
}) => {
  const page = await open();
  const annas = await open();
  const [, anna] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    join(annas, stranger({ name: 'Anna' })),
  ]);
  await page.goto(`/members/${anna.id}`);
  await page.getByRole('link', { name: 'Send a message' }).click();
  await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await page.getByRole('link', { name: 'Send a gift' }).click();
  const gifts = page.getByRole('dialog', { name: /Anna/ });
  await expect(gifts).toBeVisible();
  await gifts
    .locator('label')
    .filter({ has: page.getByRole('radio', { name: /^Rose/ }) })
    .click();
  const before = await creditsOf(page);
  await gifts.getByRole('button', { name: /^Send “Rose” for 20 credits/ }).click();
  await expect(gifts).toHaveCount(0);
  const conversation = page.getByRole('region', { name: new RegExp(anna.name) });
  await expect(conversation.getByText('Rose')).toHaveCount(1);
  await expect.poll(() => creditsOf(page)).toBe(before - 20);
  // A reload does not open the window again.
  await expect(page).toHaveURL(/\/chats\/[\w-]+$/);
  await page.reload();
  await expect(conversation.getByText('Rose')).toHaveCount(1);
  await expect(gifts).toHaveCount(0);
  await annas.goto('/chats');
  await annas.getByRole('link', { name: /^Kim/ }).first().click();
  await expect(annas.getByRole('main').getByText('Rose').last()).toBeVisible();
});

test('[MEM-05c] a gift starts a conversation, of which a free member has two; a visitor is led to sign up', async ({
  open,
}) => {
  // The third conversation is refused.
  const page = await open({ allowed: /status of 403/ });
  const [, ...others] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    ...['Anna', 'Bea', 'Cleo'].map(async (name) => join(await open(), stranger({ name }))),
  ]);
  const [anna, bea, cleo] = others;
  for (const other of [anna, bea]) {
    const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
      member_id: other?.id,
    });
    const message = { client_id: randomUUID(), kind: 'text', text: 'Sea or mountains?' };
    await call(page, 'POST', `/api/conversations/${chat.conversation.id}/messages`, message);
  }
  await page.goto(`/members/${cleo?.id}`);
  await page.getByRole('link', { name: 'Send a gift' }).click();
  await expect(page.getByText('You’ve used all your free conversations')).toBeVisible();
  await expect(page.getByRole('dialog', { name: /Cleo/ })).toHaveCount(0);

  const visitor = await open();
  await visitor.goto(`/members/${cleo?.id}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Send a gift' })).toHaveCount(0);
  await expect(
    visitor
      .getByRole('main')
      .getByRole('link', { name: /Sign up/ })
      .first(),
  ).toHaveAttribute('href', `/members/${cleo?.id}/signup`);
});
