import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { loadUser } from './user.service.ts';

export function createSessionRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.session.get,
      policy: policies.everyone,
      rate: 'read',
      handle: async (_request, { viewer }) => ({
        user: viewer.kind === 'visitor' ? null : await loadUser(platform, viewer.memberId),
        server_time: platform.clock.now().toISOString(),
      }),
    }),
  ];
}
