import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

import { expect, type Page } from '@playwright/test';

import { phone, test } from './support/browsers.ts';
import { siteAt } from './support/entry-sites.ts';
import { join, stranger } from './support/people.ts';
import { analyticsOrigin, analyticsPort } from './support/site.ts';

interface Asked {
  path: string;
  query: string;
  cookie: string | undefined;
  referer: string | undefined;
  body: string;
}

/** Simulates an instance of Matomo or Plausible: accepts the same requests and records them. */
async function listen(): Promise<{ asked: Asked[]; close: () => Promise<void> }> {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const url = new URL(request.url ?? '', analyticsOrigin);
      const { cookie, referer } = request.headers;
      asked.push({ path: url.pathname, query: url.search, cookie, referer, body });
      response.writeHead(url.pathname === '/api/event' ? 202 : 204).end();
    });
  });
  server.listen(analyticsPort, '127.0.0.1');
  await once(server, 'listening');
  return {
    asked,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

const question = (page: Page) => page.getByRole('region', { name: 'May we measure how this site is used?' });
const answer = (page: Page, name: 'Allow' | 'Don’t allow') => question(page).getByRole('button', { name, exact: true });

/** Requests of the browser to origins other than this site. */
function watchOthers(page: Page, site: string): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== site) others.push(request.url());
  });
  return others;
}

const kept = (page: Page) =>
  page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)].join(' '));

test('[SES-05c] nothing is counted before consent, then pages are counted by their pattern, and nothing after its withdrawal', async ({
  open,
}) => {
  const { asked, close } = await listen();
  try {
    const page = await open({ baseURL: siteAt('counted') });
    const others = watchOthers(page, siteAt('counted'));
    await page.goto('/login', { waitUntil: 'networkidle' });
    // One at a time: first the warning, then the question.
    await expect(question(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'I am 18 or older: enter' }).click();
    await expect(question(page)).toBeVisible();
    for (const path of ['/', '/pricing', '/members']) {
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(question(page)).toBeAttached();
    }
    expect(others).toEqual([]);
    expect(asked).toEqual([]);
    expect(await kept(page)).not.toContain('consent');

    await answer(page, 'Allow').click();
    await expect(question(page)).toHaveCount(0);
    const seen = () =>
      asked.map(({ path, query, body }) => `${path}${query} ${new URLSearchParams(body).get('url') ?? ''}`);
    const at = (pattern: string) => `/matomo.php https://counted.localhost${pattern}`;
    await expect.poll(seen).toEqual([at('/members')]);
    await page.locator('[data-slot="member-card"] a').first().click();
    await expect(page).toHaveURL(/\/members\/[^/?]+/);
    await expect.poll(seen).toEqual([at('/members'), at('/members/:id')]);
    const id = new URL(page.url()).pathname.split('/').at(-1) ?? '';
    await page.goto('/login?next=%2Fchats&ref=secret-source');
    await expect.poll(seen).toEqual([at('/members'), at('/members/:id'), at('/login')]);
    const everything = JSON.stringify(asked);
    for (const secret of [id, 'secret-source', 'chats']) expect(everything).not.toContain(secret);
    expect(asked.filter(({ cookie, referer }) => cookie !== undefined || referer !== undefined)).toEqual([]);
    expect(others.every((url) => url.startsWith(`${analyticsOrigin}/`))).toBe(true);

    // Withdrawn on the page that the footer links to: at once, and for every later page.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'You allowed this on' })).toBeVisible();
    await expect.poll(seen).toHaveLength(4);
    await answer(page, 'Don’t allow').click();
    await expect(page.getByRole('status').filter({ hasText: 'You said no to this on' })).toBeVisible();
    await expect(answer(page, 'Don’t allow')).toHaveAttribute('aria-pressed', 'true');
    for (const path of ['/', '/pricing', '/members']) await page.goto(path, { waitUntil: 'networkidle' });
    await expect(question(page)).toHaveCount(0);
    expect(asked).toHaveLength(4);
  } finally {
    await close();
  }

  // The other kind of counter, and a no: no request is ever made.
  const other = await listen();
  try {
    const page = await open({ baseURL: siteAt('counted-too') });
    await page.goto('/pricing');
    await answer(page, 'Don’t allow').click();
    await expect(question(page)).toHaveCount(0);
    await page.goto('/login', { waitUntil: 'networkidle' });
    expect(other.asked).toEqual([]);
    await page.goto('/pages/cookies');
    await answer(page, 'Allow').click();
    await expect
      .poll(() => other.asked.map(({ path, body }) => [path, JSON.parse(body) as object]))
      .toEqual([
        [
          '/api/event',
          { name: 'pageview', domain: 'counted.example', url: 'https://counted-too.localhost/pages/:token' },
        ],
      ]);
  } finally {
    await other.close();
  }
});

test('[SES-05c] the question covers nothing, and a site that counts nothing does not ask', async ({ open }) => {
  const page = await open({ ...phone, baseURL: siteAt('counted-too') });
  await page.goto('/members');
  await expect(question(page)).toBeAttached();
  const face = await page.locator('[data-slot="member-card"]').first().boundingBox();
  const asked = await question(page).boundingBox();
  expect(face?.y).toBeLessThan(200);
  expect(asked?.y).toBeGreaterThan(700);

  const none = await open();
  await none.goto('/login', { waitUntil: 'networkidle' });
  await expect(question(none)).toHaveCount(0);
  await none.goto('/pages/cookies', { waitUntil: 'networkidle' });
  await expect(question(none)).toHaveCount(0);
  const answers = await none.request.get('/login');
  expect(answers.headers()['content-security-policy']).toContain("connect-src 'self';");
  const policy = await page.evaluate(async () => (await fetch('/login')).headers.get('content-security-policy'));
  expect(policy).toContain(`connect-src 'self' ${analyticsOrigin};`);
  const member = await open();
  await join(member, stranger());
  await member.goto('/members', { waitUntil: 'networkidle' });
  await expect(question(member)).toHaveCount(0);
});
