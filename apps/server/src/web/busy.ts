import { createHash } from 'node:crypto';

import type { Context } from 'hono';

import type { Site } from '../platform/site.ts';
import { standInDocumentOf, type StandInContent } from './document.ts';

export interface BusyRequest {
  name: string;
  domainLanguage: string;
  /** The Cookie header and the query, which decide the language. */
  cookies: string;
  search: string;
  why: 'busy' | 'too_many';
}

/** Functions of the web app's server bundle for times when a page cannot be made. */
export interface BusyBundle {
  renderBusy: (request: BusyRequest) => Promise<Omit<StandInContent, 'niche'>>;
}

/** Answers with a page of its own that needs neither database nor any further file. */
export async function answerBusy(
  { renderBusy }: BusyBundle,
  context: Context,
  { settings: { name, niche, domain_language: domainLanguage } }: Site,
  why: BusyRequest['why'],
  status: 429 | 500 | 503,
): Promise<Response> {
  const { req } = context;
  const { search } = new URL(req.url);
  const content = await renderBusy({ name, domainLanguage, cookies: req.header('cookie') ?? '', search, why });
  context.header('cache-control', 'no-store');
  context.header('x-robots-tag', 'noindex');
  context.header('content-security-policy', standInPolicy(content));
  return context.html(standInDocumentOf({ ...content, niche }), status);
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Policy for a fallback page: allows its script and styles by their hashes. The page may be cached, so a nonce would never change. */
export function standInPolicy({ script, styles }: Pick<StandInContent, 'script' | 'styles'>): string {
  return [
    "default-src 'none'",
    ...(script === undefined ? [] : [`script-src ${hashOf(script)}`]),
    `style-src ${hashOf(styles)}`,
    "font-src 'self'",
    "img-src 'self'",
    "connect-src 'self'",
    "form-action 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
