import { limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';

import { loadMemberSummaries } from '../people/member-summary.store.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import { createRateLimiter } from '../platform/http/rate-limit.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { newPublicId } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { chatAnswer, messageAnswer, type ChatAnswer } from './chat.answers.ts';
import {
  canStillStart,
  deleteChat,
  deleteDeletions,
  findConversation,
  findConversationWith,
  findPartner,
  findRecipient,
  insertConversation,
  lastMessages,
  listConversations,
  listMessages,
  listMessagesAround,
  markRead,
  markUnread,
  restoreChat,
  searchTexts,
  setMuted,
  type ConversationRow,
} from './chat.store.ts';
import { creditsBackOf } from './credits-back.service.ts';
import type { Deliveries } from './delivery.ts';

type Messages = EndpointAnswer<typeof endpoints.chat.messages>;

/** A screenful and a little more, so that a conversation opens early. */
const pageSize = 50;
/** Further pages are larger: ten thousand messages then take a hundred calls. */
const furtherPageSize = 100;

/** Conversations in one answer: all that most members have. */
const listedAtOnce = 500;

/** The viewer's conversations (CHAT-01), without those whose other member is gone (MEM-06). */
export async function listChats(
  platform: Platform,
  deliveries: Deliveries,
  viewer: MemberViewer,
  cursor: string | undefined,
): Promise<EndpointAnswer<typeof endpoints.chat.list>> {
  const found = await listConversations(platform.sql, viewer.memberId, { after: cursor, limit: listedAtOnce + 1 });
  const rows = found.slice(0, listedAtOnce);
  const last = rows.at(-1);
  const [profiles, messages] = await Promise.all([
    loadMemberSummaries(
      platform,
      viewer,
      rows.map(({ other_id }) => other_id),
    ),
    lastMessages(platform.sql, rows),
  ]);
  const open = rows.filter(({ other_id }) => profiles.has(other_id));
  for (const row of open) markFetched(deliveries, viewer, row);
  return {
    chats: open.map((row) => {
      const message = messages.get(row.id);
      return chatAnswer(row, profiles.get(row.other_id), message ? messageAnswer(message, viewer.memberId) : null);
    }),
    ...(last && found.length > listedAtOnce ? { next: last.public_id } : {}),
  };
}

function markFetched(deliveries: Deliveries, { memberId }: MemberViewer, row: ConversationRow): void {
  if (row.delivered_seq < row.last_seq) deliveries.mark({ memberId, conversationId: row.public_id, seq: row.last_seq });
}

async function chatOf(platform: Platform, viewer: MemberViewer, row: ConversationRow): Promise<ChatAnswer> {
  const shown = row.last_seq > row.cleared_seq ? [row] : [];
  const [profiles, messages] = await Promise.all([
    loadMemberSummaries(platform, viewer, [row.other_id]),
    lastMessages(platform.sql, shown),
  ]);
  const message = messages.get(row.id);
  return chatAnswer(row, profiles.get(row.other_id), message ? messageAnswer(message, viewer.memberId) : null);
}

/** One page of a conversation. @throws ServerError not_found */
export async function readMessages(
  platform: Platform,
  deliveries: Deliveries,
  viewer: MemberViewer,
  conversationId: string,
  range: { before?: number | undefined; after?: number | undefined; around?: number | undefined },
): Promise<Messages> {
  const row = await findConversation(platform.sql, viewer.memberId, conversationId);
  if (!row) throw notFound();
  const whole = { before: range.before && Math.ceil(range.before), after: range.after && Math.floor(range.after) };
  const around = range.around && Math.floor(range.around);
  const further = range.before !== undefined || range.after !== undefined;
  const [chat, { rows, ...ends }] = await Promise.all([
    chatOf(platform, viewer, row),
    around === undefined
      ? listMessages(platform.sql, row, whole, further ? furtherPageSize : pageSize).then(({ rows: page, more }) => ({
          rows: page,
          has_more: more,
        }))
      : listMessagesAround(platform.sql, row, around, pageSize).then(({ rows: page, older, newer }) => ({
          rows: page,
          has_more: older,
          has_newer: newer,
        })),
  ]);
  if (chat.conversation.state === 'gone') return { chat, messages: [], has_more: false };
  if (range.before === undefined) markFetched(deliveries, viewer, { ...row, last_seq: rows.at(-1)?.seq ?? 0 });
  const messages = rows.map((message) => messageAnswer(message, viewer.memberId));
  const [first] = messages;
  const back = first?.seq === 1 && first.mine ? await creditsBackOf(platform, viewer.memberId, row.id) : null;
  if (first && back) first.credits_back = back;
  return { chat, messages, ...ends };
}

/**
 * The conversation with a member, opened if there is none. An empty one is in no list and does not count against any limit.
 * @throws ServerError not_found if the viewer may not see the member; conversation_limit (CHAT-03)
 */
export async function startConversation(
  platform: Platform,
  viewer: MemberViewer,
  memberPublicId: string,
  network: string,
): Promise<ChatAnswer> {
  if (viewer.kind === 'unconfirmed') throw new ServerError('confirmation_required');
  const row = await openConversation(platform, viewer.memberId, memberPublicId, () =>
    createRateLimiter(platform.sql, platform.clock).take('conversation', `m:${viewer.memberId}`, network),
  );
  return chatOf(platform, viewer, row);
}

export async function openConversation(
  platform: Platform,
  memberId: number,
  otherPublicId: string,
  beforeNew?: () => Promise<void>,
): Promise<ConversationRow> {
  const { sql, clock } = platform;
  const recipient = await findRecipient(sql, memberId, otherPublicId);
  if (!recipient) throw notFound();
  const found = await findConversationWith(sql, memberId, recipient.id);
  if (found && found.last_seq > 0) return found;
  if (!(await canStillStart(sql, memberId, limits.freeConversations))) throw new ServerError('conversation_limit');
  if (found) return found;
  await beforeNew?.();
  await insertConversation(sql, memberId, recipient.id, newPublicId(), clock.now());
  const made = await findConversationWith(sql, memberId, recipient.id);
  if (!made) throw notFound();
  return made;
}

/** Notes that a device of the viewer has everything up to this number. @throws ServerError not_found */
export async function noteDelivered(
  platform: Platform,
  deliveries: Deliveries,
  { memberId }: MemberViewer,
  conversationId: string,
  seq: number,
): Promise<void> {
  if (!(await findPartner(platform.sql, memberId, conversationId))) throw notFound();
  deliveries.mark({ memberId, conversationId, seq });
}

/** Marks everything up to this number as read; gives the number of unread messages that remain. @throws ServerError not_found */
export async function readUpTo(
  platform: Platform,
  viewer: MemberViewer,
  conversationId: string,
  seq: number,
): Promise<number> {
  const { sql, clock, events } = platform;
  const result = await markRead(sql, viewer.memberId, conversationId, Math.min(seq, 2_147_483_647), clock.now());
  if (!result) throw notFound();
  if (result.advanced) events.wake([viewer.memberId, result.other_id]);
  return result.unread;
}

/** Shows the conversation as unread again, on the viewer's own devices only. @throws ServerError not_found */
export async function putBackToUnread(
  platform: Platform,
  viewer: MemberViewer,
  conversationId: string,
): Promise<number> {
  const unread = await markUnread(platform.sql, viewer.memberId, conversationId, platform.clock.now());
  if (unread === undefined) throw notFound();
  platform.events.wake([viewer.memberId]);
  return unread;
}

/** Mutes the conversation for the viewer alone. @throws ServerError not_found */
export async function muteChat(
  platform: Platform,
  viewer: MemberViewer,
  conversationId: string,
  muted: boolean,
): Promise<void> {
  if (!(await setMuted(platform.sql, viewer.memberId, conversationId, muted, platform.clock.now()))) throw notFound();
  platform.events.wake([viewer.memberId]);
}

const foundAtOnce = 30;

/** Finds texts in the conversations of the viewer's list: not in deleted ones, and not in those with members who are gone (MEM-06). */
export async function findMessages(
  platform: Platform,
  viewer: MemberViewer,
  words: string,
  cursor: string | undefined,
): Promise<EndpointAnswer<typeof endpoints.chat.search>> {
  if (words.includes('\0')) throw invalidFields({ q: 'invalid' });
  const rows = await listConversations(platform.sql, viewer.memberId);
  const profiles = await loadMemberSummaries(
    platform,
    viewer,
    rows.map(({ other_id }) => other_id),
  );
  const open = rows.filter(({ other_id }) => profiles.has(other_id));
  const [conversationId = '', seq = ''] = cursor?.split(':') ?? [];
  const after = cursor === undefined ? undefined : { conversationId, seq: Number(seq) };
  if (after && !open.some((row) => row.public_id === after.conversationId)) return { messages: [], next: null };
  const found = await searchTexts(platform.sql, open, words, after, foundAtOnce + 1);
  const page = found.slice(0, foundAtOnce);
  const last = page.at(-1);
  return {
    messages: page.map((message) => messageAnswer(message, viewer.memberId)),
    next: last && found.length > foundAtOnce ? `${last.conversation_public_id}:${last.seq}` : null,
  };
}

/** Deletes the viewer's copy (CHAT-05); a repetition is no error. @throws ServerError not_found */
export async function removeChat(platform: Platform, viewer: MemberViewer, conversationId: string): Promise<void> {
  if (!(await deleteChat(platform.sql, viewer.memberId, conversationId, platform.clock.now()))) throw notFound();
  platform.events.wake([viewer.memberId]);
}

/** The earliest time of a deletion that can still be undone. */
const undoableSince = (at: Date): Date => new Date(at.getTime() - limits.chatUndoMinutes * 60_000);

/** Undoes the viewer's last deletion (CHAT-05); a repetition is no error. @throws ServerError not_found; conflict when it is too late */
export async function undoRemoval(platform: Platform, viewer: MemberViewer, conversationId: string): Promise<void> {
  const at = platform.clock.now();
  const outcome = await restoreChat(platform.sql, viewer.memberId, conversationId, undoableSince(at), at);
  if (outcome === 'not_found') throw notFound();
  if (outcome === 'too_late') throw new ServerError('conflict');
  platform.events.wake([viewer.memberId]);
}

/** Deletes all records of deletions that can no longer be undone. */
export async function deleteOldDeletions({ sql, clock }: Pick<Platform, 'sql' | 'clock'>): Promise<void> {
  await deleteDeletions(sql, undoableSince(clock.now()));
}

/** Notifies the other member, if they can be reached and both show typing. @throws ServerError not_found */
export async function showTyping(platform: Platform, viewer: MemberViewer, conversationId: string): Promise<void> {
  const partner = await findPartner(platform.sql, viewer.memberId, conversationId);
  if (!partner) throw notFound();
  if (partner.reachable && partner.typing)
    platform.events.send(partner.other_id, { type: 'typing', conversation_id: conversationId });
}
