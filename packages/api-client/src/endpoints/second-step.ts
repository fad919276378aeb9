import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, timeSchema } from '../schemas.ts';
import { passwordSchema } from './account.ts';
import { userSchema } from './session.ts';

/** Six digits of the app, or a recovery code, as typed. */
const codeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Request to, or answer of, a browser about a passkey, as JSON text: its names are those of WebAuthn and stay unchanged. */
export const browserJson = v.pipe(v.string(), v.minLength(2), v.maxLength(8_000));
/** Proof that the caller owns the account: the password, and a code or a passkey besides if the log-in asks for a second step. */
export const proofsSchema = v.object({
  password: passwordSchema,
  code: v.optional(codeSchema),
  passkey: v.optional(browserJson),
});
/** `link_invalid`: the passkey request has expired. */
export const proofErrors = ['password_wrong', 'link_invalid', 'account_blocked'] as const;
/** Ten codes, shown once. */
const recoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

export const getSecondStep = defineEndpoint({
  method: 'GET',
  path: '/api/me/second-step',
  summary:
    'Since when the log-in asks for a code, if it does, the number of unused recovery codes, and whether the account has passkeys that work here.',
  response: v.object({
    on_since: v.nullable(timeSchema),
    recovery_codes_left: countSchema,
    passkey: v.picklist(['none', 'here', 'elsewhere']),
  }),
  errors: [],
});

export const beginSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-step',
  summary: 'Makes the key for an authenticator app. Needs the same proofs as the log-in; switches nothing on yet.',
  body: proofsSchema,
  /** `key`: in base 32. `address`: the same for an app that scans it. */
  response: v.object({ key: v.string(), address: v.string() }),
  errors: [...proofErrors, 'conflict'],
});

export const switchOnSecondStep = defineEndpoint({
  method: 'PUT',
  path: '/api/me/second-step',
  summary: 'Switches the second step on with the first code of the app. Every other session of the account ends.',
  body: v.object({ code: codeSchema }),
  response: recoveryCodes,
  errors: ['account_blocked', 'conflict'],
});

export const switchOffSecondStep = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/second-step',
  summary: 'Switches the second step off. Needs the same proofs as the log-in.',
  body: proofsSchema,
  response: emptySchema,
  errors: [...proofErrors, 'conflict'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-step/recovery-codes',
  summary: 'Makes ten new recovery codes; the old ones no longer work. Needs the same proofs as the log-in.',
  body: proofsSchema,
  response: recoveryCodes,
  errors: [...proofErrors, 'conflict'],
});

export const passSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/login/second-step',
  summary:
    'Signs in a member who has just given the right password, with a code or a passkey. `login_failed`: the password was given too long ago; `link_invalid`: only the passkey was requested too long ago.',
  body: v.union([v.object({ code: codeSchema }), v.object({ passkey: browserJson })]),
  response: v.object({ user: userSchema }),
  errors: ['login_failed', 'link_invalid', 'account_blocked', 'account_disabled', 'pending_deletion'],
});

export const secondStepCalls = {
  get: getSecondStep,
  begin: beginSecondStep,
  switchOn: switchOnSecondStep,
  switchOff: switchOffSecondStep,
  renewRecoveryCodes,
  pass: passSecondStep,
} as const;
