import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import type { Platform } from '../platform/platform.ts';
import { proofOf } from '../second-step/owner.service.ts';
import { askPasskeyOfTicket } from '../second-step/pass.service.ts';
import { askForPasskey } from '../second-step/passkey-proof.ts';
import { addPasskey, beginPasskey, passkeysOf, removePasskey, renamePasskey } from './passkeys.service.ts';

export function createPasskeysRoutes(platform: Platform): Route[] {
  const { passkeys } = endpoints;
  return [
    route({
      endpoint: passkeys.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => ({ passkeys: await passkeysOf(platform, memberOf(context)) }),
    }),
    route({
      endpoint: passkeys.begin,
      policy: policies.confirmed,
      rate: 'write',
      handle: async ({ body }, context) => ({
        options: await beginPasskey(platform, memberOf(context), body, context),
      }),
    }),
    route({
      endpoint: passkeys.add,
      policy: policies.confirmed,
      rate: 'write',
      handle: async ({ body }, context) => {
        const { passkey, recoveryCodes, cookies } = await addPasskey(platform, memberOf(context), body, context);
        for (const cookie of cookies) context.setHeader('set-cookie', cookie);
        return { passkey, recovery_codes: recoveryCodes };
      },
    }),
    route({
      endpoint: passkeys.rename,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body }, context) => ({
        passkey: await renamePasskey(platform, memberOf(context), params.id, body.name),
      }),
    }),
    route({
      endpoint: passkeys.remove,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body }, context) => {
        await removePasskey(platform, memberOf(context), params.id, body, context);
        return {};
      },
    }),
    route({
      endpoint: passkeys.askOwn,
      policy: policies.members,
      rate: 'write',
      handle: async (_request, context) => ({
        options: await askForPasskey(platform, proofOf(memberOf(context)), context),
      }),
    }),
    route({
      endpoint: passkeys.ask,
      policy: policies.everyone,
      rate: 'write',
      handle: async (_request, context) => ({ options: await askPasskeyOfTicket(platform, context) }),
    }),
  ];
}
