import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { autoLike, likeMember, listLikes, markUnnamedSeen, unlikeMember } from './likes.service.ts';

export function createLikesRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.likes.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => await listLikes(platform, memberOf(context)),
    }),
    route({
      endpoint: endpoints.likes.markSeen,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => {
        await markUnnamedSeen(platform, memberOf(context));
        return {};
      },
    }),
    route({
      endpoint: endpoints.likes.auto,
      policy: policies.members,
      rate: 'read',
      // A GET in the specification, but it changes the next answer.
      changes: true,
      handle: async (_request, context) => await autoLike(platform, memberOf(context)),
    }),
    route({
      endpoint: endpoints.likes.like,
      policy: policies.confirmed,
      rate: 'like',
      handle: async ({ params }, context) => await likeMember(platform, memberOf(context), params.id),
    }),
    route({
      endpoint: endpoints.likes.unlike,
      policy: policies.confirmed,
      rate: 'write',
      handle: async ({ params }, context) => {
        await unlikeMember(platform, memberOf(context), params.id);
        return {};
      },
    }),
  ];
}
