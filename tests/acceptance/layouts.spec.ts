import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { goThrough } from './support/demo.ts';
import { call, join, stranger, type Person } from './support/people.ts';
import { productRoutes, type Known, type ProductRoute } from './support/routes-of-the-product.ts';

/** An unpaid order. */
async function orderOf(page: Page, { id }: Person): Promise<string> {
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Order and pay/ }).click();
  await expect(page.locator('button[value=pay]')).toBeVisible();
  const [order] = await stored<{ public_id: string }>(
    (sql) => sql`select o.public_id from orders o join members m on m.id = o.member_id where m.public_id = ${id}`,
  );
  return order?.public_id ?? '';
}

/** The frame around the content, as a viewer sees it. */
async function frameOf(page: Page): Promise<ProductRoute['layout']> {
  const bar = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  if (!(await bar.isVisible())) return (await footer.isVisible()) ? 'default' : 'empty';
  if (!(await footer.isVisible())) return 'chat';
  // The bar of a lander has the logo, the language and the link to the sign-up, but neither search nor account.
  const own = bar
    .getByRole('link', { name: 'Search', exact: true })
    .or(bar.getByRole('button', { name: /^Account: / }));
  return (await own.count()) > 0 ? 'default' : 'lander';
}

test('[NAV-01ab] every route of the product answers, each with its layout', async ({ open }) => {
  // Links of mails do not work: their tokens are made up.
  const visitor = await open({ allowed: /status of 410/ });
  const page = await open();
  const [me, anna, bea] = await Promise.all([
    join(page, stranger({ gender: 'man', seeking: 'woman' })),
    join(await open(), stranger({ name: 'Anna' })),
    join(await open(), stranger({ name: 'Bea' })),
  ]);
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(page, 'POST', '/api/conversations', {
    member_id: bea.id,
  });
  const known: Known = { member: anna.id, conversation: chat.conversation.id, payment: await orderOf(page, me) };
  for (const { path, as = 'member', layout, to } of productRoutes) {
    const address = typeof path === 'string' ? path : path(known);
    const reader = as === 'visitor' ? visitor : page;
    await goThrough(reader, address);
    const at = new URL(reader.url()).pathname;
    expect(at, `${address} stays where it is`).toMatch(to ?? new RegExp(`^${address}$`));
    for (const name of ['This page doesn’t exist', 'Error'])
      await expect(reader.getByRole('heading', { name, exact: true }), address).toHaveCount(0);
    await expect.poll(() => frameOf(reader), address).toBe(layout);
  }
});

test('[NAV-01b] on a phone a conversation is content only, and their list has the tab bar at its foot', async ({
  open,
}) => {
  const page = await open(phone);
  const [, anna] = await Promise.all([join(page, stranger()), join(await open(), stranger({ name: 'Anna' }))]);
  await page.goto(`/members/${anna.id}/chat`);
  await expect(page.getByRole('textbox', { name: /Anna/ })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await page.goto('/chats');
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
});
