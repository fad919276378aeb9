import type { Sql } from '../platform/database.ts';

export interface ChatPhotoFiles {
  file_full: string;
  file_thumb: string;
  file_blur: string;
}

export interface NewChatPhoto extends ChatPhotoFiles {
  public_id: string;
  upload_hash: Buffer;
  content_hash: Buffer;
  state: 'inspected' | 'active';
  width: number;
  height: number;
}

export interface ChatPhotoRow extends ChatPhotoFiles {
  public_id: string;
  width: number;
  height: number;
  mine: boolean;
  opened: boolean;
}

/** The upload under this client id, if there is one. */
export async function findUpload(
  sql: Sql,
  memberId: number,
  clientId: string,
): Promise<{ public_id: string; upload_hash: Buffer } | undefined> {
  const [row] = await sql<{ public_id: string; upload_hash: Buffer }[]>`
    select public_id, upload_hash from chat_photos where member_id = ${memberId} and client_id = ${clientId}`;
  return row;
}

/** The files of an upload; undefined if the photo was rejected, which has none any more. */
export async function findStoredUpload(
  sql: Sql,
  publicId: string,
): Promise<(ChatPhotoFiles & { content_hash: Buffer }) | undefined> {
  const [row] = await sql<(ChatPhotoFiles & { content_hash: Buffer })[]>`
    select content_hash, file_full, file_thumb, file_blur from chat_photos where public_id = ${publicId} and state <> 'rejected'`;
  return row;
}

/** Returns false if another upload under this client id came first. */
export async function insertUpload(
  sql: Sql,
  memberId: number,
  clientId: string,
  photo: NewChatPhoto,
  at: Date,
): Promise<boolean> {
  const rows = await sql`
    insert into chat_photos (member_id, client_id, public_id, upload_hash, content_hash, state, width, height, file_full, file_thumb, file_blur, created_at, decided_at)
    values (${memberId}, ${clientId}, ${photo.public_id}, ${photo.upload_hash}, ${photo.content_hash}, ${photo.state}, ${photo.width}, ${photo.height},
      ${photo.file_full}, ${photo.file_thumb}, ${photo.file_blur}, ${at}, ${photo.state === 'active' ? at : null})
    on conflict (member_id, client_id) do nothing returning id`;
  return rows.length > 0;
}

/**
 * `own` is the viewer's side of the conversation. Requires that the two can reach each other and that the viewer has not deleted the
 * message.
 */
const readable = (sql: Sql, viewerId: number) => sql`
  from chat_photos p
  join conversation_members own on own.conversation_id = p.conversation_id and own.member_id = ${viewerId}
  where p.state = 'active' and p.seq > own.cleared_seq and is_reachable(own.member_id, own.other_id)`;

const columns = (sql: Sql, viewerId: number) => sql`
  p.public_id, p.width, p.height, p.file_full, p.file_thumb, p.file_blur, p.member_id = ${viewerId} as mine,
  p.member_id = ${viewerId} or p.opened_at is not null as opened`;

/** A photo of a conversation, if the viewer may see it now (CHAT-10). */
export async function findReadable(
  sql: Sql,
  viewerId: number,
  conversationId: string,
  photoId: string,
): Promise<ChatPhotoRow | undefined> {
  const [row] = await sql<ChatPhotoRow[]>`
    select ${columns(sql, viewerId)} ${readable(sql, viewerId)} and p.public_id = ${photoId}
      and p.conversation_id = (select id from conversations where public_id = ${conversationId})`;
  return row;
}

/** The photo with a file of this name, if the viewer may now see the conversation it was sent in. */
export async function findReadableByFile(sql: Sql, viewerId: number, file: string): Promise<ChatPhotoRow | undefined> {
  const [row] = await sql<ChatPhotoRow[]>`
    select ${columns(sql, viewerId)} ${readable(sql, viewerId)}
      and (p.file_full = ${file} or p.file_thumb = ${file} or p.file_blur = ${file})`;
  return row;
}

/** Records the recipient's first opening; the sender's own changes nothing. */
export async function markOpened(sql: Sql, viewerId: number, photoId: string, at: Date): Promise<void> {
  await sql`
    update chat_photos set opened_at = ${at} where public_id = ${photoId} and member_id <> ${viewerId} and opened_at is null`;
}

/**
 * Deletes photos that were uploaded before `before` and not sent, and those whose message both members have deleted for good; gives their
 * files. Photos that wait for a moderator stay, also while the deletion that withdrew them can be undone, as do those in an open report. Of
 * refused photos the row stays, by which the same picture is recognised.
 */
export async function deleteUnreadable(sql: Sql, before: Date): Promise<string[]> {
  const rows = await sql<ChatPhotoFiles[]>`
    delete from chat_photos p where p.state <> 'rejected' and (
      (p.seq is null and p.created_at < ${before} and not exists (
        select from held_messages h where h.sender_id = p.member_id and h.client_id = p.client_id and (h.state in ('waiting', 'approved')
          or exists (select from deleted_chats d where d.member_id = h.sender_id and h.id = any (d.withdrawn) and not d.restored))))
      or (p.seq is not null and not exists (
        select from conversation_members cm where cm.conversation_id = p.conversation_id and cm.cleared_seq < p.seq)
        and not exists (
          select from deleted_chats d where d.conversation_id = p.conversation_id and d.cleared_seq < p.seq and not d.restored)
        and not exists (
          select from reports r where r.reported_id = p.member_id and r.state = 'open' and r.conversation_id = p.conversation_id
            and r.message_seq = p.seq)))
    returning p.file_full, p.file_thumb, p.file_blur`;
  return rows.flatMap(({ file_full, file_thumb, file_blur }) => [file_full, file_thumb, file_blur]);
}
