import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, idSchema, tokenSchema } from '../schemas.ts';

const health = v.object({ status: v.literal('ok') });

export const healthz = defineEndpoint({
  method: 'GET',
  path: '/healthz',
  summary: 'The process lives.',
  response: health,
  errors: [],
});
export const readyz = defineEndpoint({
  method: 'GET',
  path: '/readyz',
  summary: 'The process lives and its database answers.',
  response: health,
  errors: [],
});
export const openApi = defineEndpoint({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract, for machines.',
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});
export const docs = defineEndpoint({
  method: 'GET',
  path: '/api/docs',
  summary: 'This contract, for people.',
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

/** Data about a visit, sent when its page is hidden. It does not identify the visitor (SES-05). */
const bounceSchema = v.object({
  /** Random, and kept only in the open page. */
  visit: idSchema,
  /** Name of the page, never its address. */
  page: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,39}$/)),
  /** Pages opened so far; 1 is a bounce. */
  pages: v.pipe(countSchema, v.minValue(1), v.maxValue(10_000)),
  /** Seconds in view so far. */
  seconds: v.pipe(countSchema, v.maxValue(86_400)),
  network: v.optional(tokenSchema),
  ref: v.optional(tokenSchema),
});

export const pageHidden = defineEndpoint({
  method: 'POST',
  path: '/api/page-hidden.php',
  summary: 'Beacon: the page was hidden. Includes the bounce if the visit began at an address with lb.',
  body: v.object({ bounce: v.optional(bounceSchema) }),
  answer: 'empty',
  response: v.undefined(),
  errors: [],
});

export const operationsCalls = {
  pageHidden,
  healthz,
  readyz,
  openApi,
  docs,
} as const;
