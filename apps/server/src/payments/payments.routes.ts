import { endpoints } from '@heartline/api-client/contract';

import { packagesOf } from '../site/packages.data.ts';
import { originOf } from '../platform/http/origin-of.ts';
import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { ServerError } from '../platform/http/errors.ts';
import { compareWithProviders, reportDifferences } from './differences.ts';
import { createDirectDebitRoutes } from './direct-debit/direct-debit.routes.ts';
import { methodsFor } from './methods.ts';
import {
  cancelPayment,
  createPayment,
  getLastPurchase,
  getPayment,
  receiveWebhook,
  type Buyer,
} from './payments.service.ts';
import { reconcile } from './provider-sync.ts';
import { getWithdrawal, withdraw } from './withdrawal.service.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

export function createPaymentsRoutes(platform: Platform): Route[] {
  platform.jobs.every('payments-reconcile', minute, () => reconcile(platform));
  platform.jobs.every('payments-compare', hour, async () => void (await compareWithProviders(platform)));
  platform.jobs.every('ledger-differences', day, () => reportDifferences(platform));
  const { methods, create, get, lastPurchase, cancel, withdrawal, withdraw: withdrawing, webhook } = endpoints.payments;
  const buyerOf = (context: RequestContext): Buyer => ({
    viewer: memberOf(context),
    siteName: context.site.settings.name,
    origin: originOf(context, platform.config.publicOrigin),
  });
  return [
    ...createDirectDebitRoutes(platform, buyerOf),
    route({
      endpoint: methods,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ query }, { viewer, site }) => {
        const country = viewer.kind === 'visitor' ? (query.country ?? site.settings.default_country) : viewer.country;
        const provider = platform.payments.current(site.id);
        if (!provider) return { payments_open: false, methods: [] };
        const packages = packagesOf(country);
        const { amount = 0, currency = 'EUR' } =
          packages.find(({ id }) => id === query.package_id) ?? packages[0] ?? {};
        const methods = await methodsFor(platform, provider, { country, amount, currency, siteId: site.id });
        if (methods === undefined) throw new ServerError('payment_unavailable', { retryAfter: 30 });
        return { payments_open: true, methods };
      },
    }),
    route({
      endpoint: create,
      policy: policies.members,
      rate: 'payment',
      handle: async ({ body }, context) => {
        return { payment: await createPayment(platform, buyerOf(context), body, context.idempotencyKey) };
      },
    }),
    route({
      endpoint: lastPurchase,
      policy: policies.members,
      rate: 'read',
      handle: (_request, context) => getLastPurchase(platform, memberOf(context).memberId),
    }),
    route({
      endpoint: get,
      // A buyer returning from the provider may have lost the session; the id is 192 random bits.
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ params }) => ({ payment: await getPayment(platform, params.id) }),
    }),
    route({
      endpoint: cancel,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => ({
        payment: await cancelPayment(platform, memberOf(context).memberId, params.id),
      }),
    }),
    route({
      endpoint: withdrawal,
      policy: policies.members,
      rate: 'read',
      handle: async ({ params }, context) => {
        const { memberId } = memberOf(context);
        return { withdrawal: await getWithdrawal(platform, memberId, context.site.settings.refund_days, params.id) };
      },
    }),
    route({
      endpoint: withdrawing,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        const { memberId } = memberOf(context);
        return { withdrawal: await withdraw(platform, memberId, context.site.settings.refund_days, body) };
      },
    }),
    route({
      endpoint: webhook,
      policy: policies.everyone,
      // All webhooks of a provider come from its few addresses; those about unknown payments are counted by the service.
      rate: 'none',
      foreign: true,
      rawBody: true,
      bodyLimit: 65_536,
      handle: async ({ params }, { rawBody, header, network }) => {
        await receiveWebhook(platform, params.provider, rawBody ?? new Uint8Array(), header, network);
        return {};
      },
    }),
  ];
}
