import { createHash } from 'node:crypto';

import { limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { UploadedFile } from '../platform/http/upload/upload.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import type { PhotoFileStore } from '../platform/storage/photo-files.ts';
import type { PhotoCut } from './photo-cut.ts';
import type { PhotoPipeline } from './photo-pipeline.ts';
import type { ProcessedPhoto } from './photo-sizes.ts';
import * as store from './photos.store.ts';
import { storeRowOf, writeMissing } from './stored-files.ts';

export type PhotoAnswer = EndpointAnswer<typeof endpoints.photos.list>['photos'][number];
type Platforms = Pick<Platform, 'sql' | 'clock' | 'config' | 'events' | 'media' | 'photoFiles'>;

export interface UploadOptions {
  cut?: PhotoCut;
  /** The client's Idempotency-Key. */
  key?: string | undefined;
  /** The signal of the request. */
  signal?: AbortSignal;
}

export interface PhotoService {
  list: (viewer: Pick<MemberViewer, 'memberId' | 'publicId'>) => Promise<PhotoAnswer[]>;
  /**
   * Handles one uploaded file. A repeated key returns the photo of the first upload.
   * @throws ServerError photo_limit, photo_type, photo_too_large, photo_unreadable, validation_failed, busy
   */
  upload: (
    viewer: Pick<MemberViewer, 'memberId' | 'publicId' | 'kind'>,
    photo: UploadedFile,
    options?: UploadOptions,
  ) => Promise<PhotoAnswer>;
  update: (
    viewer: MemberViewer,
    publicId: string,
    change: { main?: true | undefined; position?: number | undefined },
  ) => Promise<PhotoAnswer>;
  remove: (viewer: MemberViewer, publicId: string) => Promise<void>;
}

export const photoLimit = (premium: boolean): number => (premium ? limits.premiumPhotos : limits.freePhotos);

export function createPhotoService(platform: Platforms, pipeline: PhotoPipeline): PhotoService {
  const { sql, clock, config, events, photoFiles: files } = platform;

  async function list(viewer: Pick<MemberViewer, 'memberId' | 'publicId'>): Promise<PhotoAnswer[]> {
    const rows = await store.listPhotos(sql, viewer.memberId);
    return rows.map((row, position) => toAnswer(row, position, viewer.publicId, platform));
  }

  async function findAnswer(
    viewer: Pick<MemberViewer, 'memberId' | 'publicId'>,
    publicId: string,
  ): Promise<PhotoAnswer> {
    const found = (await list(viewer)).find(({ id }) => id === publicId);
    if (!found) throw notFound();
    return found;
  }

  /** Changes the member's photos under the member's lock, and notifies the member's other devices. */
  async function change<T>(
    memberId: number,
    work: (tx: Transaction, owner: { premium: boolean }) => Promise<T>,
  ): Promise<T> {
    const result = await sql.begin(async (tx) => {
      const owner = await store.lockOwner(tx, memberId);
      if (!owner) throw notFound();
      const done = await work(tx, owner);
      await events.append(tx, memberId, { type: 'user_changed' }, clock.now());
      return done;
    });
    events.wake([memberId]);
    return result as T;
  }

  /** Returns the public id. Of two concurrent uploads with one key, the second returns the photo of the first. */
  async function save(memberId: number, photo: ProcessedPhoto, key: string | null): Promise<string> {
    const publicId = newPublicId();
    const names = await writeFiles(files, photo);
    const row = {
      ...names,
      public_id: publicId,
      width: photo.width,
      height: photo.height,
      colour: photo.colour,
      state: config.autoApprovePhotos ? ('active' as const) : ('inspected' as const),
      content_hash: contentHash(photo.full),
      upload_key: key,
    };
    const before = await storeRowOf(files, Object.values(names), () =>
      change(memberId, async (tx, { premium }) => {
        const twin = await store.findByUploadKey(tx, memberId, key);
        if (twin !== undefined) return twin.public_id;
        if ((await store.countPhotos(tx, memberId)) >= photoLimit(premium)) throw new ServerError('photo_limit');
        await store.insertPhoto(tx, memberId, row, clock.now());
        return undefined;
      }),
    );
    if (before !== undefined) await files.remove(Object.values(names));
    return before ?? publicId;
  }

  /** For a repeated upload. Files are written only for the same picture, as a moderator may have approved it. */
  async function restoreFiles(row: store.UploadedPhoto, make: () => Promise<ProcessedPhoto>): Promise<void> {
    // The files of a rejected photo were removed for good.
    if (row.state === 'rejected') return;
    const { file_full: full, file_match: match, file_thumb: thumb, file_blur: blur, content_hash: hash } = row;
    await writeMissing(files, { full, match, thumb, blur }, async () => {
      const photo = await make();
      return hash?.equals(contentHash(photo.full)) ? photo : undefined;
    });
  }

  return {
    list,
    async upload(viewer, photo, { cut, key: given, signal } = {}) {
      const key = checkedKey(given);
      const { memberId } = viewer;
      const make = () => pipeline.process(photo, { memberId, cut, signal });
      const before = await store.findByUploadKey(sql, memberId, key);
      if (before) {
        await restoreFiles(before, make);
        return await findAnswer(viewer, before.public_id);
      }
      // Avoids decoding when the limit is clearly reached; the exact count is taken under the lock.
      if ((await store.countPhotos(sql, memberId)) >= photoLimit(viewer.kind === 'premium'))
        throw new ServerError('photo_limit');
      return await findAnswer(viewer, await save(memberId, await make(), key));
    },
    async update(viewer, publicId, { main, position }) {
      await change(viewer.memberId, async (tx) => {
        const photos = await store.listPhotos(tx, viewer.memberId);
        const photo = photos.find((row) => row.public_id === publicId);
        if (!photo) throw notFound();
        if (main) await makeMain(tx, viewer.memberId, photo, photos);
        if (position !== undefined) await store.savePositions(tx, moved(photos, photo, position));
      });
      return await findAnswer(viewer, publicId);
    },
    async remove(viewer, publicId) {
      const gone = await change(viewer.memberId, async (tx) => {
        const photo = (await store.listPhotos(tx, viewer.memberId)).find((row) => row.public_id === publicId);
        if (!photo) throw notFound();
        await store.deletePhotoRow(tx, photo.id);
        await store.replaceMissingMain(tx, viewer.memberId);
        return photo;
      });
      await files.remove([gone.file_full, gone.file_match, gone.file_thumb, gone.file_blur]);
    },
  };
}

function checkedKey(key: string | undefined): string | null {
  if (key !== undefined && !/^[\w-]{8,100}$/.test(key)) throw invalidFields({ 'idempotency-key': 'invalid' });
  return key ?? null;
}

export const contentHash = (full: Uint8Array): Buffer => createHash('sha256').update(full).digest();

async function writeFiles(files: PhotoFileStore, { full, match, thumb, blur }: ProcessedPhoto) {
  const [file_full = '', file_match = '', file_thumb = '', file_blur = ''] = await files.writeAll([
    full,
    match,
    thumb,
    blur,
  ]);
  return { file_full, file_match, file_thumb, file_blur };
}

/** A picture not yet visible to others must not replace one that is. */
async function makeMain(
  tx: Transaction,
  memberId: number,
  photo: store.PhotoRow,
  photos: readonly store.PhotoRow[],
): Promise<void> {
  if (photo.state === 'rejected') throw notFound();
  const shown = photos.some((row) => row.main && row.state === 'active');
  if (photo.state === 'inspected' && shown) throw new ServerError('conflict');
  await store.setMainPhoto(tx, memberId, photo.id);
}

function moved(photos: readonly store.PhotoRow[], photo: store.PhotoRow, position: number): number[] {
  const others = photos.filter((row) => row.id !== photo.id).map((row) => row.id);
  return others.toSpliced(Math.min(position, others.length), 0, photo.id);
}

/** The photo as its owner sees it. A rejected photo has only its blurred size. */
function toAnswer(
  row: store.PhotoRow,
  position: number,
  viewer: string,
  { media }: Pick<Platform, 'media'>,
): PhotoAnswer {
  const image = media.image(row, viewer);
  const rest = { status: row.state, main: row.main, position };
  if (row.state !== 'rejected') return { ...image, ...rest };
  const blurred = media.sign(row.file_blur, viewer);
  return { ...image, thumb: blurred, match: blurred, full: null, ...rest };
}
