import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { notificationsOf, setNotifications, unsubscribe, unsubscriptionOf } from './notifications.service.ts';

/** Which mails a member gets, and the way out of them that needs no login. */
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
      // The servers of a mail provider press for all its customers, and the link is the secret.
      rate: 'none',
      foreign: true,
      handle: async ({ query }) => await unsubscribe(platform, query.token),
    }),
  ];
}
