import { endpoints } from '@heartline/api-client/contract';

import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import { invalidFields, ServerError } from '../platform/http/errors.ts';
import {
  memberOf,
  policies,
  route,
  type MemberViewer,
  type RequestContext,
  type Route,
} from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { saveLanguage } from '../identity/account.store.ts';
import { deviceCookieName, sessionCookieName } from './cookie.ts';
import { logIn } from './login.service.ts';
import { checkResetLink, requestPasswordReset, resetPassword } from './password-reset.service.ts';
import { subscribe } from './push.service.ts';
import { endSessionOfCookie } from './session.service.ts';
import { loadUser } from './user.service.ts';

export function createSessionRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.session.get,
      policy: policies.everyone,
      rate: 'read',
      handle: async (_request, context) => ({
        user: context.viewer.kind === 'visitor' ? null : await ownUser(platform, context.viewer, context),
        server_time: platform.clock.now().toISOString(),
      }),
    }),
    route({
      endpoint: endpoints.session.login,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ query, body }, context) => {
        if (query.push === '1') {
          if (context.viewer.kind === 'visitor')
            throw new ServerError('authentication_required', { authentication_required: true });
          if (!('subscription' in body)) throw invalidFields({ subscription: 'required' });
          await subscribe(platform, context.viewer, body.subscription);
          return { user: await ownUser(platform, context.viewer, context) };
        }
        if (!('login' in body)) throw invalidFields({ login: 'required', password: 'required' });
        const entered = await logIn(platform, body, context);
        for (const cookie of entered.cookies) context.setHeader('set-cookie', cookie);
        if (entered.memberId === undefined) return { user: null, ways: entered.ways };
        return { user: await loadUser(platform, entered.memberId, { geoipCountry: context.geoipCountry }) };
      },
    }),
    route({
      endpoint: endpoints.session.saveLanguage,
      policy: policies.signedIn,
      rate: 'write',
      handle: async ({ body }, context) => {
        const viewer = memberOf(context);
        await saveLanguage(platform.sql, viewer.memberId, body.language);
        platform.events.send(viewer.memberId, { type: 'user_changed' });
        return { user: await ownUser(platform, viewer, context) };
      },
    }),
    route({
      endpoint: endpoints.session.logout,
      policy: policies.everyone,
      rate: 'write',
      changes: true,
      handle: async (_request, context) => {
        await endSessionOfCookie(platform, context.header('cookie'));
        context.setHeader('set-cookie', makeCookie(sessionCookieName, '', 0));
        // Photos were cached for this member. Not "storage": it holds unsent messages of other members of this browser, and the page
        // deletes the data of this one (forget-member.ts). Not "cookies": language and device stay.
        context.setHeader('clear-site-data', '"cache"');
        return {};
      },
    }),
    route({
      endpoint: endpoints.session.requestPasswordReset,
      policy: policies.everyone,
      rate: 'mail',
      handle: async ({ body }, { site, header }) => {
        const cookies = header('cookie');
        await requestPasswordReset(platform, site, body.email, {
          language: readCookie(cookies, 'locale'),
          device: readCookie(cookies, deviceCookieName),
        });
        return {};
      },
    }),
    route({
      endpoint: endpoints.session.checkResetLink,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, { viewer }) => ({ email: await checkResetLink(platform, viewer, body.token) }),
    }),
    route({
      endpoint: endpoints.session.resetPassword,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, { viewer }) => {
        await resetPassword(platform, viewer, body.token, body.password);
        return {};
      },
    }),
  ];
}

const ownUser = (platform: Platform, { memberId, sessionId }: MemberViewer, { geoipCountry }: RequestContext) =>
  loadUser(platform, memberId, { sessionId, geoipCountry });
