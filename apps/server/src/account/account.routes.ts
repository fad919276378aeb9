import { endpoints } from '@heartline/api-client/contract';

import { notFound } from '../platform/http/errors.ts';
import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { endSessions, idleSince } from '../session/session.service.ts';
import { listSessions } from '../session/session.store.ts';
import { loadUser } from '../session/user.service.ts';
import { updateAccount } from './account.service.ts';
import { checkEmailLink, confirmEmailChange, requestEmailChange, type Confirming } from './email.service.ts';
import { changePassword } from './password.service.ts';

/** @param confirm runs when a member proves an address for the first time */
export function createAccountRoutes(platform: Platform, confirm: Confirming): Route[] {
  return [
    route({
      endpoint: endpoints.account.update,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        const viewer = memberOf(context);
        await updateAccount(platform, viewer, context.site, body);
        return { user: await loadUser(platform, viewer.memberId, viewer) };
      },
    }),
    route({
      endpoint: endpoints.account.requestEmailChange,
      policy: policies.members,
      rate: 'mail',
      handle: async ({ body }, context) => {
        await requestEmailChange(platform, memberOf(context), body, context.network);
        return {};
      },
    }),
    route({
      endpoint: endpoints.account.checkEmailLink,
      policy: policies.everyone,
      rate: 'write',
      handle: ({ body }, { viewer }) => checkEmailLink(platform, viewer, body.token),
    }),
    route({
      endpoint: endpoints.account.confirmEmailChange,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, { viewer, network }) => {
        await confirmEmailChange(platform, body.token, { viewer, password: body.password, network }, confirm);
        return {};
      },
    }),
    route({
      endpoint: endpoints.account.changePassword,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        const viewer = memberOf(context);
        for (const cookie of await changePassword(platform, viewer, body, context))
          context.setHeader('set-cookie', cookie);
        return { user: await loadUser(platform, viewer.memberId, viewer) };
      },
    }),
    route({
      endpoint: endpoints.account.sessions,
      policy: policies.signedIn,
      rate: 'read',
      handle: async (_request, context) => {
        const { memberId, sessionId } = memberOf(context);
        const now = platform.clock.now();
        const rows = await listSessions(platform.sql, memberId, now, idleSince(now));
        const sessions = rows.map(({ public_id, client, created_at, last_used_at }) => ({
          id: public_id,
          client,
          created_at: created_at.toISOString(),
          last_used_at: last_used_at.toISOString(),
          current: public_id === sessionId,
        }));
        return { sessions };
      },
    }),
    route({
      endpoint: endpoints.account.endSession,
      policy: policies.signedIn,
      rate: 'write',
      handle: async ({ params }, context) => {
        if ((await endSessions(platform, memberOf(context).memberId, { only: params.id })) === 0) throw notFound();
        return {};
      },
    }),
    route({
      endpoint: endpoints.account.endAllSessions,
      policy: policies.signedIn,
      rate: 'write',
      handle: async (_request, context) => {
        const { memberId, sessionId } = memberOf(context);
        await endSessions(platform, memberId, { except: sessionId });
        return {};
      },
    }),
  ];
}
