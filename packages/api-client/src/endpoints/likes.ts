import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { idSchema, imageSchema, memberSummarySchema, timeSchema } from '../schemas.ts';

export const listLikes = defineEndpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary:
    'Members the viewer likes, and members who like the viewer. Who likes is paid for: free members get blurred pictures and no names or ids but for mutual likes.',
  response: v.object({
    profiles: v.array(v.object({ ...memberSummarySchema.entries, liked_at: timeSchema, mutual: v.boolean() })),
    liked_by: v.array(
      v.object({
        /** For a free member a key without meaning, unless mutual. */
        id: idSchema,
        like_new: v.boolean(),
        mutual: v.boolean(),
        liked_at: timeSchema,
        /** null where the viewer may not see who it is. */
        profile: v.nullable(memberSummarySchema),
        /** Blurred derivative for those who may not see. */
        blurred_image: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});

export const autoLike = defineEndpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'One member who likes the viewer and was not shown yet, or null.',
  response: v.object({
    profile: v.nullable(
      v.object({ id: idSchema, name: v.string(), fictional: v.boolean(), main_image: v.nullable(imageSchema) }),
    ),
  }),
  errors: [],
});

export const likesCalls = {
  list: listLikes,
  auto: autoLike,
} as const;
