import { readdirSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { call, logIn } from './support/people.ts';

test('[LOC-10] a fictional profile says what it is on its card, its page, among likes, in the list and in the conversation', async ({
  open,
}) => {
  const page = await open();
  const { settings } = await call<{ settings: { fictional_singular: string; fictional_warning: string } }>(
    page,
    'GET',
    '/api/settings.php',
  );
  const mark = settings.fictional_singular;
  // As a visitor, on the home page.
  await page.goto('/');
  await expect(page.getByRole('article').filter({ hasText: mark }).first()).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(settings.fictional_warning);

  await logIn(page, 'demo@heartline.test', 'try-heartline-1');
  const { profiles } = await call<{ profiles: { id: string; name: string; fictional: boolean }[] }>(
    page,
    'GET',
    '/api/members?country=FI',
  );
  const fictional = profiles.find((profile) => profile.fictional);
  await page.goto('/members?country=FI&gender=any');
  const cards = page.getByRole('list', { name: 'Members found' }).getByRole('article');
  const card = cards.filter({ has: page.getByRole('link', { name: new RegExp(`^${fictional?.name},`) }) });
  await expect(card).toContainText(mark);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(fictional?.name ?? '') })).toBeVisible();
  await expect(page.getByRole('main').locator('header, article').first()).toContainText(mark);
  await expect(page.getByRole('main').getByText(settings.fictional_warning)).toBeVisible();

  for (const type of ['received', 'given', 'mutual']) {
    await page.goto(`/likes/${type}`);
    await expect(page.getByRole('main').getByText(/^\d+ fictional profiles?$/)).toBeVisible();
    const all = page.getByRole('main').locator('[data-slot=member-card], [data-slot=likes-row]');
    expect(await all.count()).toBeGreaterThan(0);
    for (const one of await all.all()) await expect(one).toContainText(mark);
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/chats');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows.first()).toContainText(mark);
  await rows.first().getByRole('link').click();
  await expect(page.getByRole('log')).toBeVisible();
  const conversation = page.getByRole('region', { name: /^Conversation with/ });
  await expect(conversation.getByText(mark).first()).toBeVisible();
  await expect(conversation.getByText(settings.fictional_warning)).toBeVisible();
});

/** Every page there is, by the files of its routes; what stands for a parameter is here, or the test fails. */
function pages(values: Record<string, string[]>): string[] {
  const routes = readdirSync(new URL('../../apps/web/src/routes', import.meta.url)).map((file) =>
    file.replace(/\.tsx$/, ''),
  );
  return routes
    .filter((route) => route !== '__root')
    .flatMap((route) => {
      const parts = route.split('.').filter((part) => part !== 'index' && !part.startsWith('{'));
      const name = parts.find((part) => part.startsWith('$'));
      const path = `/${parts.join('/').replaceAll('_', '')}`;
      if (name === undefined) return [path];
      const key = path.slice(1, path.indexOf('$')) + name.replace('_', '');
      return values[key]?.map((value) => path.replace(/\$\w+/, value)) ?? [`${path} has no value here`];
    });
}

/** Cards and rows of members that lack the mark, and pictures of members on a page without it. */
const unmarked = (page: Page, mark: string) =>
  page.evaluate((words) => {
    const leads = 'a[href*="/members/"], a[href*="/likes/m/"], a[href^="/chats/"], a[href="/premium"]';
    const about = [...document.querySelectorAll('main article, main li, [role=dialog] article, [role=dialog] li')];
    const rows = about.filter((one) => one.querySelector(leads) && !one.querySelector('article, li'));
    const pictures = [...document.querySelectorAll<HTMLImageElement>('img[src*="/media/"]')];
    const within = (one: Element) => one.closest('article, [role=dialog], main') ?? one;
    const surfaces = [...rows, ...pictures.map(within)];
    const lacking = surfaces.filter((one) => !one.textContent?.includes(words));
    return { seen: surfaces.length, lacking: lacking.map((one) => one.outerHTML.slice(0, 300)) };
  }, mark);

test('[LOC-10a] on no page there is a card, a row or a picture of a fictional profile without the mark, the hidden ones included', async ({
  open,
}) => {
  const page = await open();
  await logIn(page, 'free@heartline.test', 'try-heartline-2');
  const { settings } = await call<{ settings: { fictional_singular: string } }>(page, 'GET', '/api/settings.php');
  const { user } = await call<{ user: { id: string } }>(page, 'GET', '/api/user.php');
  await stored(
    (sql) => sql`
      insert into visits (member_id, visitor_id, day, visited_at)
      select me.id, m.id, now()::date, now() from members me, lateral (
        select id from members where fictional and id <> me.id and public_id <> me.public_id order by id limit 3) m
      where me.public_id = ${user.id} on conflict do nothing returning member_id`,
  );
  const { chats } = await call<{ chats: { conversation: { id: string }; profile: { id: string } }[] }>(
    page,
    'GET',
    '/api/chats.php',
  );
  const somebody = [chats[0]!.profile.id];
  const all = pages({
    'chats/$id': [chats[0]!.conversation.id],
    'credits/$id': ['credits-100'],
    'likes/$type': ['received', 'given', 'mutual'],
    'likes/m/$id': somebody,
    'members/$id': somebody,
    'pages/$token': ['none'],
    'payments/$id': ['none'],
  });
  const seen = new Map<string, number>();
  const lacking: string[] = [];
  for (const path of all) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true], main [data-slot=skeleton]')).toHaveCount(0);
    const found = await unmarked(page, settings.fictional_singular);
    seen.set(path, found.seen);
    lacking.push(...found.lacking.map((one) => `${path}: ${one}`));
  }
  expect(lacking).toEqual([]);
  for (const path of ['/likes/received', '/visits', '/members', '/chats', '/swipe-game'])
    expect([path, seen.get(path)]).not.toEqual([path, 0]);
  await page.goto('/likes/received');
  await expect(page.getByRole('heading', { name: /^Still hidden: \d+ fictional profiles$/ })).toBeVisible();
});
