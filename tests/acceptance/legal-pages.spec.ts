import { expect } from '@playwright/test';

import { test } from './support/browsers.ts';
import { fillAboutYou, join, stranger } from './support/people.ts';
import { closedSite, origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const company = {
  name: 'Heartline Media B.V.',
  address: 'Voorbeeldkade 12',
  city: '1011 AA Amsterdam',
  kvk: '00000001',
  vat: 'NL000000001B01',
};

test('[LOC-06ab][LOC-07b] the footer links lead to their pages, and the phone is dialled without spaces', async ({
  open,
}) => {
  const page = await open();
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const links = footer.getByRole('navigation', { name: 'Legal and help' }).getByRole('link');
  const names = [
    'Terms',
    'Privacy',
    'Cookies',
    'Block access',
    'Prices',
    'Complaints',
    'Cancellations and refunds',
    'Questions and answers',
    'Customer service',
    'About Heartline',
  ];
  await expect(links).toHaveText(names);
  await expect(footer.getByRole('link', { name: '+31 20 000 00 01' })).toHaveAttribute('href', 'tel:+31200000001');
  await expect(footer.getByRole('link', { name: 'support@heartline.test' })).toHaveAttribute(
    'href',
    'mailto:support@heartline.test',
  );
  for (const text of Object.values(company)) await expect(footer).toContainText(text);
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  for (const address of addresses) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  }
  expect(addresses[names.indexOf('Complaints')]).toBe('/complaints');
  // In the browser a member has them all too.
  await join(page, stranger());
  await page.goto('/members');
  // The footer is collapsed to two lines; one press shows the rest.
  await expect(links).toHaveCount(0);
  await footer.getByText('Legal and help').click();
  await expect(links).toHaveText(names);
});

for (const language of ['en', 'de', 'pl'] as const)
  test(`[LOC-08ad][LOC-07c] every static page is complete text with the company’s data filled in, and the source of the towns is named (${language})`, async ({
    open,
  }) => {
    const page = await open({ language });
    const { say, intl } = wordsOf(language);
    const added = intl.formatDate('2024-03-01T12:00:00Z', { dateStyle: 'long', timeZone: 'UTC' });
    const ids = {
      ban: 'ban',
      cookies: 'cookies',
      faq: 'faq',
      privacy: 'privacy',
      'return-policy': 'returnPolicy',
      service: 'service',
      terms: 'terms',
    };
    for (const [token, id] of Object.entries(ids)) {
      await page.goto(`/pages/${token}`);
      const title = say(`legal.${id}.title`, { site: 'Heartline' });
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page).toHaveTitle(`${title} · Heartline`);
      const text = await page.getByRole('article').innerText();
      expect(text.length, token).toBeGreaterThan(900);
      expect(text, `${token}: nothing is left to fill in`).not.toMatch(/[{}<>]|undefined|\[object|legal\./);
      for (const link of await page.getByRole('article').getByRole('navigation').getByRole('link').all())
        await expect(page.locator((await link.getAttribute('href')) ?? 'none')).toBeVisible();
    }
    await page.goto('/pages/service');
    for (const text of Object.values(company)) await expect(page.getByRole('article')).toContainText(text);
    for (const [name, address] of Object.entries({
      GeoNames: 'https://www.geonames.org',
      'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
    }))
      await expect(page.getByRole('article').getByRole('link', { name })).toHaveAttribute('href', address);
    await page.goto('/pages/terms');
    await expect(page.getByRole('article')).toContainText(added);
    await page.goto('/pages/return-policy');
    await expect(page.getByRole('article')).toContainText(/\b14\b/);
  });

test('[LOC-09a][LOC-02b] another host of the same server is another site: its name, language, company, prices and countries', async ({
  open,
}) => {
  // Unlike the addresses of other sites, this one is no secure context.
  const page = await open({ baseURL: closedSite, country: 'SE', allowed: /Cross-Origin-Opener-Policy/ });
  const { say, intl } = wordsOf('en');
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page).toHaveTitle(/Nordlys/);
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('Nordlys Dating ApS');
  for (const text of Object.values(company)) await expect(footer).not.toContainText(text);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: closedSite }]);
  await page.goto('/pricing');
  await expect(page.getByText(intl.formatNumber(172, { style: 'currency', currency: 'SEK' }))).toBeVisible();
  await page.goto('/signup');
  await fillAboutYou(page, stranger());
  await page.getByRole('button', { name: say('signup.form.next') }).click();
  await page.getByLabel(say('signup.form.name'), { exact: true }).fill('Ingrid');
  await page.getByRole('button', { name: say('signup.form.next') }).click();
  const countries = page.getByLabel(say('signup.form.country'), { exact: true }).getByRole('option');
  await expect
    .poll(async () =>
      (await countries.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value)))
        .filter(Boolean)
        .toSorted(),
    )
    .toEqual(['DK', 'FI', 'NO', 'SE']);

  // The forced domain acts like a host, and only if a site has that name.
  const named = async (domain: string) => {
    const answer = await page.request.get(`${origin}/api/settings.php?forced_domain=${domain}`);
    const { settings } = (await answer.json()) as { settings: { name: string; niche: number; company_id: string } };
    return [settings.name, settings.niche, settings.company_id];
  };
  expect(await named('nordlys.test')).toEqual(['Nordlys', 3, 'nordlys']);
  expect(await named('amici.test')).toEqual(['Amici', 5, 'heartline']);
  expect(await named('nobody.example')).toEqual(['Heartline', 1, 'heartline']);
});
