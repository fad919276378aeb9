import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, emptySchema, genderSchema, idSchema, interestSchema, timeSchema } from '../schemas.ts';
import { attributeNames, spokenLanguages } from '../vocabulary.ts';
import { userSchema } from './session.ts';

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/api/me',
  summary:
    "Changes the member's own profile, what others see of their chatting, and whether visitors see their photos. Absent fields stay.",
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
    /** Spoken. */
    languages: v.optional(v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(10))),
    /** Read marks, both ways. */
    shows_reading: v.optional(v.boolean()),
    /** "Is typing", both ways. */
    shows_typing: v.optional(v.boolean()),
    /** Whether people without an account see the member's photos. */
    photos_public: v.optional(v.boolean()),
  }),
  response: v.object({ user: userSchema }),
  errors: [],
  idempotent: true,
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
  sessions: listSessions,
  endSession,
  endAllSessions,
} as const;
