import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { findDiscountCode, getTransaction, listPackages, listTransactions } from './credits.service.ts';

/** The calling member, or null for a visitor. */
const memberOrNull = ({ viewer }: RequestContext) => (viewer.kind === 'visitor' ? null : viewer);

export function createCreditsRoutes(platform: Platform): Route[] {
  const { packages, transactions, transaction, discountCode } = endpoints.credits;
  return [
    route({
      endpoint: packages,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: ({ query }, context) => listPackages(platform, context.site, memberOrNull(context), query),
    }),
    route({
      endpoint: discountCode,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: ({ query }, context) => findDiscountCode(platform, memberOrNull(context), query),
    }),
    route({
      endpoint: transactions,
      policy: policies.members,
      rate: 'read',
      handle: ({ query }, context) => listTransactions(platform, memberOf(context).memberId, query.cursor),
    }),
    route({
      endpoint: transaction,
      policy: policies.members,
      rate: 'read',
      handle: ({ params }, context) => getTransaction(platform, memberOf(context).memberId, params.id),
    }),
  ];
}
