import { endpoints } from '@heartline/api-client/contract';

import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import { uploadedFile } from '../platform/http/upload/upload.ts';
import type { Platform } from '../platform/platform.ts';
import type { PhotoCut } from './photo-cut.ts';
import { sharedPhotoPipeline } from './photo-pipeline.ts';
import { createPhotoService, photoLimit } from './photos.service.ts';

/** Bytes of a whole upload: the photo of 12 MB and its multipart overhead. */
const uploadLimit = 12_500_000;

export function createPhotosRoutes(platform: Platform): Route[] {
  const photos = createPhotoService(platform, sharedPhotoPipeline());
  return [
    route({
      endpoint: endpoints.photos.list,
      policy: policies.members,
      rate: 'read',
      handle: async (_request, context) => {
        const viewer = memberOf(context);
        return { photos: await photos.list(viewer), limit: photoLimit(viewer.kind === 'premium') };
      },
    }),
    route({
      endpoint: endpoints.photos.upload,
      policy: policies.members,
      rate: 'upload',
      bodyLimit: uploadLimit,
      handle: async ({ body }, context) => ({
        photo: await photos.upload(memberOf(context), uploadedFile(body.photo), {
          cut: cutOf(body),
          key: context.idempotencyKey,
          signal: context.signal,
        }),
      }),
    }),
    route({
      endpoint: endpoints.photos.update,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params, body }, context) => ({ photo: await photos.update(memberOf(context), params.id, body) }),
    }),
    route({
      endpoint: endpoints.photos.remove,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => {
        await photos.remove(memberOf(context), params.id);
        return {};
      },
    }),
  ];
}

function cutOf({
  rotation = '0',
  region,
}: {
  rotation?: '0' | '90' | '180' | '270' | undefined;
  region?: string | undefined;
}): PhotoCut {
  const [x = 0, y = 0, width = 0, height = 0] = region?.split(',').map(Number) ?? [];
  return {
    rotation: Number(rotation) as PhotoCut['rotation'],
    region: region === undefined ? undefined : { x, y, width, height },
  };
}
