import { isIP } from 'node:net';

import type { Site } from '../platform/site.ts';
import { sites } from './sites.data.ts';

/**
 * The public origin of a site, in mails and for search engines: one for each, whichever of its hosts was requested. It is the configured
 * one if that leads to the site, otherwise the site's own host beside it; a site without a host has the configured one, and so has every site
 * on a device that is known by its number only. No header of a request affects it.
 */
export function siteOriginOf(site: Pick<Site, 'id' | 'hosts' | 'settings'>, publicOrigin: string): string {
  const { protocol, hostname, port } = new URL(publicOrigin);
  const own = leadsTo(site, hostname) || isIP(hostname) > 0 ? undefined : ownHost(site, hostname);
  return own === undefined ? publicOrigin : `${protocol}//${own}${port === '' ? '' : `:${port}`}`;
}

/** The first site serves hosts that no site names. */
const leadsTo = ({ id, hosts }: Pick<Site, 'id' | 'hosts'>, hostname: string): boolean =>
  hosts.includes(hostname) || (id === sites[0]?.id && !sites.some((one) => one.hosts.includes(hostname)));

/** The domain of a demo leads nowhere: its sites are at `<site>.localhost`. */
function ownHost({ hosts, settings }: Pick<Site, 'hosts' | 'settings'>, hostname: string): string | undefined {
  const beside = hostname === 'localhost' ? hosts.find((host) => host.endsWith('.localhost')) : undefined;
  return beside ?? hosts.find((host) => host === settings.domain);
}
