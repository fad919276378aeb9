import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { appealOutcomes, complaintKinds, noticeKinds } from '../reasons.ts';
import { answerComplaint, closeComplaint, complaintQueue, readComplaint } from './moderation-complaints.ts';
import { decideHeld, decidePhoto, heldPicture, heldQueue, photoPicture, photoQueue } from './moderation-queues.ts';
import {
  appealQueue,
  decideAppeal,
  decideReport,
  lookAtMember,
  lookAtReport,
  reportQueue,
  sentPicture,
} from './moderation-reports.ts';
import {
  cursorSchema,
  ground,
  nextCursor,
  personSchema,
  suspectSchema,
  words,
} from './moderation/moderation-schemas.ts';

export const moderationSummary = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/summary',
  summary: 'Numbers of items that wait for a moderator, and since when the oldest of each kind has waited.',
  response: v.object({
    photos: countSchema,
    reports: countSchema,
    appeals: countSchema,
    held: countSchema,
    complaints: countSchema,
    oldest: v.object({
      photos: v.nullable(timeSchema),
      reports: v.nullable(timeSchema),
      appeals: v.nullable(timeSchema),
      held: v.nullable(timeSchema),
      complaints: v.nullable(timeSchema),
    }),
  }),
  errors: [],
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
        /** The moderator; null if that account is gone, or it was done on the server. */
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
  summary: 'Lifts a restriction and notifies the member.',
  params: v.object({ id: idSchema }),
  body: v.object({ reason: words }),
  response: emptySchema,
  errors: ['conflict'],
});

export const auditLog = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/audit',
  summary: 'The audit log: who did what, newest first.',
  query: v.object({
    cursor: v.optional(cursorSchema),
    actor: v.optional(v.pipe(v.string(), v.maxLength(100))),
    subject: v.optional(v.pipe(v.string(), v.maxLength(100))),
    /** The member it is about. */
    member: v.optional(idSchema),
  }),
  response: v.object({
    entries: v.array(
      v.object({
        id: countSchema,
        actor: v.string(),
        /** The moderator; null if that account is gone, or it was done on the server. */
        by: v.nullable(personSchema),
        action: v.string(),
        subject: v.string(),
        /** The member it is about; null if that account is gone. */
        member: v.nullable(personSchema),
        /** It is about a member whose account is gone. */
        member_gone: v.boolean(),
        /** The thing it is about, besides the member. */
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
              /** Neither deleted nor refused since then. */
              shown: v.boolean(),
            }),
            v.object({ kind: v.literal('notice'), notice: v.picklist(noticeKinds), ground }),
            v.object({ kind: v.literal('complaint'), id: idSchema, about: v.picklist(complaintKinds) }),
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
  complaints: complaintQueue,
  complaint: readComplaint,
  answerComplaint,
  closeComplaint,
  suppressions: listSuppressions,
  suppress: suppressMember,
  lift: liftSuppression,
  audit: auditLog,
} as const;
