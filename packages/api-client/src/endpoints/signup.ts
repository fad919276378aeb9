import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, genderSchema, idSchema, interestSchema, tokenSchema } from '../schemas.ts';
import { locales } from '../languages.ts';
import { attributeNames, signupStepNames, spokenLanguages } from '../vocabulary.ts';
import { userSchema } from './session.ts';

export const trackingSchema = v.object({
  network: v.optional(tokenSchema),
  ref: v.optional(tokenSchema),
  sub1: v.optional(tokenSchema),
  sub2: v.optional(tokenSchema),
  sub3: v.optional(tokenSchema),
});

/**
 * Types and sizes only: the server decides which names, passwords and ages are acceptable (SGN-01), and answers `validation_failed`
 * with one code per field.
 */
export const signup = defineEndpoint({
  method: 'POST',
  path: '/api/signup',
  summary:
    'Creates an account and signs it in; the activation mail follows. `user` is null if the site reveals only by mail whether the address has an account: then `waiting` identifies the sign-up, so that its mail can be sent again.',
  body: v.object({
    email: v.pipe(v.string(), v.maxLength(300)),
    name: v.pipe(v.string(), v.maxLength(200)),
    password: v.pipe(v.string(), v.maxLength(512)),
    date_of_birth: v.pipe(v.string(), v.maxLength(10)),
    gender: genderSchema,
    seeking: v.pipe(v.array(genderSchema), v.minLength(1), v.maxLength(3)),
    country: countrySchema,
    region: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    /** Chosen on a lander; further ones are added in the profile. */
    interests: v.optional(v.pipe(v.array(interestSchema), v.maxLength(3)), []),
    /** First message to the member below, sent once the account may send. */
    signup_message: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
    /** The member whose page or lander the visitor came from (SGN-08). */
    member: v.optional(idSchema),
    language: v.picklist(locales),
    time_zone: v.optional(v.pipe(v.string(), v.maxLength(60))),
    tracking: v.optional(trackingSchema, {}),
  }),
  response: v.object({ user: v.nullable(userSchema), waiting: v.optional(idSchema) }),
  errors: ['email_taken', 'signup_closed'],
});

/** Input of a step, submitted or not. Each step has fields of its own; the server knows which. */
const stepAnswerSchema = v.object({
  message: v.optional(v.pipe(v.string(), v.maxLength(2000))),
  country: v.optional(countrySchema),
  region: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  place: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40)))),
  attributes: v.optional(
    v.pipe(
      v.array(v.object({ name: v.picklist(attributeNames), value: v.nullable(v.pipe(v.string(), v.maxLength(40))) })),
      v.maxLength(20),
    ),
  ),
  /** Languages the member speaks. */
  languages: v.optional(v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(10))),
  about: v.optional(v.pipe(v.string(), v.maxLength(8000))),
});

const progressSchema = v.object({
  /** The steps of this member, in their order. */
  steps: v.array(
    v.object({
      name: v.picklist(signupStepNames),
      state: v.picklist(['open', 'done', 'skipped']),
      /** Input that was typed but not submitted yet, on any device. */
      draft: v.nullable(stepAnswerSchema),
    }),
  ),
  /** The first open one; null when all are done or skipped. */
  current: v.nullable(v.picklist(signupStepNames)),
  /** Whose page the member came from (SGN-08). */
  member: v.nullable(idSchema),
  /** The first message to that member, kept until the address is confirmed. */
  message: v.string(),
});

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/api/signup/progress',
  summary: 'How far the member has come with the steps after the sign-up.',
  response: v.object({ progress: progressSchema }),
  errors: [],
});

export const answerStep = defineEndpoint({
  method: 'PATCH',
  path: '/api/signup/progress',
  summary:
    'Answers a step, skips it, or stores its draft. Steps come in a fixed order: a step after the first open one is a conflict. Earlier steps may be answered again, and stay done when they are skipped.',
  body: v.object({
    step: v.picklist(signupStepNames),
    act: v.picklist(['answer', 'skip', 'draft']),
    answer: v.optional(stepAnswerSchema, {}),
  }),
  response: v.object({ progress: progressSchema, user: userSchema }),
  errors: ['conflict'],
  idempotent: true,
});

export const checkActivation = defineEndpoint({
  method: 'POST',
  path: '/api/activation/link',
  summary:
    'The address that a mailed token confirms, and whether the token is usable, used or too old; forbidden to a member signed in to another account. Changes nothing.',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({
    email: v.string(),
    state: v.picklist(['open', 'done', 'expired']),
    /** The caller is not signed in to the account, or there is none yet: access to the mailbox alone does not prove whose it is. */
    asks_password: v.boolean(),
  }),
  errors: ['activation_failed'],
  idempotent: true,
});

export const activate = defineEndpoint({
  method: 'POST',
  path: '/api/activation',
  summary:
    'Confirms the e-mail address with the mailed token. A visitor must also give the password of the sign-up and is then signed in: the steps continue where they were left.',
  body: v.object({ token: tokenSchema, password: v.optional(v.pipe(v.string(), v.maxLength(512))) }),
  /** `already`: the address was confirmed earlier, and nothing was done. */
  response: v.object({ already: v.boolean() }),
  errors: ['activation_failed', 'password_wrong', 'account_blocked'],
});

export const resendActivation = defineEndpoint({
  method: 'POST',
  path: '/api/activation/resend',
  summary:
    'Mails the activation link again: to the calling member, to an address, or to the address of a waiting sign-up. The answer is the same for every address.',
  body: v.object({
    email: v.optional(v.pipe(v.string(), v.maxLength(254))),
    /** `waiting` of the answer to the sign-up. */
    waiting: v.optional(idSchema),
  }),
  /** `already`: the calling member has confirmed the address, and no mail was sent. */
  response: v.object({ already: v.optional(v.boolean()) }),
  errors: [],
});

export const signupCalls = {
  create: signup,
  progress: getProgress,
  answer: answerStep,
  checkActivation,
  activate,
  resendActivation,
} as const;
