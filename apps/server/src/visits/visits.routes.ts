import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { markVisitsSeen, privacyOf, setPrivacy, visitsOf } from './visits.service.ts';

export function createVisitsRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.visits.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => await visitsOf(platform, memberOf(context)),
    }),
    route({
      endpoint: endpoints.visits.markSeen,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => {
        await markVisitsSeen(platform, memberOf(context));
        return {};
      },
    }),
    route({
      endpoint: endpoints.visits.privacy,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ privacy: await privacyOf(platform, memberOf(context)) }),
    }),
    route({
      endpoint: endpoints.visits.setPrivacy,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => ({
        privacy: await setPrivacy(platform, memberOf(context), body.invisible),
      }),
    }),
  ];
}
