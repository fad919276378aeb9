import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { PhotoPipeline } from '../photos/photo-pipeline.ts';
import type { ProcessedPhoto } from '../photos/photo-sizes.ts';
import { contentHash } from '../photos/photos.service.ts';
import { storeRowOf, writeMissing } from '../photos/stored-files.ts';
import { notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { UploadedFile } from '../platform/http/upload/upload.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import * as store from './chat-photos.store.ts';

type Answer = EndpointAnswer<typeof endpoints.chat.photo>['photo'];
type Viewer = Pick<MemberViewer, 'memberId' | 'publicId'>;

export interface ChatPhotos {
  /**
   * Stores the photo of a message that is sent afterwards under the same client id. The same bytes again change nothing.
   * @throws ServerError photo_type, photo_too_large, photo_unreadable, busy, idempotency_conflict
   */
  upload: (memberId: number, clientId: string, photo: UploadedFile, signal?: AbortSignal) => Promise<void>;
  /** @throws ServerError not_found if the viewer is not in the conversation, has deleted it, or cannot reach the other member */
  get: (viewer: Viewer, conversationId: string, photoId: string) => Promise<Answer>;
  /** Lifts the blur for the recipient. @throws ServerError as `get` */
  open: (viewer: Viewer, conversationId: string, photoId: string) => Promise<Answer>;
}

async function hashOfFile(path: string): Promise<Buffer> {
  const hash = createHash('sha256');
  for await (const piece of createReadStream(path)) hash.update(piece as Buffer);
  return hash.digest();
}

/** Photos sent in conversations: the same sizes, checks and moderation as those of profiles (CHAT-10, security.md section 5). */
export function createChatPhotos(
  { sql, clock, config, media, photoFiles: files }: Pick<Platform, 'sql' | 'clock' | 'config' | 'media' | 'photoFiles'>,
  pipeline: PhotoPipeline,
): ChatPhotos {
  const answer = (row: store.ChatPhotoRow, viewer: string): Answer => ({
    id: row.public_id,
    width: row.width,
    height: row.height,
    opened: row.opened,
    veil: media.sign(row.file_blur, viewer),
    thumb: row.opened ? media.sign(row.file_thumb, viewer) : null,
    full: row.opened ? media.sign(row.file_full, viewer) : null,
  });

  async function find(viewer: Viewer, conversationId: string, photoId: string): Promise<store.ChatPhotoRow> {
    const row = await store.findReadable(sql, viewer.memberId, conversationId, photoId);
    if (!row) throw notFound();
    return row;
  }

  /** For a repeated upload. Files are written only for the same picture, as a moderator may have approved it. */
  async function restoreFiles(photoId: string, make: () => Promise<ProcessedPhoto>): Promise<void> {
    const row = await store.findStoredUpload(sql, photoId);
    if (!row) return;
    const { file_full: full, file_thumb: thumb, file_blur: blur, content_hash: hash } = row;
    await writeMissing(files, { full, thumb, blur }, async () => {
      const photo = await make();
      return hash.equals(contentHash(photo.full)) ? photo : undefined;
    });
  }

  return {
    async upload(memberId, clientId, file, signal) {
      const upload_hash = await hashOfFile(file.path);
      const make = () => pipeline.process(file, { memberId, signal });
      const before = await store.findUpload(sql, memberId, clientId);
      if (before) {
        if (!before.upload_hash.equals(upload_hash)) throw new ServerError('idempotency_conflict');
        return await restoreFiles(before.public_id, make);
      }
      const photo = await make();
      const names = await files.writeAll([photo.full, photo.thumb, photo.blur]);
      const [file_full = '', file_thumb = '', file_blur = ''] = names;
      const row: store.NewChatPhoto = {
        public_id: newPublicId(),
        upload_hash,
        content_hash: contentHash(photo.full),
        state: config.autoApprovePhotos ? 'active' : 'inspected',
        width: photo.width,
        height: photo.height,
        file_full,
        file_thumb,
        file_blur,
      };
      const first = await storeRowOf(files, names, () => store.insertUpload(sql, memberId, clientId, row, clock.now()));
      if (first) return;
      await files.remove(names);
      const winner = await store.findUpload(sql, memberId, clientId);
      if (!winner?.upload_hash.equals(upload_hash)) throw new ServerError('idempotency_conflict');
    },
    async get(viewer, conversationId, photoId) {
      return answer(await find(viewer, conversationId, photoId), viewer.publicId);
    },
    async open(viewer, conversationId, photoId) {
      const row = await find(viewer, conversationId, photoId);
      if (!row.opened) await store.markOpened(sql, viewer.memberId, photoId, clock.now());
      return answer({ ...row, opened: true }, viewer.publicId);
    },
  };
}

const day = 86_400_000;

/** Deletes photos that nobody can see any more, files included. */
export async function sweepChatPhotos({
  sql,
  clock,
  photoFiles,
}: Pick<Platform, 'sql' | 'clock' | 'photoFiles'>): Promise<void> {
  await photoFiles.remove(await store.deleteUnreadable(sql, new Date(clock.now().getTime() - day)));
}
