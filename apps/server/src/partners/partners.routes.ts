import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { figuresOf, figuresTable } from './figures.service.ts';
import { countLanderEvent } from './lander-events.service.ts';

export function createPartnersRoutes(platform: Platform): Route[] {
  const { count, figures, table } = endpoints.partners;
  return [
    route({
      endpoint: count,
      policy: policies.everyone,
      rate: 'landerEvent',
      partners: true,
      // No session is needed: events are only counted.
      anonymous: true,
      handle: ({ body }, context) => countLanderEvent(platform, body, context).then(() => undefined),
    }),
    route({
      endpoint: figures,
      policy: policies.everyone,
      rate: 'partnerFigures',
      anonymous: true,
      handle: async ({ params, query }, context) => ({
        figures: await figuresOf(platform, context, params.token, query.days ?? '30'),
      }),
    }),
    route({
      endpoint: table,
      policy: policies.everyone,
      rate: 'partnerFigures',
      anonymous: true,
      handle: ({ params, query }, context) => figuresTable(platform, context, params.token, query.days ?? '30'),
    }),
  ];
}
