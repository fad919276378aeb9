import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { waysToLeave } from '../testing/ways-to-leave.ts';
import { isMessage, isType, readStream, type TestStream } from '../testing/stream.ts';

let one: TestServer;
let two: TestServer;
const open: TestStream[] = [];
beforeAll(async () => {
  one = await createTestServer();
  two = await one.another();
});
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});
afterAll(() => one.close());

async function listen(
  as: TestMember,
  { on = one, after, lastEventId }: { on?: TestServer; after?: number; lastEventId?: string } = {},
): Promise<TestStream> {
  const response = await on.request('GET', `/api/events${after === undefined ? '' : `?after=${after}`}`, {
    as,
    ...(lastEventId === undefined ? {} : { headers: { 'last-event-id': lastEventId } }),
  });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const stream = readStream(response);
  open.push(stream);
  return stream;
}
const pair = async (): Promise<[TestMember, TestMember, string]> => {
  const [a, b] = [await one.signUp({ credits: 500 }), await one.signUp({ credits: 500 })];
  return [a, b, await startChat(one, a, b)];
};

describe('[CHAT-09] a message', () => {
  it('sent at one server reaches the streams of another at once, for the recipient and for the sender’s other devices', async () => {
    // A server without its periodic check: it sends only what notifications announce.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const told = await one.another().finally(() => vi.useRealTimers());
    const [anna, bert, chat] = await pair();
    const [far, own] = [await listen(bert, { on: told }), await listen(anna, { on: told })];
    await far.until(isType('ready'));
    await own.until(isType('ready'));
    const { message, credits } = await said(await say(one, anna, chat, 'across'));
    const { payload } = await far.until(isMessage('across'));
    expect(payload).toEqual({ type: 'message', message: { ...message, mine: false, client_id: null } });
    expect((await own.until(isMessage('across'))).payload).toEqual({ type: 'message', message, credits });
  });

  it('is marked delivered for the sender when a device confirms that it has it, and not before', async () => {
    const [anna, bert, chat] = await pair();
    const sender = await listen(anna);
    const receiver = await listen(bert, { on: two });
    await receiver.until(isType('ready'));
    await said(await say(one, anna, chat, 'there?'));
    await receiver.until(isMessage('there?'));
    const got = (as: TestMember, seq: number) =>
      two.request('PUT', `/api/conversations/${chat}/delivered`, { as, body: { seq } });
    // A confirmation by the sender or by a stranger does not count.
    await got(anna, 1);
    await got(await one.signUp(), 1);
    await said(await say(one, anna, chat, 'hello?'));
    await receiver.until(isMessage('hello?'));
    expect(sender.received.some(isType('delivered'))).toBe(false);
    expect((await got(bert, 1)).status).toBe(200);
    expect((await sender.until(isType('delivered'))).payload).toEqual({
      type: 'delivered',
      conversation_id: chat,
      seq: 1,
    });
  });

  it('is marked delivered when it is fetched instead', async () => {
    const [anna, bert, chat] = await pair();
    const sender = await listen(anna);
    await sender.until(isType('ready'));
    await said(await say(one, anna, chat, 'asleep?'));
    await two.request('GET', '/api/chats.php', { as: bert });
    expect((await sender.until(isType('delivered'))).payload).toEqual({
      type: 'delivered',
      conversation_id: chat,
      seq: 1,
    });
    expect(await (await one.request('GET', `/api/conversations/${chat}/messages`, { as: anna })).json()).toMatchObject({
      chat: { conversation: { other_delivered_seq: 1, other_read_seq: 0 } },
    });
  });
});

it('[CHAT-04] reading is announced to the other member and to the own devices', async () => {
  const [anna, bert, chat] = await pair();
  await said(await say(one, anna, chat, 'read me'));
  const [sender, reader] = [await listen(anna), await listen(bert, { on: two })];
  await sender.until(isType('ready'));
  await reader.until(isType('ready'));
  await one.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq: 1 } });
  expect((await sender.until(isType('read'))).payload).toEqual({ type: 'read', conversation_id: chat, seq: 1 });
  expect((await reader.until(isType('own_read'))).payload).toEqual({
    type: 'own_read',
    conversation_id: chat,
    seq: 1,
    num_unread_messages: 0,
  });
});

it('[CHAT-04] the other devices get the number of remaining unread messages, which they cannot compute themselves', async () => {
  const [anna, bert, chat] = await pair();
  for (const text of ['1', '2', '3']) await said(await say(one, anna, chat, text));
  await said(await say(one, bert, chat, '4'));
  await said(await say(one, anna, chat, '5'));
  const reader = await listen(bert, { on: two });
  await reader.until(isType('ready'));
  await one.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq: 2 } });
  expect((await reader.until(isType('own_read'))).payload).toMatchObject({ seq: 2, num_unread_messages: 2 });
});

it('typing is announced to the other member only, and is not stored', async () => {
  const [anna, bert, chat] = await pair();
  const [sender, other] = [await listen(anna), await listen(bert, { on: two })];
  await sender.until(isType('ready'));
  await other.until(isType('ready'));
  expect((await one.request('POST', `/api/conversations/${chat}/typing`, { as: anna, body: {} })).status).toBe(200);
  expect(await other.until(isType('typing'))).toEqual({
    id: undefined,
    payload: { type: 'typing', conversation_id: chat },
  });
  await said(await say(one, anna, chat, 'written'));
  await sender.until(isMessage('written'));
  expect(sender.received.some(isType('typing'))).toBe(false);
  expect(await one.sql`select from events where payload->>'type' = 'typing'`).toHaveLength(0);
});

describe('[CHAT-09] read marks and typing are shown only while both members wish it', () => {
  const change = (as: TestMember, body: object) => one.request('PATCH', '/api/me', { as, body });
  const markOf = async (as: TestMember, chat: string) => {
    const response = await one.request('GET', `/api/conversations/${chat}/messages`, { as });
    const { conversation } = ((await response.json()) as { chat: { conversation: object } }).chat;
    return conversation;
  };

  it.each(['who writes', 'who reads'])('%s hides it: neither sees it of the other', async (who) => {
    const [anna, bert, chat] = await pair();
    const hiding = who === 'who writes' ? anna : bert;
    expect((await change(hiding, { shows_reading: false, shows_typing: false })).status).toBe(200);
    await said(await say(one, anna, chat, 'read me'));
    const sender = await listen(anna);
    await sender.until(isType('ready'));
    await two.request('POST', `/api/conversations/${chat}/typing`, { as: bert, body: {} });
    await two.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq: 1 } });
    expect((await sender.until(isType('delivered'))).payload).toMatchObject({ conversation_id: chat, seq: 1 });
    await said(await say(one, bert, chat, 'and?'));
    await sender.until(isMessage('and?'));
    expect(sender.received.some((event) => isType('read')(event) || isType('typing')(event))).toBe(false);
    expect(await markOf(anna, chat)).toMatchObject({ other_delivered_seq: 2, other_read_seq: 0 });
    await change(hiding, { shows_reading: true });
    expect(await markOf(anna, chat)).toMatchObject({ other_read_seq: 2 });
  });
});

it.each(Object.entries(waysToLeave))(
  '[MEM-06] a stream opened later gives no message of somebody who %s, and answers',
  async (_how, leave) => {
    const [anna, bert, chat] = await pair();
    const carla = await one.signUp({ credits: 500 });
    const other = await startChat(one, bert, carla);
    await said(await say(one, anna, chat, 'a secret'));
    await said(await say(one, bert, chat, 'an answer'));
    await said(await say(one, carla, other, 'something else'));
    await one.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq: 1 } });
    await leave(one, anna, bert);
    for (const after of [0, 1, 3]) {
      await said(await say(one, carla, other, `after ${after}`));
      const stream = await listen(bert, { after });
      // What was taken away left gaps, at which the device reloads.
      await stream.until((event) => isMessage(`after ${after}`)(event) || isType('resync')(event));
      expect(JSON.stringify(stream.received)).not.toMatch(new RegExp(`a secret|an answer|${chat}`));
    }
  },
);

describe('a stream that was cut', () => {
  it('resumes from where it was, without loss or repetition, by header or by query', async () => {
    const [anna, bert, chat] = await pair();
    const first = await listen(bert);
    const begin = await first.until(isType('ready'));
    for (const text of ['1', '2', '3']) await said(await say(one, anna, chat, text));
    const { id } = await first.until(isMessage('2'));
    first.close();
    for (const text of ['4', '5']) await said(await say(two, anna, chat, text));

    const byHeader = await listen(bert, { on: two, after: Number(begin.id), lastEventId: id! });
    await byHeader.until(isMessage('5'));
    expect(byHeader.texts()).toEqual(['3', '4', '5']);
    const byQuery = await listen(bert, { on: two, after: Number(id) });
    await byQuery.until(isMessage('5'));
    expect(byQuery.texts()).toEqual(['3', '4', '5']);
    expect(byQuery.received.some(isType('resync'))).toBe(false);
  });

  it('is told to load everything again if the events it missed are older than a week', async () => {
    const [anna, bert, chat] = await pair();
    for (const text of ['1', '2']) await said(await say(one, anna, chat, text));
    one.clock.advance(8 * 86_400);
    await one.sql`update sessions set expires_at = expires_at + interval '8 days', last_used_at = last_used_at + interval '8 days'`;
    await said(await say(one, anna, chat, '3'));
    expect(await one.platform.events.deleteOld()).toBeGreaterThan(0);
    const stream = await listen(bert, { after: 1 });
    const resync = await stream.until(isType('resync'));
    expect(stream.texts()).toEqual([]);
    await said(await say(one, anna, chat, '4'));
    expect(Number((await stream.until(isMessage('4'))).id)).toBe(Number(resync.id) + 1);
  });

  it('is told to load everything again if its number is from another state of the database', async () => {
    const [, bert] = await pair();
    const stream = await listen(bert, { after: 12_345 });
    expect((await stream.until(isType('resync'))).id).toBe('0');
  });

  it('is told to load everything again if it is far behind, instead of receiving every event', async () => {
    const [, bert] = await pair();
    await one.sql`update member_streams set last_seq = 5000 where member_id = ${bert.memberId}`;
    const stream = await listen(bert, { after: 10 });
    expect((await stream.until(isType('resync'))).id).toBe('5000');
  });
});

it('a transaction that commits late is not skipped: the later event waits for it', async () => {
  const [anna] = await pair();
  const stream = await listen(anna);
  const begin = Number((await stream.until(isType('ready'))).id);
  const event = (seq: number) => ({ type: 'read' as const, conversation_id: 'late', seq });
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
  const late = one.sql.begin(async (tx) => {
    await one.platform.events.append(tx, anna.memberId, event(1), one.clock.now());
    hasWritten();
    await mayCommit;
  });
  await written;
  const second = two.platform.events.append(two.sql, anna.memberId, event(2), one.clock.now());
  // The stream reads once now, and again after both commits.
  one.platform.events.wake([anna.memberId]);
  commit();
  await Promise.all([late, second]);
  two.platform.events.wake([anna.memberId]);
  await stream.until(({ payload }) => payload.type === 'read' && payload.seq === 2);
  expect(
    stream.received.slice(1).map(({ id, payload }) => [Number(id) - begin, 'seq' in payload && payload.seq]),
  ).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

it('an event that is rolled back leaves no gap', async () => {
  const [anna] = await pair();
  const stream = await listen(anna);
  await stream.until(isType('ready'));
  const failed = one.sql.begin(async (tx) => {
    await one.platform.events.append(tx, anna.memberId, { type: 'likes_changed' }, one.clock.now());
    throw new Error('rolled back');
  });
  await expect(failed).rejects.toThrow('rolled back');
  await one.platform.events.append(one.sql, anna.memberId, { type: 'chats_changed' }, one.clock.now());
  one.platform.events.wake([anna.memberId]);
  await stream.until(isType('chats_changed'));
  expect(stream.received.map(({ payload }) => payload.type)).toEqual(['ready', 'chats_changed']);
});

describe('a session that ends', () => {
  it('ends its streams at every server, and no others', async () => {
    const [anna, bert] = await pair();
    const [here, there, other] = [await listen(anna), await listen(anna, { on: two }), await listen(bert, { on: two })];
    await Promise.all([here, there, other].map((stream) => stream.until(isType('ready'))));
    await one.request('GET', '/api/logout.php', { as: anna });
    await Promise.all([here.ended, there.ended]);
    expect(there.received.at(-1)?.payload).toEqual({ type: 'session_ended' });
    two.platform.events.send(bert.memberId, { type: 'likes_changed' });
    await other.until(isType('likes_changed'));
  });
});

it('two readers and two writers at two servers: all receive everything once, in one order', async () => {
  const [anna, bert, chat] = await pair();
  const streams = [
    await listen(anna),
    await listen(anna, { on: two }),
    await listen(bert),
    await listen(bert, { on: two }),
  ];
  await Promise.all(streams.map((stream) => stream.until(isType('ready'))));
  const sends = Array.from({ length: 40 }, (_item, index) =>
    said2(index % 2 === 0 ? one : two, index % 4 < 2 ? anna : bert, chat, `m${index}`),
  );
  await Promise.all(sends);
  const last = (
    await one.sql<
      { body: string }[]
    >`select body from messages m join conversations c on c.id = m.conversation_id where c.public_id = ${chat} order by m.seq desc limit 1`
  )[0];
  await Promise.all(streams.map((stream) => stream.until(isMessage(last!.body))));
  for (const stream of streams) {
    const seqs = stream.received.flatMap(({ payload }) => (payload.type === 'message' ? [payload.message.seq] : []));
    expect(seqs).toEqual(Array.from({ length: 40 }, (_item, index) => index + 1));
  }
});
const said2 = async (server: TestServer, from: TestMember, chat: string, text: string) =>
  said(await say(server, from, chat, text, randomUUID()));
