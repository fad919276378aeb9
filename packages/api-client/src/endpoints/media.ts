import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {} from '../schemas.ts';

/** Answers a signed address with the picture. */
export const getMedia = defineEndpoint({
  method: 'GET',
  path: '/media/:name',
  summary: 'A photo by its signed, expiring address.',
  params: v.object({ name: v.pipe(v.string(), v.maxLength(120)) }),
  query: v.object({
    e: v.pipe(v.string(), v.maxLength(12)),
    s: v.pipe(v.string(), v.maxLength(64)),
    m: v.optional(v.pipe(v.string(), v.maxLength(40))),
  }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const mediaCalls = { get: getMedia } as const;
