import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { exportStates } from '../vocabulary.ts';

/** A member's copy of their own data. */
const copySchema = v.object({
  id: idSchema,
  state: v.picklist(exportStates),
  /** Share that is done. */
  percent: v.pipe(countSchema, v.maxValue(100)),
  asked_at: timeSchema,
  /** When the copy was ready, and until when it can be downloaded. */
  ready_at: v.nullable(timeSchema),
  expires_at: v.nullable(timeSchema),
  bytes: v.nullable(countSchema),
  /** Works for this member alone, until it expires. */
  address: v.nullable(v.string()),
});

export const getExport = defineEndpoint({
  method: 'GET',
  path: '/api/me/export',
  summary: 'The copy of their data that the member asked for last, or none.',
  response: v.object({ copy: v.nullable(copySchema) }),
  errors: [],
});

export const requestExport = defineEndpoint({
  method: 'POST',
  path: '/api/me/export',
  summary: 'Requests a copy of all data held about the member, which replaces the last copy. Needs the password.',
  body: v.object({ password: v.pipe(v.string(), v.minLength(1), v.maxLength(512)) }),
  response: emptySchema,
  /** conflict: a copy is already being made. */
  errors: ['password_wrong', 'account_blocked', 'conflict'],
});

export const downloadExport = defineEndpoint({
  method: 'GET',
  path: '/api/me/export/file',
  summary: 'The copy as a zip, by its signed, expiring address.',
  query: v.object({ token: v.pipe(v.string(), v.maxLength(300)) }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const exportCalls = { get: getExport, request: requestExport, download: downloadExport } as const;
