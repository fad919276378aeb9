import type { Site } from '../../platform/site.ts';

/**
 * Where a site is found: one origin for each, whichever of its hosts was asked for. It is the public one where that is the site's, else the
 * site's domain beside it. No header of a request has a say in it.
 */
export function siteOriginOf({ hosts, settings }: Site, publicOrigin: string): string {
  const { protocol, hostname, port } = new URL(publicOrigin);
  if (hosts.includes(hostname)) return publicOrigin;
  return `${protocol}//${settings.domain}${port === '' ? '' : `:${port}`}`;
}
