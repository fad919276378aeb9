import type { Chat, LiveEvent, Message, User } from '@heartline/api-client';
import * as time from '@heartline/api-client/time';
import { notifyManager, type QueryClient } from '@tanstack/react-query';

import type { Conversation } from './conversation.queries.ts';
import { matchKey } from './live.queries.ts';
import { noteNews } from '../freshness/news.ts';
import { readingIn } from './reading.ts';
import { askInRound } from '../freshness/rounds.ts';

const listKey = ['chats', 'list'];
const messagesKey = (id: string) => ['chats', 'messages', id];
const sentKey = (id: string) => ['chats', 'sent', id];
const typingKey = (id: string) => ['chats', 'typing', id];

/** Milliseconds that "is typing" stays after each sign. */
const typingTime = 6_000;

/** Events that change the cache. When the session ends the page is left instead. */
export type CacheEvent = Exclude<LiveEvent, { type: 'session_ended' }>;

/** Writes one live event into the cache; nothing else does (design.md section 5). The page is redrawn once for it. */
export function applyEvent(queryClient: QueryClient, event: CacheEvent, now: number = time.now()): void {
  notifyManager.batch(() => apply(queryClient, event, now));
}

function apply(queryClient: QueryClient, event: CacheEvent, now: number): void {
  if (event.type !== 'typing') noteNews(queryClient);
  const refetch = (queryKey: readonly unknown[]) => void queryClient.invalidateQueries({ queryKey });
  switch (event.type) {
    case 'message':
      // The member's own message, sent in another tab: the balance changes in this one at the same time.
      if (event.credits !== undefined) setCredits(queryClient, event.credits);
      return addMessage(queryClient, event.message);
    case 'read':
      return changeChat(queryClient, event.conversationId, (chat) => ({
        ...chat,
        conversation: {
          ...chat.conversation,
          otherReadSeq: Math.max(chat.conversation.otherReadSeq, event.seq),
          otherDeliveredSeq: Math.max(chat.conversation.otherDeliveredSeq, event.seq),
        },
      }));
    case 'delivered':
      return changeChat(queryClient, event.conversationId, (chat) => ({
        ...chat,
        conversation: {
          ...chat.conversation,
          otherDeliveredSeq: Math.max(chat.conversation.otherDeliveredSeq, event.seq),
        },
      }));
    case 'own_read':
      return markRead(queryClient, event.conversationId, event.seq, event.numUnreadMessages);
    case 'typing':
      queryClient.setQueryData(typingKey(event.conversationId), now + typingTime);
      return;
    case 'chat_deleted':
      return removeChat(queryClient, event.conversationId);
    // The page was loaded before the stream began: a message, its price or a payment may have come between.
    case 'ready':
      refetch(['user']);
      return refetch(['chats']);
    case 'chats_changed':
      return refetch(['chats']);
    case 'likes_changed':
      return refetch(['likes']);
    case 'match':
      queryClient.setQueryData(matchKey, event.memberId);
      return refetch(['likes']);
    case 'user_changed':
      refetch(['user']);
      refetch(['transactions']);
      return refetch(['photos']);
    case 'export_changed':
      return refetch(['export']);
    // Only the visible conversation; everything else is fetched with the next round (keep-live.ts).
    case 'resync':
      return refetch(['chats', 'messages']);
  }
}

function setCredits(queryClient: QueryClient, credits: number): void {
  patch<User | null>(queryClient, ['user'], (user) => user && { ...user, credits });
}

/** Writing marks a query as fresh: one that is due to be fetched must stay due. */
function patch<T>(
  queryClient: QueryClient,
  queryKey: readonly string[],
  change: (known: T | undefined) => T | undefined,
): void {
  const waits = queryClient.getQueryState(queryKey)?.isInvalidated;
  queryClient.setQueryData<T>(queryKey, change);
  if (waits) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

/** Fetches user, chats and likes again; visible ones at once, the others when next shown. Answers already on their way do not count. */
export function refetchAll(queryClient: QueryClient): void {
  noteNews(queryClient);
  askInRound(queryClient, () => {
    for (const key of ['user', 'chats', 'likes']) void queryClient.invalidateQueries({ queryKey: [key] });
  });
}

/**
 * Adds a message to its conversation, which moves to the top of the list. Also for the answer to a message sent here: adding the same
 * message twice changes nothing.
 */
export function addMessage(queryClient: QueryClient, message: Message): void {
  noteNews(queryClient);
  const id = message.conversationId;
  const before = queryClient.getQueryData<Conversation>(messagesKey(id));
  const reading = !message.mine && before && endOf(before) === message.seq - 1 ? readingIn(queryClient, id) : undefined;
  const read = reading !== undefined;
  patch<Conversation>(queryClient, messagesKey(id), (known) => known && withMessage(known, message, read));
  const conversation = queryClient.getQueryData<Conversation>(messagesKey(id));
  if (
    conversation &&
    !conversation.hasNewer &&
    conversation.messages.at(-1)?.seq !== conversation.chat.conversation.lastSeq
  ) {
    void queryClient.invalidateQueries({ queryKey: messagesKey(id) });
  }
  if (!message.mine) queryClient.setQueryData(typingKey(id), 0);

  const chats = queryClient.getQueryData<Chat[]>(listKey);
  const known = chats?.find((chat) => chat.conversation.id === id);
  patch<Chat[]>(queryClient, listKey, (list) => {
    if (!list || !known || message.seq <= known.conversation.lastSeq) return list;
    return [chatWithMessage(known, message, read), ...list.filter((one) => one !== known)];
  });
  // There is a gap in the list, too: only the server knows how many of the missing messages are unread.
  if (chats && (!known || message.seq > known.conversation.lastSeq + 1))
    void queryClient.invalidateQueries({ queryKey: listKey });
  reading?.onRead(message.seq);
}

/** Number of the newest loaded message. */
function endOf({ messages, chat }: Conversation): number {
  return messages.at(-1)?.seq ?? chat.conversation.lastSeq;
}

function withMessage(conversation: Conversation, message: Message, read: boolean): Conversation {
  const { messages, chat } = conversation;
  if (messages.some((one) => one.id === message.id)) return conversation;
  const chatNow = message.seq > chat.conversation.lastSeq ? chatWithMessage(chat, message, read) : chat;
  // A gap is filled by asking the server, never by guessing: addMessage notices that the end is missing.
  if (message.seq !== endOf(conversation) + 1) return { ...conversation, chat: chatNow };
  return { ...conversation, chat: chatNow, messages: [...messages, message] };
}

/** Sending is not reading, as on the server: the member's own message counts as read only if everything before it does. */
function chatWithMessage(chat: Chat, message: Message, read: boolean): Chat {
  const { conversation } = chat;
  const readNow = read || (message.mine && conversation.readSeq === message.seq - 1);
  const readSeq = readNow ? message.seq : conversation.readSeq;
  // It may be read already, if the conversation was loaded before the stream reported the message.
  const isUnread = !message.mine && message.seq > conversation.readSeq;
  return {
    ...chat,
    conversation: { ...conversation, lastSeq: message.seq, readSeq },
    numUnreadMessages: read ? 0 : chat.numUnreadMessages + (isUnread ? 1 : 0),
    lastMessage: message,
  };
}

/**
 * Everything up to `seq` was read by this member, here or on another device (CHAT-04).
 * @param left the remaining number of unread messages, if the server sent it; else it is derived from the sequence numbers.
 */
export function markRead(queryClient: QueryClient, id: string, seq: number, left?: number): void {
  noteNews(queryClient);
  changeChat(queryClient, id, (chat) => {
    const { lastSeq, readSeq } = chat.conversation;
    // A conversation put back to unread is read again by opening it here, but not by a repeated event of the stream.
    if (seq <= readSeq && (left !== undefined || seq < lastSeq)) return chat;
    const guess = seq >= lastSeq ? 0 : Math.min(chat.numUnreadMessages, lastSeq - seq);
    return {
      ...chat,
      numUnreadMessages: left ?? guess,
      conversation: { ...chat.conversation, readSeq: Math.max(seq, readSeq) },
    };
  });
}

/** Removes a conversation for this member, with its messages. */
export function removeChat(queryClient: QueryClient, id: string): void {
  noteNews(queryClient);
  patch<Chat[]>(queryClient, listKey, (list) => list?.filter((chat) => chat.conversation.id !== id));
  queryClient.removeQueries({ queryKey: messagesKey(id) });
  // With what was sent last (chat/outbox/sent-tail.ts), or that alone would stand in the conversation when it begins again.
  queryClient.removeQueries({ queryKey: sentKey(id) });
}

/** Restores a removed conversation to its position in the list, before the server has answered. */
export function putBackChat(queryClient: QueryClient, chat: Chat): void {
  noteNews(queryClient);
  const timeOf = ({ lastMessage }: Chat) => lastMessage?.sentAt ?? '';
  patch<Chat[]>(queryClient, listKey, (list) =>
    list?.some(({ conversation }) => conversation.id === chat.conversation.id)
      ? list
      : list && [...list, chat].toSorted((one, other) => timeOf(other).localeCompare(timeOf(one))),
  );
}

/** Applies a member's action on a conversation before the server has answered; older answers on their way do not undo it. */
export function patchChat(queryClient: QueryClient, id: string, change: Partial<Chat>): void {
  noteNews(queryClient);
  changeChat(queryClient, id, (chat) => ({ ...chat, ...change }));
}

function changeChat(queryClient: QueryClient, id: string, change: (chat: Chat) => Chat): void {
  patch<Chat[]>(queryClient, listKey, (list) =>
    list?.map((chat) => (chat.conversation.id === id ? change(chat) : chat)),
  );
  patch<Conversation>(
    queryClient,
    messagesKey(id),
    (conversation) => conversation && { ...conversation, chat: change(conversation.chat) },
  );
}
