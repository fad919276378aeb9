import { endpoints } from '@heartline/api-client/contract';

import { policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { loadUser } from '../session/user.service.ts';
import { activate, resendActivation } from './activation.service.ts';
import { signUp } from './signup.service.ts';

export function createSignupRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.signup.create,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, context) => {
        const account = await signUp(platform, body, context);
        if (!account) return { user: null };
        for (const cookie of account.cookies) context.setHeader('set-cookie', cookie);
        return { user: await loadUser(platform, account.memberId) };
      },
    }),
    route({
      endpoint: endpoints.signup.activate,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }) => {
        await activate(platform, body.token);
        return {};
      },
    }),
    route({
      endpoint: endpoints.signup.resendActivation,
      policy: policies.everyone,
      rate: 'mail',
      handle: async ({ body }, { site, viewer }) => {
        await resendActivation(platform, site, viewer, body.email);
        return {};
      },
    }),
  ];
}
