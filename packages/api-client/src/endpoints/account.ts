import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import {
  countrySchema,
  emptySchema,
  genderSchema,
  idSchema,
  imageSchema,
  interestSchema,
  timeSchema,
} from '../schemas.ts';
import { attributeNames, spokenLanguages } from '../vocabulary.ts';
import { photoStateSchema, userSchema } from './session.ts';

export const updateMe = defineEndpoint({
  method: 'PATCH',
  path: '/api/me',
  summary:
    "Changes the member's own profile, what others see of their chatting, and whether visitors see their photos. Absent fields stay.",
  body: v.object({
    about: v.optional(v.pipe(v.string(), v.maxLength(8000))),
    gender: v.optional(genderSchema),
    seeking: v.optional(v.pipe(v.array(genderSchema), v.minLength(1), v.maxLength(3))),
    country: v.optional(countrySchema),
    region: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(20)))),
    place: v.optional(v.nullable(idSchema)),
    attributes: v.optional(
      v.pipe(
        v.array(v.object({ name: v.picklist(attributeNames), value: v.nullable(v.pipe(v.string(), v.maxLength(40))) })),
        v.maxLength(20),
      ),
    ),
    interests: v.optional(v.pipe(v.array(interestSchema), v.maxLength(20))),
    /** Spoken. */
    languages: v.optional(v.pipe(v.array(v.picklist(spokenLanguages)), v.maxLength(10))),
    /** Read marks, both ways. */
    shows_reading: v.optional(v.boolean()),
    /** "Is typing", both ways. */
    shows_typing: v.optional(v.boolean()),
    /** Whether people without an account see the member's photos. */
    photos_public: v.optional(v.boolean()),
  }),
  response: v.object({ user: userSchema }),
  errors: [],
  idempotent: true,
});

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/api/me/sessions',
  summary: 'Devices that are signed in.',
  response: v.object({
    sessions: v.array(
      v.object({
        id: idSchema,
        client: v.string(),
        created_at: timeSchema,
        last_used_at: timeSchema,
        current: v.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions/:id',
  summary: 'Signs one device out.',
  params: v.object({ id: idSchema }),
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const endAllSessions = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/sessions',
  summary: 'Signs every other device out.',
  response: emptySchema,
  errors: [],
  idempotent: true,
});

export const photoSchema = v.object({
  ...imageSchema.entries,
  status: photoStateSchema,
  main: v.boolean(),
  position: v.number(),
});

export const listMyPhotos = defineEndpoint({
  method: 'GET',
  path: '/api/me/photos',
  summary: "The member's own photos in every state.",
  response: v.object({ photos: v.array(photoSchema), limit: v.number() }),
  errors: [],
});

/** Fields of a form are text: `x,y,width,height` as in IIIF addresses, in pixels of the photo after it was turned. */
const regionSchema = v.pipe(v.string(), v.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/));

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/me/photos',
  summary:
    'Uploads one photo: JPEG, PNG, WebP or AVIF, at most 12 MB and 40 megapixels. Its camera’s orientation is applied first, then `rotation`, then `region` is cut out. With an Idempotency-Key a second try gives the same photo, not another one.',
  upload: true,
  body: v.object({
    photo: v.custom<Blob>((value) => typeof Blob !== 'undefined' && value instanceof Blob),
    /** Degrees, clockwise. */
    rotation: v.optional(v.picklist(['0', '90', '180', '270'])),
    region: v.optional(regionSchema),
  }),
  response: v.object({ photo: photoSchema }),
  errors: ['photo_limit', 'photo_too_large', 'photo_type', 'photo_unreadable'],
});

export const updatePhoto = defineEndpoint({
  method: 'PATCH',
  path: '/api/me/photos/:id',
  summary: 'Makes a photo the main one, or moves it.',
  params: v.object({ id: idSchema }),
  body: v.object({
    main: v.optional(v.literal(true)),
    position: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(24))),
  }),
  response: v.object({ photo: photoSchema }),
  /** `conflict`: a photo under inspection cannot replace a main photo that is shown. */
  errors: ['conflict'],
  idempotent: true,
});

export const deletePhoto = defineEndpoint({
  method: 'DELETE',
  path: '/api/me/photos/:id',
  summary: 'Deletes a photo and its files.',
  params: v.object({ id: idSchema }),
  response: emptySchema,
  errors: [],
  idempotent: true,
});

/** Signed addresses; the answer is the picture. */
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

export const accountCalls = {
  update: updateMe,
  sessions: listSessions,
  endSession,
  endAllSessions,
} as const;

export const photosCalls = {
  list: listMyPhotos,
  upload: uploadPhoto,
  update: updatePhoto,
  remove: deletePhoto,
  media: getMedia,
} as const;
