import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countrySchema, countSchema, emptySchema, genderSchema, idSchema, timeSchema } from '../schemas.ts';
import { appealOutcomes, locales, noticeKinds, reportReasons, reportStates } from '../vocabulary.ts';
import { noticeSchema } from './safety.ts';

/** Where a list goes on: what `next_cursor` gave. */
const cursorSchema = v.pipe(v.string(), v.regex(/^\d{1,15}$/));
const nextCursor = v.nullable(v.string());
const ground = v.picklist(reportReasons);
/** Why somebody looks, or what was found; the server counts graphemes: 3 to 2,000. */
const words = v.pipe(v.string(), v.minLength(1), v.maxLength(16_000));

const suspectSchema = v.object({
  id: idSchema,
  name: v.string(),
  age: countSchema,
  gender: genderSchema,
  country: countrySchema,
  language: v.picklist(locales),
  fictional: v.boolean(),
  status: v.picklist(['active', 'disabled', 'pending_deletion', 'deleted']),
});

const personSchema = v.object({ id: idSchema, name: v.string() });

export const moderationSummary = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/summary',
  summary: 'How much waits for a moderator.',
  response: v.object({ photos: countSchema, reports: countSchema, appeals: countSchema, held: countSchema }),
  errors: [],
});

export const photoQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/photos',
  summary: 'Photos that wait, oldest first.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    photos: v.array(
      v.object({
        id: idSchema,
        member: suspectSchema,
        created_at: timeSchema,
        width: countSchema,
        height: countSchema,
        /** Address of the picture, for staff only. */
        picture: v.string(),
        /** Photos of this member that were refused or removed before. */
        num_refused: countSchema,
        /** This very picture was refused or removed before, of whichever member. */
        refused_before: v.boolean(),
      }),
    ),
    num_waiting: countSchema,
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const photoPicture = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/photos/:id/picture',
  summary:
    'The picture of a photo that waits; of any other only after a look with its reason at the owner or a report about the owner.',
  params: v.object({ id: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const decidePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/photos/:id/decision',
  summary: 'Shows a photo that waits to other members, or refuses it with a statement of reasons.',
  params: v.object({ id: idSchema }),
  body: v.variant('decision', [
    v.object({ decision: v.literal('approve') }),
    v.object({ decision: v.literal('reject'), ground, facts: words }),
  ]),
  response: emptySchema,
  /** `conflict`: decided before, or the file is not the one that was uploaded. */
  errors: ['conflict'],
});

export const heldQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/held',
  summary: 'Messages that wait for a moderator before they are delivered and charged, oldest first.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    held: v.array(
      v.object({
        id: idSchema,
        /** Who wrote it. */
        member: suspectSchema,
        kind: v.picklist(['text', 'photo']),
        text: v.nullable(v.string()),
        /** Address of the picture, for staff only. */
        picture: v.nullable(v.string()),
        /** `link`: a link among a newcomer's first messages. `repeated`: the same text to many. `photo`: every photo, where the site looks first. */
        cause: v.picklist(['link', 'repeated', 'photo']),
        created_at: timeSchema,
        /** Messages of this member that were refused before. */
        num_refused: countSchema,
        /** This very picture was refused before, of whichever member. */
        refused_before: v.boolean(),
      }),
    ),
    num_waiting: countSchema,
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const heldPicture = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/held/:id/picture',
  summary: 'The picture of a photo message that waits.',
  params: v.object({ id: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const decideHeld = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/held/:id/decision',
  summary: 'Delivers a held message, which charges its sender, or refuses it with a statement of reasons.',
  params: v.object({ id: idSchema }),
  body: v.variant('decision', [
    v.object({ decision: v.literal('release') }),
    v.object({ decision: v.literal('refuse'), ground, facts: words }),
  ]),
  response: v.object({
    /** `not_delivered`: released, but the sender cannot pay or the receiver is gone; the sender is told and may try again. */
    outcome: v.picklist(['delivered', 'not_delivered', 'refused']),
  }),
  /** `conflict`: decided before, or the file is not the one that was uploaded. */
  errors: ['conflict'],
});

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
  summary: 'Reports, the open ones oldest first, decided ones newest first. What they say is behind a look.',
  query: v.object({ status: v.optional(v.picklist(reportStates), 'open'), cursor: v.optional(cursorSchema) }),
  response: v.object({ reports: v.array(reportRowSchema), next_cursor: nextCursor }),
  errors: [],
});

const writtenSchema = v.object({
  seq: countSchema,
  /** Written by the reported one; else by the one who reports. */
  by_reported: v.boolean(),
  kind: v.picklist(['text', 'icebreaker', 'gift', 'photo']),
  text: v.nullable(v.string()),
  item: v.nullable(v.string()),
  /** Address of the picture of a photo that the reported one sent, for staff only. */
  picture: v.nullable(v.string()),
  sent_at: timeSchema,
  /** The message that was reported. */
  reported: v.boolean(),
});

export const lookAtReport = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/reports/:id/look',
  summary: 'Opens a report with its context. Each look is written to the audit log with its reason.',
  params: v.object({ id: idSchema }),
  body: v.object({ reason: words }),
  response: v.object({
    report: v.object({
      ...reportRowSchema.entries,
      text: v.string(),
      reporter: v.nullable(suspectSchema),
      /** As it was when it was reported. */
      evidence: v.object({ name: v.string(), about: v.string() }),
      photos: v.array(v.object({ id: idSchema, picture: v.string(), reported: v.boolean() })),
      /** The reported message with what was written around it. */
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
  summary: 'The picture of a photo message of a reported conversation, after a look at the report with its reason.',
  params: v.object({ id: idSchema, photo: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const lookAtMember = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/members/:id/look',
  summary: 'Opens what moderators may know of a member. Each look is written to the audit log with its reason.',
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
    /** Without `photo_id` the reported photo. */
    v.object({ decision: v.literal('remove_photo'), ground, facts: words, photo_id: v.optional(idSchema) }),
    v.object({ decision: v.literal('disable_member'), ground, facts: words }),
  ]),
  response: emptySchema,
  /** `conflict`: decided before, or what it is about has gone. */
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

export const listSuppressions = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/suppressions',
  summary: 'Restrictions that are in force, newest first: disabled members, removed and refused photos.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    suppressions: v.array(
      v.object({
        id: idSchema,
        kind: v.picklist(noticeKinds),
        ground,
        facts: v.string(),
        member: suspectSchema,
        actor: v.string(),
        /** The moderator; null when that account is gone, or it was done at the server. */
        by: v.nullable(personSchema),
        created_at: timeSchema,
        appeal: v.nullable(v.picklist(['open', ...appealOutcomes])),
      }),
    ),
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const suppressMember = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/suppressions',
  summary: 'Disables a member without a report, with a statement of reasons.',
  body: v.object({ member_id: idSchema, ground, facts: words }),
  response: emptySchema,
  errors: ['conflict'],
});

export const liftSuppression = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/suppressions/:id/lift',
  summary: 'Takes a restriction back and tells the member.',
  params: v.object({ id: idSchema }),
  body: v.object({ reason: words }),
  response: emptySchema,
  errors: ['conflict'],
});

export const auditLog = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/audit',
  summary: 'Who did what, newest first.',
  query: v.object({
    cursor: v.optional(cursorSchema),
    actor: v.optional(v.pipe(v.string(), v.maxLength(100))),
    subject: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** Whom it is about. */
    member: v.optional(idSchema),
  }),
  response: v.object({
    entries: v.array(
      v.object({
        id: countSchema,
        actor: v.string(),
        /** The moderator; null when that account is gone, or it was done at the server. */
        by: v.nullable(personSchema),
        action: v.string(),
        subject: v.string(),
        /** Whom it is about; null when that account is gone. */
        member: v.nullable(personSchema),
        /** It is about a member whose account is gone. */
        member_gone: v.boolean(),
        /** What it is about, besides the member. */
        thing: v.nullable(
          v.variant('kind', [
            v.object({
              kind: v.literal('report'),
              id: idSchema,
              about: v.picklist(['profile', 'photo', 'message']),
              reason: ground,
            }),
            v.object({
              kind: v.literal('photo'),
              id: idSchema,
              /** Neither deleted nor refused since. */
              shown: v.boolean(),
            }),
            v.object({ kind: v.literal('notice'), notice: v.picklist(noticeKinds), ground }),
            v.object({ kind: v.literal('held'), message: v.picklist(['text', 'photo']) }),
          ]),
        ),
        reason: v.nullable(v.string()),
        created_at: timeSchema,
      }),
    ),
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const moderationCalls = {
  summary: moderationSummary,
  photos: photoQueue,
  picture: photoPicture,
  decidePhoto,
  held: heldQueue,
  heldPicture,
  decideHeld,
  reports: reportQueue,
  look: lookAtReport,
  sentPicture,
  lookAtMember,
  decideReport,
  appeals: appealQueue,
  decideAppeal,
  suppressions: listSuppressions,
  suppress: suppressMember,
  lift: liftSuppression,
  audit: auditLog,
} as const;
