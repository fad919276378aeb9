import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import type { Sql, Transaction } from '../platform/database.ts';
import { pageSize, suspect, type Suspect } from './moderation.store.ts';

type HeldAnswer = EndpointAnswer<typeof endpoints.moderation.held>['held'][number];

export interface WaitingMessage {
  id: number;
  public_id: string;
  member: Suspect;
  kind: HeldAnswer['kind'];
  text: string | null;
  about: HeldAnswer['about'];
  cause: HeldAnswer['cause'];
  created_at: Date;
  num_refused: number;
  refused_before: boolean;
}

/** Messages that wait for a moderator, without the viewer's own. */
export const listWaitingMessages = (sql: Sql, viewerId: number, after: number, now: Date) => sql<WaitingMessage[]>`
  select h.id, h.public_id, ${suspect(sql, now)} as member, h.kind, h.body as text, h.about, h.cause, h.created_at,
    (select count(*)::int from held_messages o where o.sender_id = h.sender_id and o.state = 'refused') as num_refused,
    exists (select from chat_photos p join chat_photos o on o.content_hash = p.content_hash and o.state = 'rejected' where p.public_id = h.item)
      or exists (select from chat_photos p join photos o on o.content_hash = p.content_hash and o.state = 'rejected' where p.public_id = h.item)
      as refused_before
  from held_messages h join members m on m.id = h.sender_id
  where h.state = 'waiting' and h.sender_id <> ${viewerId} and h.id > ${after} order by h.id limit ${pageSize + 1}`;

export interface HeldMessage {
  id: number;
  public_id: string;
  sender_id: number;
  conversation_public_id: string;
  kind: HeldAnswer['kind'];
  body: string | null;
  /** Public id of the photo. */
  item: string | null;
  about: HeldAnswer['about'];
  client_id: string;
  price: number;
  content_hash: Buffer | null;
  file_full: string | null;
  file_thumb: string | null;
  file_blur: string | null;
}

const columns = (sql: Sql) => sql`
  h.id, h.public_id, h.sender_id, c.public_id as conversation_public_id, h.kind, h.body, h.item, h.about, h.client_id, h.price,
  p.content_hash, p.file_full, p.file_thumb, p.file_blur
  from held_messages h join conversations c on c.id = h.conversation_id left join chat_photos p on p.public_id = h.item`;

export async function findWaiting(sql: Sql, publicId: string): Promise<HeldMessage | undefined> {
  const [row] = await sql<HeldMessage[]>`
    select ${columns(sql)} where h.public_id = ${publicId} and h.state = 'waiting'`;
  return row;
}

export async function isKnown(sql: Sql, publicId: string): Promise<boolean> {
  return (await sql`select from held_messages where public_id = ${publicId}`).length > 0;
}

/** Decides a message that still waits, and its photo. Returns false when another moderator was first. */
export async function saveHeldDecision(
  tx: Transaction,
  held: HeldMessage,
  state: 'approved' | 'refused',
  actor: string,
  at: Date,
): Promise<boolean> {
  const rows = await tx`
    update held_messages set state = ${state}, decided_by = ${actor}, decided_at = ${at}
    where id = ${held.id} and state = 'waiting' returning id`;
  if (rows.length === 0) return false;
  if (held.item !== null)
    await tx`
      update chat_photos set state = ${state === 'approved' ? 'active' : 'rejected'}, decided_at = ${at} where public_id = ${held.item}`;
  return true;
}
