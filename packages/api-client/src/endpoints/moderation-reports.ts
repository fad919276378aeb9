import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { appealOutcomes, reportReasons, reportStates } from '../reasons.ts';
import { answeredSchema } from './chat.ts';
import { cursorSchema, ground, nextCursor, suspectSchema, words } from './moderation/moderation-schemas.ts';
import { noticeSchema } from './notices.ts';

const reportRowSchema = v.object({
  id: idSchema,
  subject: v.picklist(['profile', 'photo', 'message']),
  reason: v.picklist(reportReasons),
  status: v.picklist(reportStates),
  created_at: timeSchema,
  member: suspectSchema,
  /** Open reports about the same member, this one included. */
  num_open: countSchema,
});

export const reportQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/reports',
  summary:
    'Reports, the open ones oldest first, decided ones newest first. To read one, a moderator must open it with a reason.',
  query: v.object({ status: v.optional(v.picklist(reportStates), 'open'), cursor: v.optional(cursorSchema) }),
  response: v.object({ reports: v.array(reportRowSchema), next_cursor: nextCursor }),
  errors: [],
});

const writtenSchema = v.object({
  seq: countSchema,
  /** Written by the reported member; else by the reporter. */
  by_reported: v.boolean(),
  kind: v.picklist(['text', 'icebreaker', 'gift', 'photo']),
  text: v.nullable(v.string()),
  item: v.nullable(v.string()),
  about: v.nullable(answeredSchema),
  /** Address of a photo that the reported member sent, for staff only. */
  picture: v.nullable(v.string()),
  sent_at: timeSchema,
  /** This is the reported message. */
  reported: v.boolean(),
});

export const lookAtReport = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/reports/:id/look',
  summary: 'Opens a report with its context. Each opening is written to the audit log with its reason.',
  params: v.object({ id: idSchema }),
  body: v.object({ reason: words }),
  response: v.object({
    report: v.object({
      ...reportRowSchema.entries,
      text: v.string(),
      reporter: v.nullable(suspectSchema),
      /** The profile as it was when it was reported. */
      evidence: v.object({ name: v.string(), about: v.string() }),
      photos: v.array(v.object({ id: idSchema, picture: v.string(), reported: v.boolean() })),
      /** The reported message with the messages around it. */
      messages: v.array(writtenSchema),
      notices: v.array(noticeSchema),
      decision: v.nullable(v.picklist(['dismiss', 'warn', 'remove_photo', 'disable_member'])),
      decided_at: v.nullable(timeSchema),
    }),
  }),
  errors: [],
});

export const sentPicture = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/reports/:id/photos/:photo/picture',
  summary:
    'The picture of a photo message of a reported conversation, after the moderator has opened the report with a reason.',
  params: v.object({ id: idSchema, photo: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const lookAtMember = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/members/:id/look',
  summary:
    'Opens the data of a member that moderators may see. Each opening is written to the audit log with its reason.',
  params: v.object({ id: idSchema }),
  body: v.object({ reason: words }),
  response: v.object({
    member: suspectSchema,
    about: v.string(),
    photos: v.array(
      v.object({
        id: idSchema,
        picture: v.string(),
        /** Not shown to others yet. */
        waiting: v.boolean(),
      }),
    ),
    notices: v.array(noticeSchema),
    /** Newest first. */
    reports: v.array(reportRowSchema),
  }),
  errors: [],
});

export const decideReport = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/reports/:id/decision',
  summary: 'Decides a report. All but a dismissal send the member a statement of reasons.',
  params: v.object({ id: idSchema }),
  body: v.variant('decision', [
    v.object({ decision: v.literal('dismiss'), note: v.optional(v.pipe(v.string(), v.maxLength(16_000)), '') }),
    v.object({ decision: v.literal('warn'), ground, facts: words }),
    /** Without `photo_id`: the reported photo. */
    v.object({ decision: v.literal('remove_photo'), ground, facts: words, photo_id: v.optional(idSchema) }),
    v.object({ decision: v.literal('disable_member'), ground, facts: words }),
  ]),
  response: emptySchema,
  /** `conflict`: already decided, or its subject no longer exists. */
  errors: ['conflict'],
});

export const appealQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/appeals',
  summary: 'Appeals that wait for a person, oldest first.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    appeals: v.array(v.object({ notice: noticeSchema, member: suspectSchema, decided_by_me: v.boolean() })),
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const decideAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/appeals/:id/decision',
  summary: 'Answers an appeal. `overturned` takes the decision back as far as that is possible.',
  params: v.object({ id: idSchema }),
  body: v.object({ outcome: v.picklist(appealOutcomes), answer: words }),
  response: emptySchema,
  errors: ['conflict'],
});
