import * as v from 'valibot';

import { emailSchema } from '../email.ts';
import { defineEndpoint } from '../endpoint.ts';
import { locales } from '../languages.ts';
import { complaintKinds, complaintStates } from '../reasons.ts';
import { idSchema, longText, timeSchema } from '../schemas.ts';

const words = v.pipe(longText, v.minLength(1));

export const complaintEntrySchema = v.object({
  by: v.picklist(['complainant', 'staff']),
  text: v.string(),
  at: timeSchema,
});

export const complaintSchema = v.object({
  /** Names the complaint in later calls: random, in groups of four. */
  reference: idSchema,
  kind: v.picklist(complaintKinds),
  status: v.picklist(complaintStates),
  created_at: timeSchema,
  /** When an answer is due; null if none is. */
  answer_by: v.nullable(timeSchema),
  /** Everything written so far, oldest first. */
  entries: v.array(complaintEntrySchema),
});
const response = v.object({ complaint: complaintSchema });
const params = v.object({ reference: idSchema });

export const sendComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaints',
  summary:
    'Sends a complaint to the site. A mail confirms it with its reference. Members get the answer at the address of their account; visitors give an address.',
  body: v.object({
    kind: v.picklist(complaintKinds),
    text: words,
    /** Ignored for members. */
    email: v.optional(emailSchema()),
    /** Language of the answer; for members, the account's. */
    language: v.optional(v.picklist(locales)),
  }),
  response,
  errors: ['idempotency_conflict'],
  idempotent: true,
});

export const listComplaints = defineEndpoint({
  method: 'GET',
  path: '/api/complaints',
  summary: "The member's own complaints, newest first.",
  response: v.object({ complaints: v.array(complaintSchema) }),
  errors: [],
});

export const getComplaint = defineEndpoint({
  method: 'GET',
  path: '/api/complaints/:reference',
  summary: "One of the member's own complaints.",
  params,
  response,
  errors: [],
});

export const lookAtComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaints/:reference/look',
  summary:
    'A complaint by its reference and the address that it was made with, without an account. Changes nothing; no URL contains the address.',
  params,
  body: v.object({ email: emailSchema() }),
  response,
  errors: [],
});

export const addToComplaint = defineEndpoint({
  method: 'POST',
  path: '/api/complaints/:reference/entries',
  summary: 'Adds a text to a complaint, which then waits for an answer again.',
  params,
  body: v.object({
    text: words,
    /** Absent if the complaint is the member's own. */
    email: v.optional(emailSchema()),
  }),
  response,
  /** `conflict`: the complaint is closed. */
  errors: ['conflict'],
});

export const complaintsCalls = {
  send: sendComplaint,
  list: listComplaints,
  get: getComplaint,
  look: lookAtComplaint,
  add: addToComplaint,
} as const;
