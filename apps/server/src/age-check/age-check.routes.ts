import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { ageCheckOf, finishAgeCheck, startAgeCheck } from './age-check.service.ts';

export function createAgeCheckRoutes(platform: Platform): Route[] {
  const { ageCheck } = endpoints;
  return [
    route({
      endpoint: ageCheck.get,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ageCheckOf(platform, memberOf(context), context),
    }),
    route({
      endpoint: ageCheck.start,
      policy: policies.members,
      rate: 'ageCheck',
      handle: async (_request, context) => ({ url: await startAgeCheck(platform, memberOf(context), context) }),
    }),
    route({
      endpoint: ageCheck.finish,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => finishAgeCheck(platform, memberOf(context), context, body.answer),
    }),
  ];
}
