import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';

import type { PartnerRegistry } from '../platform/http/partner-registry.ts';
import type { Site } from '../platform/site.ts';

/** The data that decide which pages may frame a lander. */
export interface FramesOfPartners {
  partners: Pick<PartnerRegistry, 'framing'>;
  /** The site of a request, by host. */
  findSite: (host: string, forcedDomain: string | undefined) => Promise<Site>;
}

interface EmbedManifest {
  loader: { pinned: string; integrity: string };
  landers: Record<string, unknown>;
}

/** The element's attributes. Other parameters of a frame's address are ignored. */
const attributes = 'locale slug audience theme network tracking-ref ref sub1 sub2 sub3'.split(' ');

/**
 * Our files in partners' pages: scripts, fonts and films of landers, and each lander as a page of its own for a frame. Their API calls are
 * allowed for registered partners only.
 */
export function mountEmbed(app: Hono, webDist: string, { partners, findSite }: FramesOfPartners): void {
  const manifest = JSON.parse(readFileSync(`${webDist}/embed/manifest.json`, 'utf8')) as EmbedManifest;
  app.get('/embed/frame/:lander', async (context) => {
    const lander = context.req.param('lander');
    if (!Object.hasOwn(manifest.landers, lander)) return context.text('Not found', 404);
    const nonce = randomBytes(16).toString('base64');
    const site = await findSite(context.req.header('host') ?? '', undefined);
    const framing = await partners.framing(site.id, lander, context.req.query('network') ?? null);
    context.header('content-security-policy', framePolicy(nonce, framing));
    context.header('cross-origin-resource-policy', 'cross-origin');
    context.header('x-robots-tag', 'noindex');
    return context.html(frameOf(lander, context, manifest.loader, nonce));
  });
  app.use('/embed/*', forPartners, serveStatic({ root: webDist, precompressed: true }));
}

/** Files that any page may load. */
async function forPartners(context: Context, next: () => Promise<void>): Promise<void> {
  await next();
  if (!context.res.ok) return;
  context.header('access-control-allow-origin', '*');
  context.header('cross-origin-resource-policy', 'cross-origin');
  // A script names its chunks, whose content never changes: a cached old script would request chunks that are gone.
  const lasting = /\/(part|v1)-|\.(woff2|webm|mp4|webp)$/.test(context.req.path);
  context.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
  context.header('vary', 'accept-encoding');
}

/** Reports the element's events and the required height to the page around the frame. */
const tell = `
for (const type of ['heartline:ready', 'heartline:signup'])
  addEventListener(type, ({ target }) => parent.postMessage({ type, height: target.scrollHeight }, '*'));
`;

function frameOf(lander: string, context: Context, { pinned, integrity }: EmbedManifest['loader'], nonce: string) {
  const given = attributes.flatMap((name) => {
    const value = context.req.query(name);
    return value === undefined ? [] : [html` ${raw(name)}="${value}"`];
  });
  const tag = raw(`heartline-${lander}`);
  return html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${lander}</title>
        <style nonce="${nonce}">
          body {
            margin: 0;
          }
          ${tag} {
            display: block;
            min-height: 100vh;
          }
        </style>
        <script nonce="${nonce}">
          ${raw(tell)}
        </script>
        <script async src="/embed/${pinned}" integrity="${integrity}"></script>
      </head>
      <body>
        <${tag}${given}></${tag}>
      </body>
    </html>`;
}

/** Framing by exactly the registered partners; otherwise as strict as for our own pages (security.md section 9). */
function framePolicy(nonce: string, framing: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framing.length > 0 ? framing.join(' ') : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
