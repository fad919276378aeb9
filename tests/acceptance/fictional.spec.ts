import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
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
    await expect(page.getByRole('main').getByText(/^\d+ members?$/)).toBeVisible();
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
