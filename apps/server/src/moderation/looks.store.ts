import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { suspect, type Suspect } from './moderation.store.ts';

type MessageLook = EndpointAnswer<typeof endpoints.moderation.look>['report']['messages'][number];

/** A recorded look: its moderator, and the earliest time that still counts. */
export interface Look {
  actor: string;
  since: Date;
}

/** The member with this public id, as moderators see them; undefined for accounts that are gone. */
export async function findSuspect(
  sql: Sql,
  publicId: string,
  now: Date,
): Promise<{ id: number; member: Suspect; about: string } | undefined> {
  const [row] = await sql<{ id: number; member: Suspect; about: string }[]>`
    select m.id, m.about, ${suspect(sql, now)} as member from members m where m.public_id = ${publicId} and m.status <> 'deleted'`;
  return row;
}

export interface LookedPhoto {
  public_id: string;
  state: 'inspected' | 'active';
}

export const listPhotosOf = (sql: Sql, memberId: number) => sql<LookedPhoto[]>`
  select public_id, state from photos where member_id = ${memberId} and state <> 'rejected' order by position, id`;

/**
 * The file of a photo. A queued photo is open to all moderators; any other only to one who has looked at its owner, or at a report about
 * its owner, with a recorded reason.
 */
export async function findPictureFile(sql: Sql, publicId: string, look: Look): Promise<string | undefined> {
  const [row] = await sql<{ file_full: string }[]>`
    select p.file_full from photos p where p.public_id = ${publicId} and p.state <> 'rejected'
      and (p.state = 'inspected' or exists (
        select from audit_log l where l.member_id = p.member_id and l.actor = ${look.actor} and l.created_at > ${look.since}
          and l.action in ('report.look', 'member.look')))`;
  return row?.file_full;
}

export interface WrittenRow {
  seq: number;
  sender_id: number;
  kind: 'text' | 'icebreaker' | 'gift' | 'photo';
  body: string | null;
  item: string | null;
  about: MessageLook['about'];
  created_at: Date;
  /** The message has a photo that still exists. */
  has_picture: boolean;
}

/** Messages shown before and after the reported one: enough to understand it, and no more. */
const around = 5;

export const listAround = (sql: Sql, conversationId: number, seq: number) => sql<WrittenRow[]>`
  select w.seq, w.sender_id, w.kind, w.body, w.item, w.about, w.created_at,
    exists (select from chat_photos p where p.public_id = w.item and p.state = 'active') as has_picture
  from messages w where w.conversation_id = ${conversationId} and w.seq between ${seq - around} and ${seq + around} order by w.seq`;

/**
 * The file of a photo that the reported member sent, as the reported message or near it, for a moderator who has looked at this very report
 * with a recorded reason.
 */
export async function findSentPictureFile(
  sql: Sql,
  reportId: string,
  photoId: string,
  look: Look,
): Promise<string | undefined> {
  const [row] = await sql<{ file_full: string }[]>`
    select p.file_full from reports r
    join chat_photos p on p.public_id = ${photoId} and p.state = 'active' and p.member_id = r.reported_id
      and p.conversation_id = r.conversation_id and p.seq between r.message_seq - ${around}::int and r.message_seq + ${around}::int
    where r.public_id = ${reportId} and exists (
      select from audit_log l where l.subject = ${`report:${reportId}`} and l.action = 'report.look' and l.actor = ${look.actor}
        and l.created_at > ${look.since})`;
  return row?.file_full;
}
