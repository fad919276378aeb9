import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { locales } from '../languages.ts';
import { complaintKinds, complaintStates } from '../reasons.ts';
import { emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { complaintEntrySchema } from './complaints.ts';
import { cursorSchema, nextCursor, suspectSchema, words } from './moderation/moderation-schemas.ts';

const rowSchema = v.object({
  /** Reference of the complaint. */
  id: idSchema,
  kind: v.picklist(complaintKinds),
  status: v.picklist(complaintStates),
  created_at: timeSchema,
  answer_by: v.nullable(timeSchema),
  /** null: the complainant has no account. */
  member: v.nullable(suspectSchema),
  /** Language of the answer. */
  language: v.picklist(locales),
});
const params = v.object({ id: idSchema });

export const complaintQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/complaints',
  summary: 'Complaints to the site, the open ones oldest first, the others newest first.',
  query: v.object({ status: v.optional(v.picklist(complaintStates), 'open'), cursor: v.optional(cursorSchema) }),
  response: v.object({ complaints: v.array(rowSchema), next_cursor: nextCursor }),
  errors: [],
});

export const readComplaint = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/complaints/:id',
  summary:
    'A complaint with all its entries. For a complainant without an account also the address, by which a purchase can be found.',
  params,
  response: v.object({
    complaint: v.object({
      ...rowSchema.entries,
      email: v.nullable(v.string()),
      /** The calling moderator made the complaint, so another one answers. */
      by_me: v.boolean(),
      entries: v.array(complaintEntrySchema),
    }),
  }),
  errors: [],
});

export const answerComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/complaints/:id/answer',
  summary: 'Answers a complaint; the answer is mailed. `close`: nothing can be added after it.',
  params,
  body: v.object({
    text: words,
    close: v.optional(v.boolean(), false),
    /** Number of entries that the moderator has read. */
    seen: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  response: emptySchema,
  /** `conflict`: the complaint is closed, or has an entry that the moderator has not read. */
  errors: ['conflict'],
});

export const closeComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/complaints/:id/close',
  summary: 'Closes a complaint that was answered.',
  params,
  response: emptySchema,
  /** `conflict`: the complaint is unanswered, or closed. */
  errors: ['conflict'],
});
