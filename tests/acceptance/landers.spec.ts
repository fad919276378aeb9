import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

import { expect } from '@playwright/test';

import german from '../../packages/landers/src/gallery/i18n/de.json' with { type: 'json' };
import polish from '../../packages/landers/src/gallery/i18n/pl.json' with { type: 'json' };
import sharedGerman from '../../packages/landers/src/shared/i18n/de.json' with { type: 'json' };
import { locales } from '../../packages/api-client/src/languages.ts';
import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { landers, sayOfLanders as say, walk } from './support/landers.ts';
import { call, fillAboutYou, stranger } from './support/people.ts';
import { origin, partnerOrigin, partnerPort } from './support/site.ts';
import { wordsOf } from './support/words.ts';

// There is one origin of a partner: its pages run there one at a time.
test.describe.configure({ mode: 'default' });

const tracking = { network: 'acme', ref: 'summer', sub1: 'a b' };

test('the gallery shows marked faces in the reader’s language, and leads into the sign-up with its tracking', async ({
  open,
}) => {
  const page = await open({ ...phone, language: 'pl' });
  await page.goto(`/landers/gallery?${new URLSearchParams(tracking)}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(polish['landers.gallery.title']);
  const faces = page.locator('figure');
  await expect(faces.nth(3)).toBeVisible();
  await expect(faces.filter({ hasText: 'Profil fikcyjny' })).toHaveCount(await faces.count());
  await faces.first().getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/[^/]+\/signup\?network=acme&ref=summer&sub1=a(\+|%20)b$/);
  await expect(page.getByText('Profil fikcyjny')).toHaveCount(1);
});

test('a face pressed before the page’s code has loaded leads on, too', async ({ open }) => {
  const page = await open({ ...phone, language: 'pl' });
  let code = () => {};
  const come = new Promise<void>((resolve) => (code = resolve));
  // The page's texts, which it waits for before it hydrates.
  await page.route('**/assets/pl-*.js', async (route) => {
    await come;
    await route.continue();
  });
  await page.goto('/landers/gallery', { waitUntil: 'commit' });
  await page.waitForResponse('**/assets/entry-app-*.js');
  await page.locator('figure').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/members\/[^/]+\/signup$/);
  code();
  await expect(page.getByText('Profil fikcyjny')).toHaveCount(1);
});

test('[SES-07b] from a partner’s page to an account: language, answer and tracking arrive', async ({ browser }) => {
  const partner = createServer((_request, response) => {
    const attributes = Object.entries(tracking).map(([name, value]) => `${name}="${value}"`);
    response.setHeader('content-type', 'text/html');
    response.setHeader(
      'content-security-policy',
      `default-src 'none'; ${['script', 'connect', 'font'].map((kind) => `${kind}-src ${origin}`).join('; ')}; img-src ${origin} data:; form-action ${origin}`,
    );
    response.end(`<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Partner</title>
      <script type="module" src="${origin}/embed/heartline-gallery.js"></script>
      <heartline-gallery ${attributes.join(' ')}></heartline-gallery>`);
  });
  await new Promise<void>((resolve) => partner.listen(partnerPort, resolve));
  try {
    // Without the headers of a proxy: a browser would send a preflight request for them.
    const context = await browser.newContext({ locale: 'en-GB' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
    await page.goto(partnerOrigin);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(german['landers.gallery.title']);
    await expect(page.locator('figure').nth(3)).toBeVisible();
    await page.getByRole('button', { name: sharedGerman['landers.shared.men'] }).click();
    await expect(page).toHaveURL(`${origin}/signup?network=acme&ref=summer&sub1=a+b&language=de&seeking=man`);

    const me = stranger({ name: 'Jana', language: 'de', country: 'DE' });
    const { say } = wordsOf('de');
    const next = page.getByRole('button', { name: say('signup.form.next') });
    // Its question is the second one.
    await expect(
      page.getByRole('checkbox', { name: say('shared.seeking.man'), exact: true, includeHidden: true }),
    ).toBeChecked();
    await fillAboutYou(page, me);
    await next.click();
    await page.getByLabel(say('signup.form.name'), { exact: true }).fill(me.name);
    await next.click();
    await next.click();
    await page.getByLabel(say('signup.form.email'), { exact: true }).fill(me.email);
    await page.getByLabel(say('signup.form.password'), { exact: true }).fill(me.password);
    await page.getByRole('button', { name: say('signup.form.submit') }).click();
    await expect(page).toHaveURL(/\/complete-signup/);
    const [account] = await stored((sql) => sql`select tracking, language from members where name = ${me.name}`);
    expect(account).toEqual({ tracking, language: 'de' });
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    partner.close();
  }
});

const titleOf = (name: string, language: string) => {
  const words = JSON.parse(readFileSync(`packages/landers/src/${name}/i18n/${language}.json`, 'utf8')) as object;
  return (words as Record<string, string>)[`landers.${name}.title`] ?? 'no title';
};

test('[LND-02a] all nine landers exist', () => {
  expect(landers.toSorted().join(' ')).toBe(
    'alonetonight collagelanding gallery iconslanding maplanding socialnetwork tinderswipe transitionsvideolanding video',
  );
});

for (const name of landers) {
  test(`[LND-02ab] ${name} has the layout of landers and every language, and leads into the sign-up with its tracking`, async ({
    open,
  }) => {
    const page = await open({ ...phone, language: 'de' });
    for (const language of locales) {
      await page.context().addCookies([{ name: 'locale', value: language, url: origin }]);
      await page.goto(`/landers/${name}/autumn`);
      await expect(page.locator('html'), language).toHaveAttribute('lang', language);
      await expect.poll(() => page.title(), language).toContain(titleOf(name, language));
      await expect(page.getByRole('heading', { level: 1 }), language).toHaveText(/./);
    }
    await page.context().addCookies([{ name: 'locale', value: 'de', url: origin }]);
    await page.goto(`/landers/${name}/autumn?${new URLSearchParams(tracking)}`);
    // A small bar with the link to the sign-up, the content, the footer: nothing that links elsewhere in the site.
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0);
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await walk(page, name);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ ...tracking, seeking: 'man' });
  });
}

test('[LND-01a][SGN-08b] the landing pages of a member keep that member addressed, and lead into the sign-up with its tracking', async ({
  open,
}) => {
  const page = await open({ ...phone, language: 'de', allowed: /status of 404/ });
  await page.goto('/pricing');
  const { profiles } = await call<{ profiles: { id: string; name: string; fictional: boolean }[] }>(
    page,
    'GET',
    // A country where members of other tests are not the first ones.
    '/api/members?country=FI',
  );
  const member = profiles.find(({ fictional }) => fictional);
  expect(member).toBeDefined();
  for (const path of ['landing', 'landing2', 'landing2/autumn', 'landing3', 'landing3/autumn']) {
    await page.goto(`/members/${member?.id}/${path}?${new URLSearchParams(tracking)}`);
    const main = page.getByRole('main');
    await expect(main.getByText(new RegExp(member?.name ?? '-')).first(), path).toBeVisible();
    await expect(main.getByText('Fiktives Profil').first(), path).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link')).toHaveCount(2);
    await page.getByRole('button', { name: say('de', 'woman'), exact: true }).click();
    await page.waitForURL(/\/signup\?/);
    expect(new URL(page.url()).pathname).toBe(`/members/${member?.id}/signup`);
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({ ...tracking, gender: 'woman' });
    // The sign-up addresses that member, too.
    await expect(page.getByText(new RegExp(member?.name ?? '-')).first()).toBeVisible();
  }
  // No member has that id: the page leads into the sign-up all the same.
  await page.goto(`/members/nobody/landing?${new URLSearchParams(tracking)}`);
  await page.getByRole('button', { name: say('de', 'man'), exact: true }).click();
  await expect(page).toHaveURL(/\/signup\?network=acme/);
});

test('a lander with an unknown name does not exist', async ({ open }) => {
  const page = await open({ allowed: /status of 404/ });
  expect((await page.goto('/landers/shared'))?.status()).toBe(404);
});

for (const name of landers) {
  const tag = `heartline-${name}`;
  test(`[LND-03b] <${tag}> in a partner’s page has its own styles, its attributes, its events`, async ({ browser }) => {
    const partner = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.setHeader(
        'content-security-policy',
        `default-src 'none'; ${['script', 'connect', 'font', 'media'].map((kind) => `${kind}-src ${origin}`).join('; ')}; style-src 'nonce-p'; img-src ${origin} data:; form-action ${origin}`,
      );
      response.end(`<!doctype html><html lang="da"><link rel="icon" href="data:,"><title>Partner</title>
      <style nonce="p">* { color: lime !important; font-size: 60px !important; } button { display: none !important; }</style>
      <script type="module" src="${origin}/embed/${tag}.js"></script>
      <${tag} locale="de" audience="women" slug="autumn" network="acme" tracking-ref="summer" sub1="a b"></${tag}>`);
    });
    await new Promise<void>((resolve) => partner.listen(partnerPort, resolve));
    try {
      const context = await browser.newContext({ locale: 'en-GB' });
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
      await page.goto(partnerOrigin);
      const heading = page.getByRole('heading', { level: 1 });
      await expect(heading).toHaveText(/./);
      await expect(heading).not.toHaveCSS('color', 'rgb(0, 255, 0)');
      // Another heading may replace it, where there are no faces to show.
      await expect
        .poll(async () => parseFloat(await heading.evaluate((one) => getComputedStyle(one).fontSize)))
        .toBeLessThan(60);
      // It leaks nothing into the page: no style, no global name.
      expect(await page.evaluate(() => [document.styleSheets.length, document.adoptedStyleSheets.length])).toEqual([
        1, 0,
      ]);
      expect(await page.evaluate(() => Object.keys(globalThis).filter((key) => /heartline|react/i.test(key)))).toEqual(
        [],
      );
      await page.evaluate(() =>
        document.addEventListener('heartline:signup', ({ target }) =>
          sessionStorage.setItem('told', (target as HTMLElement).localName),
        ),
      );
      await walk(page, name);
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
        ...tracking,
        language: 'de',
        seeking: 'man',
      });
      expect(errors).toEqual([]);
      await page.goto(partnerOrigin);
      expect(await page.evaluate(() => sessionStorage.getItem('told'))).toBe(tag);
      await context.close();
    } finally {
      partner.close();
    }
  });
}
