import { endpoints } from '@heartline/api-client/contract';

import { findDifferences } from '../credits/ledger.ts';
import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { PaymentProvider } from '../platform/payments/provider.ts';
import { createSandbox } from '../platform/payments/sandbox.ts';
import type { Platform } from '../platform/platform.ts';
import { methodsOf } from './methods.data.ts';
import { cancelPayment, createPayment, getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

const minute = 60;
const day = 86_400;

export function createPaymentsRoutes(platform: Platform, provider: PaymentProvider = createSandbox(platform)): Route[] {
  platform.jobs.every('payments-reconcile', minute, () => reconcile(platform, provider));
  platform.jobs.every('ledger-differences', day, async () => {
    const differences = await findDifferences(platform.sql);
    const total = differences.wallets + differences.orders + differences.messages;
    platform.log[total === 0 ? 'info' : 'fatal']({ ...differences }, 'daily difference report of the ledger');
  });
  const { methods, create, get, cancel, webhook } = endpoints.payments;
  return [
    route({
      endpoint: methods,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ query }, { viewer, site }) => ({
        methods: methodsOf(
          viewer.kind === 'visitor' ? (query.country ?? site.settings.default_country) : viewer.country,
        ),
      }),
    }),
    route({
      endpoint: create,
      policy: policies.members,
      rate: 'payment',
      handle: async ({ body }, context) => {
        const buyer = {
          viewer: memberOf(context),
          siteName: context.site.settings.name,
          origin: originOf(context, platform.config.publicOrigin),
        };
        return { payment: await createPayment(platform, provider, buyer, body, context.idempotencyKey) };
      },
    }),
    route({
      endpoint: get,
      // Whoever comes back from the provider may have lost the session; the id is 192 random bits.
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ params }) => ({ payment: await getPayment(platform, provider, params.id) }),
    }),
    route({
      endpoint: cancel,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => ({
        payment: await cancelPayment(platform, provider, memberOf(context).memberId, params.id),
      }),
    }),
    route({
      endpoint: webhook,
      policy: policies.everyone,
      rate: 'none',
      foreign: true,
      rawBody: true,
      bodyLimit: 65_536,
      handle: async (_request, { rawBody, header }) => {
        await receiveWebhook(platform, provider, rawBody ?? new Uint8Array(), header);
        return {};
      },
    }),
  ];
}

/** Where this member is: the host he used, if it is one of the site's, otherwise the public one. */
function originOf({ header, site }: RequestContext, publicOrigin: string): string {
  const host = header('host')?.toLowerCase() ?? '';
  const known = /^[a-z0-9.-]+(:\d{1,5})?$/.test(host) && site.hosts.includes(host.replace(/:\d+$/, ''));
  return known ? `${new URL(publicOrigin).protocol}//${host}` : publicOrigin;
}
