import { limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { isType, readStream } from '../testing/stream.ts';
import { deleteOldDeletions } from './conversations.service.ts';

let one: TestServer;
let two: TestServer;
beforeAll(async () => {
  one = await createTestServer({ config: { databaseConnections: 20 } });
  two = await one.another();
});
afterAll(() => one.close());

const pair = async (...texts: string[]): Promise<[TestMember, TestMember, string]> => {
  const [anna, bert] = [await one.signUp({ credits: 500 }), await one.signUp({ credits: 500 })];
  const chat = await startChat(one, anna, bert);
  for (const text of texts) await said(await say(one, anna, chat, text));
  return [anna, bert, chat];
};
const remove = (as: TestMember, chat: string, server = one) =>
  server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as });
const restore = (as: TestMember, chat: string, server = one) =>
  server.request('PUT', `/api/conversations/${chat}/restored`, { as, body: {} });
const put = (as: TestMember, path: string, body: object = {}) => one.request('PUT', path, { as, body });
const openAs = async (as: TestMember, chat: string) => {
  const response = await one.request('GET', `/api/conversations/${chat}/messages`, { as });
  return (await response.json()) as EndpointAnswer<typeof endpoints.chat.messages>;
};
const textsOf = async (as: TestMember, chat: string) => (await openAs(as, chat)).messages.map(({ text }) => text);
const stands = async (as: TestMember, chat: string) => [await chatsOf(one, as), await openAs(as, chat)];
const afterWindow = () => one.clock.advance(limits.chatUndoMinutes * 60 + 1);

describe('[CHAT-05d] undoing the deletion of a conversation', () => {
  it('restores it as it was: its position, marks and unread messages, without messages that an older deletion hid', async () => {
    const [anna, bert, chat] = await pair('of long ago');
    await remove(bert, chat);
    afterWindow();
    for (const text of ['read', 'not read', 'nor this']) await said(await say(one, anna, chat, text));
    await said(await say(one, bert, chat, 'an answer'));
    await put(bert, `/api/conversations/${chat}/read`, { seq: 2 });
    await put(bert, `/api/conversations/${chat}/mute`, { muted: true });
    one.clock.advance(1);
    const carl = await one.signUp({ credits: 100 });
    await said(await say(one, carl, await startChat(one, carl, bert), 'newer'));
    const before = await stands(bert, chat);
    expect((await remove(bert, chat)).status).toBe(200);
    expect([(await chatsOf(one, bert)).length, await textsOf(bert, chat)]).toEqual([1, []]);
    expect((await restore(bert, chat, two)).status).toBe(200);
    expect(await stands(bert, chat)).toEqual(before);
    expect(await textsOf(bert, chat)).toEqual(['read', 'not read', 'nor this', 'an answer']);
  });

  it('puts messages that arrived meanwhile behind the restored ones, and all of them are unread', async () => {
    const [anna, bert, chat] = await pair('one', 'two');
    await remove(bert, chat);
    await said(await say(one, anna, chat, 'three'));
    expect(await chatsOf(one, bert)).toMatchObject([{ num_unread_messages: 1 }]);
    await restore(bert, chat);
    expect(await textsOf(bert, chat)).toEqual(['one', 'two', 'three']);
    expect(await chatsOf(one, bert)).toMatchObject([{ num_unread_messages: 3, last_message: { text: 'three' } }]);
  });

  it('keeps a conversation unread that was marked unread again, unless more was read meanwhile', async () => {
    for (const readsMore of [false, true]) {
      const [anna, bert, chat] = await pair('one');
      await put(bert, `/api/conversations/${chat}/read`, { seq: 1 });
      await put(bert, `/api/conversations/${chat}/unread`);
      await remove(bert, chat);
      if (readsMore) {
        await said(await say(one, anna, chat, 'two'));
        await put(bert, `/api/conversations/${chat}/read`, { seq: 2 });
      }
      await restore(bert, chat);
      expect(await chatsOf(one, bert)).toMatchObject([{ num_unread_messages: readsMore ? 0 : 1 }]);
    }
  });

  it('is no error when repeated; other devices get one event for each step, the other member gets none', async () => {
    const [anna, bert, chat] = await pair('one');
    const [device, other] = await Promise.all(
      [bert, anna].map(async (as) => readStream(await two.request('GET', '/api/events', { as }))),
    );
    await Promise.all([device!.until(isType('ready')), other!.until(isType('ready'))]);
    await remove(bert, chat);
    for (const server of [one, two, one]) expect((await restore(bert, chat, server)).status).toBe(200);
    await device!.until(isType('chats_changed'));
    for (const as of [bert, anna]) two.platform.events.send(as.memberId, { type: 'likes_changed' });
    await Promise.all([device!.until(isType('likes_changed')), other!.until(isType('likes_changed'))]);
    const heard = ({ received }: NonNullable<typeof device>) => received.map(({ payload }) => payload.type);
    expect(heard(device!)).toEqual(['ready', 'chat_deleted', 'chats_changed', 'likes_changed']);
    expect(heard(other!)).toEqual(['ready', 'likes_changed']);
    device!.close();
    other!.close();
  });

  it('is refused if nothing was deleted, to the other member, and after its time, when no record is kept', async () => {
    const [anna, bert, chat] = await pair('one');
    const refused = async (as: TestMember) => {
      const response = await restore(as, chat);
      expect([response.status, await errorOf(response)]).toEqual([409, 'conflict']);
    };
    await refused(bert);
    await remove(bert, chat);
    await refused(anna);
    expect(await chatsOf(one, bert)).toEqual([]);
    one.clock.advance(limits.chatUndoMinutes * 60);
    await deleteOldDeletions(one.platform);
    expect((await restore(bert, chat)).status).toBe(200);
    await remove(bert, chat);
    afterWindow();
    await refused(bert);
    await deleteOldDeletions(one.platform);
    expect(await one.sql`select from deleted_chats where member_id = ${bert.memberId}`).toHaveLength(0);
    await refused(bert);
    expect(await textsOf(bert, chat)).toEqual([]);
  });

  it('undoes the last deletion only', async () => {
    const [anna, bert, chat] = await pair('one');
    await remove(bert, chat);
    await said(await say(one, anna, chat, 'two'));
    await remove(bert, chat);
    await remove(bert, chat);
    await restore(bert, chat);
    expect(await textsOf(bert, chat)).toEqual(['two']);
  });

  it('[MEM-06] restores nothing that a block ended, and answers alike for a block and a departure', async () => {
    const answers: unknown[] = [];
    for (const left of [false, true]) {
      const [anna, bert, chat] = await pair('one');
      await remove(bert, chat);
      if (left) await one.sql`update members set status = 'pending_deletion' where id = ${anna.memberId}`;
      else await put(anna, `/api/members/${bert.publicId}/block`);
      const response = await restore(bert, chat);
      answers.push([response.status, await errorOf(response)]);
      if (left) continue;
      await one.request('DELETE', `/api/members/${bert.publicId}/block`, { as: anna });
      expect([(await restore(bert, chat)).status, await chatsOf(one, bert)]).toEqual([409, []]);
      expect(await textsOf(bert, chat)).toEqual([]);
    }
    expect(answers).toEqual([
      [409, 'conflict'],
      [409, 'conflict'],
    ]);
  });
});

describe('[CHAT-05d] an undo at the same moment as', () => {
  const rounds = Array.from({ length: 12 }, (_round, index) => index);

  it('messages of both sides: none is lost or counted twice, and the other devices are notified once', async () => {
    const pairs = await Promise.all(rounds.map(() => pair('one', 'two')));
    await Promise.all(
      pairs.map(async ([anna, bert, chat], index) => {
        const undo = async () => {
          await said(await remove(bert, chat, index % 2 ? one : two));
          await Promise.all([one, two, one].map(async (server) => said(await restore(bert, chat, server))));
        };
        const sends = ['three', 'four', 'five'].map(async (text, at) =>
          said(await say(at % 2 ? one : two, anna, chat, text)),
        );
        await Promise.all([undo(), ...sends, say(two, bert, chat, 'own')]);
      }),
    );
    for (const [, bert, chat] of pairs) {
      const texts = await textsOf(bert, chat);
      expect(texts).toHaveLength(6);
      expect(new Set(texts)).toEqual(new Set(['one', 'two', 'three', 'four', 'five', 'own']));
      expect(await chatsOf(two, bert)).toMatchObject([{ num_unread_messages: 5 }]);
      const events = await one.sql<{ type: string }[]>`
        select payload ->> 'type' as type from events where member_id = ${bert.memberId} and payload ->> 'type' <> 'message' order by seq`;
      expect(events.map(({ type }) => type)).toEqual(['chat_deleted', 'chats_changed']);
    }
    const gaps = await one.sql`select member_id from events group by member_id having max(seq) <> count(*)`;
    expect(gaps).toHaveLength(0);
  });

  it('[MEM-06] a block: what it ended stays ended, even after it is lifted', async () => {
    const pairs = await Promise.all(rounds.map(() => pair('one')));
    for (const [, bert, chat] of pairs) await remove(bert, chat);
    const answers = await Promise.all(
      pairs.flatMap(([anna, bert, chat]) => [
        put(anna, `/api/members/${bert.publicId}/block`),
        restore(bert, chat, two),
      ]),
    );
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([]);
    for (const [anna, bert, chat] of pairs) {
      await one.request('DELETE', `/api/members/${bert.publicId}/block`, { as: anna });
      expect([await chatsOf(one, bert), await textsOf(bert, chat), (await restore(bert, chat)).status]).toEqual([
        [],
        [],
        409,
      ]);
    }
  });
});
