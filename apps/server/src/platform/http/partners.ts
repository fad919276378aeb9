import { clientTypeHeader } from '@heartline/api-client/contract';
import type { Context } from 'hono';

/** Seconds for which a browser need not ask again; Chromium keeps it for no longer than this. */
const preflightAge = 7_200;

/**
 * Lets a registered partner's page read an answer: exactly its origin, and never with cookies (security.md section 9). For all others
 * the answer is as it was. Whether it is one differs by origin, so caches must know.
 */
export function admitPartner(context: Context, partners: readonly string[]): boolean {
  context.header('vary', 'origin', { append: true });
  const origin = context.req.header('origin');
  if (origin === undefined || !partners.includes(origin)) return false;
  context.header('access-control-allow-origin', origin);
  return true;
}

/** Answers the question a browser asks before a read with our client header; undefined where nobody may ask. */
export function answerPreflight(context: Context, partners: readonly string[]): Response | undefined {
  if (context.req.header('access-control-request-method') !== 'GET' || !admitPartner(context, partners))
    return undefined;
  context.header('access-control-allow-methods', 'GET');
  context.header('access-control-allow-headers', clientTypeHeader);
  context.header('access-control-max-age', String(preflightAge));
  return context.body(null, 204);
}
