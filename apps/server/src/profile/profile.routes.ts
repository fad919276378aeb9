import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { noteActivity } from '../people/activity.ts';
import { requireLook } from '../people/visitors.ts';
import { openProfile } from './profile.service.ts';
import { relatedTo } from './related.service.ts';

export function createProfileRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.profile.get,
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
      endpoint: endpoints.profile.related,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ params, query }, context) => {
        requireLook(context, query);
        return await relatedTo(platform, context.viewer, context.site, params.id);
      },
    }),
  ];
}
