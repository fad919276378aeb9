import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { idSchema, longText, seqSchema, timeSchema } from '../schemas.ts';
import { reportReasons, reportStates } from '../reasons.ts';

/**
 * Subject of a report. A message is named by its sequence number in the conversation; only messages of the reported member can be
 * reported.
 */
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
  /** The receipt: names the report in later calls. */
  reference: idSchema,
  subject: v.picklist(['profile', 'photo', 'message']),
  /** The reported member's name at that time. */
  name: v.string(),
  reason: v.picklist(reportReasons),
  text: v.string(),
  /** `acted`: a measure was taken; which one is between the site and the reported member. */
  status: v.picklist(reportStates),
  created_at: timeSchema,
  decided_at: v.nullable(timeSchema),
});

export const reportMember = defineEndpoint({
  method: 'POST',
  path: '/api/members/:id/report',
  summary:
    'Reports a profile, a photo or a message. Repeating a report while the first is open returns the same receipt.',
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

export const reportsCalls = {
  send: reportMember,
  list: listReports,
  get: getReport,
} as const;
