import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { loadUser } from '../session/user.service.ts';
import { passSecondStep } from './pass.service.ts';
import { begin, loadSecondStep, renewRecoveryCodes, switchOff, switchOn } from './second-step.service.ts';

export function createSecondStepRoutes(platform: Platform): Route[] {
  return [
    route({
      endpoint: endpoints.secondStep.get,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => {
        const { onSince, recoveryCodesLeft, passkey } = await loadSecondStep(platform, memberOf(context), context);
        return { on_since: onSince?.toISOString() ?? null, recovery_codes_left: recoveryCodesLeft, passkey };
      },
    }),
    route({
      endpoint: endpoints.secondStep.begin,
      policy: policies.confirmed,
      rate: 'write',
      handle: async ({ body }, context) => await begin(platform, memberOf(context), body, context),
    }),
    route({
      endpoint: endpoints.secondStep.switchOn,
      policy: policies.confirmed,
      rate: 'write',
      handle: async ({ body }, context) => {
        const { recoveryCodes, cookies } = await switchOn(platform, memberOf(context), body.code, context.network);
        for (const cookie of cookies) context.setHeader('set-cookie', cookie);
        return { recovery_codes: recoveryCodes };
      },
    }),
    route({
      endpoint: endpoints.secondStep.switchOff,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => {
        await switchOff(platform, memberOf(context), body, context);
        return {};
      },
    }),
    route({
      endpoint: endpoints.secondStep.renewRecoveryCodes,
      policy: policies.members,
      rate: 'write',
      handle: async ({ body }, context) => ({
        recovery_codes: await renewRecoveryCodes(platform, memberOf(context), body, context),
      }),
    }),
    route({
      endpoint: endpoints.secondStep.pass,
      policy: policies.everyone,
      rate: 'write',
      handle: async ({ body }, context) => {
        const { memberId, cookies } = await passSecondStep(platform, body, context);
        for (const cookie of cookies) context.setHeader('set-cookie', cookie);
        return { user: await loadUser(platform, memberId, { geoipCountry: context.geoipCountry }) };
      },
    }),
  ];
}
