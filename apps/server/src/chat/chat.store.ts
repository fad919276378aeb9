import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { jsonb, type Database, type Sql } from '../platform/database.ts';

/** The text, interest or photo of the recipient's profile that a message answers to, as it was when the message was sent. */
export type Answered = NonNullable<EndpointAnswer<typeof endpoints.chat.send>['message']['about']>;

export interface MessageRow {
  conversation_public_id: string;
  seq: number;
  public_id: string;
  sender_id: number;
  kind: 'text' | 'icebreaker' | 'gift' | 'photo';
  body: string | null;
  item: string | null;
  about: Answered | null;
  client_id: string;
  created_at: Date;
}

/** A conversation as one of its two members sees it. */
export interface ConversationRow {
  id: number;
  public_id: string;
  last_seq: number;
  started_by: number | null;
  other_id: number;
  read_seq: number;
  delivered_seq: number;
  unread: number;
  cleared_seq: number;
  muted: boolean;
  other_read_seq: number;
  other_delivered_seq: number;
}

const conversationColumns = (sql: Sql) => sql`
  c.id, c.public_id, c.last_seq, c.started_by, own.other_id, own.read_seq, own.delivered_seq, own.unread, own.cleared_seq, own.muted,
  case when (select bool_and(m.shows_reading) from members m where m.id in (own.member_id, own.other_id))
    then other.read_seq else 0 end as other_read_seq,
  greatest(other.delivered_seq, other.read_seq) as other_delivered_seq
  from conversation_members own
  join conversations c on c.id = own.conversation_id
  join conversation_members other on other.member_id = own.other_id and other.conversation_id = own.conversation_id`;

const messageColumns = (sql: Sql) =>
  sql`m.seq, m.public_id, m.sender_id, m.kind, m.body, m.item, m.about, m.client_id, m.created_at`;

/** The conversations of the member's list, newest first: no deleted and no empty ones. */
export async function listConversations(
  sql: Sql,
  memberId: number,
  { after, limit }: { after?: string | undefined; limit?: number } = {},
): Promise<ConversationRow[]> {
  const later =
    after === undefined
      ? sql``
      : sql`and (coalesce(own.last_message_at, '-infinity'), c.id) < (
          select coalesce(l.last_message_at, '-infinity'), l.conversation_id from conversation_members l
          join conversations lc on lc.id = l.conversation_id where lc.public_id = ${after} and l.member_id = ${memberId})`;
  return sql<ConversationRow[]>`
    select ${conversationColumns(sql)}
    where own.member_id = ${memberId} and not own.hidden and c.last_seq > own.cleared_seq ${later}
    order by coalesce(own.last_message_at, '-infinity') desc, c.id desc ${limit === undefined ? sql`` : sql`limit ${limit}`}`;
}

export async function findConversation(
  sql: Sql,
  memberId: number,
  publicId: string,
): Promise<ConversationRow | undefined> {
  const [row] = await sql<
    ConversationRow[]
  >`select ${conversationColumns(sql)} where own.member_id = ${memberId} and c.public_id = ${publicId}`;
  return row;
}

export async function findConversationWith(
  sql: Sql,
  memberId: number,
  otherId: number,
): Promise<ConversationRow | undefined> {
  const [row] = await sql<ConversationRow[]>`
    select ${conversationColumns(sql)}
    where own.member_id = ${memberId} and c.member_a = ${Math.min(memberId, otherId)} and c.member_b = ${Math.max(memberId, otherId)}`;
  return row;
}

/** The newest message of each conversation, by conversation id. */
export async function lastMessages(sql: Sql, conversations: ConversationRow[]): Promise<Map<number, MessageRow>> {
  const rows = await sql<(MessageRow & { conversation_id: number })[]>`
    select c.public_id as conversation_public_id, m.conversation_id, ${messageColumns(sql)}
    from unnest(${conversations.map(({ id }) => id)}::bigint[], ${conversations.map(({ last_seq }) => last_seq)}::int[]) as wanted (id, seq)
    join messages m on m.conversation_id = wanted.id and m.seq = wanted.seq
    join conversations c on c.id = m.conversation_id`;
  return new Map(rows.map((row) => [row.conversation_id, row]));
}

/** Messages of one conversation, oldest first, and whether there are more in that direction. */
export async function listMessages(
  sql: Sql,
  conversation: ConversationRow,
  { before, after }: { before?: number | undefined; after?: number | undefined },
  limit: number,
): Promise<{ rows: MessageRow[]; more: boolean }> {
  const from = Math.max(conversation.cleared_seq, after ?? 0);
  const forwards = after !== undefined;
  const rows = await sql<MessageRow[]>`
    select ${conversation.public_id} as conversation_public_id, ${messageColumns(sql)} from messages m
    where m.conversation_id = ${conversation.id} and m.seq > ${from} ${before === undefined ? sql`` : sql`and m.seq < ${before}`}
    order by m.seq ${forwards ? sql`asc` : sql`desc`} limit ${limit + 1}`;
  const page: MessageRow[] = rows.slice(0, limit);
  return { rows: forwards ? page : page.toReversed(), more: rows.length > limit };
}

/** Messages on both sides of a number: half of the limit before it, the rest from it on. */
export async function listMessagesAround(
  sql: Sql,
  conversation: ConversationRow,
  around: number,
  limit: number,
): Promise<{ rows: MessageRow[]; older: boolean; newer: boolean }> {
  const half = Math.floor(limit / 2);
  const [before, from] = await Promise.all([
    listMessages(sql, conversation, { before: around }, half),
    listMessages(sql, conversation, { after: around - 1 }, limit - half),
  ]);
  return { rows: [...before.rows, ...from.rows], older: before.more, newer: from.more };
}

/**
 * Texts of these conversations that contain the words, newest first, starting after the message `after`. Both are compared in their folded
 * form (`folded_text`); words that fold to nothing are found nowhere.
 */
export async function searchTexts(
  sql: Sql,
  conversations: readonly ConversationRow[],
  words: string,
  after: { conversationId: string; seq: number } | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const later = after
    ? sql`and (m.created_at, m.conversation_id, m.seq) < (
        select l.created_at, l.conversation_id, l.seq from messages l join conversations lc on lc.id = l.conversation_id
        where lc.public_id = ${after.conversationId} and l.seq = ${after.seq})`
    : sql``;
  return sql<MessageRow[]>`
    with asked as materialized (select btrim(folded_text(${words})) as words)
    select c.public_id as conversation_public_id, ${messageColumns(sql)}
    from unnest(${conversations.map(({ id }) => id)}::bigint[], ${conversations.map(({ cleared_seq }) => cleared_seq)}::int[]) as own (id, cleared_seq)
    join messages m on m.conversation_id = own.id and m.seq > own.cleared_seq
    join conversations c on c.id = m.conversation_id
    cross join asked
    where m.kind = 'text' and asked.words <> '' and strpos(folded_text(m.body), asked.words) > 0 ${later}
    order by m.created_at desc, m.conversation_id desc, m.seq desc limit ${limit}`;
}

export interface Recipient {
  id: number;
  public_id: string;
}

/** The member with a public id, if `memberId` may write to them: in the same pool, present, and no block between the two. */
export async function findRecipient(sql: Sql, memberId: number, publicId: string): Promise<Recipient | undefined> {
  const [row] = await sql<Recipient[]>`
    select r.id, r.public_id from members r join members s on s.id = ${memberId} and s.pool = r.pool
    where r.public_id = ${publicId} and r.id <> s.id and is_reachable(s.id, r.id)`;
  return row;
}

export async function canStillStart(sql: Sql, memberId: number, freeConversations: number): Promise<boolean> {
  const [row] = await sql<{ can: boolean }[]>`
    select premium_since is not null or (select count(*) from conversations where started_by = ${memberId}) < ${freeConversations} as can
    from members where id = ${memberId}`;
  return row?.can ?? false;
}

/** Opens the conversation of two members; if both try at once, one row is made. */
export async function insertConversation(
  sql: Database,
  memberId: number,
  otherId: number,
  publicId: string,
  at: Date,
): Promise<void> {
  const [a, b] = [Math.min(memberId, otherId), Math.max(memberId, otherId)];
  await sql.begin(async (tx) => {
    const [row] = await tx<{ id: number }[]>`
      insert into conversations (public_id, member_a, member_b, created_at) values (${publicId}, ${a}, ${b}, ${at})
      on conflict (member_a, member_b) do nothing returning id`;
    if (!row) return;
    await tx`
      insert into conversation_members (member_id, conversation_id, other_id, hidden)
      values (${a}, ${row.id}, ${b}, true), (${b}, ${row.id}, ${a}, true)`;
  });
}

export interface Sending {
  senderId: number;
  conversationId: string;
  messageId: string;
  kind: 'text' | 'icebreaker' | 'gift' | 'photo';
  body: string | null;
  item: string | null;
  /** The element of the profile that the message answers to. */
  about?: Answered | null;
  /** The sender does not see that element, or it no longer exists. */
  aboutGone?: boolean;
  clientId: string;
  price: number;
  entryId: string;
  at: Date;
  freeConversations: number;
  burst: number;
  interval: number;
  /** The text contains a link: from a newcomer, it is held for a moderator. */
  link?: boolean;
}

export interface SendResult {
  outcome:
    | 'sent'
    | 'repeated'
    | 'idempotency_conflict'
    | 'not_found'
    | 'confirmation_required'
    | 'recipient_gone'
    | 'conversation_limit'
    | 'not_enough_credits'
    | 'rate_limited'
    | 'message_held'
    | 'message_refused'
    | 'message_withdrawn'
    | 'photo_gone'
    | 'about_gone';
  seq: number;
  message_id: string;
  sent_at: Date;
  credits: number;
  receiver_id: number;
  about: Answered | null;
  retry_after: number;
}

/** Sends one message as one statement (design.md section 2). Waits for locks of other transactions. */
export async function sendMessage(sql: Sql, sending: Sending): Promise<SendResult> {
  const [row] = await callSend(sql, [sending], true);
  if (!row) throw new Error('send_messages gave no row');
  return row;
}

/**
 * Sends messages of different members in different conversations as one statement and one transaction. It never waits for a lock: a message
 * that would have to is left as it was, and has no result.
 */
export async function sendMessages(sql: Sql, sendings: readonly Sending[]): Promise<(SendResult | undefined)[]> {
  const rows = await callSend(sql, sendings, false);
  const results = new Map(rows.map((row) => [row.n, row]));
  return sendings.map((_sending, n) => results.get(n));
}

const callSend = (sql: Sql, sendings: readonly Sending[], alone: boolean) =>
  sql<(SendResult & { n: number })[]>`select * from send_messages(${jsonb(sql, sendings.map(sendOf))}, ${alone})`;

/** The fields under the names that send_messages reads. */
const sendOf = (sending: Sending, n: number) => ({
  n,
  sender: sending.senderId,
  conversation: sending.conversationId,
  message_id: sending.messageId,
  kind: sending.kind,
  body: sending.body,
  item: sending.item,
  client_id: sending.clientId,
  price: sending.price,
  entry_id: sending.entryId,
  sent_at: sending.at,
  free_conversations: sending.freeConversations,
  burst: sending.burst,
  pace: sending.interval,
  link: sending.link ?? false,
  about: sending.about ?? null,
  about_gone: sending.aboutGone ?? false,
});

export async function markRead(
  sql: Sql,
  memberId: number,
  conversationId: string,
  seq: number,
  at: Date,
): Promise<{ unread: number; other_id: number; advanced: boolean } | undefined> {
  const [row] = await sql<{ unread: number; other_id: number; advanced: boolean }[]>`
    select * from mark_read(${memberId}, ${conversationId}, ${seq}, ${at})`;
  return row;
}

/** Returns the number of unread messages afterwards; undefined if the member's list has no such conversation. */
export async function markUnread(
  sql: Sql,
  memberId: number,
  conversationId: string,
  at: Date,
): Promise<number | undefined> {
  const [row] = await sql<{ unread: number | null }[]>`
    select mark_unread(${memberId}, ${conversationId}, ${at}) as unread`;
  return row?.unread ?? undefined;
}

/** Returns false if there is no such conversation. The member's devices get an event only if something changes. */
export async function setMuted(
  sql: Sql,
  memberId: number,
  conversationId: string,
  muted: boolean,
  at: Date,
): Promise<boolean> {
  const [row] = await sql<{ found: boolean }[]>`
    with own as (
      select own.conversation_id from conversations c
      join conversation_members own on own.conversation_id = c.id and own.member_id = ${memberId}
      where c.public_id = ${conversationId}
    ), changed as (
      update conversation_members set muted = ${muted}
      where member_id = ${memberId} and conversation_id = (select conversation_id from own) and muted <> ${muted}
      returning append_event(member_id, '{"type":"chats_changed"}', ${at})
    )
    select exists (select from own) as found, (select count(*) from changed) as changes`;
  return row?.found ?? false;
}

export async function deleteChat(sql: Sql, memberId: number, conversationId: string, at: Date): Promise<boolean> {
  const [row] = await sql<{ deleted: boolean }[]>`select delete_chat(${memberId}, ${conversationId}, ${at}) as deleted`;
  return row?.deleted ?? false;
}

/** Undoes the member's last deletion, if that was not before `since`. */
export async function restoreChat(
  sql: Sql,
  memberId: number,
  conversationId: string,
  since: Date,
  at: Date,
): Promise<'restored' | 'too_late' | 'not_found'> {
  const [row] = await sql<{ outcome: 'restored' | 'too_late' | 'not_found' }[]>`
    select restore_chat(${memberId}, ${conversationId}, ${since}, ${at}) as outcome`;
  return row?.outcome ?? 'not_found';
}

/** Deletes the records of deletions before `before`, which can no longer be undone. */
export async function deleteDeletions(sql: Sql, before: Date): Promise<void> {
  await sql`delete from deleted_chats where deleted_at < ${before}`;
}

export interface Delivered {
  memberId: number;
  /** Public id. */
  conversationId: string;
  seq: number;
}

/**
 * Moves delivered marks forward, never back, where the two members can reach each other. Gives the marks that moved, each with the sender
 * of the messages.
 */
export async function markDelivered(
  sql: Sql,
  marks: Delivered[],
): Promise<{ other_id: number; conversation_id: string; seq: number }[]> {
  return sql<{ other_id: number; conversation_id: string; seq: number }[]>`
    with moved as (
      select own.member_id, own.conversation_id, c.public_id, least(mark.seq, c.last_seq) as seq
      from unnest(${marks.map((mark) => mark.memberId)}::bigint[], ${marks.map((mark) => mark.conversationId)}::text[], ${marks.map((mark) => mark.seq)}::int[])
        as mark (member_id, public_id, seq)
      join conversations c on c.public_id = mark.public_id
      join conversation_members own on own.member_id = mark.member_id and own.conversation_id = c.id
      where own.delivered_seq < least(mark.seq, c.last_seq) and is_reachable(own.member_id, own.other_id)
      order by own.conversation_id, own.member_id for no key update of own
    )
    update conversation_members own set delivered_seq = moved.seq from moved
    where own.member_id = moved.member_id and own.conversation_id = moved.conversation_id and own.delivered_seq < moved.seq
    returning own.other_id, moved.public_id as conversation_id, own.delivered_seq as seq`;
}

/** The other member of this conversation, whether they can be reached, and whether both show that they are typing. */
export async function findPartner(
  sql: Sql,
  memberId: number,
  conversationId: string,
): Promise<{ other_id: number; reachable: boolean; typing: boolean } | undefined> {
  const [row] = await sql<{ other_id: number; reachable: boolean; typing: boolean }[]>`
    select own.other_id, is_reachable(own.member_id, own.other_id) as reachable,
      (select bool_and(shows_typing) from members where id in (own.member_id, own.other_id)) as typing
    from conversations c join conversation_members own on own.conversation_id = c.id and own.member_id = ${memberId}
    where c.public_id = ${conversationId}`;
  return row;
}

/** The site a member belongs to, for work outside a request to that site. */
export async function siteOfMember(sql: Sql, memberId: number): Promise<string | undefined> {
  const [row] = await sql<{ site_id: string }[]>`select site_id from members where id = ${memberId}`;
  return row?.site_id;
}
