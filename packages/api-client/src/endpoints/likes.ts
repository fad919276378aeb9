import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { emptySchema, idSchema, memberSummarySchema, timeSchema } from '../schemas.ts';

const memberParams = v.object({ id: idSchema });

export const listLikes = defineEndpoint({
  method: 'GET',
  path: '/api/likes.php',
  summary:
    'Members the viewer likes, and members who like the viewer. Only paying members see who likes them: of likes that are not mutual, free members get those of the last 90 days, each with a meaningless key, a picture of colours and the day, including likers who have since left or were blocked.',
  response: v.object({
    profiles: v.array(v.object({ ...memberSummarySchema.entries, liked_at: timeSchema, mutual: v.boolean() })),
    liked_by: v.array(
      v.object({
        /** For a free member a meaningless key, unless the like is mutual. */
        id: idSchema,
        /** Not a real person; must be shown with the site's mark, even where nothing else is shown (LOC-10). */
        fictional: v.boolean(),
        /** Until the viewer opens the profile, or sees the like in the list without names. */
        like_new: v.boolean(),
        mutual: v.boolean(),
        liked_at: timeSchema,
        /** null where the viewer may not see who it is. */
        profile: v.nullable(memberSummarySchema),
        /** For viewers who may not see who it is. */
        blurred_image: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});

export const markLikesSeen = defineEndpoint({
  method: 'PUT',
  path: '/api/likes/seen',
  summary:
    'Clears the new flags of the likes without a name. A like with a name loses its flag when the profile is opened.',
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const autoLike = defineEndpoint({
  method: 'GET',
  path: '/api/auto-like.php',
  summary: 'One member who likes the viewer and was not shown yet, or null.',
  response: v.object({
    profile: v.nullable(v.pick(memberSummarySchema, ['id', 'name', 'fictional', 'main_image'])),
  }),
  errors: [],
});

export const likeMember = defineEndpoint({
  method: 'PUT',
  path: '/api/members/:id/like',
  summary: 'Likes a member; returns whether the like is mutual.',
  params: memberParams,
  response: v.object({
    match: v.boolean(),
    profile: v.pick(memberSummarySchema, ['id', 'name', 'fictional', 'main_image']),
  }),
  errors: [],
  idempotent: true,
});

export const unlikeMember = defineEndpoint({
  method: 'DELETE',
  path: '/api/members/:id/like',
  summary: 'Takes a like back.',
  params: memberParams,
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const likesCalls = {
  list: listLikes,
  like: likeMember,
  unlike: unlikeMember,
  markSeen: markLikesSeen,
  auto: autoLike,
} as const;
