import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { join, stranger } from './support/people.ts';

interface Found {
  num_results: number;
  profiles: { id: string; name: string }[];
  similar: { id: string; name: string }[];
}

/** Finds only people of the demo, even if members join meanwhile: members of these tests have no body type. */
const ofTheDemo = 'body_type=athletic,average,slim';

test('[MEM-01b] a search has pages, each with the same total and nobody twice, and after the last one similar members', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman' }));
  // As the page does: it omits “any”.
  const ask = async (country: string) => {
    const asked = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/members');
    await page.goto(`/members?gender=any&country=${country}&${ofTheDemo}`);
    return (await (await asked).json()) as Found;
  };
  const first = await ask('any');
  expect(first.num_results).toBeGreaterThan(24);
  expect([first.profiles.length, first.similar.length]).toEqual([24, 0]);
  const total = page.getByRole('status').filter({ hasText: /members found$/ });
  await expect(total).toHaveText(`${first.num_results} members found`);
  await expect(page.getByText(`24 of ${first.num_results}`)).toBeVisible();
  // Similar members follow the last page, not earlier ones.
  await expect(page.getByRole('heading', { name: 'Close to what you’re looking for' })).toHaveCount(0);
  const more = page.waitForResponse((response) => new URL(response.url()).pathname === '/api/members');
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const second = (await (await more).json()) as Found;
  expect(second.num_results).toBe(first.num_results);
  expect(second.profiles.length).toBe(Math.min(24, first.num_results - 24));
  const seen = [...first.profiles, ...second.profiles].map(({ id }) => id);
  expect(new Set(seen).size).toBe(seen.length);
  const last = page.getByRole('list', { name: 'Members found' }).locator(`[aria-posinset="${seen.length}"]`);
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      return await last.count();
    })
    .toBe(1);
  await expect(total).toHaveText(`${first.num_results} members found`);

  const few = await ask('PL');
  expect(few.num_results).toBeLessThan(24);
  expect(few.similar.length).toBeGreaterThan(0);
  const found = new Set(few.profiles.map(({ id }) => id));
  expect(few.similar.filter(({ id }) => found.has(id))).toEqual([]);
  const similar = page.getByRole('list', { name: 'Close to what you’re looking for' }).getByRole('article');
  await expect(similar).toHaveCount(few.similar.length);
});

test('[MEM-01f] a card has one reason to write: a shared interest, the same town, or a new member; none for a fictional profile', async ({
  open,
}) => {
  const page = await open();
  const country = 'CH';
  const me = await join(page, stranger({ gender: 'man', seeking: 'woman', country }));
  const women = await Promise.all(
    ['Iris', 'Tara', 'Nora', 'Olga', 'Fia'].map(async (name) => join(await open(), stranger({ name, country }))),
  );
  const [iris, tara, nora, olga, fia] = women;
  const change = (ids: (string | undefined)[], what: 'interests' | 'place' | 'old' | 'fictional') =>
    stored((sql) => {
      const who = sql`public_id = any(${ids.map(String)})`;
      if (what === 'interests') return sql`update members set interests = '{chess}' where ${who} returning id`;
      if (what === 'place') return sql`update members set place_id = 'CH-2657896' where ${who} returning id`;
      if (what === 'fictional') return sql`update members set fictional = true where ${who} returning id`;
      return sql`update members set signup_at = now() - interval '20 days' where ${who} returning id`;
    });
  await change([me.id, iris?.id, fia?.id], 'interests');
  await change([me.id, iris?.id, tara?.id, fia?.id], 'place');
  await change([iris?.id, tara?.id, olga?.id], 'old');
  await change([fia?.id], 'fictional');
  await page.goto(`/members?gender=woman&country=${country}&sort=new`);
  const reasonOf = (person: { name: string } | undefined) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name: new RegExp(`^${person?.name},`) }) });
  await expect(reasonOf(iris)).toContainText('Chess, same as you');
  await expect(reasonOf(tara)).toContainText('Zürich, same as you');
  await expect(reasonOf(nora)).toContainText('New here');
  for (const person of [olga, fia]) {
    await expect(reasonOf(person)).toBeVisible();
    await expect(reasonOf(person)).not.toContainText(/same as you|New here/);
  }
});
