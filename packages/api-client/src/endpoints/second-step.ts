import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, timeSchema } from '../schemas.ts';
import { passwordSchema } from './account.ts';
import { userSchema } from './session.ts';

/** Six digits of the app, or one of the recovery codes, as it was typed. */
const codeSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(60));
/** Ten, told once. */
const recoveryCodes = v.object({ recovery_codes: v.array(v.string()) });

export const getSecondStep = defineEndpoint({
  method: 'GET',
  path: '/api/me/second-step',
  summary: 'Since when the log-in asks for a code, if it does, and how many recovery codes are left.',
  response: v.object({ on_since: v.nullable(timeSchema), recovery_codes_left: countSchema }),
  errors: [],
});

export const beginSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-step',
  summary: 'Makes the key for an authenticator app. Asks for the password; nothing is switched on yet.',
  body: v.object({ password: passwordSchema }),
  /** `key`: in base 32. `address`: the same for an app that scans it. */
  response: v.object({ key: v.string(), address: v.string() }),
  errors: ['password_wrong', 'account_blocked', 'conflict'],
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
  summary: 'Switches the second step off. Asks for the password and a code.',
  body: v.object({ password: passwordSchema, code: codeSchema }),
  response: emptySchema,
  errors: ['password_wrong', 'account_blocked', 'conflict'],
});

export const renewRecoveryCodes = defineEndpoint({
  method: 'POST',
  path: '/api/me/second-step/recovery-codes',
  summary: 'Ten new recovery codes; the old ones work no more. Asks for the password and a code.',
  body: v.object({ password: passwordSchema, code: codeSchema }),
  response: recoveryCodes,
  errors: ['password_wrong', 'account_blocked', 'conflict'],
});

export const passSecondStep = defineEndpoint({
  method: 'POST',
  path: '/api/login/second-step',
  summary: 'Signs in who has just given the right password, with a code. `login_failed`: that was too long ago.',
  body: v.object({ code: codeSchema }),
  response: v.object({ user: userSchema }),
  errors: ['login_failed', 'account_blocked', 'account_disabled', 'pending_deletion'],
});

export const secondStepCalls = {
  get: getSecondStep,
  begin: beginSecondStep,
  switchOn: switchOnSecondStep,
  switchOff: switchOffSecondStep,
  renewRecoveryCodes,
  pass: passSecondStep,
} as const;
