import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, idSchema, seqSchema, timeSchema } from '../schemas.ts';
import { appealOutcomes, noticeKinds, reportReasons, reportStates } from '../vocabulary.ts';

/** Graphemes; the server counts them (security.md section 7). */
const longText = v.pipe(v.string(), v.maxLength(16_000));

/** What a report is about. A message is named by its place in the conversation; only what the reported one wrote can be reported. */
export const reportSubjectSchema = v.variant('kind', [
  v.object({ kind: v.literal('profile') }),
  v.object({ kind: v.literal('photo'), photo_id: idSchema }),
  v.object({
    kind: v.literal('message'),
    conversation_id: idSchema,
    seq: seqSchema,
  }),
]);

export const reportSchema = v.object({
  /** The receipt: what to name when asking again. */
  reference: idSchema,
  subject: v.picklist(['profile', 'photo', 'message']),
  /** Name the reported one had then. */
  name: v.string(),
  reason: v.picklist(reportReasons),
  text: v.string(),
  /** `acted`: something was done about it. What, is a matter between the site and the reported one. */
  status: v.picklist(reportStates),
  created_at: timeSchema,
  decided_at: v.nullable(timeSchema),
});

export const reportMember = defineEndpoint({
  method: 'POST',
  path: '/api/members/:id/report',
  summary:
    'Reports a profile, a photo or a message. The same report again, while the first is open, gives the same receipt.',
  params: v.object({ id: idSchema }),
  body: v.object({
    subject: reportSubjectSchema,
    reason: v.picklist(reportReasons),
    text: v.optional(longText, ''),
    /** Blocks the member as well, in the same step. */
    block: v.optional(v.boolean(), false),
  }),
  response: v.object({ report: reportSchema }),
  errors: [],
  idempotent: true,
});

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  summary: "The member's own reports, newest first, with their status.",
  response: v.object({ reports: v.array(reportSchema) }),
  errors: [],
});

export const getReport = defineEndpoint({
  method: 'GET',
  path: '/api/reports/:reference',
  summary: 'One report of the member by its receipt.',
  params: v.object({ reference: idSchema }),
  response: v.object({ report: reportSchema }),
  errors: [],
});

/** A statement of reasons: what, why by the facts, automated or not, on which ground, and what can be done about it. */
export const noticeSchema = v.object({
  id: idSchema,
  kind: v.picklist(noticeKinds),
  ground: v.picklist(reportReasons),
  facts: v.string(),
  /** The photo it is about, where it is about one. */
  photo_id: v.nullable(idSchema),
  automated: v.boolean(),
  created_at: timeSchema,
  is_new: v.boolean(),
  /** Taken back, after an appeal or of the moderators' own accord. */
  lifted_at: v.nullable(timeSchema),
  appeal: v.object({
    /** `closed`: six months have passed, or it has been lifted. */
    state: v.picklist(['possible', 'open', ...appealOutcomes, 'closed']),
    until: timeSchema,
    text: v.nullable(v.string()),
    answer: v.nullable(v.string()),
    decided_at: v.nullable(timeSchema),
  }),
});

export const listNotices = defineEndpoint({
  method: 'GET',
  path: '/api/notices',
  summary: 'Statements of reasons addressed to the member, newest first.',
  response: v.object({ notices: v.array(noticeSchema), num_new: countSchema }),
  errors: [],
});

export const markNoticesSeen = defineEndpoint({
  method: 'PUT',
  path: '/api/notices/seen',
  summary: 'Clears the new flags of the notices.',
  response: v.object({}),
  errors: [],
  idempotent: true,
});

const appealText = v.pipe(longText, v.minLength(1));

export const appealNotice = defineEndpoint({
  method: 'POST',
  path: '/api/notices/:id/appeal',
  summary: 'Appeals against a decision, once, within six months. A person decides.',
  params: v.object({ id: idSchema }),
  body: v.object({ text: appealText }),
  response: v.object({ notice: noticeSchema }),
  /** `conflict`: appealed before, or too late. */
  errors: ['conflict'],
});

const appealToken = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const getAppeal = defineEndpoint({
  method: 'GET',
  path: '/api/appeals',
  summary: 'The decision behind the link of a mail, for those whose account is disabled. Changes nothing.',
  query: v.object({ token: appealToken }),
  response: v.object({ notice: noticeSchema }),
  errors: ['link_invalid'],
});

export const sendAppeal = defineEndpoint({
  method: 'POST',
  path: '/api/appeals',
  summary: 'Appeals with the link of a mail.',
  body: v.object({ token: appealToken, text: appealText }),
  response: v.object({ notice: noticeSchema }),
  errors: ['link_invalid', 'conflict'],
});

export const safetyCalls = {
  report: reportMember,
  reports: listReports,
  getReport,
  notices: listNotices,
  markNoticesSeen,
  appeal: appealNotice,
  getAppeal,
  sendAppeal,
} as const;
