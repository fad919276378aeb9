import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { blocksOf, unblockMember, type BlockMember } from './blocks.service.ts';

export function createBlocksRoutes(platform: Platform, block: BlockMember): Route[] {
  return [
    route({
      endpoint: endpoints.blocks.block,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await block(memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: endpoints.blocks.unblock,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await unblockMember(platform, memberOf(context), params.id);
        return {};
      },
    }),
    route({
      endpoint: endpoints.blocks.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ blocks: await blocksOf(platform, memberOf(context)) }),
    }),
  ];
}
