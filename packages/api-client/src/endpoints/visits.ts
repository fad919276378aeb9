import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, idSchema, memberSummarySchema, timeSchema } from '../schemas.ts';

export const listVisits = defineEndpoint({
  method: 'GET',
  path: '/api/visits',
  summary:
    'Visits to the profile in the last 90 days: each visitor once, the newest first. Only paying members see who visited, as with likes: free members get a meaningless key, a picture of colours and the day, including visitors who have since left or were blocked.',
  response: v.object({
    visits: v.array(
      v.object({
        id: idSchema,
        /** Not a real person; must be shown with the site's mark, even where nothing else is shown (LOC-10). */
        fictional: v.boolean(),
        visited_at: timeSchema,
        is_new: v.boolean(),
        /** null where the viewer may not see who it is. */
        profile: v.nullable(memberSummarySchema),
        blurred_image: v.nullable(v.string()),
      }),
    ),
    num_new: countSchema,
  }),
  errors: [],
});

export const markVisitsSeen = defineEndpoint({
  method: 'PUT',
  path: '/api/visits/seen',
  summary: 'Clears the new flags of the visits.',
  response: emptySchema,
  errors: [],
  idempotent: true,
});

/**
 * Invisible mode. While it is on, the member's visits are not listed, and nobody sees the member online: not on cards, not by the
 * filter, not by the order of the search. Likes, messages, typing and reading stay visible, and so do earlier visits.
 */
const privacySchema = v.object({
  invisible: v.boolean(),
  /** Only premium members can be invisible; the mode ends with premium and returns with it. */
  available: v.boolean(),
});

export const getPrivacy = defineEndpoint({
  method: 'GET',
  path: '/api/me/privacy',
  summary: 'Whether the member is invisible, and whether they may be.',
  response: v.object({ privacy: privacySchema }),
  errors: [],
});

export const setPrivacy = defineEndpoint({
  method: 'PUT',
  path: '/api/me/privacy',
  summary: 'Switches invisible mode on or off. Every member may switch it off.',
  body: v.object({ invisible: v.boolean() }),
  response: v.object({ privacy: privacySchema }),
  errors: ['premium_only'],
  idempotent: true,
});

export const visitsCalls = {
  list: listVisits,
  markSeen: markVisitsSeen,
  privacy: getPrivacy,
  setPrivacy,
} as const;
