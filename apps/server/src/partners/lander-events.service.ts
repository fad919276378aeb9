import type { EndpointRequest, endpoints } from '@heartline/api-client/contract';
import { isbot } from 'isbot';

import { ServerError } from '../platform/http/errors.ts';
import type { RequestContext } from '../platform/http/route.ts';
import { mayShow, type Partner } from '../platform/http/partner-registry.ts';
import type { Platform } from '../platform/platform.ts';
import { countSight } from './sights.store.ts';

type LanderEvent = EndpointRequest<typeof endpoints.partners.count>['body'];

/**
 * Counts a lander that was seen or begun. On a partner's page it counts for that partner, whatever network the page names; on a page of our
 * own, for the partner whose network brought the visitor. Without a partner nothing is kept.
 * @throws ServerError forbidden to a partner who may not show this lander
 */
export async function countLanderEvent(
  platform: Platform,
  { lander, what, network, ...tracking }: LanderEvent,
  context: Pick<RequestContext, 'site' | 'partner' | 'network' | 'header'>,
): Promise<void> {
  const partner = context.partner ?? (network === undefined ? undefined : await named(platform, context, network));
  if (!partner) return;
  if (context.partner && !mayShow(partner, lander)) throw new ServerError('forbidden');
  // A page that sends its visitors on under another partner's name counts for neither.
  if (network !== undefined && network !== partner.network) return;
  const agent = context.header('user-agent') ?? '';
  if (agent === '' || isbot(agent)) return;
  const visitor = [context.network, agent];
  const sight = { partnerId: partner.id, subject: [lander], what, tracking, visitor };
  await countSight(platform.sql, sight, platform.clock.now());
}

const named = (
  { partners }: Platform,
  { site }: Pick<RequestContext, 'site'>,
  network: string,
): Promise<Partner | undefined> => partners.byNetwork(site.id, network);
