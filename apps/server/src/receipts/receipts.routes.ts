import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { downloadReceipt, downloadTransactions, receiptsOf } from './receipts.service.ts';

export function createReceiptsRoutes(platform: Platform): Route[] {
  const { list, pdf, table } = endpoints.receipts;
  return [
    route({
      endpoint: list,
      policy: policies.members,
      rate: 'read',
      handle: ({ params }, context) => receiptsOf(platform, memberOf(context).memberId, params.id),
    }),
    route({
      endpoint: pdf,
      policy: policies.members,
      rate: 'document',
      handle: ({ params }, context) => downloadReceipt(platform, memberOf(context), params.id),
    }),
    route({
      endpoint: table,
      policy: policies.members,
      rate: 'document',
      handle: async (_request, context) => downloadTransactions(platform, memberOf(context)),
    }),
  ];
}
