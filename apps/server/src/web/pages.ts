import { randomBytes } from 'node:crypto';
import { pathToFileURL } from 'node:url';

import type { ErrorCode } from '@heartline/api-client/contract';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

import type { Pages } from '../platform/http/answer-page.ts';
import { ServerError } from '../platform/http/errors.ts';
import { readAssets } from './assets.ts';
import { answerBusy, type BusyBundle } from './busy.ts';
import { documentOf, type PageContent, type WakingScript } from './document.ts';
import { compressed } from './compressed.ts';
import { createFound, isFoundFile, type FoundBundle } from './found/found.ts';
import type { MadePage } from './found/head-tags.ts';
import { mountEmbed, type FramesOfPartners } from './embed.ts';
import { createManifestAnswers, type InstalledBundle } from './manifest.ts';
import { createOfflineAnswers, type OfflineBundle } from './offline.ts';

/** The web app's server bundle's result for one request. */
interface Page extends Omit<PageContent, 'head' | 'locale' | 'forget'>, MadePage {
  status: number;
  redirect?: string;
}
interface Bundle extends OfflineBundle, BusyBundle, InstalledBundle, FoundBundle {
  render: (request: { url: string; cookies: string; fetch: typeof fetch }) => Promise<Page>;
  wakingScript: WakingScript;
}

export interface PagesConfig {
  /** Folder of the built web app. */
  webDist: string;
  geoipHeader: string | undefined;
  /** The public origin of this deployment. */
  publicOrigin: string;
  /** Browsers cache a page for times without a network. */
  offlinePage: boolean;
}

/** The built web app. */
export interface BuiltSite extends Pages {
  /** Serves its files. */
  mount: (app: Hono) => void;
}

/** Opens the built web app: immutable assets, and pages rendered by its server bundle with the API called in this process. */
export async function openSite(
  { webDist, geoipHeader, publicOrigin, offlinePage }: PagesConfig,
  frames: FramesOfPartners,
): Promise<BuiltSite> {
  const assets = readAssets(webDist);
  const bundle = (await import(pathToFileURL(`${webDist}/server/entry-server.js`).href)) as Bundle;
  const { render, wakingScript } = bundle;
  const answerOffline = createOfflineAnswers(bundle, assets, offlinePage);
  const answerInstalling = createManifestAnswers(bundle);
  const found = createFound(await bundle.landers(), publicOrigin);
  const files = { root: `${webDist}/client` };

  return {
    mount(app) {
      app.use('/assets/*', immutable, serveStatic({ ...files, precompressed: true }));
      mountEmbed(app, webDist, frames);
      app.get('/favicon.svg', forADay, serveStatic(files));
    },
    async answerFile(context, site) {
      const { method, path } = context.req;
      if (method === 'POST' && isReturn.test(path)) return context.redirect(path, 303);
      const file =
        found.answerRobots(context, site) ??
        (await answerOffline(context, site)) ??
        (await answerInstalling(context, site));
      if (file) return file;
      const isPage = (method === 'GET' || method === 'HEAD') && (isPagePath(path) || isFoundFile(path));
      return isPage ? undefined : context.text('Not found', 404);
    },
    async answerPage(context, site, callApi, forget) {
      const { req } = context;
      const foundFile = await found.answerFile(context, site);
      if (foundFile) return foundFile;
      const url = new URL(req.url);
      const page = await render({
        url: url.pathname + url.search,
        cookies: req.header('cookie') ?? '',
        fetch: (input, init) => callApi(withVisitor(context, new Request(input, init), geoipHeader)),
      }).catch((error: unknown) => {
        throw refusalIn(error) ?? error;
      });
      if (page.redirect) return context.redirect(page.redirect, 302);
      const nonce = randomBytes(16).toString('base64');
      context.header('content-security-policy', pagePolicy(nonce, site.settings.analytics?.origin));
      const head = found.headOf(context, site, page);
      const html = documentOf({ ...page, head, forget }, assets, { nonce, wakingScript });
      context.header('vary', 'cookie');
      // A member's page is neither cached nor compressed: its length reveals nothing of its content.
      if (page.html === '') return context.html(html, page.status as 200);
      // Going back uses the browser's cache.
      context.header('cache-control', 'private, no-cache');
      return await compressed(context, html, page.status);
    },
    refuse: (context, site, why, status) => answerBusy(bundle, context, site, why, status),
  };
}

/** Where providers send payers back to. Some do so by posting a form, which is ignored: providers report payments to the server. */
const isReturn = /^\/payments\/[\w-]{1,64}$/;

/** A page's path has no empty segment, no file extension, and is decodable. */
function isPagePath(path: string): boolean {
  if (path.includes('//') || /\.[a-z0-9]{1,5}$/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The bundle contains a second copy of the client's classes: the API's errors are recognised by their content. */
function refusalIn(error: unknown): ServerError | undefined {
  const { name, code, retryAfter } = error as { name?: string; code?: ErrorCode; retryAfter?: number };
  if (name !== 'ApiError' || code === undefined) return undefined;
  return new ServerError(code, retryAfter === undefined ? {} : { retryAfter });
}

/** Passes on the visitor's cookie, host, address and languages, and nothing else of their request. */
function withVisitor({ req }: Context, request: Request, geoipHeader: string | undefined): Request {
  const headers = new Headers(request.headers);
  for (const name of ['cookie', 'host', 'x-forwarded-for', 'accept-language', ...(geoipHeader ? [geoipHeader] : [])]) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(request, { headers });
}

/**
 * No inline script without its nonce, no foreign origin, no framing (security.md section 9). The one exception receives page views of
 * visitors who have allowed it, and sends no code.
 */
function pagePolicy(nonce: string, counter?: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Films of the landers.
    "media-src 'self'",
    counter === undefined ? "connect-src 'self'" : `connect-src 'self' ${counter}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script; the one policy allows the address of the service worker.
    "require-trusted-types-for 'script'",
    'trusted-types heartline',
  ].join('; ');
}

async function immutable(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.res.ok) {
    context.header('cache-control', 'public, max-age=31536000, immutable');
    context.header('vary', 'accept-encoding');
  }
}

async function forADay(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=86400');
}
