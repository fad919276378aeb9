import { createHash } from 'node:crypto';

import { isLocale } from '@heartline/api-client/contract';
import type { Context } from 'hono';

import type { Site } from '../../platform/site.ts';
import { siteOriginOf } from '../../site/site-origin.ts';
import { picturePath, pictureOf, publicTags, siteTags, type MadePage } from './head-tags.ts';
import { publicPagesOf, isClosed, type PublicPage } from './public-pages.ts';
import { drawSharePicture } from './share-picture.ts';
import { robotsOf, sitemapOf } from './crawler-files.ts';

/** Functions of the web app's server bundle for search engines and link previews. */
export interface FoundBundle {
  /** Names of the landers with an address of their own. */
  landers: () => Promise<readonly string[]>;
}

/** How search engines and link previews see a site (NAV-14). */
export interface Found {
  /** robots.txt, without a rate limit: a crawler that is refused it takes the whole site for closed. */
  answerRobots: (context: Context, site: Site) => Response | undefined;
  /** Sitemap and pictures, rate-limited like pages; undefined for any other path. */
  answerFile: (context: Context, site: Site) => Promise<Response | undefined>;
  /** Tags for the head of a page; also sets a header where no search engine may list it. */
  headOf: (context: Context, site: Site, page: MadePage & { status: number }) => string;
}

/** Whether `answerFile` may have it: no page has such an address. */
export const isFoundFile = (path: string): boolean =>
  path === '/sitemap.xml' || /^\/share\/[a-z]{2}\/[0-9a-f]{16}\.png$/.test(path);

/** An address with a token is private; one that shows another site is for previewing (LOC-09). */
const privateQuery = ['token', 'forceDomain'];

export function createFound(landers: readonly string[], publicOrigin: string): Found {
  const drawn = new Map<string, Promise<Buffer>>();
  const originOf = (site: Site) => siteOriginOf(site, publicOrigin);
  const known = new WeakMap<Site, ReadonlyMap<string, PublicPage>>();
  const pagesOf = (site: Site) => {
    const pages = known.get(site) ?? publicPagesOf(site, landers);
    known.set(site, pages);
    return pages;
  };

  async function answerPicture(context: Context, site: Site): Promise<Response> {
    const [, , language] = context.req.path.split('/');
    if (!isLocale(language)) return context.text('Not found', 404);
    const current = picturePath(site, language);
    // Networks request pictures again by their old addresses, and get the new picture of a changed site.
    if (context.req.path !== current) {
      context.header('cache-control', 'public, max-age=3600');
      return context.redirect(current, 302);
    }
    const picture = drawn.get(current) ?? drawSharePicture(pictureOf(site, language));
    drawn.set(current, picture);
    picture.catch(() => drawn.delete(current));
    context.header('content-type', 'image/png');
    context.header('cache-control', 'public, max-age=31536000, immutable');
    // Networks show it on pages of their own.
    context.header('cross-origin-resource-policy', 'cross-origin');
    return context.body(new Uint8Array(await picture), 200);
  }

  return {
    answerRobots(context, site) {
      if (context.req.path !== '/robots.txt' || !reads(context)) return undefined;
      return answerText(context, 'text/plain', robotsOf(originOf(site), { closed: isClosed(site) }));
    },
    async answerFile(context, site) {
      const { path } = context.req;
      if (!isFoundFile(path) || !reads(context)) return undefined;
      if (isClosed(site)) return context.text('Not found', 404);
      if (path !== '/sitemap.xml') return answerPicture(context, site);
      return answerText(context, 'application/xml', sitemapOf(site, originOf(site), pagesOf(site)));
    },
    headOf(context, site, page) {
      const { path, entry } = publicPageAt(context, page.status, pagesOf(site));
      // A partner's page already has a stricter header.
      if (!entry?.listed && !context.res.headers.has('x-robots-tag')) context.header('x-robots-tag', 'noindex');
      if (isClosed(site)) return '<meta name="robots" content="noindex">';
      const origin = originOf(site);
      return entry ? publicTags(site, origin, path, entry, page) : siteTags(site, origin, page.locale);
    },
  };
}

const reads = ({ req }: Context) => req.method === 'GET' || req.method === 'HEAD';

/** The requested public page, if it is one; a lander is the same in every campaign that its address names. */
function publicPageAt(
  { req }: Context,
  status: number,
  pages: ReadonlyMap<string, PublicPage>,
): { path: string; entry?: PublicPage | undefined } {
  const path = req.path.replace(/^(\/landers\/[^/]+)\/[^/]+$/, '$1');
  const query = new URL(req.url).searchParams;
  const isPrivate = status !== 200 || privateQuery.some((name) => query.has(name));
  return { path, entry: isPrivate ? undefined : pages.get(path) };
}

/** A text that crawlers cache for an hour, and revalidate by its tag. */
function answerText(context: Context, type: string, text: string): Response {
  const tag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  context.header('etag', tag);
  context.header('cache-control', 'public, max-age=3600');
  const known = context.req
    .header('if-none-match')
    ?.split(',')
    .map((item) => item.trim().replace(/^W\//, ''));
  if (known?.includes(tag)) return context.body(null, 304);
  context.header('content-type', `${type}; charset=utf-8`);
  return context.body(text, 200);
}
