import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { choose, dealDeck, undo } from './play.service.ts';

export function createPlayRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.play.deck,
      policy: policies.confirmed,
      rate: 'read',
      handle: async (_request, context) => await dealDeck(platform, memberOf(context), context.site),
    }),
    route({
      endpoint: endpoints.play.choose,
      policy: policies.confirmed,
      rate: 'like',
      handle: async ({ params, body }, context) =>
        await choose(platform, memberOf(context), context.site, params.id, body.choice),
    }),
    route({
      endpoint: endpoints.play.undo,
      policy: policies.confirmed,
      rate: 'like',
      handle: async (_request, context) => await undo(platform, memberOf(context), context.site),
    }),
  ];
}
