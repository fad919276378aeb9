import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, idSchema, imageSchema, interestSchema, memberSummarySchema, timeSchema } from '../schemas.ts';

/** What remains of today's game, by the server's clock and the day in the site's time zone. */
const leftEntries = {
  likes_left: countSchema,
  likes_per_day: countSchema,
  resets_at: timeSchema,
  /** The last choice can be undone: once, and only the last one. */
  can_undo: v.boolean(),
};

const candidateSchema = v.object({
  ...memberSummarySchema.entries,
  about: v.string(),
  interests: v.array(interestSchema),
  /** Photos that the viewer may see (MEM-04), the main one first. */
  photos: v.array(imageSchema),
});

export const getDeck = defineEndpoint({
  method: 'GET',
  path: '/api/play/deck',
  summary: 'Candidates of the swipe game on whom the member has not decided, and the likes left for today.',
  response: v.object({
    candidates: v.array(candidateSchema),
    /** Members liked by today's choices, the latest first. */
    liked_today: v.array(memberSummarySchema),
    ...leftEntries,
  }),
  errors: [],
});

export const choose = defineEndpoint({
  method: 'POST',
  path: '/api/play/:id',
  summary: 'Likes or passes a candidate. Repeating the same choice returns the same answer and costs nothing.',
  params: v.object({ id: idSchema }),
  body: v.object({ choice: v.picklist(['like', 'pass']) }),
  response: v.object({
    match: v.boolean(),
    profile: v.pick(memberSummarySchema, ['id', 'name', 'fictional', 'main_image']),
    ...leftEntries,
  }),
  errors: ['likes_used_up'],
  idempotent: true,
});

export const undoChoice = defineEndpoint({
  method: 'DELETE',
  path: '/api/play/last',
  summary: 'Takes the last choice back; a like of today can be given again.',
  response: v.object({ candidate: candidateSchema, ...leftEntries }),
  /** `conflict`: there is nothing to undo. */
  errors: ['conflict'],
});

export const playCalls = { deck: getDeck, choose, undo: undoChoice } as const;
