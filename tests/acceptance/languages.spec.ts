import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { call, join, stranger } from './support/people.ts';
import { origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

test('[LOC-02a][LOC-03a] the language switch keeps the page position and the input, and lasts 365 days', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/login?next=%2Fchats');
  await page.getByLabel('E-mail address or username').fill('somebody');
  await page.getByRole('button', { name: 'Language: English, en' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  const { say } = wordsOf('de');
  await expect(page.getByRole('heading', { level: 1, name: say('session.login.title') })).toBeVisible();
  await expect(page.getByLabel(say('session.login.login'))).toHaveValue('somebody');
  await expect(page).toHaveURL('/login?next=%2Fchats');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'locale');
  expect(cookie?.value).toBe('de');
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: say('session.login.title') })).toBeVisible();
});

test('[LOC-03bc] a member’s choice is saved with the account, and /lang-config offers the same languages, those of her countries first', async ({
  open,
}) => {
  const page = await open();
  await join(page, stranger());
  await page.goto('/lang-config');
  const list = page.getByRole('main').getByRole('list', { name: 'Languages', exact: true });
  // A member in Germany: German, and English everywhere.
  await expect(list.getByRole('button')).toHaveText([/Deutsch/, /English/]);
  // All others are below: signing up removes no language.
  const more = page.getByRole('main').getByRole('list', { name: 'More languages' }).getByRole('button');
  await expect(more).toHaveCount(9);
  await page.getByRole('button', { name: 'Language: English, en' }).click();
  const menu = page.getByRole('banner').getByRole('button', { name: 'Polski' });
  await expect(menu).toBeHidden();
  await page.getByRole('banner').getByText('More languages').click();
  await menu.click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await page.goto('/lang-config');
  await page.getByRole('main').getByRole('button', { name: 'English' }).click();
  await list.getByRole('button', { name: 'Deutsch' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: wordsOf('de').say('account.language.title') }),
  ).toBeVisible();
  await expect
    .poll(async () => (await call<{ user: { language: string } }>(page, 'GET', '/api/user.php')).user.language)
    .toBe('de');
});

test('a browser with another language is offered it, in that language: one press accepts it, a no is final', async ({
  open,
}) => {
  const { say } = wordsOf('pl');
  const offer = (page: Page) => page.getByRole('button', { name: say('site.language.take') });
  const page = await open({ locale: 'pl-PL' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await offer(page).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(offer(page)).toHaveCount(0);
  await page.goto('/pricing');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');

  const other = await open({ locale: 'pl-PL' });
  await other.goto('/login');
  await other.getByRole('button', { name: say('site.language.refuse') }).click();
  await expect(offer(other)).toHaveCount(0);
  await other.goto('/', { waitUntil: 'networkidle' });
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(offer(other)).toHaveCount(0);

  const english = await open({ locale: 'en-GB' });
  await english.goto('/', { waitUntil: 'networkidle' });
  await expect(english.getByRole('button', { name: 'Read this site in English' })).toHaveCount(0);
});

test('[LOC-02b] without a cookie the language of the site decides, not that of the browser', async ({ open }) => {
  const page = await open({ locale: 'pl-PL' });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const answer = await page.request.get('/api/settings.php?forced_domain=amici.test');
  expect(((await answer.json()) as { settings: { domain_language: string } }).settings.domain_language).toBe('it');
});

for (const language of ['de', 'pl'] as const)
  test(`nothing on the main pages is left in English (${language})`, async ({ open }) => {
    const visitor = await open({ language, country: language.toUpperCase(), allowed: /status of 404/ });
    for (const path of [
      '/',
      '/login',
      '/signup',
      '/reset-password',
      '/pricing',
      '/lang-config',
      '/pages/faq',
      '/no/such/page',
    ]) {
      await visitor.goto(path);
      await expect(visitor.locator('h1, dialog[open]').first()).toBeVisible();
      expect(await englishOn(visitor, language), path).toEqual([]);
    }
    const member = await open({ language });
    await join(member, stranger({ country: language.toUpperCase(), language }));
    for (const path of [
      '/members',
      '/chats',
      '/likes',
      '/likes/given',
      '/me',
      '/profile',
      '/credits',
      '/credits/credits-100',
      '/premium',
      '/transactions',
    ]) {
      await member.goto(path);
      await expect(member.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(
        member.getByRole('status').filter({ hasText: wordsOf(language).say('shared.common.loading') }),
      ).toHaveCount(0);
      expect(await englishOn(member, language), path).toEqual([]);
    }
  });

test('[LOC-05b] the US footer is for English in the United States only', async ({ open }) => {
  const english = await open({ language: 'en', country: 'US' });
  await english.goto('/');
  const us = wordsOf('en').say('site.disclaimer.us', { site: 'Heartline' });
  await expect(english.getByRole('contentinfo').getByText(us)).toBeVisible();
  // Reads English, but not in the United States.
  const elsewhere = await open({ language: 'en', country: 'DE' });
  await elsewhere.goto('/');
  await expect(elsewhere.getByRole('contentinfo').getByText('Messages cost credits')).toBeVisible();
  await expect(elsewhere.getByRole('contentinfo').getByText(us)).toHaveCount(0);
  const german = await open({ language: 'de', country: 'US' });
  await german.goto('/');
  const text = wordsOf('de').say('site.disclaimer.text', {
    site: 'Heartline',
    minAge: 18,
    company: 'Heartline Media B.V.',
  });
  await expect(german.getByRole('contentinfo').getByText(text)).toBeVisible();
  await expect(
    german.getByRole('contentinfo').getByText(wordsOf('de').say('site.disclaimer.us', { site: 'Heartline' })),
  ).toHaveCount(0);
});

/** Texts and names on the page that equal an English message, where the language has a different one. */
async function englishOn(page: Page, language: 'de' | 'pl'): Promise<string[]> {
  const english = wordsOf('en').intl.messages as Record<string, string>;
  const own = wordsOf(language).intl.messages as Record<string, string>;
  const ownTexts = new Set(Object.values(own));
  const foreign = new Set(
    Object.entries(english)
      .filter(([id, text]) => own[id] !== text && !ownTexts.has(text) && !text.includes('{') && !text.includes('<'))
      .map(([, text]) => text),
  );
  const seen = await page.evaluate(() => {
    const found: string[] = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      if (!texts.currentNode.parentElement?.closest('script, style'))
        found.push(texts.currentNode.textContent?.trim() ?? '');
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        found.push(element.getAttribute(name)?.trim() ?? '');
    return found;
  });
  expect(seen.length, `${origin} shows something`).toBeGreaterThan(20);
  return seen.filter((text) => foreign.has(text));
}
