import { createHash } from 'node:crypto';

import type { Context } from 'hono';

import type { Site } from '../platform/site.ts';
import { standInPolicy } from './busy.ts';
import {
  keptDocumentOf,
  standInDocumentOf,
  type KeptContent,
  type PageAssets,
  type StandInContent,
} from './document.ts';

/** Functions of the web app's server bundle for times without a network. */
export interface OfflineBundle {
  renderOffline: (site: {
    name: string;
    domainLanguage: string;
    own: string;
  }) => Promise<Omit<StandInContent, 'niche'>>;
  renderKept: (request: { search: string; domainLanguage: string }) => Promise<Omit<KeptContent, 'title' | 'niche'>>;
  serviceWorkerScript: (options?: { page: string; cache: string; app: string; appPage: string }) => string;
}

interface OfflineFiles {
  page: string;
  policy: string;
  worker: string;
}

const pagePath = '/offline';
const workerPath = '/service-worker.js';
/** The offline page of the conversations, and the cache where pages of members put it (`keep-app.ts` of the features). */
const appPage = '/offline/chats';
const app = 'heartline-app';

/** Answers with a site's offline page and the service worker that caches it (NAV-12); undefined for any other path. */
export function createOfflineAnswers(
  bundle: OfflineBundle,
  assets: PageAssets,
  enabled: boolean,
): (context: Context, site: Site) => Promise<Response | undefined> {
  const known = new Map<string, Promise<OfflineFiles>>();
  const filesOf = ({ settings: { name, niche, domain_language: domainLanguage } }: Site) => {
    const key = JSON.stringify([name, niche, domainLanguage]);
    const files = known.get(key) ?? makeFiles(bundle, { name, niche, domainLanguage });
    known.set(key, files);
    return files;
  };

  return async (context, site) => {
    const { method, path } = context.req;
    const asked = path === workerPath || ((path === pagePath || path === appPage) && enabled);
    if (!asked || (method !== 'GET' && method !== 'HEAD')) return undefined;
    // Browsers revalidate each time, so that a new version, or its removal, arrives at the next page.
    context.header('cache-control', 'no-cache');
    context.header('x-robots-tag', 'noindex');
    if (path === workerPath) {
      context.header('content-type', 'text/javascript; charset=utf-8');
      context.header('service-worker-allowed', '/');
      // The worker requests pages from our own server, on behalf of the browser.
      context.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      return context.body(enabled ? (await filesOf(site)).worker : bundle.serviceWorkerScript(), 200);
    }
    if (path === appPage) {
      const { name, niche, domain_language: domainLanguage } = site.settings;
      const kept = await bundle.renderKept({ search: new URL(context.req.url).search, domainLanguage });
      context.header('content-security-policy', keptPolicy);
      return context.html(keptDocumentOf({ ...kept, title: name, niche }, assets), 200);
    }
    const { page, policy } = await filesOf(site);
    context.header('content-security-policy', policy);
    return context.html(page, 200);
  };
}

/** Like the policy of pages, but by origin: in a cached page a nonce would never change. */
const keptPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types heartline',
].join('; ');

async function makeFiles(
  bundle: OfflineBundle,
  { niche, ...site }: { name: string; niche: number; domainLanguage: string },
): Promise<OfflineFiles> {
  const content = await bundle.renderOffline({ ...site, own: pagePath });
  const page = standInDocumentOf({ ...content, niche });
  // A new page makes a new worker, and with it a new cache.
  const cache = `offline-${createHash('sha256').update(page).digest('hex').slice(0, 16)}`;
  return {
    page,
    policy: standInPolicy(content),
    worker: bundle.serviceWorkerScript({ page: pagePath, cache, app, appPage }),
  };
}
