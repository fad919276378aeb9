import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

/** As the built web app gives them, in little. */
const bundle = `
export const render = async () => ({ status: 404, locale: 'en', title: '', description: '', niche: 1, home: false,
  parts: ['src/entry-app.tsx', 'src/routes/chats.$id.tsx', 'src/gone.tsx'], html: '', state: '{}' });
export const renderOffline = async ({ name, domainLanguage, own }) => ({
  locale: domainLanguage, title: 'Offline & away', html: '<main>' + name + '</main>', styles: 'main { color: red }', script: 'run("' + own + '")',
});
export const serviceWorkerScript = (options) => (options ? 'keep(' + JSON.stringify(options) + ')' : 'retire()');
`;
let webDist: string;
let server: TestServer;
beforeAll(async () => {
  webDist = await mkdtemp(join(tmpdir(), 'heartline-web-'));
  await mkdir(join(webDist, 'client', '.vite'), { recursive: true });
  await mkdir(join(webDist, 'server'));
  const manifest = {
    'src/entry-client.tsx': { file: 'assets/entry.js', isEntry: true },
    'src/entry-app.tsx': { file: 'assets/app.js', imports: ['_base.js'] },
    '_base.js': { file: 'assets/base.js' },
    'src/routes/chats.$id.tsx?tsr-split=component': { file: 'assets/chats.js', imports: ['_base.js', '_list.js'] },
    '_list.js': { file: 'assets/list.js', imports: ['_base.js'] },
    'src/routes/likes.tsx': { file: 'assets/likes.js' },
  };
  await writeFile(join(webDist, 'client', '.vite', 'manifest.json'), JSON.stringify(manifest));
  await writeFile(join(webDist, 'server', 'entry-server.js'), bundle);
  await writeFile(join(webDist, 'server', 'package.json'), '{ "type": "module" }');
  server = await createTestServer({ config: { webDist } });
});
afterAll(async () => {
  await server.close();
  await rm(webDist, { recursive: true, force: true });
});

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

it('has the browser load all that the page needs at once together, each file once', async () => {
  const html = await (await server.request('GET', '/')).text();
  expect([...html.matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/assets/app.js',
    '/assets/base.js',
    '/assets/chats.js',
    '/assets/list.js',
  ]);
});

it('lets the page run its one script and use its own styles, and nothing else', async () => {
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

it('gives a worker that is asked for anew each time, for the whole site, and that may only reach the site', async () => {
  const answer = await server.request('GET', '/service-worker.js');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': 'text/javascript; charset=utf-8',
    'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
    'service-worker-allowed': '/',
    'x-content-type-options': 'nosniff',
  });
  expect(await answer.text()).toMatch(/^keep\(\{"page":"\/offline","cache":"offline-[0-9a-f]{16}"\}\)$/);
});

it('names another cache for another page, so that a new page makes a new worker', async () => {
  expect(await workerOf('localhost')).toBe(await workerOf('heartline.test'));
  expect(await workerOf('localhost')).not.toBe(await workerOf('nordlys.test'));
});

it('answers nothing but reading', async () => {
  const statuses = ['/offline', '/service-worker.js'].map(
    async (path) => (await server.request('POST', path, { body: {} })).status,
  );
  expect(await Promise.all(statuses)).toEqual([404, 404]);
  const head = await server.request('HEAD', '/offline');
  expect([head.status, await head.text()]).toEqual([200, '']);
});

it('switched off, takes the worker away and has no offline page', async () => {
  const off = await createTestServer({ config: { webDist, offlinePage: false } });
  const worker = await off.request('GET', '/service-worker.js');
  expect([worker.headers.get('cache-control'), await worker.text()]).toEqual(['no-cache', 'retire()']);
  const page = await off.request('GET', '/offline');
  expect([page.status, page.headers.get('cache-control')]).toEqual([404, 'no-store']);
  await off.close();
});
