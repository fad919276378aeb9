import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { partners } from './support/operator.ts';
import { stored } from './support/database.ts';
import { walk } from './support/landers.ts';
import { activate, fillAboutYou, stranger } from './support/people.ts';
import { origin } from './support/site.ts';
import { wordsOf } from './support/words.ts';

const { say } = wordsOf('de');
/** A visitor’s browser: the default one of these tests identifies itself as automated. */
const userAgent =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const visitor = { ...phone, userAgent, language: 'de' } as const;

/** Registers a partner and returns their number and the address of their figures. */
async function register(network: string, at: string, ...landers: string[]): Promise<{ id: string; address: string }> {
  const [id = ''] = (await partners('add', 'heartline', network, `Partner ${network}`, at, ...landers)).split(':');
  return { id, address: await partners('token', id) };
}

/** A page of another origin. */
async function pageOf(body: string): Promise<{ at: string; close: () => void }> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="de"><link rel="icon" href="data:,"><title>Partner</title>${body}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { at: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}

/** Read from the database: the event sent while leaving a page has no page that could see its answer. */
const arrived = (network: string, what: 'views' | 'starts', count: number) =>
  expect
    .poll(async () => {
      const [row] = await stored(
        (sql) => sql<{ views: number; starts: number }[]>`
          select sum(views)::int as views, sum(starts)::int as starts
          from partner_counts c join partners p on p.id = c.partner_id where p.network = ${network}`,
      );
      return row?.[what];
    })
    .toBe(count);

/** The figures that a partner reads, by their labels. */
const figures = (page: Page) =>
  page
    .getByRole('region', { name: 'In all' })
    .locator('dl > div')
    .evaluateAll((tiles) =>
      tiles.map((tile) => `${tile.children[0]?.textContent} ${tile.children[1]?.firstChild?.textContent}`),
    );

async function signUp(page: Page): Promise<void> {
  const me = stranger({ language: 'de', country: 'DE' });
  const next = page.getByRole('button', { name: say('signup.form.next') });
  await fillAboutYou(page, me);
  await next.click();
  await page.getByLabel(say('signup.form.name'), { exact: true }).fill(me.name);
  await next.click();
  await next.click();
  await page.getByLabel(say('signup.form.email'), { exact: true }).fill(me.email);
  await page.getByLabel(say('signup.form.password'), { exact: true }).fill(me.password);
  await page.getByRole('button', { name: say('signup.form.submit') }).click();
  await expect(page).toHaveURL(/\/complete-signup/);
  await activate(page, me);
}

test('[LND-04abcd] a visitor views, starts, joins and buys, and their partner reads four numbers, on the page and in the file', async ({
  open,
}) => {
  const { address } = await register('figures', 'https://figures.example');
  const reader = await open({});
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1, name: 'Figures for Partner figures' })).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'Nothing counted in this time' })).toBeVisible();

  const page = await open(visitor);
  await page.goto('/landers/gallery/autumn?network=figures&ref=newsletter&sub1=header');
  await arrived('figures', 'views', 1);
  // No mark in the browser before consent.
  expect((await page.context().cookies()).map(({ name }) => name)).toEqual(['locale']);
  await walk(page, 'gallery');
  await arrived('figures', 'starts', 1);
  await signUp(page);
  await page.goto('/credits/credits-100/paypal');
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen/ }).click();
  await expect(page).toHaveURL(/sandbox-pay/);
  await page.locator('button[value=pay]').click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(page.getByRole('heading', { name: say('payments.result.completed', { credits: 100 }) })).toBeVisible();
  // A second time on the same day it is the same visitor.
  const again = page.waitForResponse(`${origin}/api/lander-events`);
  await page.goto('/landers/gallery/autumn?network=figures&ref=newsletter&sub1=header');
  expect((await again).status()).toBe(204);

  await reader.reload();
  await expect(reader.getByRole('heading', { name: 'By day' })).toBeVisible();
  expect(await figures(reader)).toEqual(['Views 1', 'Starts 1', 'Sign-ups 1', 'First purchases 1']);
  // A partner must not be able to identify a single person.
  await expect(reader.getByText('newsletter')).toHaveCount(0);
  await expect(reader.getByText('Others', { exact: true })).toBeVisible();
  await reader.getByRole('link', { name: '7 days' }).click();
  await expect(reader).toHaveURL(/days=7$/);
  expect(await figures(reader)).toEqual(['Views 1', 'Starts 1', 'Sign-ups 1', 'First purchases 1']);
  const [file] = await Promise.all([
    reader.waitForEvent('download'),
    reader.getByRole('link', { name: 'Download as CSV' }).click(),
  ]);
  expect((await readFile(await file.path(), 'utf8')).split('\r\n').slice(1)).toEqual([
    `${new Date().toISOString().slice(0, 10)},figures,(other),,,,1,1,1,1`,
    '',
  ]);
});

test('[LND-04be] a partner’s page counts for that partner alone, in a frame and as an element, until they are revoked: then it shows nothing of ours', async ({
  open,
}) => {
  const body = (network: string) => `
    <script type="module" src="${origin}/embed/heartline-video.js"></script>
    <heartline-video network="${network}" locale="en"></heartline-video>
    <iframe title="lander" src="${origin}/embed/frame/gallery?network=${network}" width="400" height="700"></iframe>
    <iframe title="other" src="${origin}/embed/frame/gallery?network=embedded-other" width="400" height="700"></iframe>`;
  const host = await pageOf(body('embedded'));
  try {
    const { id, address } = await register('embedded', host.at);
    const other = await register('embedded-other', 'https://other.example');
    // Without the headers of a proxy: a browser would send a preflight request for them.
    const page = await open({
      userAgent,
      extraHTTPHeaders: {},
      allowed: /frame-ancestors|CORS|ERR_FAILED|ERR_BLOCKED/,
    });
    await page.context().setExtraHTTPHeaders({});
    const heading = page.getByRole('heading', { level: 1 });
    const framed = page.frameLocator('iframe[title=lander]').getByRole('heading', { level: 1 });
    const views: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('/api/lander-events'))
        views.push(String(response.request().postDataJSON()['lander']));
    });
    await page.goto(host.at);
    await expect(heading).toHaveText(/./);
    await expect(framed).toHaveText(/./);
    await expect.poll(() => views.toSorted()).toEqual(['gallery', 'video']);
    // In another partner's name it is not shown.
    await expect(page.frameLocator('iframe[title=other]').getByRole('heading', { level: 1 })).toHaveCount(0);

    const reader = await open({ allowed: /status of 404/ });
    await reader.goto(address);
    await expect(reader.getByRole('heading', { name: 'By day' })).toBeVisible();
    expect((await figures(reader)).slice(0, 2)).toEqual(['Views 2', 'Starts 0']);
    await reader.goto(other.address);
    await expect(reader.getByRole('heading', { name: 'Nothing counted in this time' })).toBeVisible();

    await partners('revoke', id);
    await page.goto(host.at);
    await expect(framed).toHaveCount(0);
    await reader.goto(address);
    await expect(reader.getByRole('heading', { name: 'There are no figures at this address' })).toBeVisible();
  } finally {
    host.close();
  }
});

test('[LND-04e] the page of the figures sends no referrer, is not cached and not found by search engines', async ({
  request,
}) => {
  const { address } = await register('hidden', 'https://hidden.example');
  for (const path of [address, '/partners/guessed']) {
    const headers = (await request.get(path)).headers();
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex, nofollow' });
    expect(headers['cache-control']).toContain('no-store');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
});
