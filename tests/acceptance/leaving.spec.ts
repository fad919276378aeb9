import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, mailedLink, stranger } from './support/people.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');

async function logInHere(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel(say('session.login.login')).fill(email);
  await page.getByLabel(say('session.login.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('session.login.submit') }).click();
}

const chatsOf = async (page: Page) => (await call<{ chats: unknown[] }>(page, 'GET', '/api/chats.php')).chats;

test('[ACC-05][PAY-08] a member who leaves is offered to stay, is hidden at once, comes back by the mailed link, takes a break, and is erased after 14 days', async ({
  open,
}) => {
  const page = await open({ language: 'de', allowed: /status of 4(00|03|10)/ });
  const anna = await join(page, stranger({ name: 'Annegret', language: 'de' }));
  const other = await open();
  await join(other, stranger({ name: 'Bert', gender: 'man', seeking: 'woman' }));
  const { chat } = await call<{ chat: { conversation: { id: string } } }>(other, 'POST', '/api/conversations', {
    member_id: anna.id,
  });
  const words = `Nur für ${anna.name}`;
  await call(other, 'POST', `/api/conversations/${chat.conversation.id}/messages`, {
    client_id: crypto.randomUUID(),
    kind: 'text',
    text: words,
  });

  // The company offers 30 % to those who stay.
  await page.goto('/me');
  await page.getByRole('link', { name: say('account.me.deleteAccount') }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('deletion.page') })).toBeVisible();
  await page.getByRole('button', { name: /30\s%/ }).click();
  await expect(page).toHaveURL(/\/credits\?code=STAY-\w{8}$/);

  const leave = async (password: string) => {
    await page.goto('/delete-account');
    await page.getByLabel(say('deletion.reason')).selectOption(say('deletion.reason.met'));
    await page.getByLabel(say('deletion.password'), { exact: true }).fill(password);
    await page.getByRole('button', { name: say('deletion.submit') }).click();
  };
  await leave('not this one');
  await expect(page.getByText(say('shared.error.password_wrong'))).toBeVisible();
  expect(await chatsOf(other)).toHaveLength(1);
  await leave(anna.password);
  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(page.getByRole('heading', { name: say('deletion.after.deletedTitle') })).toBeVisible();
  expect(await chatsOf(other)).toEqual([]);
  await expect(call(other, 'GET', `/api/members/${anna.id}`)).rejects.toThrow(/: 404 /);

  // Opening the page of the link changes nothing; its button does.
  const link = await mailedLink(anna.email, '/reactivate');
  await page.goto(link);
  const button = page.getByRole('button', { name: say('deletion.after.back') });
  await expect(button).toBeVisible();
  await logInHere(page, anna.email, anna.password);
  await expect(page.getByText(say('shared.error.pending_deletion'))).toBeVisible();
  await page.goto(link);
  await button.click();
  await expect(page.getByRole('heading', { name: say('deletion.after.doneTitle') })).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: say('deletion.after.alreadyTitle') })).toBeVisible();
  await logInHere(page, anna.email, anna.password);
  await expect(page).toHaveURL(/\/members/);
  expect(await chatsOf(other)).toHaveLength(1);

  // A break lasts until the next log-in.
  await page.goto('/delete-account');
  await page.getByRole('button', { name: say('deletion.pause') }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await chatsOf(other)).toEqual([]);
  await logInHere(page, anna.email, anna.password);
  await expect(page).toHaveURL(/\/members/);
  expect(await chatsOf(other)).toHaveLength(1);

  await leave(anna.password);
  await expect(page).toHaveURL(/\/account-deleted$/);
  const found = async () => {
    const rows = await stored(
      (sql) => sql<{ holds: boolean }[]>`
        select exists (select from members where name = ${anna.name} or email = ${anna.email})
          or exists (select from messages where body = ${words}) as holds`,
    );
    return rows[0]?.holds;
  };
  expect(await found()).toBe(true);
  await stored(
    (sql) => sql`
      with over as (
        update deletions set erase_at = asked_at - interval '1 second' from members m
        where m.id = member_id and m.public_id = ${anna.id} returning member_id
      )
      update jobs set run_at = to_timestamp(0) from over where kind = 'deletion.erase' returning id`,
  );
  await expect.poll(found, { intervals: [100] }).toBe(false);
  await page.goto(await mailedLink(anna.email, '/reactivate'));
  await expect(page.getByRole('heading', { name: say('deletion.after.endedTitle') })).toBeVisible();
});

test('[ACC-05] a member whose account was disabled by staff deletes it from the login', async ({ open }) => {
  const page = await open({ language: 'de', allowed: /status of 403/ });
  const anna = await join(await open(), stranger({ language: 'de' }));
  await stored((sql) => sql`update members set status = 'disabled' where public_id = ${anna.id} returning id`);
  await logInHere(page, anna.email, anna.password);
  await expect(page.getByText(say('shared.error.account_disabled'))).toBeVisible();
  const remove = page.getByRole('button', { name: say('session.disabled.title') });
  await remove.click();
  await expect(page.getByRole('heading', { name: say('session.disabled.title') })).toBeVisible();
  await remove.click();
  await expect(page).toHaveURL(/\/account-deleted$/);
  await expect(page.getByRole('heading', { name: say('deletion.after.deletedTitle') })).toBeVisible();
  await mailedLink(anna.email, '/reactivate');
});
