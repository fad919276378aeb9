import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { loadUser } from '../session/user.service.ts';
import { activate, checkActivation, enterByLink, resendActivation, resendOwnActivation } from './activation.service.ts';
import { answerStep, loadProgress } from './progress.service.ts';
import { signUp } from './signup.service.ts';

export function createSignupRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.signup.create,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, context) => {
        const account = await signUp(platform, body, context);
        if ('waiting' in account) return { user: null, waiting: account.waiting };
        for (const cookie of account.cookies) context.setHeader('set-cookie', cookie);
        return { user: await loadUser(platform, account.memberId, { geoipCountry: context.geoipCountry }) };
      },
    }),
    route({
      endpoint: endpoints.signup.progress,
      policy: policies.members,
      rate: 'read',
      handle: async (_input, context) => ({ progress: await loadProgress(platform, memberOf(context).memberId) }),
    }),
    route({
      endpoint: endpoints.signup.answer,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        const viewer = memberOf(context);
        const progress = await answerStep(platform, viewer, context.site, body);
        return { progress, user: await loadUser(platform, viewer.memberId, viewer) };
      },
    }),
    route({
      endpoint: endpoints.signup.activate,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, context) => {
        const { viewer, network } = context;
        const confirmed = await activate(platform, body.token, { viewer, password: body.password, network });
        if (!confirmed) return { already: true };
        if (viewer.kind === 'visitor')
          for (const cookie of await enterByLink(platform, confirmed, context)) context.setHeader('set-cookie', cookie);
        return { already: false };
      },
    }),
    route({
      endpoint: endpoints.signup.checkActivation,
      policy: policies.everyone,
      rate: 'write',
      handle: ({ body }, { viewer }) => checkActivation(platform, viewer, body.token),
    }),
    route({
      endpoint: endpoints.signup.resendActivation,
      policy: policies.everyone,
      rate: 'mail',
      handle: async ({ body }, { site, viewer }) => {
        if (body.email === undefined && body.waiting === undefined && viewer.kind !== 'visitor')
          return (await resendOwnActivation(platform, viewer)) ? { already: true } : {};
        await resendActivation(platform, site, body);
        return {};
      },
    }),
  ];
}
