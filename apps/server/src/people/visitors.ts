import { ServerError } from '../platform/http/errors.ts';
import type { RequestContext } from '../platform/http/route.ts';

/** MEM-02: each site chooses whether visitors may see members: all visitors, or those from a known traffic source. */
export function requireLook(
  { viewer, site }: RequestContext,
  { network, ref }: { network?: string | undefined; ref?: string | undefined },
): void {
  if (viewer.kind !== 'visitor') return;
  const { logged_out_search: all, logged_out_search_trafficsource: fromTraffic } = site.settings;
  if (all || (fromTraffic && Boolean(network || ref))) return;
  throw new ServerError('authentication_required', { authentication_required: true });
}
