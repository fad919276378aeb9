import type { Chat } from '@heartline/api-client';
import { defaultScheduler, notifyManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { chat, message } from '../testing/fixtures.ts';
import { applyEvent, markRead, patchChat, putBackChat } from './apply-event.ts';
import { startReading } from './reading.ts';
import { joinConversation, withNewer, type Conversation } from './conversation.queries.ts';
import { matchKey } from './live.queries.ts';

let client: QueryClient;
const list = () => client.getQueryData<Chat[]>(['chats', 'list']) ?? [];
const conversation = () => client.getQueryData<Conversation>(['chats', 'messages', 'chat-1']);
const isStale = (key: string[]) => client.getQueryState(key)?.isInvalidated ?? false;

beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(['user'], { id: 'user-1' });
  client.setQueryData(['chats', 'list'], [chat(2), chat(1)]);
  client.setQueryData<Conversation>(['chats', 'messages', 'chat-1'], {
    chat: chat(1),
    messages: [message(1), message(2)],
    hasMore: false,
  });
});

describe('[SES-04] an arriving message', () => {
  it('is added to the end of its conversation, which moves to the top of the list', () => {
    applyEvent(client, { type: 'message', message: message(3) });
    expect(conversation()?.messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
    expect(list().map(({ conversation: { id } }) => id)).toEqual(['chat-1', 'chat-2']);
    expect(list()[0]).toMatchObject({ numUnreadMessages: 1, lastMessage: { seq: 3 }, conversation: { lastSeq: 3 } });
  });

  it('counts once however often it arrives', () => {
    applyEvent(client, { type: 'message', message: message(3) });
    applyEvent(client, { type: 'message', message: message(3) });
    expect(conversation()?.messages).toHaveLength(3);
    expect(list()[0]?.numUnreadMessages).toBe(1);
  });

  it('is not unread if the member sent it on another device', () => {
    applyEvent(client, { type: 'message', message: message(3, { mine: true }) });
    expect(list()[0]?.numUnreadMessages).toBe(0);
  });

  it('leaves earlier messages unread if the member sends from another device', () => {
    applyEvent(client, { type: 'message', message: message(3) });
    applyEvent(client, { type: 'message', message: message(4, { mine: true }) });
    expect(list()[0]).toMatchObject({ numUnreadMessages: 1, conversation: { lastSeq: 4, readSeq: 2 } });
  });

  it('is read by its sender if everything before it is', () => {
    applyEvent(client, { type: 'message', message: message(3, { mine: true }) });
    expect(list()[0]).toMatchObject({ numUnreadMessages: 0, conversation: { lastSeq: 3, readSeq: 3 } });
  });

  it('updates the balance if the member sent it in another tab', () => {
    applyEvent(client, { type: 'message', message: message(3, { mine: true }), credits: 40 });
    expect(client.getQueryData(['user'])).toEqual({ id: 'user-1', credits: 40 });
  });

  it('makes the conversation load its missing messages instead of showing a gap', () => {
    applyEvent(client, { type: 'message', message: message(5) });
    expect(conversation()?.messages.map(({ seq }) => seq)).toEqual([1, 2]);
    expect(isStale(['chats', 'messages', 'chat-1'])).toBe(true);
  });

  it('still makes it load them after other events of the conversation', () => {
    applyEvent(client, { type: 'message', message: message(5) });
    applyEvent(client, { type: 'read', conversationId: 'chat-1', seq: 2 });
    expect(isStale(['chats', 'messages', 'chat-1'])).toBe(true);
  });

  it('makes it load them at the beginning, too', () => {
    const empty = { ...chat(1), conversation: { ...chat(1).conversation, lastSeq: 0 } };
    client.setQueryData<Conversation>(['chats', 'messages', 'chat-1'], { chat: empty, messages: [], hasMore: false });
    applyEvent(client, { type: 'message', message: message(2, { mine: true }) });
    expect(conversation()?.messages).toEqual([]);
    expect(isStale(['chats', 'messages', 'chat-1'])).toBe(true);
  });

  it('asks the server for the number of unread messages if earlier ones are unknown', () => {
    applyEvent(client, { type: 'message', message: message(4, { mine: true }) });
    expect(list()[0]?.conversation.lastSeq).toBe(4);
    expect(isStale(['chats', 'list'])).toBe(true);
  });

  it('loads the list if its conversation is unknown', () => {
    applyEvent(client, { type: 'message', message: message(1, { conversationId: 'chat-9' }) });
    expect(isStale(['chats', 'list'])).toBe(true);
  });

  it('ends the typing sign of the other member', () => {
    applyEvent(client, { type: 'typing', conversationId: 'chat-1' }, 1000);
    expect(client.getQueryData(['chats', 'typing', 'chat-1'])).toBe(7000);
    applyEvent(client, { type: 'message', message: message(3) });
    expect(client.getQueryData(['chats', 'typing', 'chat-1'])).toBe(0);
  });
});

describe('[CHAT-04] a message that arrives in view of the member', () => {
  const told = vi.fn<(seq: number) => void>();
  const read = (conversationId = 'chat-1') => startReading(client, { conversationId, onRead: told });
  beforeEach(() => told.mockClear());

  it('is read at once, and reported once', () => {
    read();
    const counts: unknown[] = [];
    client.getQueryCache().subscribe(() => counts.push(list().map(({ numUnreadMessages }) => numUnreadMessages)));
    applyEvent(client, { type: 'message', message: message(3) });
    applyEvent(client, { type: 'message', message: message(3) });
    expect(new Set(counts.flat())).toEqual(new Set([0]));
    expect(list()[0]?.conversation).toMatchObject({ lastSeq: 3, readSeq: 3 });
    expect(conversation()?.chat).toMatchObject({ numUnreadMessages: 0, conversation: { readSeq: 3 } });
    expect(told.mock.calls).toEqual([[3]]);
  });

  it('also marks a conversation as read that was put back to unread', () => {
    patchChat(client, 'chat-1', { numUnreadMessages: 1 });
    read();
    applyEvent(client, { type: 'message', message: message(3) });
    expect(list()[0]?.numUnreadMessages).toBe(0);
  });

  it.each([
    ['is their own', { mine: true }, 3],
    ['is of another conversation', { conversationId: 'chat-2' }, 3],
    ['is not shown yet, as others before it are missing', {}, 5],
  ])('is not reported if it %s', (_what, change, seq) => {
    read();
    applyEvent(client, { type: 'message', message: message(seq, change) });
    expect(told).not.toHaveBeenCalled();
  });

  it('is unread once the member views another conversation', () => {
    const stop = read();
    read('chat-2');
    stop();
    applyEvent(client, { type: 'message', message: message(3) });
    expect(list()[0]?.numUnreadMessages).toBe(1);
    applyEvent(client, { type: 'message', message: message(3, { conversationId: 'chat-2' }) });
    expect(told).not.toHaveBeenCalled();
  });
});

it('redraws the page once for an event', async () => {
  const drawn = vi.fn<() => void>();
  notifyManager.setScheduler((flush) => {
    drawn();
    flush();
  });
  const stops = [
    ['chats', 'list'],
    ['chats', 'messages', 'chat-1'],
    ['chats', 'typing', 'chat-1'],
  ].map((queryKey) =>
    new QueryObserver(client, { queryKey, enabled: false }).subscribe(notifyManager.batchCalls(() => {})),
  );
  drawn.mockClear();
  applyEvent(client, { type: 'message', message: message(3) });
  expect(drawn).toHaveBeenCalledOnce();
  for (const stop of stops) stop();
  notifyManager.setScheduler(defaultScheduler);
});

it('[SES-04] loads conversations and balance again when the stream begins, as they were loaded before it', () => {
  applyEvent(client, { type: 'ready' });
  expect([isStale(['chats', 'list']), isStale(['user']), isStale(['chats', 'messages', 'chat-1'])]).toEqual([
    true,
    true,
    true,
  ]);
});

it('[CHAT-04] clears the count when another device reads the conversation', () => {
  applyEvent(client, { type: 'message', message: message(3) });
  applyEvent(client, { type: 'own_read', conversationId: 'chat-1', seq: 3 });
  expect(list()[0]?.numUnreadMessages).toBe(0);
  expect(conversation()?.chat.conversation.readSeq).toBe(3);
});

it('[CHAT-04] does not count messages read before the stream reported them', () => {
  markRead(client, 'chat-1', 3);
  applyEvent(client, { type: 'message', message: message(3) });
  expect(list()[0]).toMatchObject({ numUnreadMessages: 0, conversation: { lastSeq: 3, readSeq: 3 } });
});

it('[CHAT-04] takes the number of unread messages from the server, once', () => {
  for (const seq of [3, 4]) applyEvent(client, { type: 'message', message: message(seq) });
  applyEvent(client, { type: 'message', message: message(5, { mine: true }) });
  applyEvent(client, { type: 'message', message: message(6) });
  const read = { type: 'own_read', conversationId: 'chat-1', seq: 3, numUnreadMessages: 2 } as const;
  applyEvent(client, read);
  expect(list()[0]).toMatchObject({ numUnreadMessages: 2, conversation: { readSeq: 3 } });
  applyEvent(client, { type: 'message', message: message(7) });
  applyEvent(client, read);
  expect(list()[0]?.numUnreadMessages).toBe(3);
});

it('never moves a delivered or read mark back', () => {
  applyEvent(client, { type: 'read', conversationId: 'chat-1', seq: 2 });
  applyEvent(client, { type: 'delivered', conversationId: 'chat-1', seq: 1 });
  expect(conversation()?.chat.conversation).toMatchObject({ otherReadSeq: 2, otherDeliveredSeq: 2 });
});

it('removes a deleted conversation from the list and the cache', () => {
  const sent = ['chats', 'sent', 'chat-1'];
  client.setQueryData(sent, [message(3)]);
  applyEvent(client, { type: 'chat_deleted', conversationId: 'chat-1' });
  expect(list().map(({ conversation: { id } }) => id)).toEqual(['chat-2']);
  expect(conversation()).toBeUndefined();
  // Shown again, a message sent a moment ago would be all that is left of it.
  expect(client.getQueryData(sent)).toBeUndefined();
});

it('[CHAT-05d] restores a conversation to its position, with newer messages above', () => {
  const at = (number: number, minute: number) =>
    chat(number, { lastMessage: message(number, { sentAt: `2026-11-20T18:0${minute}:00.000Z` }) });
  client.setQueryData(['chats', 'list'], [at(3, 3), at(2, 2), at(1, 1)]);
  const before = list();
  applyEvent(client, { type: 'chat_deleted', conversationId: before[1]!.conversation.id });
  putBackChat(client, before[1]!);
  expect(list()).toEqual(before);
  const newer = { ...before[1]!, numUnreadMessages: 1 };
  client.setQueryData(['chats', 'list'], [newer]);
  putBackChat(client, before[1]!);
  expect(list()).toEqual([newer]);
});

it('keeps the member of a match for the modal', () => {
  applyEvent(client, { type: 'match', memberId: 'member-7' });
  expect(client.getQueryData(matchKey)).toBe('member-7');
});

it('[CHAT-04] reads a conversation put back to unread once opened here; a repeated event of the stream does not', () => {
  const back = () => patchChat(client, 'chat-1', { numUnreadMessages: 1 });
  back();
  applyEvent(client, { type: 'own_read', conversationId: 'chat-1', seq: 2, numUnreadMessages: 0 });
  expect(list()[1]?.numUnreadMessages).toBe(1);
  markRead(client, 'chat-1', 2);
  expect(list()[1]).toMatchObject({ numUnreadMessages: 0, conversation: { readSeq: 2 } });
});

describe('older messages, while newer ones are not loaded', () => {
  const old: Conversation = {
    chat: { ...chat(1), conversation: { ...chat(1).conversation, lastSeq: 90 } },
    messages: [11, 12].map((seq) => message(seq)),
    hasMore: true,
    hasNewer: true,
  };
  it('stay unchanged when a message arrives, which is only counted', () => {
    client.setQueryData(['chats', 'messages', 'chat-1'], old);
    applyEvent(client, { type: 'message', message: message(91) });
    expect(conversation()?.messages.map(({ seq }) => seq)).toEqual([11, 12]);
    expect(conversation()?.chat.conversation.lastSeq).toBe(91);
    expect(isStale(['chats', 'messages', 'chat-1'])).toBe(false);
  });
  it('stay when the newest are fetched again, until both meet', () => {
    const newest = { chat: chat(1), messages: [89, 90].map((seq) => message(seq)), hasMore: true };
    expect(joinConversation(old, newest)).toEqual({ ...old, chat: newest.chat });
    const all = withNewer(old, { messages: [12, 13, 14].map((seq) => message(seq)), hasMore: false });
    expect([all.messages.map(({ seq }) => seq), all.hasNewer]).toEqual([[11, 12, 13, 14], false]);
    const met = joinConversation(old, { ...newest, messages: [13, 14].map((seq) => message(seq)) });
    expect([met.messages.map(({ seq }) => seq), met.hasNewer]).toEqual([[11, 12, 13, 14], undefined]);
  });
});

describe('joining the newest messages to those loaded before', () => {
  const known: Conversation = { chat: chat(1), messages: [1, 2, 3].map((seq) => message(seq)), hasMore: true };
  it('keeps the older ones', () => {
    const joined = joinConversation(known, {
      chat: chat(1),
      messages: [3, 4].map((seq) => message(seq)),
      hasMore: true,
    });
    expect(joined.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  });
  it('starts over if messages between them are unknown', () => {
    const joined = joinConversation(known, {
      chat: chat(1),
      messages: [8, 9].map((seq) => message(seq)),
      hasMore: true,
    });
    expect(joined.messages.map(({ seq }) => seq)).toEqual([8, 9]);
  });
});

it('after a gap, fetches the visible conversation at once, and everything else with the next round', () => {
  applyEvent(client, { type: 'resync' });
  expect([isStale(['chats', 'messages', 'chat-1']), isStale(['chats', 'list']), isStale(['user'])]).toEqual([
    true,
    false,
    false,
  ]);
});
