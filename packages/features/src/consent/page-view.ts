import type { Settings } from '@heartline/api-client';

import { randomUuid } from '../shared/index.ts';

export type Analytics = NonNullable<Settings['analytics']>;

export interface PageView {
  /** Pattern of the page’s address, such as /members/:id: no id, no query, no text of anybody. */
  path: string;
  /** Host of the site. */
  domain: string;
}

/**
 * How a page view is sent to an instance. Both kinds use their documented HTTP interface, so none of their code runs here, and nothing
 * is stored in the browser.
 */
const requests: Record<Analytics['kind'], (to: Analytics, view: PageView) => { path: string; body: BodyInit }> = {
  // https://developer.matomo.org/api-reference/tracking-api
  matomo: ({ site }, { path, domain }) => ({
    path: '/matomo.php',
    body: new URLSearchParams({
      idsite: site,
      rec: '1',
      apiv: '1',
      send_image: '0',
      cookie: '0',
      action_name: path,
      url: `https://${domain}${path}`,
      rand: randomUuid(),
    }),
  }),
  // https://plausible.io/docs/events-api
  plausible: ({ site }, { path, domain }) => ({
    path: '/api/event',
    body: JSON.stringify({ name: 'pageview', domain: site, url: `https://${domain}${path}` }),
  }),
};

/** Sends the page view. Whether it arrives does not concern the reader, so a failure is silent. */
export async function countPageView(to: Analytics, view: PageView, send: typeof fetch = fetch): Promise<void> {
  const { path, body } = requests[to.kind](to, view);
  // Simple requests: they carry no cookie and no address of ours, and no answer is read.
  const how: RequestInit = { method: 'POST', mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer' };
  await send(to.origin + path, { ...how, body, keepalive: true }).catch(() => {});
}

/** /members/:id for the route /members/$id; folders that only group the routes do not appear in an address. */
export const patternOf = (route: string): string =>
  route
    .replaceAll(/\/\([^)]*\)/g, '')
    .replaceAll(/\{-?\$(\w+)\}|\$(\w+)/g, (_match, optional?: string, name?: string) => `:${optional ?? name}`)
    .replace(/(?<=.)\/$/, '')
    .replaceAll(/(?<=\w)_(?=\/|$)/g, '') || '/';
