import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { notificationsOf, setNotifications, unsubscribe, unsubscriptionOf } from './notifications.service.ts';

/** Which mails a member gets, and the way to unsubscribe without logging in. */
export function createNotificationsRoutes(platform: Platform): Route[] {
  const { notifications } = endpoints;
  return [
    route({
      endpoint: notifications.get,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => await notificationsOf(platform, memberOf(context)),
    }),
    route({
      endpoint: notifications.set,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => await setNotifications(platform, memberOf(context), body.mails),
    }),
    route({
      endpoint: notifications.getUnsubscription,
      policy: policies.everyone,
      rate: 'read',
      handle: async ({ query }) => await unsubscriptionOf(platform, query.token),
    }),
    route({
      endpoint: notifications.unsubscribe,
      policy: policies.everyone,
      // A mail provider's servers unsubscribe for all its customers, and the link itself is the secret.
      rate: 'none',
      foreign: true,
      handle: async ({ query }) => await unsubscribe(platform, query.token),
    }),
  ];
}
