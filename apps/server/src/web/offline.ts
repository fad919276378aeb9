import { createHash } from 'node:crypto';

import type { Context } from 'hono';

import type { Site } from '../platform/site.ts';
import { standInPolicy } from './busy.ts';
import { standInDocumentOf, type StandInContent } from './document.ts';

/** What the web app's server bundle has for the time without network. */
export interface OfflineBundle {
  renderOffline: (site: {
    name: string;
    domainLanguage: string;
    own: string;
  }) => Promise<Omit<StandInContent, 'niche'>>;
  serviceWorkerScript: (options?: { page: string; cache: string }) => string;
}

interface OfflineFiles {
  page: string;
  policy: string;
  worker: string;
}

const pagePath = '/offline';
const workerPath = '/service-worker.js';

/** Answers with a site's offline page and the service worker that keeps it (NAV-12); with nothing when something else is asked for. */
export function createOfflineAnswers(
  bundle: OfflineBundle,
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
    const asked = path === workerPath || (path === pagePath && enabled);
    if (!asked || (method !== 'GET' && method !== 'HEAD')) return undefined;
    // A browser asks again each time, so that a new version, or the end of it, arrives at the next page.
    context.header('cache-control', 'no-cache');
    context.header('x-robots-tag', 'noindex');
    if (path === workerPath) {
      context.header('content-type', 'text/javascript; charset=utf-8');
      context.header('service-worker-allowed', '/');
      // The worker asks our own server for pages, on behalf of the browser.
      context.header('content-security-policy', "default-src 'none'; connect-src 'self'; frame-ancestors 'none'");
      return context.body(enabled ? (await filesOf(site)).worker : bundle.serviceWorkerScript(), 200);
    }
    const { page, policy } = await filesOf(site);
    context.header('content-security-policy', policy);
    return context.html(page, 200);
  };
}

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
    worker: bundle.serviceWorkerScript({ page: pagePath, cache }),
  };
}
