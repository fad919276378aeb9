import { endpoints } from '@heartline/api-client/contract';

import { ifThereIsRoom } from '../platform/full-disk.ts';
import { ServerError } from '../platform/http/errors.ts';
import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { touchActivity } from './activity.ts';
import { blockMember, blocksOf, unblockMember } from './blocks.service.ts';
import { openProfile } from './profile.service.ts';
import { relatedTo } from './related.service.ts';
import { searchMembers } from './search.service.ts';

export function createMembersRoutes(platform: Platform): Route[] {
  const noteActivity = async ({ viewer }: RequestContext) => {
    if (viewer.kind !== 'visitor')
      await ifThereIsRoom(touchActivity(platform.sql, viewer.memberId, platform.clock.now()));
  };
  return [
    route({
      endpoint: endpoints.members.search,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      partners: true,
      handle: async ({ query }, context) => {
        requireLook(context, query);
        await noteActivity(context);
        return await searchMembers(platform, context.viewer, context.site, query);
      },
    }),
    route({
      endpoint: endpoints.members.get,
      policy: policies.visitorsAndMembers,
      rate: 'profile',
      // Clears the new-like flag.
      changes: true,
      handle: async ({ params, query }, context) => {
        requireLook(context, query);
        if (!query.ahead) await noteActivity(context);
        return { profile: await openProfile(platform, context.viewer, context.site, params.id, query) };
      },
    }),
    route({
      endpoint: endpoints.members.related,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ params, query }, context) => {
        requireLook(context, query);
        return await relatedTo(platform, context.viewer, context.site, params.id);
      },
    }),
    route({
      endpoint: endpoints.members.block,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await blockMember(platform, memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: endpoints.members.unblock,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await unblockMember(platform, memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: endpoints.members.blocks,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ blocks: await blocksOf(platform, memberOf(context)) }),
    }),
  ];
}

/** MEM-02: whether visitors may look at members is the site's choice, for all of them or for those of a known traffic source. */
export function requireLook(
  { viewer, site }: RequestContext,
  { network, ref }: { network?: string | undefined; ref?: string | undefined },
): void {
  if (viewer.kind !== 'visitor') return;
  const { logged_out_search: all, logged_out_search_trafficsource: fromTraffic } = site.settings;
  if (all || (fromTraffic && Boolean(network || ref))) return;
  throw new ServerError('authentication_required', { authentication_required: true });
}
