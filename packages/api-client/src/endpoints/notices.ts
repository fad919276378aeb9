import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, idSchema, longText, timeSchema } from '../schemas.ts';
import { appealOutcomes, noticeKinds, reportReasons } from '../reasons.ts';

/** A statement of reasons: the decision, its facts, whether it was automated, its ground, and how to appeal. */
export const noticeSchema = v.object({
  id: idSchema,
  kind: v.picklist(noticeKinds),
  ground: v.picklist(reportReasons),
  facts: v.string(),
  /** The photo it is about, if any. */
  photo_id: v.nullable(idSchema),
  automated: v.boolean(),
  created_at: timeSchema,
  is_new: v.boolean(),
  /** When it was lifted, after an appeal or by the moderators themselves. */
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
  /** `conflict`: already appealed, or too late. */
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

export const noticesCalls = {
  list: listNotices,
  markSeen: markNoticesSeen,
  appeal: appealNotice,
  getAppeal,
  sendAppeal,
} as const;
