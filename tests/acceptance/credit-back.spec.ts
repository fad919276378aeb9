import { randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, creditsOf, join, stranger, type Person } from './support/people.ts';

const promise = 'No answer within 7 days? We’ll give you back up to 10 credits you bought.';

async function writeFirst(page: Page, to: Person): Promise<void> {
  await page.goto(`/members/${to.id}/chat`);
  await expect(page.getByText(promise)).toBeVisible();
  await send(page, to.name, 'Hello there!');
  await expect(bubble(page, to.name, 'Hello there!')).toBeVisible();
}

/** Simulates eight days: moves everything that happened that far back, and runs the server's check. */
const eightDays = (person: Person) =>
  stored((sql) =>
    sql.begin(async (tx) => {
      // The ledger refuses any change, so its triggers are off here.
      await tx`set local session_replication_role = replica`;
      const own = tx`(select id from members where public_id = ${person.id})`;
      await tx`update ledger_entries set created_at = created_at - interval '8 days' where member_id = ${own}`;
      await tx`
        update messages m set created_at = m.created_at - interval '8 days' from conversations c
        where c.id = m.conversation_id and ${own} in (c.member_a, c.member_b)`;
      await tx`
        insert into unanswered_looks (site_id, looked_until) select id, now() - interval '9 days' from sites
        on conflict (site_id) do update set looked_until = excluded.looked_until`;
      return [...(await tx`update jobs set run_at = now() where kind = 'chat.unanswered' returning id`)];
    }),
  );

const hasLooked = () => stored((sql) => sql`select id from jobs where kind = 'chat.unanswered' and run_at > now()`);

test('[PAY-09] a first message without an answer for a week is refunded once, as announced: not if it was answered, free, or ended by a block', async ({
  open,
}) => {
  const page = await open();
  const anna = await join(page, stranger({ name: 'Anna' }));
  const others: { person: Person; page: Page }[] = [];
  for (const name of ['Ben', 'Carl', 'Dirk', 'Emil']) {
    const theirs = await open();
    others.push({ person: await join(theirs, stranger({ name, gender: 'man', seeking: 'woman' })), page: theirs });
  }
  const [free, silent, answering, blocking] = others as [
    (typeof others)[0],
    (typeof others)[0],
    (typeof others)[0],
    (typeof others)[0],
  ];

  await test.step('the refund is announced with the prices, but not to a member who has only free credits', async () => {
    await page.goto('/pricing');
    await expect(page.getByText(/^If someone doesn’t answer your first message within 7 days/)).toBeVisible();
    await page.goto(`/members/${free.person.id}/chat`);
    await expect(page.getByText(/^A question is the best way to start/)).toBeVisible();
    await expect(page.getByText(promise)).toHaveCount(0);
    for (const text of ['One', 'Two', 'Three']) await send(page, free.person.name, text);
    await expect.poll(() => creditsOf(page)).toBe(0);
  });

  await test.step('and before the first message to another member, to a member who has bought', async () => {
    await page.goto('/credits/credits-100/paypal');
    await page.getByRole('button', { name: /^Order and pay/ }).click();
    await page.locator('button[value=pay]').click();
    await expect.poll(() => creditsOf(page)).toBe(100);
    for (const { person } of [silent, answering, blocking]) await writeFirst(page, person);
    await expect.poll(() => creditsOf(page)).toBe(70);
  });

  await test.step('one answers, one blocks, one is silent; after a week only the unanswered message is refunded', async () => {
    const chat = await call<{ chat: { conversation: { id: string } } }>(answering.page, 'POST', '/api/conversations', {
      member_id: anna.id,
    });
    await call(answering.page, 'POST', `/api/conversations/${chat.chat.conversation.id}/messages`, {
      client_id: randomUUID(),
      kind: 'text',
      text: 'Hello!',
    });
    await call(blocking.page, 'PUT', `/api/members/${anna.id}/block`);
    await page.goto('/transactions');
    expect(await eightDays(anna)).toHaveLength(1);
    await expect.poll(() => creditsOf(page)).toBe(80);
    await expect.poll(hasLooked).toHaveLength(1);
    await page.reload();
    const back = page.getByRole('main').getByRole('listitem').filter({ hasText: 'No answer: credits back' });
    await expect(back).toHaveCount(1);
    await expect(back).toContainText('+10');
    await expect(back).toContainText('Balance 80');
    await eightDays(anna);
    await expect.poll(hasLooked).toHaveLength(1);
    expect(await creditsOf(page)).toBe(80);
  });
});
