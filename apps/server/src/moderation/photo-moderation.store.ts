import type { Sql, Transaction } from '../platform/database.ts';
import type { PhotoState } from '../photos/photos.store.ts';

export interface QueuedPhoto {
  public_id: string;
  member: string;
  /** The language of its owner. */
  language: string;
  file_full: string;
  created_at: Date;
}

/** Photos that wait for a moderator, oldest first. */
export const listQueue = (sql: Sql) => sql<QueuedPhoto[]>`
  select p.public_id, m.public_id as member, m.language, p.file_full, p.created_at
  from photos p join members m on m.id = p.member_id where p.state = 'inspected' order by p.created_at, p.id`;

export interface JudgedPhoto {
  id: number;
  member_id: number;
  state: PhotoState;
  content_hash: Buffer | null;
  file_full: string;
  file_match: string;
  file_thumb: string;
}

export async function findPhotoToJudge(sql: Sql, publicId: string): Promise<JudgedPhoto | undefined> {
  const [photo] = await sql<JudgedPhoto[]>`
    select id, member_id, state, content_hash, file_full, file_match, file_thumb from photos where public_id = ${publicId}`;
  return photo;
}

/** Returns false when the photo is gone or was decided before: the files of a rejected photo are deleted, so it stays rejected. */
export async function setPhotoState(
  tx: Transaction,
  photoId: number,
  state: 'active' | 'rejected',
  at: Date,
): Promise<boolean> {
  const from = state === 'active' ? ['inspected'] : ['inspected', 'active'];
  const rows =
    await tx`update photos set state = ${state}, decided_at = ${at} where id = ${photoId} and state = any(${from}) returning id`;
  return rows.length > 0;
}
