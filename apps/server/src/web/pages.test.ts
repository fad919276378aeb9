import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rateClasses } from '../platform/http/route.ts';
import { timeLimits } from '../platform/time/time-limits.ts';
import type { TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer();
});
afterAll(() => server.close());

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const workerOf = async (host: string) =>
  (await server.request('GET', '/service-worker.js', { headers: { host } })).text();

it('[NAV-12] gives each site its own offline page, the same for a member as for a visitor', async () => {
  const member = await server.signUp();
  const page = async (host: string, as?: typeof member) =>
    (await server.request('GET', '/offline', { headers: { host }, ...(as ? { as } : {}) })).text();
  const [heartline, nordlys] = await Promise.all([page('localhost'), page('nordlys.test')]);
  expect(heartline).toContain('<html lang="en" data-site-theme="1">');
  expect(heartline).toContain('<title>Offline &amp; away</title>');
  expect(nordlys).toContain('<html lang="da" data-site-theme="3">');
  expect(nordlys).toContain('<main>Nordlys</main>');
  expect(await page('localhost', member)).toBe(heartline);
});

it('lets no text become a script on any page (security.md section 9)', async () => {
  const policy = (await server.request('GET', '/')).headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toContain('trusted-types heartline');
  expect(policy.find((rule) => rule.startsWith('script-src'))).toMatch(/^script-src 'nonce-[^ ]+' 'strict-dynamic'$/);
});

it('makes the browser load all files that the page needs at once in parallel, each once', async () => {
  const html = await (await server.request('GET', '/')).text();
  expect([...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/app.js',
    '/assets/base.js',
    '/assets/chats.js',
    '/assets/list.js',
  ]);
});

it('adds a message about missing scripts to pages rendered by the browser, and to no others', async () => {
  const bodyOf = async (path: string) => (await (await server.request('GET', path)).text()).split('<body>')[1];
  expect(await bodyOf('/')).toMatch(/^\n<div id="app"><\/div>\n<div id="late">late<\/div>\n<script/);
  expect(await bodyOf('/?drawn')).toMatch(/^\n<div id="app"><main>drawn<\/main><\/div>\n<script/);
});

describe('a page rendered on the server', () => {
  const drawn = (headers: Record<string, string> = {}) => server.request('GET', '/?drawn', { headers });

  it('is painted from its own markup: with inline styles, and scripts loaded only when its own script says so', async () => {
    const html = await (await drawn()).text();
    expect(html).toMatch(/<style>[^<]*main { color: blue }<\/style>/);
    expect(html).not.toMatch(/<link rel="(stylesheet|modulepreload)"|<script[^>]* src=/);
    expect(html).toMatch(
      /<script nonce="[^"]+">wake\(\["\/assets\/entry\.js","\/assets\/app\.js","\/assets\/base\.js","\/assets\/chats\.js","\/assets\/list\.js"\]\)<\/script>/,
    );
  });

  it('may be cached for going back, by this browser only; a page rendered by the browser may not', async () => {
    const headers = Object.fromEntries((await drawn()).headers);
    expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'cookie, accept-encoding' });
    expect((await server.request('GET', '/')).headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['br;q=0, *', 'gzip', gunzipSync],
    ['identity', null, (bytes: Buffer) => bytes],
  ])('is sent to a browser that accepts %s in the coding %s', async (taken, coding, decoded) => {
    const answer = await drawn({ 'accept-encoding': taken });
    expect(answer.headers.get('content-encoding')).toBe(coding);
    expect(decoded(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<main>drawn</main>');
  });

  it('is the only kind compressed: the length of a member’s page reveals nothing of its content', async () => {
    const answer = await server.request('GET', '/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBeNull();
  });
});

it('preloads the font of headlines only if the page begins with one', async () => {
  const fonts = async (path: string) => {
    const html = await (await server.request('GET', path)).text();
    return [...html.matchAll(/<link rel="preload" as="font" type="font\/woff2" href="([^"]+)" crossorigin>/g)].map(
      ([, href]) => href,
    );
  };
  expect(await fonts('/')).toEqual(['/assets/headlines.woff2']);
  expect(await fonts('/chats/1')).toEqual([]);
  // A page rendered by the browser is not visible before its styles are.
  expect(await fonts('/pricing?steady')).toEqual([]);
  expect(await fonts('/pricing?drawn')).toEqual([]);
});

it('loads all fonts of its language with a page in which nothing may move, and none later', async () => {
  const read = async (path: string) => await (await server.request('GET', path)).text();
  const faces = (html: string) => [...html.matchAll(/as="font"[^>]* href="([^"]+)"/g)].map(([, href]) => href);
  const german = await read('/pricing?drawn&steady&language=de');
  expect(faces(german)).toEqual(['/assets/headlines.woff2']);
  expect(german).toContain('font-display:optional');
  expect(faces(await read('/pricing?drawn&steady&language=pl'))).toEqual([
    '/assets/headlines.woff2',
    '/assets/figtree-latin-ext-1.woff2',
  ]);
  expect(await read('/pricing?drawn')).not.toContain('font-display:optional');
});

it('allows the page its one script and its own styles, and nothing else', async () => {
  const answer = await server.request('GET', '/offline');
  const policy = answer.headers.get('content-security-policy')?.split('; ');
  expect(policy).toEqual(
    expect.arrayContaining([
      "default-src 'none'",
      `script-src ${hashOf('run("/offline")')}`,
      `style-src ${hashOf('main { color: red }')}`,
      "base-uri 'none'",
      "object-src 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
    ]),
  );
  expect(policy?.join()).not.toContain('unsafe');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('text/html') as string,
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers.get('set-cookie')).toBeNull();
});

it('serves a worker that is revalidated each time, for the whole site, and that can reach only the site', async () => {
  const answer = await server.request('GET', '/service-worker.js');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toMatch(
    /^keep\(\{"page":"\/offline","cache":"offline-[0-9a-f]{16}","app":"heartline-app","appPage":"\/offline\/chats"\}\)$/,
  );
});

it('names another cache for another page, so that a new page makes a new worker', async () => {
  expect(await workerOf('localhost')).toBe(await workerOf('heartline.test'));
  expect(await workerOf('localhost')).not.toBe(await workerOf('nordlys.test'));
});

it('lets the icon be cached for a day, but not its absence', async () => {
  const keptOf = async (path: string) => (await server.request('GET', path)).headers.get('cache-control');
  expect(await keptOf('/favicon.svg')).toBe('public, max-age=86400');
  expect(await keptOf('/favicon.ico')).toBe('no-store');
});

it('answers reads only', async () => {
  const statuses = ['/offline', '/service-worker.js'].map(
    async (path) => (await server.request('POST', path, { body: {} })).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  const head = await server.request('HEAD', '/offline');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it.each([
  ['a form of another origin', 'application/x-www-form-urlencoded', 'status=paid&to=https%3A%2F%2Felsewhere.example'],
  ['a form with a file', 'multipart/form-data; boundary=x', '--x--'],
  ['nothing', 'text/plain', ''],
])('shows the payment to a buyer who is sent back to it by %s', async (_what, type, body) => {
  const headers = { origin: 'https://pay.example', 'content-type': type };
  const answer = await server.app.request('/payments/Qk3_-9x?status=paid', {
    method: 'POST',
    headers: { host: 'localhost', ...headers },
    body,
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/payments/Qk3_-9x']);
});

it.each(['/payments', '/payments/a/b', '/payments/%2F%2Felsewhere.example', '/members/a'])(
  'refuses a post to %s',
  async (path) => {
    const answer = await server.app.request(path, { method: 'POST', headers: { host: 'localhost' } });
    expect([answer.status, answer.headers.get('location')]).toEqual([404, null]);
  },
);

it('switched off, removes the worker and has no offline page', async () => {
  const off = await createSiteServer({ config: { offlinePage: false } });
  const worker = await off.request('GET', '/service-worker.js');
  expect([worker.headers.get('cache-control'), await worker.text()]).toEqual(['no-cache', 'retire()']);
  const page = await off.request('GET', '/offline');
  expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await off.close();
});

describe('a page that cannot be made', () => {
  const open = (path: string, headers: Record<string, string> = {}) => server.request('GET', path, { headers });

  it('is answered with one that needs no further file, in the reader’s language, and gives the reason', async () => {
    const answer = await open('/broken', { host: 'nordlys.test', cookie: 'locale=fi' });
    expect(answer.status).toBe(500);
    expect(await answer.text()).toMatch(
      /^<!doctype html>\n<html lang="fi" data-site-theme="3">[^]+<style>main \{ color: red \}<\/style>[^]+<main>Nordlys: busy<\/main>/,
    );
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'content-type': expect.stringContaining('text/html') as string,
      'x-robots-tag': 'noindex',
    });
    const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", `style-src ${hashOf('main { color: red }')}`]),
    );
    expect(policy.join()).not.toMatch(/script-src|unsafe/);
  });

  it('is answered when the time for a request is over, whatever hangs, and asks to retry', async () => {
    // No answer comes later than 6 s (security.md section 12), and sending it takes some of them.
    expect(timeLimits.request).toBeLessThanOrEqual(5_000);
    const hasty = await createSiteServer({ timeLimits: { request: 200 } });
    try {
      const { status, headers } = await hasty.request('GET', '/?hangs');
      expect([status, headers.get('retry-after')]).toEqual([503, '2']);
    } finally {
      await hasty.close();
    }
  });

  it('counts once, whatever it reads, for a member as for all visitors of one address', async () => {
    const address = { 'x-test-address': '198.51.100.7' };
    for (let page = 0; page < rateClasses.page.burst; page += 1)
      expect((await open('/?reads=9', address)).status).toBe(200);
    const refused = await open('/', { ...address, cookie: 'locale=pl' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '1']);
    expect(await refused.text()).toMatch(/<html lang="pl"[^]+Heartline: too_many/);
    // Not affected: calls from that address, members behind it, and other addresses.
    expect((await open('/api/user.php', address)).status).toBe(200);
    const member = await server.signUp();
    expect((await server.request('GET', '/', { as: member, headers: address })).status).toBe(200);
    expect((await open('/')).status).toBe(200);
    server.clock.advance(1);
    expect((await open('/', address)).status).toBe(200);
  });

  it('does not queue without limit: beyond 100 at once, requests are asked to retry', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 110 }, async (_page, index) => {
        const answer = await open('/', { 'x-test-address': `192.0.2.${index}` });
        return `${answer.status} ${answer.headers.get('retry-after')}`;
      }),
    );
    expect(statuses.filter((status) => status === '200 null')).toHaveLength(100);
    expect(statuses.filter((status) => status === '503 2')).toHaveLength(10);
  });
});
