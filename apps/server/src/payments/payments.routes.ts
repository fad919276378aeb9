import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { compareWithProviders, reportDifferences } from './differences.ts';
import { methodsOf } from './methods.data.ts';
import { cancelPayment, createPayment, getLastPurchase, getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

const minute = 60;
const hour = 3_600;
const day = 86_400;

export function createPaymentsRoutes(platform: Platform): Route[] {
  platform.jobs.every('payments-reconcile', minute, () => reconcile(platform));
  platform.jobs.every('payments-compare', hour, async () => void (await compareWithProviders(platform)));
  platform.jobs.every('ledger-differences', day, () => reportDifferences(platform));
  const { methods, create, get, lastPurchase, cancel, webhook } = endpoints.payments;
  return [
    route({
      endpoint: methods,
      policy: policies.visitorsAndMembers,
      rate: 'read',
      handle: async ({ query }, { viewer, site }) => {
        const country = viewer.kind === 'visitor' ? (query.country ?? site.settings.default_country) : viewer.country;
        const open = platform.payments.current !== undefined;
        return { payments_open: open, methods: open ? methodsOf(country) : [] };
      },
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
        return { payment: await createPayment(platform, buyer, body, context.idempotencyKey) };
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
      // Whoever comes back from the provider may have lost the session; the id is 192 random bits.
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
      endpoint: webhook,
      policy: policies.everyone,
      rate: 'none',
      foreign: true,
      rawBody: true,
      bodyLimit: 65_536,
      handle: async ({ params }, { rawBody, header }) => {
        await receiveWebhook(platform, params.provider, rawBody ?? new Uint8Array(), header);
        return {};
      },
    }),
  ];
}

/** Where this member is: the host they used, if it is one of the site's at our own port or at none, otherwise the public one. */
function originOf({ header, site }: RequestContext, publicOrigin: string): string {
  const { protocol, port: ourPort } = new URL(publicOrigin);
  const [, name = '', port = ''] = /^([a-z0-9.-]+)(?::(\d{1,5}))?$/.exec(header('host')?.toLowerCase() ?? '') ?? [];
  if (!site.hosts.includes(name) || (port !== '' && port !== ourPort)) return publicOrigin;
  return `${protocol}//${name}${port === '' ? '' : `:${port}`}`;
}
