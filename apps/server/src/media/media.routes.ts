import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { serveMedia } from './media.service.ts';

export function createMediaRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.media.get,
      policy: policies.everyone,
      rate: 'none',
      partners: true,
      handle: async ({ params, query }, { viewer, header }) =>
        await serveMedia(platform, viewer, {
          name: params.name,
          expires: query.e,
          signature: query.s,
          ifNoneMatch: header('if-none-match'),
        }),
    }),
  ];
}
