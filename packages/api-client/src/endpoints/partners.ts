import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, dateSchema, tokenSchema } from '../schemas.ts';
import { figurePeriods } from '../vocabulary.ts';

const trackingSchema = {
  network: v.optional(tokenSchema),
  ref: v.optional(tokenSchema),
  sub1: v.optional(tokenSchema),
  sub2: v.optional(tokenSchema),
  sub3: v.optional(tokenSchema),
};

export const countLanderEvent = defineEndpoint({
  method: 'POST',
  path: '/api/lander-events',
  summary: 'Beacon: a lander was seen, or begun. Counted once a day for each visitor and lander, for partners only.',
  body: v.object({
    /** Folder of the lander. */
    lander: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
    what: v.picklist(['view', 'start']),
    ...trackingSchema,
  }),
  answer: 'empty',
  response: v.undefined(),
  errors: [],
});

const countsSchema = {
  views: countSchema,
  starts: countSchema,
  /** Accounts with a confirmed e-mail address. */
  signups: countSchema,
  first_purchases: countSchema,
};

const figuresParams = v.object({ token: v.pipe(v.string(), v.maxLength(100)) });
const figuresQuery = v.object({ days: v.optional(v.picklist(figurePeriods)) });

export const readFigures = defineEndpoint({
  method: 'GET',
  path: '/api/partners/:token/figures',
  summary: 'Counts of a partner by day and way for 7, 30 (the default) or 90 days, including today in UTC.',
  params: figuresParams,
  query: figuresQuery,
  response: v.object({
    figures: v.object({
      name: v.string(),
      network: v.string(),
      from: dateSchema,
      to: dateSchema,
      totals: v.object(countsSchema),
      /** Each day of the period, oldest first. */
      days: v.array(v.object({ day: dateSchema, ...countsSchema })),
      /**
       * Most views first. `other`: all the links with too few visitors to be listed separately, and the sign-ups and purchases of those with too
       * few sign-ups, which have null there.
       */
      ways: v.array(
        v.object({
          ref: v.string(),
          sub1: v.string(),
          sub2: v.string(),
          sub3: v.string(),
          other: v.boolean(),
          ...countsSchema,
          signups: v.nullable(countSchema),
          first_purchases: v.nullable(countSchema),
        }),
      ),
    }),
  }),
  errors: ['not_found'],
});

export const downloadFigures = defineEndpoint({
  method: 'GET',
  path: '/api/partners/:token/figures.csv',
  summary: 'The same counts as a CSV table (RFC 4180, UTF-8), a line for each day and way.',
  params: figuresParams,
  query: figuresQuery,
  answer: 'stream',
  response: v.unknown(),
  errors: ['not_found'],
});

export const partnersCalls = { count: countLanderEvent, figures: readFigures, table: downloadFigures } as const;
