import { endpoints, locales } from '@heartline/api-client/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rateClasses } from '../../platform/http/route.ts';
import type { TestServer } from '../../testing/harness.ts';
import { createSiteServer } from '../../testing/small-site.ts';
import { publicPagesOf } from './public-pages.ts';
import { sites } from '../../site/sites.data.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer({ config: { publicOrigin: 'https://heartline.test' } });
});
afterAll(() => server.close());

const ask = (path: string, headers: Record<string, string> = {}) =>
  server.request('GET', path, { headers: { host: 'heartline.test', ...headers } });
const read = async (path: string, host = 'heartline.test') => (await ask(path, { host })).text();
/** The content of a tag in the head, by the attribute that names it. */
const tag = (html: string, name: string) =>
  new RegExp(`<(?:meta|link)[^>]*"${name}"[^>]*(?:content|href)="([^"]*)"`).exec(html)?.[1];
const alternates = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(([, key, to]) => [key, to]),
  );

describe('the head of a public page', () => {
  it('[NAV-14a] describes its topic in the language of the page', async () => {
    expect(tag(await read('/pricing'), 'description')).toMatch(/^What credits and messages cost on Heartline/);
    expect(tag(await read('/pricing?language=de'), 'description')).toMatch(
      /^Was Credits und Nachrichten auf Heartline/,
    );
    // Own descriptions where they exist: those of the site, of its page, of a lander.
    expect(tag(await read('/', 'nordlys.test'), 'description')).toMatch(/^Mød mennesker i nærheden/);
    expect(tag(await read('/about'), 'description')).toMatch(/^Heartline is a dating site for adults/);
    expect(tag(await read('/landers/gallery'), 'description')).toBe('Of the page itself.');
  });

  it('names one canonical address, whatever parameters brought the visitor, and the same page in every language', async () => {
    const html = await read('/pricing?network=partner&ref=summer&sub1=x&language=fi');
    expect(tag(html, 'canonical')).toBe('https://heartline.test/pricing?language=fi');
    expect(tag(html, 'og:url')).toBe('https://heartline.test/pricing?language=fi');
    expect(alternates(html)).toEqual({
      ...Object.fromEntries(locales.map((locale) => [locale, `https://heartline.test/pricing?language=${locale}`])),
      en: 'https://heartline.test/pricing',
      'x-default': 'https://heartline.test/pricing',
    });
    expect(html).not.toContain('noindex');
  });

  it('has the site’s own language at the plain address', async () => {
    expect(tag(await read('/pricing', 'nordlys.test'), 'canonical')).toBe('https://nordlys.test/pricing');
    const english = await read('/pricing?language=en', 'www.nordlys.test');
    expect(tag(english, 'canonical')).toBe('https://nordlys.test/pricing?language=en');
  });

  it('knows a lander by its own address, in every campaign', async () => {
    expect(tag(await read('/landers/gallery/berlin?audience=women'), 'canonical')).toBe(
      'https://heartline.test/landers/gallery',
    );
  });

  it('defines the preview of a shared address', async () => {
    const html = await read('/pricing?language=nb');
    expect(
      Object.fromEntries(
        ['og:site_name', 'og:title', 'og:locale', 'og:image:width', 'twitter:card'].map((name) => [
          name,
          tag(html, name),
        ]),
      ),
    ).toEqual({
      'og:site_name': 'Heartline',
      'og:title': 'Heartline',
      'og:locale': 'nb_NO',
      'og:image:width': '1200',
      'twitter:card': 'summary_large_image',
    });
    expect(tag(html, 'og:description')).toBe(tag(html, 'description'));
  });

  it('[NAV-14e] names the site and the answers of its question page for machines, and omits missing data', async () => {
    const dataOf = async (path: string) => {
      const [, json] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(await read(path)) ?? [];
      return json === undefined ? undefined : (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph'];
    };
    expect(await dataOf('/')).toMatchObject([
      { '@type': 'WebSite', name: 'Heartline', url: 'https://heartline.test/', inLanguage: 'en' },
      { '@type': 'Organization', legalName: 'Heartline Media B.V.', vatID: ['NL000000001B01'] },
    ]);
    expect(await dataOf('/pages/faq')).toMatchObject([
      { '@type': 'FAQPage', mainEntity: [{ name: 'Is it <free>?', acceptedAnswer: { text: 'Looking is.' } }] },
    ]);
    expect(await read('/pages/faq')).toContain(String.raw`Is it \u003cfree>?`);
    expect(await dataOf('/pricing')).toBeUndefined();
  });
});

describe('for crawlers', () => {
  it('[NAV-14b] each host has its own robots.txt', async () => {
    expect(await read('/robots.txt')).toBe(
      'User-agent: *\nDisallow: /api/\nDisallow: /media/\n\nSitemap: https://heartline.test/sitemap.xml\n',
    );
    expect(await read('/robots.txt', 'www.nordlys.test')).toContain('Sitemap: https://nordlys.test/sitemap.xml');
  });

  it('each host has its own sitemap, with each page in each language and the others of the same page', async () => {
    const [ours, theirs] = [await read('/sitemap.xml'), await read('/sitemap.xml', 'nordlys.test')];
    const addresses = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(addresses(ours)).toContain('https://heartline.test/landers/gallery?language=pl');
    expect(addresses(ours)).toHaveLength(new Set(addresses(ours)).size);
    expect(addresses(theirs)).toContain('https://nordlys.test/pages/return-policy');
    expect(addresses(theirs).every((address) => address?.startsWith('https://nordlys.test/'))).toBe(true);
    // Each names itself and all others.
    expect(ours.match(/hreflang="sv"/g)).toHaveLength(addresses(ours).length);
    expect(ours.match(/hreflang="x-default"/g)).toHaveLength(addresses(ours).length);
  });

  it('has a line for every static page', () => {
    const tokens = endpoints.site.page.params?.entries.token.options ?? [];
    const listed = [...publicPagesOf(sites[0]!, []).keys()];
    expect(listed.filter((path) => path.startsWith('/pages/')).sort()).toEqual(
      tokens.map((token) => `/pages/${token}`).sort(),
    );
  });

  it('both are cached for an hour and revalidated by their tag', async () => {
    for (const path of ['/robots.txt', '/sitemap.xml']) {
      const first = await ask(path);
      expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
      const again = await ask(path, { 'if-none-match': first.headers.get('etag') ?? '' });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect((await server.request('HEAD', path)).status).toBe(200);
    }
  });

  it('the sitemap counts as a page, and robots.txt is never refused', async () => {
    const address = { 'x-test-address': '198.51.100.9' };
    for (let page = 0; page < rateClasses.page.burst; page += 1)
      expect((await ask('/sitemap.xml', { ...address, 'if-none-match': '*' })).status).toBe(200);
    expect((await ask('/sitemap.xml', address)).status).toBe(429);
    expect((await ask('/robots.txt', address)).status).toBe(200);
  });
});

describe('the preview picture of a shared address', () => {
  const pictureOf = async (path: string, host?: string) => tag(await read(path, host), 'og:image') ?? '';

  it('[NAV-14d] is drawn for each site and language, in the size that networks require, and cacheable for ever', async () => {
    const english = await pictureOf('/pricing');
    const german = await pictureOf('/pricing?language=de');
    const danish = await pictureOf('/', 'nordlys.test');
    expect(new Set([english, german, danish]).size).toBe(3);
    expect(english).toMatch(/^https:\/\/heartline\.test\/share\/en\/[0-9a-f]{16}\.png$/);
    const answer = await ask(new URL(english).pathname);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-type')).toBe('image/png');
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata();
    expect([width, height, format]).toEqual([1200, 630, 'png']);
  });

  it('fits its text, in every language and for a long name', async () => {
    const { drawSharePicture } = await import('./share-picture.ts');
    const { claimIn } = await import('./public-pages.ts');
    for (const locale of locales) {
      const bytes = await drawSharePicture({
        name: 'Ein sehr langer Name einer Seite, der nirgends endet',
        claim: claimIn(locale),
        niche: 1,
      });
      // The background is darker than white along every edge, and between the words and the heart.
      for (const area of [
        { left: 0, top: 0, width: 1200, height: 40 },
        { left: 0, top: 150, width: 70, height: 300 },
        { left: 785, top: 160, width: 20, height: 290 },
      ]) {
        const { channels } = await sharp(await sharp(bytes).extract(area).png().toBuffer()).stats();
        expect(channels[1]?.max, `${locale} ${JSON.stringify(area)}`).toBeLessThan(150);
      }
    }
  });

  it('redirects from a picture that the site no longer has', async () => {
    const answer = await ask('/share/de/0000000000000000.png');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      302,
      new URL(await pictureOf('/?language=de')).pathname,
    ]);
    expect((await ask('/share/xx/0000000000000000.png')).status).toBe(404);
  });
});
