import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../../photos/testing/pictures.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createSiteServer } from '../../testing/small-site.ts';
import { sites } from '../../site/sites.data.ts';

/** Nothing hidden by a site or a member may reach search engines and link previews. */
let server: TestServer;
const withoutAbout = { ...sites[0]!, id: 'bare', hosts: ['bare.test'] };
const shut = { ...sites[0]!, id: 'shut', hosts: ['shut.test'] };
beforeAll(async () => {
  server = await createSiteServer({
    config: { publicOrigin: 'https://heartline.test' },
    sites: [
      ...sites,
      { ...withoutAbout, settings: { ...withoutAbout.settings, domain: 'bare.test', site_pages: [] } },
      { ...shut, settings: { ...shut.settings, domain: 'shut.test', signups: 'none' } },
    ],
  });
});
afterAll(() => server.close());

const ask = (path: string, host = 'heartline.test', headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers: { host, ...headers } });
const read = async (path: string, host?: string) => (await ask(path, host)).text();
const headOf = async (path: string, host?: string) => /<head>[^]*<\/head>/.exec(await read(path, host))?.[0] ?? '';
const inNoList = async (path: string, host?: string) => {
  const answer = await ask(path, host);
  const html = await answer.text();
  expect(answer.headers.get('x-robots-tag'), path).toBe('noindex');
  expect(html, path).toContain('<meta name="robots" content="noindex">');
  expect(html, path).not.toMatch(/rel="canonical"|hreflang|og:url|ld\+json/);
  return html;
};

it('takes no origin from a host that is not the site’s, in whatever header', async () => {
  const forged = ['evil.example', 'heartline.test.evil.example', 'heartline.test:81', 'evil.example:443'];
  for (const host of forged)
    for (const path of ['/', '/pricing?language=de', '/robots.txt', '/sitemap.xml']) {
      const answer = await ask(path, host, { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' });
      const text = await answer.text();
      expect(text).not.toContain('evil.example');
      expect(text).not.toContain(':81');
      expect(text).toContain('https://heartline.test');
    }
});

describe('[NAV-14c] unlisted everywhere are', () => {
  it('the page of a member, even of one who allows visitors; its preview is that of the site, without a word of the member', async () => {
    const member = await server.signUp({ photosPublic: true });
    await givePhoto(server, member, { seed: 1 });
    for (const path of [`/members/${member.publicId}`, '/members/somebody']) {
      await inNoList(path);
      const head = (await headOf(path)).replace(/<title>.*<\/title>/, '');
      expect(head).not.toContain(member.name);
      expect(head).not.toContain('Marta');
      expect(head).not.toContain('/media/');
      expect(head).toContain('<meta property="og:title" content="Heartline: people worth getting to know">');
    }
  });

  it('the search, which lists members', async () => {
    const html = await inNoList('/members');
    expect(html).toContain('og:image');
    await inNoList('/members?gender=woman');
    // Where visitors may not search, no description promises it.
    expect(await inNoList('/members', 'nordlys.test')).not.toMatch(/name="description" content="Se, hvem der er på/);
  });

  it('pages that show an error, have a token, or are of a kind that is never listed', async () => {
    // One of them is in the list of public pages, but has no page today.
    const hidden = [
      '/complaints',
      '/nothing',
      '/pages/nothing',
      '/activate',
      '/landers/gallery/a/b',
      '/pricing/',
      '/Pricing',
    ];
    const queries = ['/pricing?token=0123456789abcdef', '/pricing?forceDomain=nordlys.test'];
    // Their preview is that of the site.
    for (const path of [...hidden, ...queries])
      expect(await inNoList(path), path).toContain('content="Heartline: people worth getting to know"');
  });

  it('a photo, on any page', async () => {
    const member = await server.signUp({ photosPublic: true });
    await givePhoto(server, member, { seed: 1 });
    const answer = await server.request('GET', '/api/members?with_photo=true');
    const [address] = /\/media\/[^"]+/.exec(await answer.text()) ?? [];
    expect((await ask(address ?? '', 'localhost')).headers.get('x-robots-tag')).toBe('noindex');
  });

  it('members, in the sitemap', async () => {
    const member = await server.signUp({ photosPublic: true });
    const xml = await read('/sitemap.xml');
    expect(xml).not.toContain('/members');
    expect(xml).not.toContain(member.publicId);
  });

  it('a page that this site does not have', async () => {
    expect(await read('/sitemap.xml')).toContain('https://heartline.test/about<');
    expect(await read('/sitemap.xml', 'bare.test')).not.toContain('/about');
    await inNoList('/about', 'bare.test');
  });

  it('all of a site that admits no visitors from search engines', async () => {
    for (const host of ['shut.test', 'amici.test']) {
      expect(await read('/robots.txt', host)).toBe('User-agent: *\nDisallow: /\n');
      expect((await ask('/sitemap.xml', host)).status).toBe(404);
      expect((await ask('/share/en/0000000000000000.png', host)).status).toBe(404);
      for (const path of ['/', '/pricing', '/members', '/nothing'])
        expect(await inNoList(path, host)).not.toMatch(/og:|twitter:/);
    }
  });
});

it('lets no text of a page end its tag or its script', async () => {
  expect(await read('/pages/faq')).not.toContain('<free>');
  expect(await headOf('/members/x')).toContain('<title>Marta &amp; Co.</title>');
});
