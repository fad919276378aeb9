import type { Site } from '../../platform/site.ts';

/**
 * The public origin of a site: one for each, whichever of its hosts was requested. It is the public one if that belongs to the site,
 * otherwise the site's domain beside it. No header of a request affects it.
 */
export function siteOriginOf({ hosts, settings }: Site, publicOrigin: string): string {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (hosts.includes(hostname)) return publicOrigin;
  return `${protocol}//${settings.domain}${port === '' ? '' : `:${port}`}`;
}
