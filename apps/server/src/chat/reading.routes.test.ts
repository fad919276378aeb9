import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { isType, readStream } from '../testing/stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const pair = async (): Promise<[TestMember, TestMember, string]> => {
  const [anna, bert] = [await server.signUp({ credits: 2_000 }), await server.signUp({ credits: 2_000 })];
  return [anna, bert, await startChat(server, anna, bert)];
};
const get = async <T>(as: TestMember, path: string): Promise<T> => {
  const response = await server.request('GET', path, { as });
  expect(response.status).toBe(200);
  return (await response.json()) as T;
};
const put = (as: TestMember, chat: string, what: 'read' | 'unread' | 'mute', body: object = {}) =>
  server.request('PUT', `/api/conversations/${chat}/${what}`, { as, body });

describe('a page around a number', () => {
  type Page = EndpointAnswer<typeof endpoints.chat.messages>;
  const span = async (as: TestMember, chat: string, around: number) => {
    const {
      messages,
      has_more: older,
      has_newer: newer,
    } = await get<Page>(as, `/api/conversations/${chat}/messages?around=${around}`);
    const seqs = messages.map(({ seq }) => seq);
    expect(seqs).toEqual(seqs.map((_seq, index) => seqs[0]! + index));
    return [seqs[0], seqs.at(-1), older, newer];
  };

  it('has 25 on either side, without gap, and says whether there are older and newer ones', async () => {
    const [anna, bert, chat] = await pair();
    for (let count = 1; count <= 120; count += 1) {
      server.clock.advance(1);
      await said(await say(server, anna, chat, `m${count}`));
    }
    expect(await span(bert, chat, 60)).toEqual([35, 84, true, true]);
    expect(await span(bert, chat, 1)).toEqual([1, 25, false, true]);
    expect(await span(bert, chat, 0)).toEqual([1, 25, false, true]);
    expect(await span(bert, chat, 120)).toEqual([95, 120, true, false]);
    expect(await span(bert, chat, 500)).toEqual([96, 120, true, false]);
  });

  it('shows nothing that was deleted', async () => {
    const [anna, bert, chat] = await pair();
    for (const text of ['1', '2', '3']) await said(await say(server, anna, chat, text));
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    await said(await say(server, anna, chat, '4'));
    expect(await span(bert, chat, 2)).toEqual([4, 4, false, false]);
  });
});

describe('[CHAT-04] unread again', () => {
  it('counts one, on all devices of the viewer, and does not take back the read mark', async () => {
    const [anna, bert, chat] = await pair();
    await said(await say(server, anna, chat, 'hello'));
    await put(bert, chat, 'read', { seq: 1 });
    const device = readStream(await server.request('GET', '/api/events', { as: bert }));
    const other = readStream(await server.request('GET', '/api/events', { as: anna }));
    await Promise.all([device, other].map((stream) => stream.until(isType('ready'))));
    expect(await (await put(bert, chat, 'unread')).json()).toEqual({ num_unread_messages: 1 });
    expect(await (await put(bert, chat, 'unread')).json()).toEqual({ num_unread_messages: 1 });
    await device.until(isType('chats_changed'));
    expect(await chatsOf(server, bert)).toMatchObject([{ num_unread_messages: 1, conversation: { read_seq: 1 } }]);
    expect(await chatsOf(server, anna)).toMatchObject([{ conversation: { other_read_seq: 1 } }]);

    // Reading it again ends it, and the other member is not notified of any of this.
    expect(await (await put(bert, chat, 'read', { seq: 1 })).json()).toEqual({ num_unread_messages: 0 });
    expect(await chatsOf(server, bert)).toMatchObject([{ num_unread_messages: 0 }]);
    await said(await say(server, bert, chat, 'and now?'));
    await other.until(isType('message'));
    expect(other.received.map(({ payload }) => payload.type)).toEqual(['ready', 'message']);
    for (const stream of [device, other]) stream.close();
  });

  it('adds nothing to unread messages, and later messages add to its count', async () => {
    const [anna, bert, chat] = await pair();
    for (const text of ['1', '2']) await said(await say(server, anna, chat, text));
    expect(await (await put(bert, chat, 'unread')).json()).toEqual({ num_unread_messages: 2 });
    await put(bert, chat, 'read', { seq: 2 });
    await put(bert, chat, 'unread');
    await said(await say(server, anna, chat, '3'));
    expect(await chatsOf(server, bert)).toMatchObject([{ num_unread_messages: 2 }]);
    expect(await (await put(bert, chat, 'read', { seq: 2 })).json()).toEqual({ num_unread_messages: 1 });
  });

  it('answers not_found to strangers and for a conversation that is not in the list', async () => {
    const [anna, bert, chat] = await pair();
    expect((await put(anna, chat, 'unread')).status).toBe(404);
    await said(await say(server, anna, chat, 'hello'));
    expect((await put(await server.signUp(), chat, 'unread')).status).toBe(404);
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    expect((await put(bert, chat, 'unread')).status).toBe(404);
  });
});

describe('muting a conversation', () => {
  it('reaches the viewer’s own devices, survives new messages, and is invisible to the other member', async () => {
    const [anna, bert, chat] = await pair();
    await said(await say(server, anna, chat, 'hello'));
    const mine = readStream(await server.request('GET', '/api/events', { as: bert }));
    const theirs = readStream(await server.request('GET', '/api/events', { as: anna }));
    await Promise.all([mine, theirs].map((stream) => stream.until(isType('ready'))));
    expect(await (await put(bert, chat, 'mute', { muted: true })).json()).toEqual({ muted: true });
    await mine.until(isType('chats_changed'));
    await said(await say(server, anna, chat, 'are you there?'));
    await Promise.all([mine, theirs].map((stream) => stream.until(isType('message'))));
    expect(await chatsOf(server, bert)).toMatchObject([{ muted: true, num_unread_messages: 2 }]);
    expect(await chatsOf(server, anna)).toMatchObject([{ muted: false }]);
    // Delivered events are not under test here.
    const told = ({ received }: typeof mine) =>
      received.map(({ payload }) => payload.type).filter((type) => type !== 'delivered');
    expect(told(theirs)).toEqual(['ready', 'message']);

    expect(await (await put(bert, chat, 'mute', { muted: true })).json()).toEqual({ muted: true });
    expect(await (await put(bert, chat, 'mute', { muted: false })).json()).toEqual({ muted: false });
    await said(await say(server, anna, chat, 'hm'));
    await mine.until((event) => isType('message')(event) && JSON.stringify(event).includes('"hm"'));
    // The second call changed nothing, so it sent no event.
    expect(told(mine)).toEqual(['ready', 'chats_changed', 'message', 'chats_changed', 'message']);
    expect(await chatsOf(server, bert)).toMatchObject([{ muted: false, num_unread_messages: 3 }]);
    for (const stream of [mine, theirs]) stream.close();
  });

  it('answers not_found to strangers, and needs a boolean', async () => {
    const [, bert, chat] = await pair();
    expect((await put(await server.signUp(), chat, 'mute', { muted: true })).status).toBe(404);
    expect((await put(bert, chat, 'mute', {})).status).toBe(400);
  });
});

describe('search in the viewer’s own conversations', () => {
  type Found = EndpointAnswer<typeof endpoints.chat.search>;
  const find = (as: TestMember, words: string, cursor?: string) =>
    get<Found>(
      as,
      `/api/messages?q=${encodeURIComponent(words)}${cursor === undefined ? '' : `&cursor=${encodeURIComponent(cursor)}`}`,
    );
  const texts = ({ messages }: Found) => messages.map(({ text }) => text);

  it('finds sent and received texts of all own conversations, newest first, in any case, and nobody else’s', async () => {
    const [anna, bert, chat] = await pair();
    const carl = await server.signUp({ credits: 100 });
    await said(await say(server, anna, chat, 'Kaffee am Fluss?'));
    server.clock.advance(1);
    await said(await say(server, bert, chat, 'Gern KAFFEE!'));
    server.clock.advance(1);
    await said(await say(server, carl, await startChat(server, carl, bert), 'kaffee mit Carl'));
    expect(texts(await find(bert, ' kaffee '))).toEqual(['kaffee mit Carl', 'Gern KAFFEE!', 'Kaffee am Fluss?']);
    expect(texts(await find(anna, 'kaffee'))).toEqual(['Gern KAFFEE!', 'Kaffee am Fluss?']);
    expect((await find(anna, 'kaffee')).messages.map(({ mine }) => mine)).toEqual([false, true]);
    expect(texts(await find(await server.signUp(), 'kaffee'))).toEqual([]);
  });

  it('treats wildcards and backslashes as plain characters', async () => {
    const [anna, , chat] = await pair();
    for (const text of ['100 % sure', 'a_b', String.raw`back\slash`, 'ÜBER', "it's"])
      await said(await say(server, anna, chat, text));
    expect(texts(await find(anna, '0 %'))).toEqual(['100 % sure']);
    expect(texts(await find(anna, '%%'))).toEqual([]);
    expect(texts(await find(anna, '__'))).toEqual([]);
    expect(texts(await find(anna, String.raw`k\s`))).toEqual([String.raw`back\slash`]);
    expect(texts(await find(anna, 'über'))).toEqual(['ÜBER']);
    expect(texts(await find(anna, "t's"))).toEqual(["it's"]);
  });

  it.each([
    ['Café', ['Cafe\u0301 am See', 'Café am Meer'], 'Cafe am Markt'],
    ['Cafe\u0301', ['Cafe\u0301 am See', 'Café am Meer'], 'Cafe am Markt'],
    ["don't", ['don’t worry', "DON'T", 'don´t', 'don`t'], 'dont'],
    ['don’t', ["don't worry"], 'don t'],
    ['“yes”', ['she said "yes"'], 'yes'],
    ['18-35', ['18–35'], '1835'],
    ['two words', ['two\u00A0words', 'two\nwords', 'two  words', 'two\u202Fwords'], 'twowords'],
    ['strasse', ['Straße', 'STRASSE', 'STRAẞE'], 'strase'],
    ['straße', ['Strasse'], 'straBe'],
    ['istanbul', ['İstanbul', 'Istanbul', 'ISTANBUL'], 'ystanbul'],
    ['İSTANBUL', ['istanbul'], 'stanbul'],
    ['ısparta', ['Isparta'], 'sparta'],
    ['softhyphen', ['soft\u00ADhyphen'], 'soft hyphen'],
    ['zero\u200Bwidth', ['zerowidth', 'zero\u2060width'], 'zero width'],
    ['fine day', ['ﬁne day', 'Ｆｉｎｅ ｄａｙ'], 'find day'],
    ['ΟΔΟΣ', ['οδος', 'οδοσήμανση'], 'οδο'],
    ['my ❤', ['my ❤\uFE0F', 'my ❤\uFE0F\u200D🔥'], 'my 🔥'],
  ])('finds by %j the spellings that look the same to a reader', async (words, same, other) => {
    const [anna, bert, chat] = await pair();
    for (const text of [...same, other]) {
      server.clock.advance(1);
      await said(await say(server, anna, chat, text));
    }
    await server.sql`truncate rate_limits`;
    expect(texts(await find(bert, words))).toEqual(same.toReversed());
  });

  it('finds nothing for invisible characters', async () => {
    const [anna, , chat] = await pair();
    await said(await say(server, anna, chat, 'hello\u200B\u200B'));
    expect(texts(await find(anna, '\u200B\u200B'))).toEqual([]);
  });

  it('pages without gap or repetition, even where many texts have the same time', async () => {
    const [anna, bert, chat] = await pair();
    const second = await startChat(server, bert, await server.signUp());
    for (let count = 0; count < 40; count += 1) await said(await say(server, anna, chat, `same ${count}`));
    for (let count = 40; count < 70; count += 1) await said(await say(server, bert, second, `same ${count}`));
    const found: (string | null)[] = [];
    let next: string | null = null;
    do {
      const page: Found = await find(bert, 'same', next ?? undefined);
      expect(page.messages.length).toBeLessThanOrEqual(30);
      found.push(...texts(page));
      ({ next } = page);
    } while (next !== null);
    expect(found).toHaveLength(70);
    expect(new Set(found).size).toBe(70);
  });

  it('shows nothing from deleted conversations, from before a deletion, or from members who are gone', async () => {
    const [anna, bert, chat] = await pair();
    await said(await say(server, anna, chat, 'secret one'));
    await server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    expect(texts(await find(bert, 'secret'))).toEqual([]);
    await said(await say(server, anna, chat, 'secret two'));
    expect(texts(await find(bert, 'secret'))).toEqual(['secret two']);
    await server.request('PUT', `/api/members/${bert.publicId}/block`, { as: anna, body: {} });
    expect(texts(await find(bert, 'secret'))).toEqual([]);
  });

  it('is limited to 30 a minute, and says when to come back', async () => {
    const anna = await server.signUp();
    const search = () => server.request('GET', '/api/messages?q=lighthouse', { as: anna });
    expect(await limitsAfter(31, search)).toEqual({ passed: 30, retryAfter: '60' });
  });

  it('refuses too short and impossible searches, and a cursor in another member’s conversation finds nothing', async () => {
    const [anna, bert, chat] = await pair();
    await said(await say(server, anna, chat, 'hello hello'));
    for (const q of ['', 'a', ' a ', 'a%00b', 'x'.repeat(101)]) {
      const response = await server.request('GET', `/api/messages?q=${q}`, { as: anna });
      expect([response.status, await errorOf(response)]).toEqual([400, 'validation_failed']);
    }
    const stranger = await server.signUp({ credits: 100 });
    await said(await say(server, stranger, await startChat(server, stranger, bert), 'hello you'));
    expect(await find(stranger, 'hello', `${chat}:1`)).toEqual({ messages: [], next: null });
  });
});
