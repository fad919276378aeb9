import type { ApiClient, Chat } from '@heartline/api-client';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { conversationQuery, type Conversation } from '../../shared/index.ts';
import { forgetKept } from '../../shared/kept/forget-kept.ts';
import { keptMember } from '../../shared/kept/kept-mark.ts';
import { chatPart, openKept, readKept, startPart } from '../../shared/kept/kept-store.ts';
import { chat, message, user } from '../../shared/testing/fixtures.ts';
import { keepChats, keptChats, keptMessages } from './keep-chats.ts';

vi.mock('../../shared/kept/keep-app.ts', () => ({ keepApp: () => Promise.resolve() }));
vi.mock('../../shared/device/service-workers.ts', () => ({
  serviceWorkers: () => ({ getRegistration: () => Promise.resolve({ active: {} }) }),
}));

beforeEach(forgetKept);
afterEach(async () => {
  vi.useRealTimers();
  await forgetKept();
});

const online = (number: number) => chat(number, { profile: { ...chat(number).profile, online: true } });
const page = (of: Chat): Conversation => ({
  chat: of,
  messages: Array.from({ length: 60 }, (_, at) => message(at + 1)),
  hasMore: false,
});

/** Stores conversations until `wanted` of them have been requested. */
async function keep(chats: Chat[], open?: Chat, wanted = Math.min(chats.length, keptChats) + 1) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked: string[] = [];
  const messages = ({ id }: { id: string }) => {
    asked.push(id);
    return Promise.resolve(page(chats.find(({ conversation }) => conversation.id === id) ?? online(1)));
  };
  const api = { chat: { messages } } as unknown as ApiClient;
  const queryClient = new QueryClient();
  queryClient.setQueryData(['user'], user);
  queryClient.setQueryData(['chats', 'list'], chats);
  if (open) queryClient.setQueryData(conversationQuery(api, open.conversation.id).queryKey, page(open));
  const stop = keepChats({ api, queryClient, memberId: user.id, locale: 'en' });
  const names = async () => (await (await openKept(user.id))?.names()) ?? [];
  const keptByNow = async () => {
    vi.advanceTimersByTime(2_000);
    return (await names()).length;
  };
  await expect.poll(keptByNow, { interval: 10 }).toBe(wanted);
  stop();
  const kept = await openKept(user.id);
  return { asked, names: await names(), read: (name: string) => kept?.read(name) };
}

it('[NAV-12e] stores the last 20 conversations and the last 50 messages of each, and requests no others', async () => {
  const chats = Array.from({ length: 23 }, (_, at) => online(at + 1));
  const { asked, names, read } = await keep(chats);
  const last = chats.slice(0, 20).map(({ conversation: { id } }) => id);
  expect(asked).toEqual(last);
  expect(names.toSorted()).toEqual([startPart, ...last.map(chatPart)].toSorted());
  const one = (await read(chatPart('chat-20'))) as Conversation;
  expect(one.messages.map(({ seq }) => seq)).toEqual(Array.from({ length: 50 }, (_, at) => at + 11));
  // The older messages are on the server.
  expect([one.hasMore, keptMessages]).toEqual([true, 50]);
});

it('requests no open conversation, and stores nobody as online', async () => {
  const [first, second] = [online(1), online(2)];
  const { asked, read } = await keep([first, second], {
    ...first,
    conversation: { ...first.conversation, lastSeq: 60 },
  });
  expect(asked).toEqual([second.conversation.id]);
  const one = (await read(chatPart(first.conversation.id))) as Conversation;
  expect(one.chat.profile.online).toBe(false);
  const start = (await read(startPart)) as { queries: { queryKey: string[]; state: { data: Chat[] } }[] };
  const list = start.queries.find(({ queryKey }) => queryKey[1] === 'list');
  expect(list?.state.data.map(({ profile }) => profile.online)).toEqual([false, false]);
});

it.each(['is in the list', 'is in no list yet'])(
  'stores an open conversation without messages, if it %s',
  async (where) => {
    const begun = chat(1, { lastMessage: null, conversation: { ...chat(1).conversation, lastSeq: 0 } });
    const unopened = chat(3, { ...begun, conversation: { ...chat(3).conversation, lastSeq: 0 } });
    const { names } = await keep([...(where === 'is in the list' ? [begun, unopened] : []), chat(2)], begun, 3);
    expect(names.toSorted()).toEqual([startPart, chatPart('chat-1'), chatPart('chat-2')].toSorted());
  },
);

it('[NAV-12e] goes on with the new key after a log-out and a log-in in another tab, and leaves another member’s data alone', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const queryClient = new QueryClient();
  queryClient.setQueryData(['user'], user);
  const api = { chat: { messages: () => Promise.resolve(page(online(1))) } } as unknown as ApiClient;
  const stop = keepChats({ api, queryClient, memberId: user.id, locale: 'en' });
  let changes = 0;
  const stored = async (member: string) => {
    changes += 1;
    queryClient.setQueryData(['chats', 'list'], [online(1), online(1 + changes)]);
    vi.advanceTimersByTime(2_000);
    return (await (await readKept(Date.now()))?.read(startPart)) !== undefined && keptMember() === member;
  };
  await (await openKept(user.id))?.noteSeen(Date.now());
  await expect.poll(() => stored(user.id), { interval: 10 }).toBe(true);
  await forgetKept();
  await (await openKept(user.id))?.noteSeen(Date.now());
  await expect.poll(() => stored(user.id), { interval: 10 }).toBe(true);
  const bens = await openKept('ben');
  await bens?.noteSeen(Date.now());
  await bens?.write(startPart, 'of ben');
  for (let times = 0; times < 5; times += 1) await stored(user.id);
  expect([keptMember(), await bens?.read(startPart)]).toEqual(['ben', 'of ben']);
  stop();
});
