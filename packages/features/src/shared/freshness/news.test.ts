import type { Chat } from '@heartline/api-client';
import { createFakeApi } from '@heartline/api-client/testing';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';

import { chat, message } from '../testing/fixtures.ts';
import { applyEvent, refetchAll } from '../live/apply-event.ts';
import { joinConversation } from '../live/conversation.queries.ts';
import { chatsQueries } from '../live/live.queries.ts';

/** A server whose answers the test gives: each is the list at the time of the request. */
function slowServer() {
  const asked: ((chats: Chat[]) => void)[] = [];
  const api = createFakeApi({
    chat: { list: () => new Promise((resolve) => asked.push((chats) => resolve({ chats }))) },
  });
  return { api, asked };
}

it('[CHAT-04] does not let an answer undo a live event that came after its request', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = slowServer();
  const list = queryClient.fetchQuery(chatsQueries.list(api));
  await expect.poll(() => asked.length).toBe(1);
  applyEvent(queryClient, { type: 'read', conversationId: 'chat-1', seq: 2 });
  asked[0]?.([chat(1)]);
  await expect.poll(() => asked.length).toBe(2);
  const read = { ...chat(1), conversation: { ...chat(1).conversation, otherReadSeq: 2 } };
  asked[1]?.([read]);
  expect(await list).toEqual([read]);
});

it('does not repeat a request because of typing', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = slowServer();
  const list = queryClient.fetchQuery(chatsQueries.list(api));
  await expect.poll(() => asked.length).toBe(1);
  applyEvent(queryClient, { type: 'typing', conversationId: 'chat-1' });
  asked[0]?.([chat(1)]);
  expect(await list).toEqual([chat(1)]);
});

it('asks at most three times, then again a second later, as the third answer may be outdated', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queryClient = new QueryClient();
  const { api, asked } = slowServer();
  const list = queryClient.fetchQuery(chatsQueries.list(api));
  for (const round of [0, 1, 2]) {
    await expect.poll(() => asked.length).toBe(round + 1);
    applyEvent(queryClient, { type: 'read', conversationId: 'chat-1', seq: round });
    asked[round]?.([chat(1)]);
  }
  await list;
  expect(asked).toHaveLength(3);
  const isStale = () => queryClient.getQueryState(['chats', 'list'])?.isInvalidated;
  expect(isStale()).toBe(false);
  vi.advanceTimersByTime(1_000);
  expect(isStale()).toBe(true);
  vi.useRealTimers();
});

it('[CHAT-01] loads every conversation: shows the first page while the rest load, and lists one that moves up meanwhile once', async () => {
  const all = Array.from({ length: 1_200 }, (_item, index) => chat(index + 1));
  const asked: { cursor: string | undefined; answer: () => void }[] = [];
  const api = createFakeApi({
    chat: {
      list: ({ cursor }) =>
        new Promise((resolve) => {
          const from = cursor === undefined ? 0 : all.findIndex(({ conversation: { id } }) => id === cursor) + 1;
          // A conversation of the page before comes again.
          const chats = all.slice(Math.max(0, from - 1), from + 500);
          const last = chats.at(-1)?.conversation.id;
          asked.push({ cursor, answer: () => resolve({ chats, ...(from + 500 < all.length ? { next: last! } : {}) }) });
        }),
    },
  });
  const queryClient = new QueryClient();
  const { queryKey } = chatsQueries.list(api);
  const list = queryClient.fetchQuery(chatsQueries.list(api));
  await expect.poll(() => asked.length).toBe(1);
  asked[0]!.answer();
  await expect.poll(() => asked.length).toBe(2);
  expect(queryClient.getQueryData(queryKey)).toHaveLength(500);
  asked[1]!.answer();
  await expect.poll(() => asked.length).toBe(3);
  asked[2]!.answer();
  expect(await list).toEqual(all);
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'chat-500', 'chat-1000']);

  // The very last conversation is moved up by a message, and counts as unread.
  const { numUnreadMessages } = all.at(-1)!;
  applyEvent(queryClient, { type: 'message', message: message(3, { conversationId: 'chat-1200', mine: false }) });
  const [first, ...rest] = queryClient.getQueryData(queryKey)!;
  expect([first!.conversation.id, first!.numUnreadMessages, rest.length]).toEqual([
    'chat-1200',
    numUnreadMessages + 1,
    1_199,
  ]);
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(false);

  // Known conversations stay while they are loaded again.
  const again = queryClient.fetchQuery({ ...chatsQueries.list(api), staleTime: 0 });
  await expect.poll(() => asked.length).toBe(4);
  asked[3]!.answer();
  await expect.poll(() => asked.length).toBe(5);
  expect(queryClient.getQueryData(queryKey)).toHaveLength(1_200);
  asked[4]!.answer();
  await expect.poll(() => asked.length).toBe(6);
  asked[5]!.answer();
  expect(await again).toHaveLength(1_200);
});

it('a poll does not accept an answer that was requested before it', async () => {
  const queryClient = new QueryClient();
  const { api, asked } = slowServer();
  const list = queryClient.fetchQuery(chatsQueries.list(api));
  await expect.poll(() => asked.length).toBe(1);
  refetchAll(queryClient);
  asked[0]?.([chat(1)]);
  await expect.poll(() => asked.length).toBe(2);
  asked[1]?.([chat(2), chat(1)]);
  expect(await list).toHaveLength(2);
});

it('keeps a message from the stream when an older answer is joined', () => {
  const known = { chat: chat(1), messages: [message(1), message(2), message(3)], hasMore: false };
  const fresh = { chat: chat(1), messages: [message(1), message(2)], hasMore: false };
  expect(joinConversation(known, fresh).messages.map(({ seq }) => seq)).toEqual([1, 2, 3]);
});
