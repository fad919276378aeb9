import { createServer } from 'node:http';

import { expect } from '@playwright/test';

import german from '../../packages/landers/src/gallery/i18n/de.json' with { type: 'json' };
import polish from '../../packages/landers/src/gallery/i18n/pl.json' with { type: 'json' };
import sharedGerman from '../../packages/landers/src/shared/i18n/de.json' with { type: 'json' };
import { phone, test } from './support/browsers.ts';
import { stored } from './support/database.ts';
import { fillAboutYou, stranger } from './support/people.ts';
import { origin, partnerOrigin, partnerPort } from './support/site.ts';
import { wordsOf } from './support/words.ts';

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

test('a face that is pressed before the page’s code has come leads on, too', async ({ open }) => {
  const page = await open({ ...phone, language: 'pl' });
  let code = () => {};
  const come = new Promise<void>((resolve) => (code = resolve));
  // The words of the page, which it waits for before it takes over what the server rendered.
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
    // Without the headers of a proxy: a browser would ask the site for leave to send them.
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
    // Its question comes second.
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
    await expect(page).toHaveURL(/\/members/);
    const [account] = await stored((sql) => sql`select tracking, language from members where name = ${me.name}`);
    expect(account).toEqual({ tracking, language: 'de' });
    expect(errors).toEqual([]);
    await context.close();
  } finally {
    partner.close();
  }
});
