import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import type { BlockMember } from '../blocks/blocks.service.ts';
import { reportMember, reportOf, reportsOf } from './reports.service.ts';

/** Members' reports about each other to the moderators. */
export function createReportsRoutes(platform: Platform, block: BlockMember): Route[] {
  const { reports } = endpoints;
  return [
    route({
      endpoint: reports.send,
      policy: policies.members,
      rate: 'report',
      handle: async ({ params, body }, context) => ({
        report: await reportMember(platform, block, memberOf(context), params.id, body),
      }),
    }),
    route({
      endpoint: reports.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ reports: await reportsOf(platform, memberOf(context)) }),
    }),
    route({
      endpoint: reports.get,
      policy: policies.members,
      rate: 'read',
      handle: async ({ params }, context) => ({
        report: await reportOf(platform, memberOf(context), params.reference),
      }),
    }),
  ];
}
