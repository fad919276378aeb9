import * as v from 'valibot';

import { emailSchema } from '../email.ts';
import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  countSchema,
  creditsSchema,
  dateSchema,
  emptySchema,
  genderSchema,
  idSchema,
  imageSchema,
  interestSchema,
  moneySchema,
  timeSchema,
} from '../schemas.ts';
import { locales } from '../languages.ts';
import { attributeNames, mailKinds, mailStops } from '../vocabulary.ts';

export const localeSchema = v.picklist(locales);

export const photoStateSchema = v.picklist(['inspected', 'active', 'rejected']);

export const userSchema = v.object({
  id: idSchema,
  /** `not_confirmed` until the e-mail is confirmed (SGN-05). */
  status: v.picklist(['not_confirmed', 'active', 'pending_deletion']),
  /** Until an age check is passed, the member may do only what visitors may (age-check.ts). */
  age_check_required: v.boolean(),
  email: v.string(),
  name: v.string(),
  credits: creditsSchema,
  /** Price of the credits bought last, to price a credit. Null before the first purchase. */
  price_paid: v.nullable(v.object({ credits: creditsSchema, price: moneySchema })),
  paid_user: v.boolean(),
  signup_date: timeSchema,
  language: localeSchema,
  fictional_icon: v.boolean(),
  notifications_disabled: v.array(v.object({ kind: v.picklist(mailKinds), reason: v.picklist(mailStops) })),
  /** Whether the browser of this session receives pushes. */
  push_subscribed: v.boolean(),
  /** Read marks, in both directions: the member shows and sees them. */
  shows_reading: v.boolean(),
  /** The same for "is typing". */
  shows_typing: v.boolean(),
  /** Whether visitors see the member's photos; null until the member answers, which counts as no. */
  photos_public: v.nullable(v.boolean()),
  moderator: v.boolean(),
  conversations_left: v.nullable(countSchema),
  photo_limit: countSchema,
  profile: v.object({
    /** `disabled` until the account is confirmed: not shown to other members. */
    status: v.picklist(['active', 'disabled']),
    date_of_birth: dateSchema,
    age: countSchema,
    gender: genderSchema,
    seeking: v.array(genderSchema),
    country: countrySchema,
    region: v.nullable(v.string()),
    place: v.nullable(v.string()),
    about: v.string(),
    attributes: v.array(v.object({ name: v.picklist(attributeNames), value: v.string() })),
    interests: v.array(interestSchema),
    /** Languages the member speaks, by ISO 639-1. */
    languages: v.optional(v.array(v.string())),
    main_image: v.nullable(v.object({ ...imageSchema.entries, status: photoStateSchema })),
  }),
});

const answer = v.object({ user: userSchema });

export const getUser = defineEndpoint({
  method: 'GET',
  path: '/api/user.php',
  summary: 'The signed-in member, or null for a visitor.',
  response: v.object({ user: v.nullable(userSchema), server_time: timeSchema }),
  errors: [],
});

export const loginBodySchema = v.object({
  /** E-mail address or username (SES-08). */
  login: v.pipe(v.string(), v.maxLength(254), v.trim(), v.minLength(1)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(512)),
  remember: v.optional(v.boolean(), true),
});

const pushSubscriptionSchema = v.nullable(
  v.object({
    endpoint: v.pipe(v.string(), v.url(), v.maxLength(1000)),
    keys: v.object({ p256dh: v.pipe(v.string(), v.maxLength(200)), auth: v.pipe(v.string(), v.maxLength(100)) }),
  }),
);

/** One path for two uses, distinguished by `push=1` (rules.md section 7). */
export const login = defineEndpoint({
  method: 'POST',
  path: '/api/user.php',
  summary:
    'Signs in with e-mail or username, or asks for a second step; with push=1 stores the web push subscription of a signed-in member.',
  query: v.object({ push: v.optional(v.literal('1')) }),
  body: v.union([loginBodySchema, v.object({ subscription: pushSubscriptionSchema })]),
  /**
   * Null: the password was right, but a second step is needed before the member is signed in (second-step.ts). `ways`: what is possible
   * on this host; a recovery code always is.
   */
  response: v.object({
    user: v.nullable(userSchema),
    ways: v.optional(v.array(v.picklist(['passkey', 'app']))),
  }),
  errors: ['login_failed', 'account_blocked', 'account_disabled', 'pending_deletion'],
});

export const saveLanguage = defineEndpoint({
  method: 'PUT',
  path: '/api/user.php',
  summary: "Saves the member's language.",
  body: v.object({ language: localeSchema }),
  response: answer,
  errors: [],
  idempotent: true,
});

export const logout = defineEndpoint({
  method: 'GET',
  path: '/api/logout.php',
  summary: 'Ends this session. Needs the client-type header although it is a GET.',
  response: emptySchema,
  errors: [],
});

export const requestPasswordReset = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset',
  summary: 'Mails a link to set a new password.',
  body: v.object({ email: emailSchema() }),
  response: emptySchema,
  errors: ['email_not_found', 'too_many_reset_emails'],
});

export const checkResetLink = defineEndpoint({
  method: 'POST',
  path: '/api/password-reset/link',
  summary:
    'Whether a mailed token is still valid, and the address of its account; forbidden to a member signed in to another account. Changes nothing.',
  body: v.object({ token: v.pipe(v.string(), v.maxLength(100)) }),
  response: v.object({ email: v.string() }),
  errors: ['link_invalid'],
  idempotent: true,
});

export const resetPassword = defineEndpoint({
  method: 'PUT',
  path: '/api/password-reset',
  summary:
    'Sets a new password with the mailed token; forbidden to a member signed in to another account. Does not sign in.',
  /** The server decides which passwords are acceptable, and answers `validation_failed` with the reason. */
  body: v.object({ token: v.pipe(v.string(), v.maxLength(100)), password: v.pipe(v.string(), v.maxLength(512)) }),
  response: emptySchema,
  errors: ['link_invalid'],
});

export const sessionCalls = {
  get: getUser,
  login,
  saveLanguage,
  logout,
  requestPasswordReset,
  checkResetLink,
  resetPassword,
} as const;
