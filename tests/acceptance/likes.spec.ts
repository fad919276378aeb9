import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { bubble, send } from './support/chatting.ts';
import { stored } from './support/database.ts';
import { call, join, stranger } from './support/people.ts';

test('[NAV-05a][MEM-05a] a like is hidden from a free member, becomes a match when returned, and leads into a conversation', async ({
  open,
}) => {
  const annas = await open();
  const bens = await open();
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await bens.goto('/likes');
  await expect(bens.getByRole('heading', { name: 'No likes yet' })).toBeVisible();
  await annas.goto(`/members/${ben.id}`);
  await annas.getByRole('button', { name: 'Like', exact: true }).click();
  await expect(annas.getByRole('button', { name: 'Liked' })).toHaveAttribute('aria-pressed', 'true');

  // A like counts in the open page when it is announced; only premium members see whose it is.
  await expect(bens.getByRole('link', { name: /^1 new like ?Likes/ })).toBeVisible();
  await expect(bens).toHaveTitle(/^\(1\) Likes/);
  await expect(bens.getByRole('link', { name: /Someone likes you/ })).toBeVisible();
  await expect(bens.getByRole('heading', { name: 'Still hidden: 1 person' })).toBeVisible();
  await expect(bens.getByText(anna.name)).toHaveCount(0);

  await bens.goto('/members?sort=new');
  await bens
    .getByRole('button', { name: `Like ${anna.name}` })
    .first()
    .click();
  const match = bens.getByRole('dialog', { name: 'It’s a match!' });
  await expect(match.getByText(`You and ${anna.name} like each other.`)).toBeVisible();
  await expect(match.getByRole('button', { name: `View ${anna.name}’s profile` })).toBeVisible();
  await match.getByRole('button', { name: 'Send a message' }).click();
  await expect(bens).toHaveURL(/\/chats\/.+/);
  await send(bens, anna.name, 'So we match!');
  await expect(bubble(bens, anna.name, 'So we match!')).toBeVisible();

  await annas.goto('/likes/mutual');
  await expect(annas.getByText(ben.name).first()).toBeVisible();
  await expect(annas.getByRole('link', { name: 'Send a message' })).toHaveAttribute('href', `/members/${ben.id}/chat`);
});

test('[LIK-01b] opening the profile removes the “new” mark', async ({ open }) => {
  const annas = await open();
  const bens = await open();
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await call(annas, 'PUT', `/api/members/${ben.id}/like`);
  await call(bens, 'PUT', `/api/members/${anna.id}/like`);
  await bens.goto('/likes/mutual');
  await expect(bens.getByText('New', { exact: true })).toBeVisible();
  await bens.goto(`/likes/m/${anna.id}`);
  await expect(bens.getByRole('heading', { level: 1, name: new RegExp(anna.name) })).toBeVisible();
  await expect(bens.getByRole('link', { name: 'Likes', exact: true })).toBeVisible();
  await expect(bens).toHaveTitle(/^[^(]/);
  await bens.goto('/likes/mutual');
  await expect(bens.getByText(anna.name).first()).toBeVisible();
  await expect(bens.getByText('New', { exact: true })).toHaveCount(0);
});

test('[NAV-03a] the number of new likes is the same in the top bar, the title, on the tab and on the cards; a hidden one is new until the page was left', async ({
  open,
}) => {
  const bens = await open();
  const ben = await join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' }));
  const fans = await Promise.all(
    ['Anna', 'Clara', 'Dina'].map(async (name) => {
      const page = await open();
      const fan = await join(page, stranger({ name }));
      await call(page, 'PUT', `/api/members/${ben.id}/like`);
      return fan;
    }),
  );
  await call(bens, 'PUT', `/api/members/${fans[0]!.id}/like`);
  await bens.goto('/likes');
  await expect(bens.getByRole('heading', { name: 'Still hidden: 2 people' })).toBeVisible();
  await expect(bens.getByRole('heading', { name: 'Matches: 1 person' })).toBeVisible();
  const newOnes = async (count: number) => {
    const words = `${count} new like${count === 1 ? '' : 's'}`;
    await expect(bens.getByRole('banner').getByRole('link', { name: new RegExp(words) })).toBeVisible();
    await expect(bens.getByRole('main').getByRole('link', { name: new RegExp(`^Likes you ?${words}`) })).toBeVisible();
    await expect(bens.getByRole('main').getByText('New', { exact: true })).toHaveCount(count);
    await expect(bens).toHaveTitle(new RegExp(`^\\(${count}\\) Likes`));
  };
  await newOnes(3);
  // A block reveals nothing: the number of hidden likes stays the same.
  await call(bens, 'PUT', `/api/members/${fans[1]!.id}/block`);
  await bens.reload();
  await expect(bens.getByRole('heading', { name: 'Still hidden: 2 people' })).toBeVisible();
  await newOnes(3);
  await bens.getByRole('link', { name: 'Visits' }).click();
  await expect(bens.getByRole('heading', { level: 1, name: 'Visits' })).toBeVisible();
  await bens
    .getByRole('banner')
    .getByRole('link', { name: /^1 new like ?Likes/ })
    .click();
  await newOnes(1);
});

test('[ALT-09] a link with t shows the member behind a like after that many seconds, loses t, and leads to the profile', async ({
  open,
}) => {
  const [annas, bens] = [await open(), await open()];
  const [anna, ben] = await Promise.all([
    join(annas, stranger({ name: 'Anna', gender: 'woman', seeking: 'man' })),
    join(bens, stranger({ name: 'Ben', gender: 'man', seeking: 'woman' })),
  ]);
  await stored(
    (sql) => sql`update members set premium_since = now() where public_id in (${anna.id}, ${ben.id}) returning id`,
  );
  // On a page that drops unknown parameters from its address.
  await call(annas, 'PUT', `/api/members/${ben.id}/like`);
  await bens.goto('/members?t=1');
  const first = bens.getByRole('dialog', { name: `${anna.name} likes you` });
  await expect(first).toBeVisible();
  expect(new URL(bens.url()).searchParams.has('t')).toBe(false);
  await first.getByRole('button', { name: 'Close' }).click();
  await expect(first).toHaveCount(0);

  await call(bens, 'PUT', `/api/members/${anna.id}/like`);
  await annas.clock.install();
  const clock = async () => await annas.evaluate(() => Date.now());
  const begun = await clock();
  const asked: string[] = [];
  annas.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await annas.goto('/likes/given?t=30');
  await expect(annas.getByRole('heading', { level: 1, name: 'Likes' })).toBeVisible();
  await expect(annas).toHaveURL(/\/likes\/given$/);
  // Its countdown starts when its code has loaded.
  const modal = annas.getByRole('dialog', { name: `${ben.name} likes you` });
  const shownLater = async () => {
    await annas.clock.runFor(3_000);
    return await modal.isVisible();
  };
  // Ten steps or more, each with all timers of the page.
  await expect.poll(shownLater, { intervals: [50], timeout: 60_000 }).toBe(true);
  expect((await clock()) - begun).toBeGreaterThanOrEqual(30_000);
  const likesAgain = async () => {
    await annas.clock.runFor(600);
    return asked.includes('/api/likes.php', asked.indexOf('/api/auto-like.php'));
  };
  await expect.poll(likesAgain).toBe(true);
  await modal
    .getByRole('link', { name: `View ${ben.name}’s profile` })
    .last()
    .click();
  await expect(annas).toHaveURL(new RegExp(`/members/${ben.id}$`));
  await expect(modal).toHaveCount(0);

  // Each like is shown once, and a repeated link finds none.
  const answer = annas.waitForResponse('**/api/auto-like.php');
  await annas.goto('/likes/given?t=0');
  await annas.clock.runFor(100);
  expect(await (await answer).json()).toEqual({ profile: null });
  await expect(annas.getByRole('dialog')).toHaveCount(0);
});
