import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, emptySchema, genderSchema, idSchema, tokenSchema } from '../schemas.ts';
import { locales } from '../languages.ts';
import { userSchema } from './session.ts';

export const trackingSchema = v.object({
  network: v.optional(tokenSchema),
  ref: v.optional(tokenSchema),
  sub1: v.optional(tokenSchema),
  sub2: v.optional(tokenSchema),
  sub3: v.optional(tokenSchema),
});

/**
 * Types and sizes only: what makes a name, a password or an age acceptable is decided on the server (SGN-01), which answers
 * `validation_failed` with one code a field.
 */
export const signup = defineEndpoint({
  method: 'POST',
  path: '/api/signup',
  summary:
    'Creates an account and signs it in; the activation mail follows. User is null where the site tells in the mail only whether the address has an account.',
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(300)),
    name: v.pipe(v.string(), v.maxLength(200)),
    password: v.pipe(v.string(), v.maxLength(512)),
    date_of_birth: v.pipe(v.string(), v.maxLength(10)),
    gender: genderSchema,
    seeking: v.pipe(v.array(genderSchema), v.minLength(1), v.maxLength(3)),
    country: countrySchema,
    region: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    /** First words to the member in view, sent when the account may send. */
    signup_message: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
    /** The member whose page or lander the visitor came from (SGN-08). */
    member: v.optional(idSchema),
    language: v.picklist(locales),
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(60))),
    tracking: v.optional(trackingSchema, {}),
  }),
  response: v.object({ user: v.nullable(userSchema) }),
  errors: ['email_taken', 'signup_closed'],
});

export const activate = defineEndpoint({
  method: 'POST',
  path: '/api/activation',
  summary: 'Confirms the e-mail address with the token of the mail.',
  body: v.object({ token: tokenSchema }),
  response: emptySchema,
  errors: ['activation_failed'],
});

export const resendActivation = defineEndpoint({
  method: 'POST',
  path: '/api/activation/resend',
  summary: 'Mails the activation link again. Answers the same for every address.',
  body: v.object({ email: v.optional(v.pipe(v.string(), v.maxLength(254))) }),
  response: emptySchema,
  errors: [],
});

export const signupCalls = {
  create: signup,
  activate,
  resendActivation,
} as const;
