import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { countSchema, emptySchema, idSchema, timeSchema } from '../schemas.ts';
import { answeredSchema } from './chat.ts';
import { cursorSchema, ground, nextCursor, suspectSchema, words } from './moderation/moderation-schemas.ts';

export const photoQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/photos',
  summary: 'Photos that wait, oldest first.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    photos: v.array(
      v.object({
        id: idSchema,
        member: suspectSchema,
        created_at: timeSchema,
        width: countSchema,
        height: countSchema,
        /** Address of the picture, for staff only. */
        picture: v.string(),
        /** Photos of this member that were refused or removed earlier. */
        num_refused: countSchema,
        /** This very picture was refused or removed earlier, from this or any other member. */
        refused_before: v.boolean(),
      }),
    ),
    num_waiting: countSchema,
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const photoPicture = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/photos/:id/picture',
  summary:
    'The picture of a waiting photo; of any other photo only after the moderator has opened, with a reason, the owner or a report about the owner.',
  params: v.object({ id: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const decidePhoto = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/photos/:id/decision',
  summary: 'Shows a photo that waits to other members, or refuses it with a statement of reasons.',
  params: v.object({ id: idSchema }),
  body: v.variant('decision', [
    v.object({ decision: v.literal('approve') }),
    v.object({ decision: v.literal('reject'), ground, facts: words }),
  ]),
  response: emptySchema,
  /** `conflict`: already decided, or the file is not the one that was uploaded. */
  errors: ['conflict'],
});

export const heldQueue = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/held',
  summary: 'Messages that wait for a moderator before they are delivered and charged, oldest first.',
  query: v.object({ cursor: v.optional(cursorSchema) }),
  response: v.object({
    held: v.array(
      v.object({
        id: idSchema,
        /** The author. */
        member: suspectSchema,
        kind: v.picklist(['text', 'photo']),
        text: v.nullable(v.string()),
        about: v.nullable(answeredSchema),
        /** Address of the picture, for staff only. */
        picture: v.nullable(v.string()),
        /**
         * `link`: a link among a newcomer's first messages. `repeated`: the same text to many members. `photo`: any photo, on a site
         * that checks all.
         */
        cause: v.picklist(['link', 'repeated', 'photo']),
        created_at: timeSchema,
        /** Messages of this member that were refused earlier. */
        num_refused: countSchema,
        /** This very picture was refused earlier, from this or any other member. */
        refused_before: v.boolean(),
      }),
    ),
    num_waiting: countSchema,
    next_cursor: nextCursor,
  }),
  errors: [],
});

export const heldPicture = defineEndpoint({
  method: 'GET',
  path: '/api/moderation/held/:id/picture',
  summary: 'The picture of a photo message that waits.',
  params: v.object({ id: idSchema }),
  answer: 'stream',
  response: v.unknown(),
  errors: [],
});

export const decideHeld = defineEndpoint({
  method: 'POST',
  path: '/api/moderation/held/:id/decision',
  summary: 'Delivers a held message, which charges its sender, or refuses it with a statement of reasons.',
  params: v.object({ id: idSchema }),
  body: v.variant('decision', [
    v.object({ decision: v.literal('release') }),
    v.object({ decision: v.literal('refuse'), ground, facts: words }),
  ]),
  response: v.object({
    /** `not_delivered`: released, but the sender cannot pay or the recipient has left; the sender is notified and may try again. */
    outcome: v.picklist(['delivered', 'not_delivered', 'refused']),
  }),
  /** `conflict`: already decided, or the file is not the one that was uploaded. */
  errors: ['conflict'],
});
