import { readdirSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { demoMembers, firstChat, goThrough, logInToDemo } from './support/demo.ts';
import { call } from './support/people.ts';

test('[LOC-10] a fictional profile is marked on its card, its page, among likes, in the list and in the conversation, and never shown as online or near', async ({
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

  await logInToDemo(page, 'premium');
  const found = await call<{ profiles: { id: string; name: string; fictional: boolean }[] }>(
    page,
    'GET',
    '/api/members?country=FI',
  );
  const fictional = found.profiles.find((profile) => profile.fictional);
  // It is active at the moment, in the same town.
  await stored(
    (sql) => sql<never[]>`
      with written as (
        update members set last_active_at = now() where public_id = ${fictional?.id ?? ''} returning cell_x, cell_y)
      update members me set cell_x = written.cell_x, cell_y = written.cell_y from written where me.email = ${demoMembers.premium.login}`,
  );
  const online = await call<typeof found>(page, 'GET', '/api/members?country=FI&online=true');
  expect(online.profiles.filter((profile) => profile.fictional)).toEqual([]);
  await page.goto('/members?country=FI&gender=any');
  const cards = page.getByRole('list', { name: 'Members found' }).getByRole('article');
  const card = cards.filter({ has: page.getByRole('link', { name: new RegExp(`^${fictional?.name},`) }) });
  await expect(card).toContainText(mark);
  await expect(card.getByRole('img', { name: 'Online' })).toHaveCount(0);
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(fictional?.name ?? '') })).toBeVisible();
  await expect(page.getByRole('main').locator('header, article').first()).toContainText(mark);
  await expect(page.getByRole('main').locator('header, article').first()).not.toContainText(/Online|\bkm\b/);
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
  // The mark is always in the bar, and explains itself; the explanation is also above the messages.
  const conversation = page.getByRole('region', { name: /^Conversation with/ });
  await conversation.getByRole('button', { name: mark }).click();
  const explanation = page.getByRole('dialog', { name: mark });
  await expect(explanation.getByText(settings.fictional_warning)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('log').focus();
  const words = page.getByRole('log').getByText(settings.fictional_warning);
  await expect
    .poll(async () => {
      await page.keyboard.press('Home');
      return words.isVisible();
    })
    .toBe(true);
  // Shown even before the first message.
  const { chat } = await call<{ chat: { conversation: { id: string; last_seq: number } } }>(
    page,
    'POST',
    '/api/conversations',
    { member_id: fictional?.id ?? '' },
  );
  expect(chat.conversation.last_seq).toBe(0);
  await page.goto(`/chats/${chat.conversation.id}`);
  await expect(page.getByText(settings.fictional_warning)).toBeVisible();
});

/** Every page, by the files of its routes; values of parameters are given here, or the test fails. */
function pages(values: Record<string, string[]>): string[] {
  const files = readdirSync(new URL('../../apps/web/src/routes', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  });
  return files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => file.replace(/^\(\w+\)\//, '').replace(/\.tsx$/, ''))
    .filter((route) => route !== '__root')
    .flatMap((route) => {
      const parts = route.split('.').filter((part) => part !== 'index' && !part.startsWith('{'));
      const name = parts.find((part) => part.startsWith('$'));
      const path = `/${parts.join('/').replaceAll('_', '')}`;
      if (name === undefined) return [path];
      const known = values[path.slice(1, path.indexOf('$')) + name.replace('_', '')];
      if (!known) throw new Error(`${path} has no value here`);
      return known.map((value) => path.replace(/\$\w+/, value));
    });
}

/** These show one payment, one decision or one text, and are empty without it. */
const withoutMembers = ['/appeal', '/moderation', '/pages', '/partners', '/payments'];
/** Pages that always show people, in the demo. */
const peopled = ['/', '/likes/received', '/visits', '/members', '/chats', '/swipe-game'];
/** Pages for visitors: a member is redirected from them to pages covered elsewhere. */
const forVisitors = /^\/($|activate|landers|lang-config|login|pricing|reset-password|signup$)|\/(signup|landing\d?)$/;

/** Cards, rows and pictures of members without the mark, with the member they link to; and the total number found. */
const unmarked = (page: Page, mark: string) =>
  page.evaluate((words) => {
    // The link to reply to a photo or text is on the profile itself, which has the mark.
    const leads = ['a[href*="/members/"]', 'a[href*="/likes/m/"]', 'a[href^="/chats/"]']
      .map((link) => `${link}:not([href*="?to="])`)
      .join(', ');
    const about = [...document.querySelectorAll('main article, main li, [role=dialog] article, [role=dialog] li')];
    const rows = about.filter(
      (one) =>
        one.querySelector(one.matches('article') ? `${leads}, a[href="/premium"]` : leads) &&
        !one.querySelector('article, li'),
    );
    const pictures = [...document.querySelectorAll('img[src*="/media/"]')];
    const surfaces = [...rows, ...pictures.map((one) => one.closest('article, [role=dialog], main') ?? one)];
    const lacking = surfaces.filter((one) => !one.textContent?.includes(words));
    const whose = (one: Element) =>
      /\/(?:members|m)\/([\w-]+)/.exec(one.querySelector(leads)?.getAttribute('href') ?? '');
    return {
      seen: surfaces.length,
      lacking: lacking.map((one) => ({ id: whose(one)?.[1] ?? null, text: one.outerHTML.slice(0, 300) })),
    };
  }, mark);

for (const reader of ['visitor', 'member'] as const)
  test(`[LOC-10a] no page that a ${reader} reads has a card, a row or a picture of a fictional profile without the mark, hidden ones included`, async ({
    open,
  }) => {
    // Pages of mailed links are opened without a token, and say so.
    const page = await open({
      allowed: /\/api\/((activation|password-reset|mail-change|me\/reactivation)\/link|unsubscribe)/,
    });
    const { settings } = await call<{ settings: { fictional_singular: string } }>(page, 'GET', '/api/settings.php');
    const member = reader === 'visitor' ? await open() : page;
    await logInToDemo(member, 'free');
    await stored(
      (sql) => sql`
        insert into visits (member_id, visitor_id, day, visited_at)
        select me.id, m.id, now()::date, now() from members me, lateral (
          select id from members where fictional and id <> me.id order by id limit 3) m
        where me.email = ${demoMembers.free.login} on conflict do nothing returning member_id`,
    );
    const chat = await firstChat(member);
    const somebody = [chat.profile];
    const all = pages({
      $token: ['about'],
      'chats/$id': [chat.id],
      'credits/$id': ['credits-100'],
      'landers/$name': ['gallery', 'tinderswipe'],
      'likes/$type': ['received', 'given', 'mutual'],
      'likes/m/$id': somebody,
      'members/$id': somebody,
      'pages/$token': ['none'],
      'partners/$token': ['none'],
      'payments/$id': ['none'],
    })
      .filter((path) => !withoutMembers.some((beginning) => path.startsWith(beginning)))
      .filter((path) => forVisitors.test(path) === (reader === 'visitor'));
    const always = peopled.filter((path) => all.includes(path));
    expect(always).not.toEqual([]);
    const seen = new Map<string, number>();
    const lacking: { path: string; id: string | null; text: string }[] = [];
    for (const path of all) {
      await goThrough(page, path);
      await expect(page.getByText('Loading …')).toHaveCount(0);
      const look = () => unmarked(page, settings.fictional_singular);
      // Their people load after their heading.
      let found = await look();
      if (always.includes(path)) await expect.poll(async () => (found = await look()).seen, path).toBeGreaterThan(0);
      seen.set(path, found.seen);
      lacking.push(...found.lacking.map((one) => ({ path, ...one })));
    }
    // Exclude members of other tests, and links to the member's own page.
    const { user } = await call<{ user: { id: string } }>(member, 'GET', '/api/user.php');
    const ids = lacking.flatMap(({ id }) => id ?? []);
    const real = await stored<{ id: string }>(
      (sql) => sql`select public_id as id from members where not fictional and public_id = any(${ids})`,
    );
    expect(lacking.filter((one) => one.id !== user.id && !real.some(({ id }) => id === one.id))).toEqual([]);
    expect(always.filter((path) => !seen.get(path))).toEqual([]);
    if (reader === 'visitor') return;
    await page.goto('/likes/received');
    await expect(page.getByRole('heading', { name: /^Still hidden: \d+ fictional profiles$/ })).toBeVisible();
  });
