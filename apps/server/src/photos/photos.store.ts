import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { picturesShownTo, visibleTo, type Beholder } from '../people/visibility.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import type { PhotoFiles } from '../platform/media.ts';

export type PhotoState = EndpointAnswer<typeof endpoints.photos.list>['photos'][number]['status'];

export interface PhotoRow extends PhotoFiles {
  id: number;
  state: PhotoState;
  main: boolean;
}

const columns = (
  sql: Sql,
) => sql`p.id, p.public_id, p.state, p.width, p.height, p.colour, p.file_full, p.file_match, p.file_thumb, p.file_blur,
  p.id is not distinct from m.main_photo_id as main`;

/** A member's photos, in the member's order. */
export const listPhotos = (sql: Sql, memberId: number) => sql<PhotoRow[]>`
  select ${columns(sql)} from photos p join members m on m.id = p.member_id
  where p.member_id = ${memberId} order by p.position, p.id`;

/** Takes the lock under which a member's photos are counted and changed. */
export async function lockOwner(tx: Transaction, memberId: number): Promise<{ premium: boolean } | undefined> {
  const [owner] = await tx<{ premium: boolean }[]>`
    select premium_since is not null as premium from members where id = ${memberId} and status <> 'deleted' for no key update`;
  return owner;
}

export async function countPhotos(sql: Sql, memberId: number): Promise<number> {
  const [row] = await sql<{ count: number }[]>`select count(*)::int as count from photos where member_id = ${memberId}`;
  return row?.count ?? 0;
}

/** Call under the owner's lock. The first photo becomes the main one. */
export async function insertPhoto(
  tx: Transaction,
  memberId: number,
  photo: PhotoFiles & { state: PhotoState; content_hash: Buffer; upload_key: string | null },
  at: Date,
): Promise<void> {
  await tx`
    with made as (
      insert into photos (public_id, member_id, state, position, width, height, colour, file_full, file_match, file_thumb, file_blur, content_hash, upload_key,
        created_at, decided_at)
      values (${photo.public_id}, ${memberId}, ${photo.state}, (select coalesce(max(position) + 1, 0) from photos where member_id = ${memberId}),
        ${photo.width}, ${photo.height}, ${photo.colour}, ${photo.file_full}, ${photo.file_match}, ${photo.file_thumb}, ${photo.file_blur}, ${photo.content_hash},
        ${photo.upload_key},
        ${at}, ${photo.state === 'active' ? at : null})
      returning id
    )
    update members set main_photo_id = made.id from made where members.id = ${memberId} and main_photo_id is null`;
}

export interface UploadedPhoto extends Pick<
  PhotoRow,
  'public_id' | 'state' | 'file_full' | 'file_match' | 'file_thumb' | 'file_blur'
> {
  content_hash: Buffer | null;
}

/** The photo made from an upload with this key. */
export async function findByUploadKey(
  sql: Sql,
  memberId: number,
  key: string | null,
): Promise<UploadedPhoto | undefined> {
  if (key === null) return undefined;
  const [row] = await sql<UploadedPhoto[]>`
    select public_id, state, content_hash, file_full, file_match, file_thumb, file_blur
    from photos where member_id = ${memberId} and upload_key = ${key}`;
  return row;
}

/** Renumbers the positions in this order. */
export async function savePositions(tx: Transaction, ids: number[]): Promise<void> {
  await tx`
    update photos set position = wanted.position - 1
    from unnest(${ids}::bigint[]) with ordinality as wanted (id, position) where photos.id = wanted.id`;
}

export async function setMainPhoto(tx: Transaction, memberId: number, photoId: number): Promise<void> {
  await tx`update members set main_photo_id = ${photoId} where id = ${memberId}`;
}

/** After the main photo is deleted, the first shown photo replaces it, otherwise the first waiting one. */
export async function replaceMissingMain(tx: Transaction, memberId: number): Promise<void> {
  await tx`
    update members m set main_photo_id = (
      select p.id from photos p where p.member_id = m.id and p.state <> 'rejected' order by p.state <> 'active', p.position, p.id limit 1)
    where m.id = ${memberId} and not exists (select from photos p where p.id = m.main_photo_id and p.state <> 'rejected')`;
}

export async function deletePhotoRow(tx: Transaction, photoId: number): Promise<void> {
  await tx`delete from photos where id = ${photoId}`;
}

export interface ServedPhoto extends PhotoRow {
  own: boolean;
  /** Whether this viewer may see the owner, with pictures. */
  visible: boolean;
}

/** The photo with a file of this name in one of its sizes, and the viewer's relation to its owner. */
export async function findPhotoByFile(sql: Sql, file: string, viewer: Beholder): Promise<ServedPhoto | undefined> {
  const [photo] = await sql<ServedPhoto[]>`
    select ${columns(sql)}, m.id is not distinct from ${viewer.memberId ?? null}::bigint as own, ${visibleTo(sql, viewer)} and ${picturesShownTo(sql, viewer)} as visible
    from photos p join members m on m.id = p.member_id
    where p.file_full = ${file} or p.file_match = ${file} or p.file_thumb = ${file} or p.file_blur = ${file}`;
  return photo;
}

/**
 * Returns those of the files that no photo uses. Of a rejected photo only the blurred size is kept, and of a rejected photo of a
 * conversation nothing: their rows still name the other files, whose removal after the decision may have failed.
 */
export async function findOrphans(sql: Sql, files: string[]): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    select file from unnest(${files}::text[]) as given (file) where not exists (
      select from photos p where (p.file_full = file or p.file_match = file or p.file_thumb = file or p.file_blur = file)
        and (p.state <> 'rejected' or p.file_blur = file))
      and not exists (
        select from chat_photos c where (c.file_full = file or c.file_thumb = file or c.file_blur = file) and c.state <> 'rejected')`;
  return rows.map(({ file }) => file);
}
