import { clientTypeHeader } from '@heartline/api-client/contract';
import type { Context } from 'hono';

import type { Partner, PartnerRegistry } from './partner-registry.ts';
import type { Site } from '../site.ts';
import type { Route } from './route.ts';

/** Seconds for which a browser caches the preflight answer; Chromium caches it no longer than this. */
const preflightAge = 7_200;

export interface PartnerDoor {
  partners: PartnerRegistry;
  findSite: (host: string, forcedDomain: string | undefined) => Promise<Site>;
}

/**
 * Lets a registered partner's page read an answer: exactly its origin, and never with cookies (security.md section 9). For all others the
 * answer is unchanged. It varies by origin, so caches must know.
 */
export async function admitPartner(
  context: Context,
  { partners, findSite }: PartnerDoor,
): Promise<Partner | undefined> {
  context.header('vary', 'origin', { append: true });
  const { req } = context;
  const origin = req.header('origin');
  if (origin === undefined) return undefined;
  const site = await findSite(req.header('host') ?? '', req.query('forced_domain'));
  const partner = await partners.byOrigin(site.id, origin);
  if (partner) context.header('access-control-allow-origin', origin);
  return partner;
}

/** Answers the preflight request that a browser sends before a call with our client header; undefined where it is not allowed. */
export async function answerPreflight(
  context: Context,
  { endpoint: { method, body } }: Route,
  door: PartnerDoor,
): Promise<Response | undefined> {
  if (context.req.header('access-control-request-method') !== method || !(await admitPartner(context, door)))
    return undefined;
  context.header('access-control-allow-methods', method);
  context.header('access-control-allow-headers', body ? `${clientTypeHeader}, content-type` : clientTypeHeader);
  context.header('access-control-max-age', String(preflightAge));
  return context.body(null, 204);
}
