import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, type Page } from '@playwright/test';

import { startServerProcess } from '../../apps/server/src/testing/server-process.ts';
import { createTcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts';
import { webDist } from '../../tools/lib/build-web.ts';
import { test } from './support/browsers.ts';
import { emptyDatabase, stored } from './support/database.ts';
import { wordsOf } from './support/words.ts';

const heading = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text, exact: true });

/** For example of a mobile network. */
const address = '192.0.2.77';

/** A separate server process for the built site, whose database alone can be taken away. */
async function startBeside() {
  const database = await emptyDatabase();
  const proxy = await createTcpProxy(database.url);
  const directory = await mkdtemp(join(tmpdir(), 'heartline-outage-'));
  const { child, ended, ready } = startServerProcess({
    NODE_ENV: 'production',
    DATABASE_URL: proxy.url,
    DATA_DIR: directory,
    WEB_DIST: process.env['ACCEPTANCE_WEB_DIST'] ?? webDist,
    TRUSTED_PROXIES: '127.0.0.1,::1',
    STOP_NOTICE: '0',
  });
  const { port } = new URL(await ready);
  return {
    proxy,
    database: database.url,
    origin: `http://localhost:${port}`,
    async close() {
      await proxy.up();
      child.kill('SIGTERM');
      await ended;
      await proxy.close();
      await database.drop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

test('while the database hangs, a page says so within 6 s in the reader’s language and needs nothing else for it; it is normal again 5 s after', async ({
  open,
}) => {
  const beside = await startBeside();
  const { say } = wordsOf('pl');
  const page = await open({ baseURL: beside.origin, language: 'pl', allowed: /503/ });
  await page.goto('/pages/faq');
  await expect(heading(page, say('offline.busy.title', { name: 'Heartline' }))).toHaveCount(0);

  beside.proxy.hang();
  // Later requests of the previous page do not count.
  await page.goto('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.resourceType()));
  const answer = await page.goto('/pages/faq?sub1=x');
  expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '2']);
  await expect(heading(page, say('offline.busy.title', { name: 'Heartline' }))).toBeVisible();
  await expect(page).toHaveTitle(`${say('offline.busy.title', { name: 'Heartline' })} · Heartline`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pl');
  await expect(page.locator('html')).toHaveAttribute('data-site-theme', '1');
  await expect(page.getByText(say('offline.busy.text'))).toBeVisible();
  await expect(page.getByRole('link', { name: say('offline.busy.home') })).toHaveAttribute('href', '/');
  // A font may load, but the page works without it.
  expect(asked.filter((type) => !['document', 'font', 'other'].includes(type))).toEqual([]);

  await beside.proxy.up();
  await expect.poll(async () => (await fetch(`${beside.origin}/pages/faq`)).status, { intervals: [250] }).toBe(200);
  await page.getByRole('link', { name: say('offline.page.retry') }).click();
  await expect(page).toHaveURL(`${beside.origin}/pages/faq?sub1=x`);
  await expect(heading(page, say('offline.busy.title', { name: 'Heartline' }))).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();
  // The page still makes requests, and would report a server that is gone.
  await page.close();
  await beside.close();
});

test('exceeding the number of pages per network gives a page that says so, and no failure; an invalid address redirects nowhere', async ({
  open,
}) => {
  const beside = await startBeside();
  const { say } = wordsOf('de');
  const page = await open({
    baseURL: beside.origin,
    language: 'de',
    allowed: /429|ERR_CONNECTION_REFUSED/,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  });
  // 15 pages a second for long enough, without interruption.
  const soon = Date.now() + 14_000;
  await stored(
    (sql) => sql`
    insert into rate_limits (key, arrival) values (${`page:n:${address}`}, ${soon})
    on conflict (key) do update set arrival = excluded.arrival returning key`,
    beside.database,
  );
  const answer = await page.goto('/pricing');
  expect(answer?.status()).toBe(429);
  expect(Number(answer?.headers()['retry-after'])).toBeLessThanOrEqual(3);
  await expect(heading(page, say('offline.busy.tooManyTitle'))).toBeVisible();
  await expect(page.getByText(say('offline.busy.tooManyText'))).toBeVisible();
  await stored((sql) => sql`delete from rate_limits where key = ${`page:n:${address}`} returning key`, beside.database);
  await page.getByRole('link', { name: say('offline.page.retry') }).click();
  await expect(heading(page, say('offline.busy.tooManyTitle'))).toHaveCount(0);
  await expect(page.getByRole('main')).toBeVisible();

  for (const path of ['//', '//evil.test/..', '//[', '//:80', '/%', '/[', '/pages/%ff'])
    expect([path, (await fetch(beside.origin + path, { redirect: 'manual' })).status]).toEqual([path, 404]);
  await beside.close();
});
