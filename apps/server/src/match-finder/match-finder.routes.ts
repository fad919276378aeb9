import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findMatches, savePreferences } from './match-finder.service.ts';
import { findPreferences } from './match-finder.store.ts';
import { wideningsOf } from './match-widenings.service.ts';

export function createMatchFinderRoutes(platform: Platform): Route[] {
  const { matchFinder } = endpoints;
  return [
    route({
      endpoint: matchFinder.preferences,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({
        preferences: await findPreferences(platform.sql, memberOf(context).memberId),
      }),
    }),
    route({
      endpoint: matchFinder.save,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => ({
        preferences: await savePreferences(platform, memberOf(context), body.preferences),
      }),
    }),
    route({
      endpoint: matchFinder.results,
      policy: policies.confirmed,
      rate: 'search',
      handle: async (_request, context) => ({ matches: await findMatches(platform, memberOf(context)) }),
    }),
    route({
      endpoint: matchFinder.widenings,
      policy: policies.confirmed,
      rate: 'search',
      handle: async (_request, context) => ({ widenings: await wideningsOf(platform, memberOf(context)) }),
    }),
  ];
}
