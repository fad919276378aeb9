import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type RequestContext, type Route } from '../../platform/http/route.ts';
import type { Platform } from '../../platform/platform.ts';
import { packagesOf } from '../../site/packages.data.ts';
import { companies } from '../../site/sites.data.ts';
import { priceFor, type Buyer } from '../payments.service.ts';
import { sendDebitCode } from './debit-code.service.ts';
import { confirmDebit, getDirectDebit, type Creditor } from './debit.service.ts';

export function createDirectDebitRoutes(platform: Platform, buyerOf: (context: RequestContext) => Buyer): Route[] {
  const { debit, debitCode, confirmDebit: confirm } = endpoints.payments;
  return [
    route({
      endpoint: debit,
      policy: policies.members,
      rate: 'read',
      handle: async ({ query }, context) => {
        const viewer = memberOf(context);
        const offer = packagesOf(viewer.country).find(({ id }) => id === query.package_id);
        const price = offer && (await priceFor(platform, viewer, offer, query.code));
        return { direct_debit: await getDirectDebit(platform, { viewer }, creditorOf(context), price) };
      },
    }),
    route({
      endpoint: debitCode,
      // Only members whose e-mail address is confirmed: the announcement must reach its reader.
      policy: policies.confirmed,
      rate: 'payment',
      handle: async ({ body }, context) => ({
        confirmation: await sendDebitCode(platform, buyerOf(context), body, context.network),
      }),
    }),
    route({
      endpoint: confirm,
      policy: policies.confirmed,
      rate: 'payment',
      handle: async ({ body }, context) => ({
        payment: await confirmDebit(platform, buyerOf(context), creditorOf(context), body),
      }),
    }),
  ];
}

function creditorOf({ site }: RequestContext): Creditor {
  const company = companies[site.companyId];
  if (!company) throw new Error(`no company ${site.companyId}`);
  return { name: company.name, address: `${company.address}, ${company.city}` };
}
