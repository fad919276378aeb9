import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { consentsOf, setConsent } from './consents.service.ts';

export function createConsentsRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.consents.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({
        consents: await consentsOf(platform, memberOf(context), context.site),
      }),
    }),
    route({
      endpoint: endpoints.consents.set,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body }, context) => ({
        consents: await setConsent(platform, memberOf(context), context.site, params.kind, body.given),
      }),
    }),
  ];
}
