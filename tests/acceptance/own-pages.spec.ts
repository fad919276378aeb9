import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { join, stranger } from './support/people.ts';
import { closedSite, origin } from './support/site.ts';
import { languages, wordsOf } from './support/words.ts';

const pageText = async (page: Page, path: string) => {
  const answer = await page.goto(path);
  return { status: answer?.status(), text: await page.getByRole('article').innerText() };
};

for (const language of languages)
  test(`[LOC-08c] a page of the site’s own is at its token right below the root (${language})`, async ({ open }) => {
    const page = await open({ language });
    const { status, text } = await pageText(page, '/about');
    expect(status).toBe(200);
    const { say } = wordsOf(language);
    const title = say('site-about.title', { name: 'Heartline' });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Heartline`);
    // The company of the site, and its income: with the figures of the shop.
    for (const known of ['Heartline Media B.V.', '00000001', 'NL000000001B01', 'Voorbeeldkade 12', '10', '15', '20'])
      expect(text).toContain(known);
    expect(text).toContain(say('site-about.money2'));
    expect(text).toContain(say('site-about.noResell'));
    expect(text).not.toMatch(/[{}<>]|undefined|\[object|site-about/);
  });

test('[LOC-08c] the footer links to the pages of the site’s own', async ({ open }) => {
  const member = await open();
  await join(member, stranger());
  // Not the search: its list grows when its end comes into view, and moves the footer away from under the press.
  await member.goto('/me');
  await expect(member.getByRole('heading', { level: 1 })).toBeVisible();
  await member.getByRole('contentinfo').getByText('Legal and help').click();
  await member.getByRole('contentinfo').getByRole('link', { name: 'About Heartline' }).click();
  await expect(member).toHaveURL('/about');
  await expect(member.getByRole('heading', { level: 1, name: 'About Heartline' })).toBeVisible();
  await expect(member.getByRole('article').getByRole('link', { name: 'support@heartline.test' })).toHaveAttribute(
    'href',
    'mailto:support@heartline.test',
  );
});

test('[LOC-08c][NAV-01c] a token that the site does not have is a 404 for visitors and members, and no token hides a common page', async ({
  open,
}) => {
  const page = await open({ allowed: /status of 404/ });
  const unknown = async () => {
    expect((await page.goto('/nowhere'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
    expect((await page.request.get('/api/site-pages/nowhere')).status()).toBe(404);
  };
  await unknown();
  await page.goto('/login');
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await join(page, stranger());
  await unknown();
  // Also when opened by a link within the site.
  await page.goto('/members');
  await expect(page.getByRole('list', { name: 'Members found' })).toBeVisible();
  await page.getByRole('main').evaluate((main) => {
    const link = document.createElement('a');
    link.href = '/nowhere';
    link.textContent = 'Nowhere';
    main.append(link);
  });
  await page.getByRole('link', { name: 'Nowhere' }).click();
  await expect(page.getByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible();
});

test('[LOC-01d] readers of American English have a privacy text of their own, and other readers do not', async ({
  open,
}) => {
  const american = 'Your privacy rights';
  const headings = async (options: Parameters<typeof open>[0]) => {
    const page = await open(options);
    await page.goto('/pages/privacy');
    await expect(page.getByRole('article')).toBeVisible();
    return { page, names: await page.getByRole('article').getByRole('heading').allInnerTexts() };
  };
  const { page, names } = await headings({ country: 'US', locale: 'en-US', language: 'en' });
  expect(names).toContain(american);
  expect(names).toContain('Selling and sharing');
  await expect(page).toHaveTitle('Privacy notice · Heartline');
  const text = await page.getByRole('article').innerText();
  // All of it: in American spelling and date format, and with the company's data.
  for (const said of ['March 1, 2024', 'behavioral', 'authorized', 'Heartline Media B.V.', 'support@heartline.test'])
    expect(text).toContain(said);
  expect(text).not.toMatch(/[{}]|undefined|e-mail|authoris/);
  // A known country decides; otherwise the English variant that the browser asks for.
  const { page: unknown, names: others } = await headings({ locale: 'en-US', language: 'en' });
  expect(others).toContain(american);
  // Another language shows its own text, at once, and switching back works.
  await unknown.getByRole('button', { name: 'Language: English, en' }).click();
  await unknown.getByRole('banner').getByRole('button', { name: 'Deutsch' }).click();
  await expect(unknown.getByRole('heading', { level: 1 })).toHaveText(wordsOf('de').say('legal.privacy.title'));
  for (const other of [
    { locale: 'en-GB', language: 'en' as const },
    { locale: 'en-US', language: 'en' as const, country: 'DE' },
    { locale: 'en-US', language: 'es' as const, country: 'US' },
  ])
    expect((await headings(other)).names).not.toContain(american);
});

test('[LOC-07a][LOC-08b] terms are dated 2023-12-01, or the day the company was added if that is later; its data are its own', async ({
  open,
}) => {
  const { intl } = wordsOf('en');
  for (const [site, day, own] of [
    [
      origin,
      '2024-03-01T12:00:00Z',
      [
        'Heartline Media B.V.',
        'Voorbeeldkade 12',
        '1011 AA Amsterdam',
        '00000001',
        'NL000000001B01',
        'Heartline and Amici',
      ],
    ],
    // For an older company, the terms have the day they were written.
    [
      closedSite,
      '2023-12-01T12:00:00Z',
      ['Nordlys Dating ApS', 'Eksempelvej 7', '2100 København Ø', '00000002', 'DK00000002', 'Nordlys'],
    ],
  ] as const) {
    const since = intl.formatDate(day, { dateStyle: 'long', timeZone: 'UTC' });
    const page = await open({ baseURL: site, allowed: /Cross-Origin-Opener-Policy/ });
    await page.context().addCookies([{ name: 'locale', value: 'en', url: site }]);
    expect((await pageText(page, '/pages/terms')).text).toContain(since);
    expect((await pageText(page, '/pages/privacy')).text).toContain(since);
    const { text } = await pageText(page, '/pages/service');
    for (const known of own) expect(text).toContain(known);
    for (const known of own) expect((await pageText(page, '/about')).text).toContain(known);
  }
});

for (const language of languages)
  test(`[LOC-08b] the pages that name the company contain its data, in every language (${language})`, async ({
    open,
  }) => {
    const page = await open({ language });
    const { intl } = wordsOf(language);
    const data = [
      'Heartline Media B.V.',
      'Voorbeeldkade 12',
      '1011 AA Amsterdam',
      intl.formatDisplayName('NL', { type: 'region' }) ?? '',
      '00000001',
      'NL000000001B01',
      intl.formatList(['Heartline', 'Amici']),
    ];
    const { text } = await pageText(page, '/pages/service');
    for (const known of data) expect(text).toContain(known);
    for (const token of ['terms', 'privacy', 'return-policy']) {
      const { status, text: other } = await pageText(page, `/pages/${token}`);
      expect(status).toBe(200);
      expect(other, token).toContain('Heartline Media B.V.');
      expect(other, token).not.toMatch(/[{}]/);
    }
  });
