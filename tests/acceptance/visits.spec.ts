import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';

/** Anonymous visits are announced at fixed times, which here are seconds apart. */
const visitIsTold = (page: Page) =>
  expect.poll(async () => (await call<{ visits: object[] }>(page, 'GET', '/api/visits')).visits.length).toBe(1);

test('[MEM-08] members learn of visits, free ones only that there was one, and an invisible premium member leaves no trace', async ({
  open,
}) => {
  const bens = await open();
  const annas = await open();
  const claras = await open();
  const [ben, anna, clara] = await Promise.all([
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
    join(annas, stranger({ name: 'Anna' })),
    join(claras, stranger({ name: 'Clara' })),
  ]);
  await stored((sql) => sql`update members set premium_since = now() where public_id = ${clara.id} returning id`);
  // Anna pays nothing and visits Ben; Ben pays nothing and sees that somebody visited.
  await annas.goto(`/members/${ben.id}`);
  await expect(annas.getByRole('heading', { name: new RegExp(ben.name) }).first()).toBeVisible();
  await visitIsTold(bens);
  await bens.goto('/likes');
  await bens.getByRole('link', { name: 'Visits' }).click();
  await expect(bens.getByText('Someone looked at your profile')).toHaveCount(1);
  await expect(bens.getByText(anna.name)).toHaveCount(0);
  await expect(bens.getByRole('switch', { name: 'Invisible mode' })).toBeDisabled();

  await claras.goto('/visits');
  const invisible = claras.getByRole('switch', { name: 'Invisible mode' });
  await expect(invisible).toBeVisible();
  await Promise.all([claras.waitForResponse(/\/api\/me\/privacy/), invisible.click()]);
  await expect(invisible).toBeChecked();
  await claras.reload();
  await expect(claras.getByRole('switch', { name: 'Invisible mode' })).toBeChecked();
  await claras.goto(`/members/${ben.id}`);
  await expect(claras.getByRole('heading', { name: new RegExp(ben.name) }).first()).toBeVisible();
  await bens.reload();
  await expect(bens.getByText('Someone looked at your profile')).toHaveCount(1);

  await claras.goto('/visits');
  await expect(invisible).toBeChecked();
  await Promise.all([claras.waitForResponse(/\/api\/me\/privacy/), invisible.click()]);
  await expect(invisible).not.toBeChecked();
  await claras.goto(`/members/${anna.id}`);
  await visitIsTold(annas);
  await annas.goto('/visits');
  await expect(annas.getByText('Someone looked at your profile')).toHaveCount(1);
});
