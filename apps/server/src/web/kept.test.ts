import { afterAll, beforeAll, expect, it } from 'vitest';

import type { TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer();
});
afterAll(() => server.close());

const page = async (as?: Awaited<ReturnType<TestServer['signUp']>>) =>
  (await server.request('GET', '/offline/chats?language=de', as ? { as } : {})).text();

it('[NAV-12c] the offline page of the conversations is the same for everybody, in the language that its address names', async () => {
  const html = await page();
  expect(html).toContain('<html lang="de" data-site-theme="1" data-page="kept">');
  expect(html).toContain('<title>Heartline</title>');
  expect(await page(await server.signUp())).toBe(html);
});

it('names every file that it may ever need, and none of other pages', async () => {
  const html = await page();
  const files = [...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path);
  expect(new Set(files)).toEqual(
    new Set([
      '/assets/base.js',
      '/assets/chats.js',
      '/assets/deep.js',
      '/assets/entry.css',
      '/assets/entry.js',
      '/assets/figtree-latin-ext-1.woff2',
      '/assets/headlines.woff2',
      '/assets/late.js',
      '/assets/list.js',
    ]),
  );
  // Only files needed at once are preloaded.
  expect(html).not.toContain('<link rel="modulepreload" href="/assets/late.js">');
});

it('runs scripts of the site only, and none inline', async () => {
  const { headers } = await server.request('GET', '/offline/chats');
  const policy = headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toEqual(
    expect.arrayContaining(["default-src 'none'", "script-src 'self'", "require-trusted-types-for 'script'"]),
  );
  expect(headers.get('cache-control')).toBe('no-cache');
});
