import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { noteActivity } from '../people/activity.ts';
import { requireLook } from '../people/visitors.ts';
import { blockMember, blocksOf, unblockMember } from './blocks.service.ts';
import { openProfile } from './profile.service.ts';
import { relatedTo } from './related.service.ts';
import { searchMembers } from './search.service.ts';

export function createMembersRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.members.search,
      policy: policies.visitorsAndMembers,
      rate: 'search',
      partners: true,
      handle: async ({ query }, context) => {
        requireLook(context, query);
        await noteActivity(platform, context.viewer);
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
        if (!query.ahead) await noteActivity(platform, context.viewer);
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
