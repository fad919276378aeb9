import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { readExport, requestExport, serveExport } from './export.service.ts';

export function createExportRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.export.get,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ copy: await readExport(platform, memberOf(context)) }),
    }),
    route({
      endpoint: endpoints.export.request,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        await requestExport(platform, memberOf(context), body.password, context.network);
        return {};
      },
    }),
    route({
      endpoint: endpoints.export.download,
      policy: policies.members,
      rate: 'read',
      handle: async ({ query }, context) => await serveExport(platform, memberOf(context), query.token),
    }),
  ];
}
