import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { zoneOfNoon } from './support/noon.ts';
import { call, join, mailedLink, stranger } from './support/people.ts';

const kinds = [
  'First messages',
  'New messages',
  'Unread messages',
  'Likes',
  'Your week',
  'Your photo',
  'News',
  'Offers',
] as const;

test('[ACC-01a] each of the eight kinds of mail can be switched, and stays switched', async ({ open }) => {
  const page = await open();
  await join(page, stranger());
  await page.goto('/me');
  await page.getByRole('link', { name: 'Notifications by e-mail' }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  const states = () => Promise.all(kinds.map((name) => page.getByRole('switch', { name, exact: true }).isChecked()));
  await expect(page.getByRole('switch')).toHaveCount(kinds.length);
  const before = await states();
  expect(before).toEqual([true, true, true, true, true, true, false, false]);
  for (const name of kinds) {
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/api/me/notifications') && response.request().method() === 'PUT',
    );
    await page.getByRole('switch', { name, exact: true }).click();
    expect((await saved).status()).toBe(200);
  }
  await page.reload();
  await expect(page.getByRole('switch', { name: 'First messages', exact: true })).not.toBeChecked();
  expect(await states()).toEqual(before.map((on) => !on));
});

test('[ACC-01b] the mail about a like names nobody; one press in it, without a login, ends such mails, and the page says why', async ({
  open,
}) => {
  const page = await open();
  const admirers = await open();
  const [me, admirer] = await Promise.all([
    join(page, stranger()),
    join(admirers, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await call(admirers, 'PUT', `/api/members/${me.id}/like`);
  await aWhileAgo(me.id);
  const link = await mailedLink(me.email, '/unsubscribe');

  const elsewhere = await open();
  await elsewhere.goto(link);
  // The secret leaves the address, and opening the page changes nothing.
  await expect(elsewhere).toHaveURL(/\/unsubscribe$/);
  await expect(elsewhere.getByText('When someone likes you')).toBeVisible();
  await page.goto('/notifications');
  await expect(page.getByRole('switch', { name: 'Likes', exact: true })).toBeChecked();
  await elsewhere.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'You’ve unsubscribed' })).toBeVisible();
  await expect(elsewhere.getByText(admirer.name)).toHaveCount(0);
  await elsewhere.reload();
  await expect(elsewhere.getByRole('heading', { name: 'You’ve already unsubscribed' })).toBeVisible();

  await page.reload();
  const likes = page.getByRole('switch', { name: 'Likes', exact: true });
  await expect(likes).not.toBeChecked();
  await expect(likes).toHaveAccessibleDescription(/You unsubscribed from these e-mails/);
  await likes.click();
  await expect(page.getByText('You unsubscribed from these e-mails')).toHaveCount(0);
  await page.reload();
  await expect(likes).toBeChecked();
});

/** Simulates that the like was an hour ago, that it is noon there, and that the next round of mails is due. */
async function aWhileAgo(publicId: string): Promise<void> {
  await stored(
    (sql) => sql`
      with away as (
        update members set last_active_at = last_active_at - interval '1 hour', time_zone = ${zoneOfNoon()}
        where public_id = ${publicId} returning id
      ), liked as (
        update likes set created_at = created_at - interval '1 hour' where to_id = (select id from away)
      )
      update jobs set run_at = run_at - interval '1 hour' where kind = 'mail.round' returning id`,
  );
}
