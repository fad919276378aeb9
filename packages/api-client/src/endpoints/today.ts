import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { interestSchema, memberSummarySchema } from '../schemas.ts';

export const listToday = defineEndpoint({
  method: 'GET',
  path: '/api/today',
  summary:
    "Up to three members chosen for the viewer's day, each with one reason that is true of both. The choice is fixed for the day; members since blocked, passed or gone are missing.",
  response: v.object({
    people: v.array(
      v.object({
        profile: memberSummarySchema,
        reason: v.object({
          /** town, region: the same as the viewer's. new: signed up within the last 14 days. A fictional profile has only interest. */
          kind: v.picklist(['interest', 'town', 'new', 'region']),
          /** An interest that both have, if that is the reason. */
          interest: v.nullable(interestSchema),
        }),
      }),
    ),
  }),
  errors: [],
});

export const todayCalls = { people: listToday } as const;
