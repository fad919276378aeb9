import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, timeSchema, tokenSchema } from '../schemas.ts';
import { leavingReasons } from '../reasons.ts';

export const requestDeletion = defineEndpoint({
  method: 'DELETE',
  path: '/api/me',
  summary:
    'Deletes the account: hidden at once, erased after 14 days unless the mailed link is used. Ends every session.',
  body: v.object({
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
    reason: v.optional(v.nullable(v.picklist(leavingReasons)), null),
  }),
  response: v.object({ erased_at: timeSchema }),
  errors: ['password_wrong', 'account_blocked'],
});

export const requestDeletionOfDisabled = defineEndpoint({
  method: 'DELETE',
  path: '/api/disabled-account',
  summary:
    'Deletes an account that the staff have disabled, as nobody can log in to it. Takes what a log-in takes, and otherwise works like DELETE /api/me. Forbidden for every other account.',
  body: v.object({
    login: v.pipe(v.string(), v.maxLength(254), v.trim(), v.minLength(1)),
    password: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  }),
  response: v.object({ erased_at: timeSchema }),
  errors: ['login_failed', 'account_blocked'],
});

export const pauseAccount = defineEndpoint({
  method: 'PUT',
  path: '/api/me/pause',
  summary: 'Shows the account to nobody until its owner logs in again. Ends every session.',
  body: v.object({ paused: v.literal(true) }),
  response: emptySchema,
  errors: [],
});

export const stay = defineEndpoint({
  method: 'POST',
  path: '/api/me/stay',
  summary: "The company's discount for members who stay, as a personal code. Returns the same code each time.",
  response: v.object({ code: tokenSchema, percentage: countSchema }),
  errors: [],
  idempotent: true,
});

const token = v.object({ token: tokenSchema });

export const checkReactivation = defineEndpoint({
  method: 'POST',
  path: '/api/me/reactivation/link',
  summary: 'Whether the mailed link still brings the account back, or has done so. Changes nothing.',
  body: token,
  response: v.object({ state: v.picklist(['open', 'done']) }),
  errors: ['link_invalid'],
  idempotent: true,
});

export const reactivate = defineEndpoint({
  method: 'POST',
  path: '/api/me/reactivation',
  summary: 'Brings the account back with the token of the mail, once. Does not sign in.',
  body: token,
  /** `already`: the account was deleted by an earlier press. */
  response: v.object({ already: v.boolean() }),
  errors: ['link_invalid'],
  idempotent: true,
});

export const deletionCalls = {
  request: requestDeletion,
  requestOfDisabled: requestDeletionOfDisabled,
  pause: pauseAccount,
  stay,
  checkReactivation,
  reactivate,
} as const;
