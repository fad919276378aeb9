import { endpoints } from '@heartline/api-client/contract';

import { sharedPhotoPipeline } from '../photos/photo-pipeline.ts';
import { memberOf, policies, route, type Route } from '../platform/http/route.ts';
import { uploadedFile } from '../platform/http/upload/upload.ts';
import type { Platform } from '../platform/platform.ts';
import { createChatPhotos, sweepChatPhotos } from './chat-photos.service.ts';

/** Bytes of a whole upload: the photo of 12 MB and the multipart overhead. */
const uploadLimit = 12_500_000;

export function createChatPhotosRoutes(platform: Platform): Route[] {
  const photos = createChatPhotos(platform, sharedPhotoPipeline());
  platform.jobs.every('chat-photos.sweep', 900, () => sweepChatPhotos(platform));
  const { uploadPhoto, photo, openPhoto } = endpoints.chat;
  return [
    route({
      endpoint: uploadPhoto,
      policy: policies.confirmed,
      rate: 'upload',
      bodyLimit: uploadLimit,
      handle: async ({ params, body }, context) => {
        const { memberId } = memberOf(context);
        await photos.upload(memberId, params.client_id.toLowerCase(), uploadedFile(body.photo), context.signal);
        return {};
      },
    }),
    route({
      endpoint: photo,
      policy: policies.members,
      rate: 'read',
      handle: async ({ params }, context) => ({ photo: await photos.get(memberOf(context), params.id, params.photo) }),
    }),
    route({
      endpoint: openPhoto,
      policy: policies.members,
      rate: 'write',
      handle: async ({ params }, context) => ({ photo: await photos.open(memberOf(context), params.id, params.photo) }),
    }),
  ];
}
