import * as v from 'valibot';

import { emailSchema } from '../email.ts';
import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, emptySchema, genderSchema, idSchema, interestSchema, timeSchema } from '../schemas.ts';
import { attributeNames, spokenLanguages } from '../vocabulary.ts';
import { userSchema } from './session.ts';

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/api/me',
  summary:
    "Changes the member's own profile, whether others see them reading and typing, and whether visitors see their photos. Absent fields stay unchanged.",
  body: v.object({
    about: v.optional(v.pipe(v.string(), v.maxLength(8000))),
    gender: v.optional(genderSchema),
    seeking: v.optional(v.pipe(v.array(genderSchema), v.minLength(1), v.maxLength(3))),
    country: v.optional(countrySchema),
    region: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    place: v.optional(v.nullable(idSchema)),
    attributes: v.optional(
      v.pipe(
        v.array(v.object({ name: v.picklist(attributeNames), value: v.nullable(v.pipe(v.string(), v.maxLength(40))) })),
        v.maxLength(20),
      ),
    ),
    interests: v.optional(v.pipe(v.array(interestSchema), v.maxLength(20))),
    /** The languages the member speaks. */
    languages: v.optional(v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(10))),
    /** Read marks, in both directions. */
    shows_reading: v.optional(v.boolean()),
    /** "Is typing", in both directions. */
    shows_typing: v.optional(v.boolean()),
    /** Whether visitors see the member's photos. */
    photos_public: v.optional(v.boolean()),
  }),
  response: v.object({ user: userSchema }),
  errors: [],
  idempotent: true,
});

/** The password as it was typed. The server decides which passwords are acceptable, and answers `validation_failed` with the reason. */
export const passwordSchema = v.pipe(v.string(), v.maxLength(512));
const mailedTokenSchema = v.pipe(v.string(), v.maxLength(100));

export const requestEmailChange = defineEndpoint({
  method: 'PUT',
  path: '/api/me/email',
  summary:
    'Mails a link to a new e-mail address, which becomes the account’s when the link is confirmed. Needs the password.',
  body: v.object({ email: emailSchema(), password: passwordSchema }),
  response: emptySchema,
  errors: ['password_wrong', 'email_taken', 'account_blocked'],
});

export const checkEmailLink = defineEndpoint({
  method: 'POST',
  path: '/api/mail-change/link',
  summary:
    'The new address that a mailed token stands for, and whether the account already has it; forbidden to a member signed in to another account. Changes nothing.',
  body: v.object({ token: mailedTokenSchema }),
  /** `asks_password`: the caller is not signed in to the account, so the press needs the password. */
  response: v.object({ email: v.string(), done: v.boolean(), asks_password: v.boolean() }),
  errors: ['link_invalid'],
  idempotent: true,
});

export const confirmEmailChange = defineEndpoint({
  method: 'PUT',
  path: '/api/mail-change',
  summary:
    'Changes the account to the address that the token was mailed to; a visitor must also give the password. A repetition changes nothing.',
  body: v.object({ token: mailedTokenSchema, password: v.optional(passwordSchema) }),
  response: emptySchema,
  errors: ['link_invalid', 'email_taken', 'password_wrong', 'account_blocked'],
});

export const changePassword = defineEndpoint({
  method: 'PUT',
  path: '/api/me/password',
  summary: 'Sets a new password. Every other session of the account ends, and this one gets a new cookie.',
  body: v.object({ current_password: passwordSchema, password: passwordSchema }),
  response: v.object({ user: userSchema }),
  errors: ['password_wrong', 'account_blocked'],
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Devices that are signed in.',
  response: v.object({
    sessions: v.array(
      v.object({
        id: idSchema,
        client: v.string(),
        created_at: timeSchema,
        last_used_at: timeSchema,
        current: v.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'Signs one device out.',
  params: v.object({ id: idSchema }),
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const endAllSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Signs every other device out.',
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const accountCalls = {
  update: updateMe,
  requestEmailChange,
  checkEmailLink,
  confirmEmailChange,
  changePassword,
  sessions: listSessions,
  endSession,
  endAllSessions,
} as const;
