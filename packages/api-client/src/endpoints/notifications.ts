import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { tokenSchema } from '../schemas.ts';
import { mailKinds, mailStops } from '../vocabulary.ts';

const mailKindSchema = v.picklist(mailKinds);

const answer = v.object({
  /** The address that the mails go to. */
  email: v.string(),
  mails: v.array(
    v.object({
      kind: mailKindSchema,
      on: v.boolean(),
      /** Why it is off, if not by the switch. */
      stopped_by: v.nullable(v.picklist(mailStops)),
      /** An example in the member's language; null for kinds whose text is different each time. */
      example: v.nullable(v.object({ subject: v.string(), text: v.string() })),
    }),
  ),
});

export const getNotifications = defineEndpoint({
  method: 'GET',
  path: '/api/me/notifications',
  summary: 'The kinds of mail and whether the member gets each, why one is off, and an example of each.',
  response: answer,
  errors: [],
});

export const setNotifications = defineEndpoint({
  method: 'PUT',
  path: '/api/me/notifications',
  summary: 'Switches kinds of mail on or off, also those that a bounce, a complaint or unsubscribing has switched off.',
  body: v.object({
    mails: v.pipe(
      v.array(v.object({ kind: mailKindSchema, on: v.boolean() })),
      v.minLength(1),
      v.maxLength(mailKinds.length),
    ),
  }),
  response: answer,
  errors: [],
  idempotent: true,
});

const link = { query: v.object({ token: tokenSchema }), response: v.object({ kind: mailKindSchema, on: v.boolean() }) };

export const getUnsubscription = defineEndpoint({
  method: 'GET',
  path: '/api/unsubscribe',
  summary: 'Which kind of mail the link of a mail switches off, and whether it is still on. Changes nothing.',
  ...link,
  errors: ['link_invalid'],
});

export const unsubscribe = defineEndpoint({
  method: 'POST',
  path: '/api/unsubscribe',
  summary:
    'Switches off the kind of mail that contained the link: called by the page, and by mail programs on their own (RFC 8058). Needs no session; a repetition changes nothing.',
  ...link,
  errors: ['link_invalid'],
  idempotent: true,
});

export const notificationsCalls = {
  get: getNotifications,
  set: setNotifications,
  getUnsubscription,
  unsubscribe,
} as const;
