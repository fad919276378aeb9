import { afterAll, beforeAll, expect, it } from 'vitest';

import { addPartner } from '../partners/partners.service.ts';
import type { TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer();
  const origins = ['https://partner.example', 'https://other.example:8443'];
  await addPartner(
    server.platform,
    { siteId: 'heartline', name: 'Acme', network: 'acme', origins, landers: null },
    'test',
  );
});
afterAll(() => server.close());

const frame = (path: string) => server.request('GET', `/embed/frame/${path}`);

it('allows a lander in frames of exactly the registered partners (security.md section 9)', async () => {
  const answer = await frame('gallery');
  const policy = answer.headers.get('content-security-policy')?.split('; ') ?? [];
  expect(policy).toContain('frame-ancestors https://partner.example https://other.example:8443');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'none'", "base-uri 'none'", "trusted-types 'none'"]));
  expect(policy.join()).not.toContain('unsafe');
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
});

it('allows it in no frame where no partner is registered', async () => {
  const alone = await createSiteServer();
  const answer = await alone.request('GET', '/embed/frame/gallery');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  await alone.close();
});

it('passes the parameters of its address to the element, and lets none of them become markup', async () => {
  const html = await (
    await frame(`gallery?locale=de&tracking-ref=summer&sub1=${encodeURIComponent('"><script>')}&onclick=x`)
  ).text();
  expect(html).toMatch(
    /<heartline-gallery locale="de" tracking-ref="summer" sub1="&quot;&gt;&lt;script&gt;"\s*><\/heartline-gallery>/,
  );
  expect(html).not.toContain('onclick');
});

it('runs the loader that this version pins', async () => {
  expect(await (await frame('gallery')).text()).toContain('src="/embed/v1-12345678.js" integrity="sha384-x"');
});

it.each(['shared', 'toString', 'gallery/x'])('has no frame named %s', async (name) => {
  expect((await frame(name)).status).toBe(404);
});

it.each([
  ['part-base-12345678.js', 'public, max-age=31536000, immutable'],
  ['heartline-gallery.js', 'no-cache'],
  ['manifest.json', 'no-cache'],
])('serves %s to any page, cacheable as %s', async (name, kept) => {
  const { headers } = await server.request('GET', `/embed/${name}`);
  expect([headers.get('access-control-allow-origin'), headers.get('cache-control')]).toEqual(['*', kept]);
});
