import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, messagesWith, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';
import { addPhoto } from './support/photos.ts';
import { closedSite } from './support/site.ts';

test('[MEM-05e] a visitor searches and views profiles, and is led to sign up instead of liking or writing', async ({
  open,
}) => {
  const page = await open();
  const member = await join(await open(), stranger({ name: 'Nora' }));
  await page.goto('/members?country=DE');
  await expect(page.getByRole('button', { name: /^Like / })).toHaveCount(0);
  await page
    .getByRole('link', { name: new RegExp(member.name) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(member.name) })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Send a message' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Like', exact: true })).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page.getByRole('dialog', { name: `Get to know ${member.name}` })).toBeVisible();
});

test('[MEM-02] a site that shows its members only to members asks visitors to sign up, and shows them to visitors from a known source', async ({
  open,
}) => {
  const visitor = async () => {
    // Unlike the addresses of other sites, this one is no secure context.
    const page = await open({ baseURL: closedSite, allowed: /status of 403|Cross-Origin-Opener-Policy/ });
    await page.context().addCookies([{ name: 'locale', value: 'en', url: closedSite }]);
    return page;
  };
  const locked = { level: 1, name: 'Only members can see other members' };
  const page = await visitor();
  await page.goto('/members');
  await expect(page.getByRole('heading', locked)).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Search' })).toHaveCount(0);
  expect(await page.evaluate(async () => (await fetch('/api/members?country=DK')).status)).toBe(403);

  await page.goto('/?ref=summer');
  await page.getByRole('navigation').getByRole('link', { name: 'Search' }).first().click();
  await page.getByRole('list', { name: 'Members found' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/, \d+$/);
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign up for free' })).toBeVisible();

  const other = await visitor();
  await other.goto(pathname);
  await expect(other.getByRole('heading', locked)).toBeVisible();
  await other.getByRole('main').getByRole('link', { name: 'Sign up for free' }).click();
  await expect(other).toHaveURL(`${closedSite}/signup`);
});

test('[MEM-04ab][CHAT-03b] a free member’s browser never asks for the clear picture behind a lock, and is refused when it does', async ({
  open,
}) => {
  const owners = await open();
  const owner = await join(owners, stranger({ name: 'Ida' }));
  await owners.goto('/profile');
  for (const number of [1, 2]) await addPhoto(owners, number);
  await expect(owners.getByText('2 of 3 photos')).toBeVisible();
  const own = await call<{ profile: { photos: { full: string | null; thumb: string }[] } }>(
    owners,
    'GET',
    `/api/members/${owner.id}`,
  );
  const clear = own.profile.photos.map(({ full }) => new URL(full ?? '', owners.url()).pathname);

  const page = await open();
  await join(page, stranger({ gender: 'man', seeking: 'woman' }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`/members/${owner.id}`);
  const gallery = page.getByRole('region', { name: `More photos of ${owner.name}` });
  await expect(gallery.getByText('Premium members see all photos')).toBeVisible();
  await expect(gallery.getByRole('link', { name: 'Get Premium' })).toBeVisible();
  const seen = await call<{ profile: { photos: { state: string; full: string | null; thumb: string }[] } }>(
    page,
    'GET',
    `/api/members/${owner.id}`,
  );
  expect(seen.profile.photos.map(({ state, full }) => [state, full === null])).toEqual([
    ['active', false],
    ['locked', true],
  ]);
  await expect.poll(() => asked.filter((path) => path.startsWith('/media/')).length).toBeGreaterThan(1);
  expect(asked).not.toContain(clear[1]);
  // A copied address of the owner gives nothing.
  expect((await page.request.get(own.profile.photos[1]?.full ?? '')).status()).toBeGreaterThanOrEqual(400);
});

test('[MEM-06] a block hides both from each other, removes their chats and likes, and can be undone in the list', async ({
  open,
}) => {
  const annas = await open({ allowed: /status of 404/ });
  const bens = await open({ allowed: /status of 404/ });
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await call(bens, 'PUT', `/api/members/${anna.id}/like`);
  await bens.goto(`/members/${anna.id}/chat`);
  await send(bens, anna.name, 'Hello?');
  await expect(bubble(bens, anna.name, 'Hello?')).toBeVisible();

  await annas.goto('/chats');
  await annas.getByRole('link', { name: ben.name }).click();
  await expect(messagesWith(annas, ben.name)).toBeVisible();
  await annas.goto(`/members/${ben.id}`);
  const block = async () => {
    await annas.getByRole('button', { name: 'More actions' }).click();
    await annas.getByRole('menuitem', { name: `Block ${ben.name}` }).click();
    await annas
      .getByRole('alertdialog')
      .getByRole('button', { name: `Block ${ben.name}` })
      .click();
  };
  await block();
  await expect(annas.getByText(`You’ve blocked ${ben.name}.`)).toBeVisible();
  // The button that opened the menu is gone: the focus moves to its replacement.
  await expect(annas.getByRole('button', { name: 'Unblock' })).toBeFocused();
  await annas.goto('/chats');
  await expect(annas.getByText('No conversations yet')).toBeVisible();
  // Anna does not pay for names: hidden likes stay unchanged, so that no block reveals whose like it is.
  await annas.goto('/likes');
  await expect(annas.getByRole('heading', { name: 'Still hidden: 1 person' })).toBeVisible();
  await expect(annas.getByRole('main').getByText(ben.name)).toHaveCount(0);
  // A member who pays for names sees no trace of them. For a second the server may still cache that she does not pay.
  await stored((sql) => sql`update members set premium_since = now() where public_id = ${anna.id} returning id`);
  const likes = async () => (await call<{ liked_by: object[] }>(annas, 'GET', '/api/likes.php')).liked_by;
  await expect.poll(likes).toEqual([]);
  await annas.reload();
  await expect(annas.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
  await bens.goto(`/members/${anna.id}`);
  await expect(bens.getByRole('heading', { name: 'This profile isn’t available' })).toBeVisible();
  await bens.goto('/chats');
  await expect(bens.getByText('No conversations yet')).toBeVisible();
  await bens.goto('/likes/given');
  await expect(bens.getByRole('heading', { name: 'You haven’t liked anyone yet' })).toBeVisible();
  await searchFor(bens, anna.name, 0);
  await searchFor(annas, ben.name, 0);

  await annas.goto('/me');
  await annas.getByRole('link', { name: /Blocked members, my reports and decisions/ }).click();
  await annas.getByRole('button', { name: `Unblock ${ben.name}` }).click();
  await expect(annas.getByRole('button', { name: 'No longer blocked' })).toBeVisible();
  await searchFor(bens, anna.name, 1);
});

test('[MEM-10a] premium members have the gold mark, on their cards unless another mark has priority', async ({
  open,
}) => {
  const page = await open();
  const gold = await join(await open(), stranger({ name: 'Greta', country: 'IE' }));
  const plain = await join(await open(), stranger({ name: 'Ida', country: 'IE' }));
  await stored(
    (sql) => sql`
      update members set premium_since = case when public_id = ${gold.id} then now() end, last_active_at = now() - interval '1 day'
      where public_id in (${gold.id}, ${plain.id}) returning id`,
  );
  await page.goto('/members?country=IE&gender=any');
  const cardOf = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('link', { name: new RegExp(`^${name},`) }) });
  await expect(cardOf(gold.name)).toContainText('Premium member');
  await expect(cardOf(plain.name)).not.toContainText('Premium member');
});

/** "12 members found" */
const foundOn = (page: Page) => page.getByText(/^(Nobody|\d+ members?) found$/);

async function searchFor(page: Page, name: string, times: number): Promise<void> {
  // The newest first: only the cards near the viewport exist.
  await page.goto('/members?country=DE&sort=new');
  await expect(foundOn(page)).toHaveText(/found/);
  await expect(
    page.getByRole('list', { name: 'Members found' }).getByRole('link', { name: new RegExp(name) }),
  ).toHaveCount(times);
}
