import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

import type { ErrorCode } from '@heartline/api-client/contract';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';

import type { Pages } from '../platform/http/answer-page.ts';
import { ServerError } from '../platform/http/errors.ts';
import { answerBusy, type BusyBundle } from './busy.ts';
import { documentOf, type PageAssets, type PageContent } from './document.ts';
import { createOfflineAnswers, type OfflineBundle } from './offline.ts';

/** What the web app's server bundle gives for one request. */
interface Page extends PageContent {
  status: number;
  redirect?: string;
}
interface Bundle extends OfflineBundle, BusyBundle {
  render: (request: { url: string; cookies: string; fetch: typeof fetch }) => Promise<Page>;
}

export interface PagesConfig {
  /** Folder of the built web app. */
  webDist: string;
  geoipHeader: string | undefined;
  /** Browsers keep a page for the time without network. */
  offlinePage: boolean;
}

/** The built web app. */
export interface BuiltSite extends Pages {
  /** Serves its files. */
  mount: (app: Hono) => void;
}

/** Opens the built web app: assets for ever, pages rendered by its server bundle with the API called in this process. */
export async function openSite({ webDist, geoipHeader, offlinePage }: PagesConfig): Promise<BuiltSite> {
  const assets = readAssets(webDist);
  const bundle = (await import(pathToFileURL(`${webDist}/server/entry-server.js`).href)) as Bundle;
  const { render } = bundle;
  const answerOffline = createOfflineAnswers(bundle, offlinePage);
  const files = { root: `${webDist}/client` };

  return {
    mount(app) {
      app.use('/assets/*', immutable, serveStatic({ ...files, precompressed: true }));
      app.use('/embed/*', forPartners, serveStatic({ ...files, precompressed: true }));
      app.get('/favicon.svg', forADay, serveStatic(files));
    },
    async answerFile(context, site) {
      const { method, path } = context.req;
      const offline = await answerOffline(context, site);
      if (offline) return offline;
      const isPage = (method === 'GET' || method === 'HEAD') && isPagePath(path);
      return isPage ? undefined : context.text('Not found', 404);
    },
    async answerPage(context, _site, callApi) {
      const { req } = context;
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
      context.header('content-security-policy', pagePolicy(nonce));
      return context.html(documentOf(page, assets, nonce), page.status as 200);
    },
    refuse: (context, site, why, status) => answerBusy(bundle, context, site, why, status),
  };
}

/** No page has an empty part in its path, nor an ending such as a file has, and each can be read. */
function isPagePath(path: string): boolean {
  if (path.includes('//') || /\.[a-z0-9]{1,5}$/i.test(path)) return false;
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** The bundle has the client's classes a second time: what the API answered is known by what it says. */
function refusalIn(error: unknown): ServerError | undefined {
  const { name, code, retryAfter } = error as { name?: string; code?: ErrorCode; retryAfter?: number };
  if (name !== 'ApiError' || code === undefined) return undefined;
  return new ServerError(code, retryAfter === undefined ? {} : { retryAfter });
}

/** The visitor's cookie, host and address go along; nothing else of their request does. */
function withVisitor({ req }: Context, request: Request, geoipHeader: string | undefined): Request {
  const headers = new Headers(request.headers);
  for (const name of ['cookie', 'host', 'x-forwarded-for', ...(geoipHeader ? [geoipHeader] : [])]) {
    const value = req.header(name);
    if (value !== undefined) headers.set(name, value);
  }
  return new Request(request, { headers });
}

/** No inline script without its nonce, no foreign origin, no framing (security.md section 9). */
function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    // No text becomes a script; the one policy lets the address of the service worker pass.
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

/** Scripts and fonts of landers: public files that any page may load. What they read is for registered partners only. */
async function forPartners(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (!context.res.ok) return;
  context.header('access-control-allow-origin', '*');
  context.header('cross-origin-resource-policy', 'cross-origin');
  context.header('cache-control', 'public, max-age=3600');
  context.header('vary', 'accept-encoding');
}

interface ManifestEntry {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

function readAssets(webDist: string): PageAssets {
  const file = `${webDist}/client/.vite/manifest.json`;
  if (!existsSync(file)) throw new Error(`no built site in ${webDist}`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, ManifestEntry>;
  const entry = Object.values(manifest).find((candidate) => candidate.isEntry);
  if (!entry) throw new Error(`no entry in ${file}`);
  const headlines = Object.entries(manifest).find(([name]) => name.endsWith('/fraunces-soft-latin.woff2'))?.[1];
  // A route's page comes in chunks of its own, which the manifest names `chats.$id.tsx?tsr-split=component`.
  const partsOf = Map.groupBy(Object.keys(manifest), (name) => name.replace(/\?.*$/, ''));
  const chunksOf = (sources: readonly string[]) => {
    const found = new Set<string>();
    const add = (name: string) => {
      const chunk = manifest[name];
      if (!chunk || found.has(chunk.file)) return;
      found.add(chunk.file);
      chunk.imports?.forEach(add);
    };
    for (const source of sources) partsOf.get(source)?.forEach(add);
    return [...found].map((file) => `/${file}`);
  };
  return {
    script: `/${entry.file}`,
    styles: (entry.css ?? []).map((name) => `/${name}`),
    headlineFont: headlines && `/${headlines.file}`,
    chunksOf,
  };
}
