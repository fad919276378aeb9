import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger, type Person } from './support/people.ts';
import { givePhoto } from './support/photos.ts';

const namesOf = async (page: Page) => {
  const { people } = await call<{ people: { profile: { name: string } }[] }>(page, 'GET', '/api/today');
  return people.map(({ profile }) => profile.name);
};

test('[MEM-11] three members a day are above the likes with one true reason each, the same on reload and different on the next day, without those passed or blocked', async ({
  open,
}) => {
  // A country where no other test adds photos. Mia has no interests, so she shares nothing with fictional profiles.
  const country = 'NZ';
  const page = await open();
  const me = await join(page, stranger({ name: 'Mia', country }));
  await page.goto('/likes');
  await expect(page.getByText('Nobody new today.', { exact: false })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Add interests' })).toHaveAttribute('href', '/profile');

  const others: Person[] = [];
  for (const name of ['Ben', 'Carl', 'Dirk', 'Emil']) {
    const theirs = await open();
    others.push(await join(theirs, stranger({ name, gender: 'man', seeking: 'woman', country })));
    await givePhoto(theirs);
  }
  const [passed, blocked, ...rest] = others as [Person, Person, ...Person[]];
  await call(page, 'POST', `/api/play/${passed.id}`, { choice: 'pass' });
  await page.reload();
  const row = page.getByRole('region', { name: 'For you today' });
  await expect(row.getByRole('article')).toHaveCount(3);
  for (const { name } of [blocked, ...rest]) {
    const card = row.getByRole('article').filter({ hasText: name });
    await expect(card.getByText('New here')).toBeVisible();
    await expect(card.getByText('Fictional profile')).toHaveCount(0);
  }
  const shown = await namesOf(page);
  expect(shown).not.toContain(passed.name);
  await page.reload();
  await expect(row.getByRole('article')).toHaveCount(3);
  expect(await namesOf(page)).toEqual(shown);

  await row.getByRole('button', { name: `Like ${rest[0]!.name}` }).click();
  await call(page, 'PUT', `/api/members/${blocked.id}/block`);
  await page.reload();
  await expect(row.getByRole('button', { name: `Unlike ${rest[0]!.name}` })).toBeVisible();
  await expect(row.getByRole('article')).toHaveCount(2);

  // The next day: members liked, passed or blocked are not shown again.
  await stored(
    (sql) => sql`
      update today_people t set day = day - 1 from members m where m.id = t.member_id and m.public_id = ${me.id} returning t.day`,
  );
  expect(await namesOf(page)).toEqual([rest[1]!.name]);
});
