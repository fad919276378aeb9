import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { peopleOfToday } from './today.service.ts';

export function createTodayRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.today.people,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ people: await peopleOfToday(platform, memberOf(context)) }),
    }),
  ];
}
