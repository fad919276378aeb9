import { endpoints } from '@heartline/api-client/contract';

import { makeCookie } from '../platform/http/cookie.ts';
import { memberOf, policies, route, type RequestContext, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { sessionCookieName } from '../session/cookie.ts';
import { pause, stay } from './break.service.ts';
import { checkReactivation, reactivate, requestDeletion, requestDeletionOfDisabled } from './deletion.service.ts';

export function createDeletionRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.deletion.request,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        const erasedAt = await requestDeletion(platform, memberOf(context), body, context.network);
        signOut(context);
        return { erased_at: erasedAt.toISOString() };
      },
    }),
    route({
      endpoint: endpoints.deletion.requestOfDisabled,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, context) => ({
        erased_at: (await requestDeletionOfDisabled(platform, body, context)).toISOString(),
      }),
    }),
    route({
      endpoint: endpoints.deletion.pause,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => {
        await pause(platform, memberOf(context));
        signOut(context);
        return {};
      },
    }),
    route({
      endpoint: endpoints.deletion.stay,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => await stay(platform, memberOf(context), context.site),
    }),
    route({
      endpoint: endpoints.deletion.checkReactivation,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }) => ({ state: await checkReactivation(platform, body.token) }),
    }),
    route({
      endpoint: endpoints.deletion.reactivate,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }) => ({ already: await reactivate(platform, body.token) }),
    }),
  ];
}

/** As at log-out: the session ends, and the browser deletes everything it kept for the member. */
function signOut({ setHeader }: RequestContext): void {
  setHeader('set-cookie', makeCookie(sessionCookieName, '', 0));
  setHeader('clear-site-data', '"cache"');
}
