import { expect, type Page } from '@playwright/test';

import { test } from './support/browsers.ts';
import { denyStorage } from './support/denied-storage.ts';
import { siteAt } from './support/entry-sites.ts';
import { runInstalled } from './support/installed-app.ts';
import { join, stranger } from './support/people.ts';
import { closedSite } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const warning = (page: Page) => page.getByRole('alertdialog', { name: 'For adults only' });
const enter = (page: Page) => page.getByRole('button', { name: 'I am 18 or older: enter' });

/** Opens a page and waits for its late content: the warning is a separate chunk. */
async function settled(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toBeAttached();
}

test('[NAV-02a] a visitor is warned until they answer; neither Escape nor a new page is an answer', async ({
  open,
}) => {
  const page = await open({ baseURL: siteAt('warned'), country: 'PL' });
  for (const path of ['/', '/members', '/login', '/signup', '/pricing', '/pages/terms']) {
    await page.goto(path);
    await expect(warning(page), path).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(warning(page), path).toBeVisible();
  }
  await enter(page).click();
  await expect(warning(page)).toHaveCount(0);
  for (const path of ['/', '/members']) {
    await settled(page, path);
    await expect(warning(page), path).toHaveCount(0);
  }
  // The answer is stored in this browser; another one asks again.
  const other = await open({ baseURL: siteAt('warned') });
  await other.goto('/');
  await expect(warning(other)).toBeVisible();
  await expect(other.getByRole('link', { name: 'Leave this site' })).toHaveAttribute('href', 'about:blank');
});

test('[NAV-02a] there is no warning for members, in the installed app, or on sites without it', async ({ open }) => {
  const app = await open({ baseURL: siteAt('warned'), country: 'DE' });
  await runInstalled(app);
  await settled(app, '/login');
  await expect(warning(app)).toHaveCount(0);

  const unwanted = await open({ baseURL: siteAt('elsewhere'), country: 'DE' });
  await settled(unwanted, '/login');
  await expect(warning(unwanted)).toHaveCount(0);

  const person = stranger({ country: 'DE' });
  await join(await open(), person);
  const page = await open({ baseURL: siteAt('warned'), country: 'DE' });
  await page.goto('/login');
  await enter(page).click();
  await page.evaluate(() => localStorage.clear());
  await page.getByLabel('E-mail address or username').fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/members/);
  await settled(page, '/pricing');
  await expect(warning(page)).toHaveCount(0);
});

test('[NAV-02b] where a site has chosen countries, only visitors from there are warned', async ({ open }) => {
  for (const country of ['PL', 'DE']) {
    const page = await open({ baseURL: siteAt('chosen'), country });
    await page.goto('/login');
    await expect(warning(page), country).toBeVisible();
  }
  for (const country of ['NL', undefined]) {
    const page = await open({ baseURL: siteAt('chosen'), ...(country ? { country } : {}) });
    await settled(page, '/login');
    await expect(warning(page), country ?? 'unknown').toHaveCount(0);
  }
});

test('[NAV-02c] the pages for a new password are never behind the warning', async ({ open }) => {
  // The reset link is made up.
  const page = await open({ baseURL: siteAt('warned'), country: 'DE', allowed: /password-reset\/link/ });
  for (const path of ['/reset-password', '/reset-password/do?token=x']) {
    await settled(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(warning(page), path).toHaveCount(0);
  }
  // On any other page the warning is shown again.
  await page.goto('/login');
  await expect(warning(page)).toBeVisible();
});

test('[NAV-02d] on a lander visitors from the Netherlands and Germany are warned, and nobody else', async ({
  open,
}) => {
  for (const [country, warned] of [
    ['NL', true],
    ['DE', true],
    ['PL', false],
    ['US', false],
  ] as const) {
    const page = await open({ baseURL: siteAt('warned'), country });
    await settled(page, '/landers/gallery');
    await expect(warning(page), country).toHaveCount(warned ? 1 : 0);
  }
  // The Netherlands are also one of the site's chosen countries.
  const chosen = await open({ baseURL: siteAt('chosen'), country: 'NL' });
  await settled(chosen, '/landers/gallery');
  await expect(warning(chosen)).toHaveCount(0);
});

test('where storage is denied, the answer to the warning holds for the visit', async ({ open }) => {
  const page = await open({ baseURL: siteAt('warned') });
  await page.addInitScript(denyStorage);
  await page.goto('/login');
  await enter(page).click();
  await expect(warning(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
  await expect(page).toHaveURL('/pages/terms');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(warning(page)).toHaveCount(0);
});

test('[LOC-02c] where we do not support the language of the domain, the site is in English', async ({ open }) => {
  const page = await open({ baseURL: siteAt('elsewhere'), locale: 'pt-PT' });
  for (const path of ['/', '/login']) {
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  }
  await expect(page.getByRole('heading', { level: 1, name: wordsOf('en').say('session.login.title') })).toBeVisible();
});

test('[LOC-03d] the languages of the visitor’s country and of the profile’s come first, and all others of the site are one press away', async ({
  open,
}) => {
  const names = ['Dansk', 'Deutsch', 'English', 'Español', 'Suomi', 'Français', 'Italiano', 'Norsk', 'Nederlands'];
  const offered = async (page: Page) => {
    await page.goto('/pricing');
    await page.getByRole('banner').getByRole('button', { name: 'Language: English, en' }).click();
    const more = page.getByRole('banner').getByText('More languages');
    await expect(more).toBeVisible();
    const menu = page.getByRole('banner').getByRole('button');
    const first: string[] = [];
    for (const name of [...names, 'Polski', 'Svenska'])
      if (await menu.filter({ hasText: new RegExp(`^${name}`) }).isVisible()) first.push(name);
    await more.click();
    for (const name of [...names, 'Polski', 'Svenska'])
      await expect(menu.filter({ hasText: new RegExp(`^${name}`) }), name).toBeVisible();
    return first;
  };
  const abroad = await open({ country: 'PL' });
  expect(await offered(abroad)).toEqual(['English', 'Polski']);
  // A country that no search test uses to count the people of the demo.
  const swiss = await open({ country: 'PL' });
  await join(swiss, stranger({ country: 'CH' }));
  expect(await offered(swiss)).toEqual(['Deutsch', 'English', 'Français', 'Italiano', 'Polski']);
});

test('[LOC-09bc] languages, fields, prices and the rules of signing up are those of the host, or of a forced site', async ({
  open,
}) => {
  const person = stranger();
  const main = await open();
  await join(main, person);
  const fields = (page: Page) => page.getByRole('main').getByText(/^(Tattoos|Hair colour)$/);
  await main.goto('/profile');
  await expect(fields(main)).toHaveText(['Hair colour', 'Tattoos']);

  // The same member on another site of the same pool.
  const other = await open({ baseURL: siteAt('elsewhere') });
  await other.goto('/signup');
  await expect(other.getByRole('heading', { name: 'Sign-up is closed right now' })).toBeVisible();
  await other.goto('/login');
  await other.getByLabel('E-mail address or username').fill(person.email);
  await other.getByLabel('Password', { exact: true }).fill(person.password);
  await other.getByRole('button', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/members/);
  await other.goto('/profile');
  await expect(fields(other)).toHaveText(['Tattoos']);

  // Unlike the addresses of other sites, this one is no secure context.
  const nordic = await open({ baseURL: closedSite, country: 'SE', allowed: /Cross-Origin-Opener-Policy/ });
  await nordic.context().addCookies([{ name: 'locale', value: 'en', url: closedSite }]);
  await nordic.goto('/pricing');
  const price = wordsOf('en').intl.formatNumber(172, { style: 'currency', currency: 'SEK' });
  await expect(nordic.getByText(price)).toBeVisible();
  await nordic.goto('/lang-config');
  const first = nordic.getByRole('main').getByRole('list', { name: 'Languages', exact: true }).getByRole('button');
  await expect(first).toHaveText([/Dansk/, /English/, /Svenska/]);

  // The forced site replaces that of the host, including for the visitor's source.
  const visitor = await open({ language: 'en' });
  await visitor.goto('/signup?forceDomain=amici.test');
  await expect(visitor).toHaveTitle(/Amici/);
  await expect(visitor.getByRole('heading', { name: 'Sign-up is closed right now' })).toBeVisible();
  await visitor.goto('/signup?forceDomain=amici.test&ref=summer');
  await expect(visitor.getByRole('radio', { name: 'Woman', exact: true })).toBeAttached();
  await visitor.goto('/?forceDomain=nobody.example');
  await expect(visitor).toHaveTitle(/Heartline/);
});
