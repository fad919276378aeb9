import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { browserJson, proofErrors, proofsSchema } from './second-step.ts';

const nameSchema = v.pipe(v.string(), v.maxLength(500));
const passkeySchema = v.object({
  id: idSchema,
  /** The member's name for it. */
  name: v.string(),
  created_at: timeSchema,
  last_used_at: v.nullable(timeSchema),
});
const options = v.object({ options: browserJson });

export const listPasskeys = defineEndpoint({
  method: 'GET',
  path: '/api/me/passkeys',
  summary: "The member's passkeys, the oldest first.",
  response: v.object({ passkeys: v.array(passkeySchema) }),
  errors: [],
});

export const beginPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys/options',
  summary: 'The options with which the browser makes a passkey. Needs the same proofs as the log-in.',
  body: proofsSchema,
  response: options,
  /** `conflict`: the account has the maximum number of passkeys. */
  errors: [...proofErrors, 'conflict'],
});

export const addPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys',
  summary:
    'Stores the passkey that the browser has made, from then on a second step of the log-in. `link_invalid`: it was requested too long ago.',
  body: v.object({ name: nameSchema, response: browserJson }),
  /** `recovery_codes`: ten, shown once, if the log-in asked for nothing but the password before; every other session then ends. */
  response: v.object({ passkey: passkeySchema, recovery_codes: v.nullable(v.array(v.string())) }),
  errors: ['link_invalid', 'conflict'],
});

export const renamePasskey = defineEndpoint({
  method: 'PATCH',
  path: '/api/me/passkeys/:id',
  summary: 'Renames a passkey.',
  params: v.object({ id: idSchema }),
  body: v.object({ name: nameSchema }),
  response: v.object({ passkey: passkeySchema }),
  errors: [],
});

export const removePasskey = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/passkeys/:id',
  summary: 'Removes a passkey, which then no longer works. Needs the same proofs as the log-in.',
  params: v.object({ id: idSchema }),
  body: proofsSchema,
  response: emptySchema,
  errors: proofErrors,
});

export const askOwnPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/me/passkeys/proof',
  summary: 'The options with which the browser proves the owner by a passkey, once, within five minutes.',
  response: options,
  /** `conflict`: no passkey of the account works on this host. */
  errors: ['conflict'],
});

export const askForPasskey = defineEndpoint({
  method: 'POST',
  path: '/api/login/second-step/passkey',
  summary:
    'The options with which the browser of a member who has just given the right password shows a passkey, once, within five minutes.',
  response: options,
  errors: ['login_failed', 'conflict'],
});

export const passkeysCalls = {
  list: listPasskeys,
  begin: beginPasskey,
  add: addPasskey,
  rename: renamePasskey,
  remove: removePasskey,
  askOwn: askOwnPasskey,
  ask: askForPasskey,
} as const;
