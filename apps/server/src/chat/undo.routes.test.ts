import { randomUUID } from 'node:crypto';

import { limits, type EndpointAnswer, type endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { newPublicId } from '../platform/ids.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { sendPhoto } from '../testing/chat-photos.ts';
import { isType, readStream } from '../testing/stream.ts';
import { sweepChatPhotos } from './chat-photos.service.ts';
import { sendMessage } from './chat.store.ts';
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
    const gaps = await one.sql`
      select member_id from events where member_id = any(${pairs.flatMap(([anna, bert]) => [anna.memberId, bert.memberId])}::bigint[])
      group by member_id having max(seq) <> count(*)`;
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

describe('[CHAT-05] a text that waits for a moderator in a deleted conversation', () => {
  const link = 'Look at www.example.org';
  const staff = () => one.signUp({ moderator: true });
  const heldIds = async (of: TestMember, as: TestMember) => {
    const queue = await one.request('GET', '/api/moderation/held', { as });
    const { held } = (await queue.json()) as EndpointAnswer<typeof endpoints.moderation.held>;
    return held.flatMap(({ id, member }) => (member.id === of.publicId ? [id] : []));
  };
  const release = async (id: string, as: TestMember) => {
    const response = await one.request('POST', `/api/moderation/held/${id}/decision`, {
      as,
      body: { decision: 'release' },
    });
    return response.ok ? ((await response.json()) as { outcome: string }).outcome : errorOf(response);
  };
  const balanceOf = async ({ memberId }: TestMember) =>
    (await one.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;
  /** A member whose text waits, in a conversation without messages or with one of the other member. */
  const waiting = async (withMessage: boolean) => {
    const [moderator, [anna, bert, chat]] = await Promise.all([staff(), pair()]);
    if (withMessage) await said(await say(one, bert, chat, 'hello'));
    const clientId = randomUUID();
    expect(await errorOf(await say(one, anna, chat, link, clientId))).toBe('message_held');
    const [id = ''] = await heldIds(anna, moderator);
    return { moderator, anna, bert, chat, clientId, id, again: () => say(one, anna, chat, link, clientId) };
  };

  it.each([false, true])('is withdrawn: neither delivered nor charged (with messages: %s)', async (withMessage) => {
    const { moderator, anna, bert, chat, id, again } = await waiting(withMessage);
    expect((await remove(anna, chat)).status).toBe(200);
    expect(await heldIds(anna, moderator)).toEqual([]);
    expect(await release(id, moderator)).toBe('conflict');
    expect(await errorOf(await again())).toBe('conflict');
    expect([await balanceOf(anna), await textsOf(bert, chat)]).toEqual([500, withMessage ? ['hello'] : []]);
    expect(await chatsOf(one, anna)).toEqual([]);
  });

  it.each([false, true])('waits again after an undo (with messages: %s)', async (withMessage) => {
    const { moderator, anna, bert, chat, id, again } = await waiting(withMessage);
    await remove(anna, chat);
    expect((await restore(anna, chat)).status).toBe(200);
    expect(await chatsOf(one, anna)).toHaveLength(withMessage ? 1 : 0);
    expect(await errorOf(await again())).toBe('message_held');
    expect(await release(id, moderator)).toBe('delivered');
    expect(await textsOf(bert, chat)).toEqual(withMessage ? ['hello', link] : [link]);
  });

  it('is withdrawn after its release too, if it could not be delivered, and stays released after an undo', async () => {
    const { moderator, anna, bert, chat, id, again } = await waiting(true);
    await one.sql`update members set status = 'paused' where id = ${bert.memberId}`;
    expect(await release(id, moderator)).toBe('not_delivered');
    await one.sql`update members set status = 'active' where id = ${bert.memberId}`;
    await remove(anna, chat);
    expect(await errorOf(await again())).toBe('conflict');
    await restore(anna, chat);
    expect((await said(await again())).message.text).toBe(link);
  });

  it('does not return with a later deletion that is undone, nor with the deletion of the other member', async () => {
    const { anna, bert, chat, again } = await waiting(true);
    await remove(bert, chat);
    expect(await errorOf(await again())).toBe('message_held');
    await remove(anna, chat);
    await said(await say(one, bert, chat, 'are you there?'));
    await remove(anna, chat);
    await restore(anna, chat);
    expect(await errorOf(await again())).toBe('conflict');
  });

  it('keeps the file of its photo as long as the deletion can be undone', async () => {
    const strict = await one.another({ autoApprovePhotos: false });
    const [anna, , chat] = await pair();
    expect(await errorOf(await sendPhoto(strict, anna, chat))).toBe('message_held');
    const photos = () => one.sql`select from chat_photos where member_id = ${anna.memberId}`;
    one.clock.advance(2 * 86_400);
    await remove(anna, chat);
    await sweepChatPhotos(one.platform);
    expect(await photos()).toHaveLength(1);
    afterWindow();
    await deleteOldDeletions(one.platform);
    await sweepChatPhotos(one.platform);
    expect(await photos()).toHaveLength(0);
  });

  it('is withdrawn even if it is not stored yet when the deletion comes', async () => {
    const [anna, , chat] = await pair('hello');
    const removing = await one.sql.begin(async (tx) => {
      const { outcome } = await sendMessage(tx, {
        senderId: anna.memberId,
        conversationId: chat,
        messageId: newPublicId(),
        kind: 'text',
        body: link,
        item: null,
        clientId: randomUUID(),
        price: 10,
        entryId: newPublicId(),
        at: one.clock.now(),
        freeConversations: 2,
        burst: 60,
        interval: 1_000,
        link: true,
      });
      expect(outcome).toBe('message_held');
      const answer = remove(anna, chat, two);
      await expect
        .poll(
          () => one.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        .toHaveLength(1);
      return { answer };
    });
    expect((await removing.answer).status).toBe(200);
    expect(await one.sql`select state from held_messages where sender_id = ${anna.memberId}`).toMatchObject([
      { state: 'withdrawn' },
    ]);
  });
});
