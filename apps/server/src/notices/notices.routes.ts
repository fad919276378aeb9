import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { appealByToken, appealNotice, markNoticesSeen, noticeOfToken, noticesOf } from './notices.service.ts';

/** Decisions about the member who asks, and their appeals. */
export function createNoticesRoutes(platform: Platform): Route[] {
  const { notices } = endpoints;
  return [
    route({
      endpoint: notices.list,
      policy: policies.signedIn,
      rate: 'read',
      handle: async (_request, context) => await noticesOf(platform, memberOf(context)),
    }),
    route({
      endpoint: notices.markSeen,
      policy: policies.signedIn,
      rate: 'write',
      handle: async (_request, context) => {
        await markNoticesSeen(platform, memberOf(context));
        return {};
      },
    }),
    route({
      endpoint: notices.appeal,
      policy: policies.signedIn,
      rate: 'write',
      handle: async ({ params, body }, context) => ({
        notice: await appealNotice(platform, memberOf(context), params.id, body.text),
      }),
    }),
    route({
      endpoint: notices.getAppeal,
      policy: policies.everyone,
      rate: 'appeal',
      handle: async ({ query }) => ({ notice: await noticeOfToken(platform, query.token) }),
    }),
    route({
      endpoint: notices.sendAppeal,
      policy: policies.everyone,
      rate: 'appeal',
      handle: async ({ body }) => ({ notice: await appealByToken(platform, body.token, body.text) }),
    }),
  ];
}
