import * as v from 'valibot';

import { defineEndpoint } from '../endpoint.ts';
import { emptySchema, idSchema, imageSchema } from '../schemas.ts';
import { photoStateSchema } from './session.ts';

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

/** Form fields are text: `x,y,width,height` as in IIIF addresses, in pixels of the rotated photo. */
const regionSchema = v.pipe(v.string(), v.regex(/^\d{1,5},\d{1,5},[1-9]\d{0,4},[1-9]\d{0,4}$/));

export const uploadPhoto = defineEndpoint({
  method: 'POST',
  path: '/api/me/photos',
  summary:
    'Uploads one photo: JPEG, PNG, WebP or AVIF, at most 12 MB and 40 megapixels (AVIF: 8; progressive JPEG and interlaced PNG: 13, and more where it takes little memory). Its camera’s orientation is applied first, then `rotation`, then `region` is cut out. With an Idempotency-Key a second try gives the same photo, not another one.',
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
  /** `conflict`: a photo under review cannot replace a main photo that is shown. */
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

export const photosCalls = {
  list: listMyPhotos,
  upload: uploadPhoto,
  update: updatePhoto,
  remove: deletePhoto,
} as const;
