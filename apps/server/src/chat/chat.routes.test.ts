import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { limitsAfter } from '../testing/limits.ts';
import { giftIds } from './catalogue.ts';
import { sendFirstMessage } from './chat.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const pair = async (credits = 100): Promise<[TestMember, TestMember, string]> => {
  const [a, b] = [await server.signUp({ credits }), await server.signUp({ credits })];
  return [a, b, await startChat(server, a, b)];
};
const messagesOf = async (as: TestMember, conversation: string, query = '') =>
  (await (
    await server.request('GET', `/api/conversations/${conversation}/messages${query}`, { as })
  ).json()) as EndpointAnswer<typeof endpoints.chat.messages>;
const balance = async ({ memberId }: TestMember) =>
  (await server.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;

describe('[CHAT-02] sending', () => {
  it('costs what the site says, and both sides see the message', async () => {
    const [anna, bert, chat] = await pair();
    const { message, credits } = await said(await say(server, anna, chat, 'Hej, hur mår du?'));
    expect(message).toMatchObject({
      seq: 1,
      mine: true,
      kind: 'text',
      text: 'Hej, hur mår du?',
      conversation_id: chat,
    });
    expect(credits).toBe(90);
    expect((await messagesOf(bert, chat)).messages).toEqual([{ ...message, mine: false, client_id: null }]);
    expect(await balance(anna)).toBe(90);
  });

  it('charges nothing when the credits do not suffice', async () => {
    const [anna, , chat] = await pair(9);
    const response = await say(server, anna, chat, 'too expensive');
    expect([response.status, await errorOf(response)]).toEqual([402, 'not_enough_credits']);
    expect(await balance(anna)).toBe(9);
    expect((await messagesOf(anna, chat)).messages).toEqual([]);
  });

  it.each([
    ['Mo\tDi\tMi', 'Mo Di Mi'],
    ['line one\u000Bline two\r\nline three', 'line one\nline two\nline three'],
  ])('takes %j as %j, once', async (typed, stored) => {
    const [anna, bert, chat] = await pair();
    const id = randomUUID();
    const first = await said(await say(server, anna, chat, typed, id));
    expect(await said(await say(server, anna, chat, typed, id))).toEqual(first);
    expect((await messagesOf(bert, chat)).messages.map(({ text }) => text)).toEqual([stored]);
    expect(await balance(anna)).toBe(90);
  });

  it('repeated with the same client id gives the same answer and costs once, even after other messages', async () => {
    const [anna, , chat] = await pair();
    const id = randomUUID();
    const first = await said(await say(server, anna, chat, 'once', id));
    await said(await say(server, anna, chat, 'between'));
    expect(await said(await say(server, anna, chat, 'once', id.toUpperCase()))).toEqual(first);
    expect(await balance(anna)).toBe(80);
  });

  it('refuses another body under the same client id, in this or in another conversation', async () => {
    const [anna, , chat] = await pair();
    const id = randomUUID();
    await said(await say(server, anna, chat, 'one', id));
    expect(await errorOf(await say(server, anna, chat, 'two', id))).toBe('idempotency_conflict');
    const other = await startChat(server, anna, await server.signUp());
    expect(await errorOf(await say(server, anna, other, 'one', id))).toBe('idempotency_conflict');
    expect(await balance(anna)).toBe(90);
  });

  it('needs a confirmed account', async () => {
    const [anna, , chat] = await pair();
    await server.sql`update members set confirmed_at = null where id = ${anna.memberId}`;
    const response = await say(server, anna, chat, 'hello');
    expect([response.status, await errorOf(response)]).toEqual([403, 'confirmation_required']);
  });

  it.each([
    ['', 'required'],
    [' \n\u200b\u2060 ', 'required'],
    ['bell \u0007', 'invalid'],
    ['a control \u0090 of the other row', 'invalid'],
    ['x'.repeat(501), 'too_long'],
    ['👨‍👩‍👧‍👦'.repeat(161), 'too_long'],
  ])('refuses %j', async (text, code) => {
    const [anna, , chat] = await pair();
    const response = await say(server, anna, chat, text);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { fields: [{ name: 'text', code }] } });
  });

  it('counts graphemes, not code units', async () => {
    const [anna, , chat] = await pair();
    await said(await say(server, anna, chat, '👍🏽'.repeat(500)));
    expect((await say(server, anna, chat, '👍🏽'.repeat(501))).status).toBe(400);
    await said(await say(server, anna, chat, `two\nlines`));
  });

  it('takes icebreakers and gifts from the catalogues, at their price', async () => {
    const [anna, bert, chat] = await pair(200);
    const post = (body: object) =>
      server.request('POST', `/api/conversations/${chat}/messages`, {
        as: anna,
        body: { client_id: randomUUID(), ...body },
      });
    expect(await said(await post({ kind: 'icebreaker', icebreaker_id: 'ib07' }))).toMatchObject({
      credits: 190,
      message: { icebreaker_id: 'ib07', text: null },
    });
    const { gifts } = (await (await server.request('GET', '/api/gifts')).json()) as EndpointAnswer<
      typeof endpoints.chat.gifts
    >;
    expect(gifts.map(({ id }) => id)).toEqual(giftIds);
    const bear = gifts.find(({ id }) => id === 'bear');
    expect(await said(await post({ kind: 'gift', gift_id: 'bear' }))).toMatchObject({
      credits: 190 - (bear?.credits ?? NaN),
      message: { gift_id: 'bear' },
    });
    expect((await post({ kind: 'icebreaker', icebreaker_id: 'ib21' })).status).toBe(400);
    expect((await post({ kind: 'gift', gift_id: 'toString' })).status).toBe(400);
    expect(
      (await messagesOf(bert, chat)).messages.map(({ icebreaker_id, gift_id }) => icebreaker_id ?? gift_id),
    ).toEqual(['ib07', 'bear']);
    const kinds =
      await server.sql`select kind, counter_account, amount from ledger_entries where member_id = ${anna.memberId} and kind <> 'signup' order by id`;
    expect(kinds).toEqual([
      { kind: 'message', counter_account: 'messages', amount: -10 },
      { kind: 'gift', counter_account: 'gifts', amount: -60 },
    ]);
  });

  it('is limited to 60 at once and then one a second, and says when to come back; then the same text is sent and charged once', async () => {
    const [anna, , chat] = await pair(2000);
    const ids = Array.from({ length: 80 }, () => randomUUID());
    let next = 0;
    const refused = await limitsAfter(80, () => say(server, anna, chat, 'hello', ids[next++]));
    expect(refused).toEqual({ passed: 60, retryAfter: '1' });
    expect([await balance(anna), (await messagesOf(anna, chat)).chat.conversation.last_seq]).toEqual([1_400, 60]);
    server.clock.advance(1);
    const again = await said(await say(server, anna, chat, 'hello', ids[60]));
    expect([again.message.seq, again.credits]).toEqual([61, 1_390]);
    server.clock.advance(1);
    expect(await limitsAfter(10, () => say(server, anna, chat, 'again'))).toMatchObject({ passed: 1 });
    expect(await balance(anna)).toBe(1_380);
  });

  it('is limited as much by messages that are refused: in an unknown conversation, of nothing to read, of an unknown gift', async () => {
    const [anna, bert, chat] = await pair(2000);
    const post = (conversation: string, body: object) =>
      server.request('POST', `/api/conversations/${conversation}/messages`, {
        as: anna,
        body: { client_id: randomUUID(), ...body },
      });
    const refusals = [
      () => post('AAAAAAAAAAAAAAAA', { kind: 'text', text: 'hello' }),
      () => post(chat, { kind: 'text', text: ' ' }),
      () => post('AAAAAAAAAAAAAAAA', { kind: 'text', text: '\u3316'.repeat(500) }),
      () => post(chat, { kind: 'gift', gift_id: 'toString' }),
    ];
    const statuses: number[] = [];
    for (let round = 0; round < 15; round += 1) for (const refusal of refusals) statuses.push((await refusal()).status);
    expect(new Set(statuses)).toEqual(new Set([404, 400]));
    for (const refusal of refusals) {
      const limited = await refusal();
      expect([limited.status, limited.headers.get('retry-after')]).toEqual([429, '1']);
    }
    expect((await say(server, anna, chat, 'hello')).status).toBe(429);
    server.clock.advance(1);
    await said(await say(server, anna, chat, 'hello'));
    expect((await refusals[0]!()).status).toBe(429);
    await said(await say(server, bert, chat, 'others are not limited by it'));
  });
});

describe('[CHAT-03] free members', () => {
  it('start two conversations and answer any number; an empty one does not count for either member', async () => {
    const anna = await server.signUp({ credits: 200 });
    const others = await Promise.all([1, 2, 3].map(() => server.signUp({ credits: 200 })));
    const [first, second, third] = await Promise.all(others.map((other) => startChat(server, anna, other)));
    await said(await say(server, anna, first!, 'one'));
    await said(await say(server, anna, second!, 'two'));
    expect(await errorOf(await say(server, anna, third!, 'three'))).toBe('conversation_limit');
    const fourth = await server.request('POST', '/api/conversations', {
      as: anna,
      body: { member_id: (await server.signUp()).publicId },
    });
    expect(await errorOf(fourth)).toBe('conversation_limit');

    await said(await say(server, others[2]!, third!, 'I begin'));
    await said(await say(server, anna, third!, 'then I may answer'));
    expect(await balance(anna)).toBe(170);
  });

  it('premium members start as many as they like', async () => {
    const anna = await server.signUp({ credits: 100, premium: true });
    for (let count = 0; count < 4; count += 1)
      await said(await say(server, anna, await startChat(server, anna, await server.signUp()), 'hello'));
    expect(await chatsOf(server, anna)).toHaveLength(4);
  });
});

describe('[CHAT-01] the list', () => {
  it('shows the newest first with last message and unread count, and no empty conversation', async () => {
    const [anna, bert, chat] = await pair();
    const carl = await server.signUp({ credits: 100 });
    await startChat(server, anna, await server.signUp());
    await said(await say(server, bert, chat, 'one'));
    server.clock.advance(1);
    await said(await say(server, carl, await startChat(server, carl, anna), 'from Carl'));
    server.clock.advance(1);
    await said(await say(server, bert, chat, 'two'));
    const chats = await chatsOf(server, anna);
    expect(
      chats.map(({ profile, num_unread_messages: unread, last_message: last }) => [
        profile.id,
        unread,
        last?.text,
        last?.mine,
      ]),
    ).toEqual([
      [bert.publicId, 2, 'two', false],
      [carl.publicId, 1, 'from Carl', false],
    ]);
    expect(await chatsOf(server, bert)).toMatchObject([
      { num_unread_messages: 0, last_message: { text: 'two', mine: true }, conversation: { state: 'open' } },
    ]);
  });

  it('is the same conversation for both, however often it is started', async () => {
    const [anna, bert, chat] = await pair();
    expect(await startChat(server, bert, anna)).toBe(chat);
    expect(await startChat(server, anna, bert)).toBe(chat);
  });

  it('pages messages before and after a number, oldest first, without gap', async () => {
    const [anna, , chat] = await pair(2000);
    for (let count = 1; count <= 158; count += 1) {
      server.clock.advance(1);
      await said(await say(server, anna, chat, `m${count}`));
    }
    const span = async (query = '') => {
      const { messages, has_more: more } = await messagesOf(anna, chat, query);
      const seqs = messages.map(({ seq }) => seq);
      expect(seqs).toEqual(seqs.map((_seq, index) => seqs[0]! + index));
      return [seqs[0], seqs.at(-1), more];
    };
    expect(await span()).toEqual([109, 158, true]);
    expect(await span('?before=109')).toEqual([9, 108, true]);
    expect(await span('?before=9')).toEqual([1, 8, false]);
    expect(await span('?after=2')).toEqual([3, 102, true]);
    expect(await span('?after=102')).toEqual([103, 158, false]);
    expect((await messagesOf(anna, chat, '?after=158')).messages).toEqual([]);
  });
});

describe('[CHAT-04] reading', () => {
  it('counts exactly the unread messages that remain, never goes back, and never past the end', async () => {
    const [anna, bert, chat] = await pair();
    for (const text of ['1', '2', '3']) await said(await say(server, anna, chat, text));
    await said(await say(server, bert, chat, '4'));
    const read = async (seq: number) =>
      (
        (await (
          await server.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq } })
        ).json()) as { num_unread_messages: number }
      ).num_unread_messages;
    expect(await read(2)).toBe(1);
    expect(await read(1)).toBe(1);
    expect(await read(1_000_000)).toBe(0);
    await said(await say(server, anna, chat, '5'));
    expect((await chatsOf(server, bert))[0]).toMatchObject({ num_unread_messages: 1, conversation: { read_seq: 4 } });
    expect((await chatsOf(server, anna))[0]).toMatchObject({ conversation: { other_read_seq: 4 } });
  });
});

describe('[CHAT-05] deleting', () => {
  it('hides the own copy only, until a new message starts it again', async () => {
    const [anna, bert, chat] = await pair();
    await said(await say(server, anna, chat, 'old'));
    const remove = () => server.request('DELETE', `/api/chat.php?conversation=${chat}`, { as: bert });
    expect((await remove()).status).toBe(200);
    expect((await remove()).status).toBe(200);
    expect(await chatsOf(server, bert)).toEqual([]);
    expect((await messagesOf(bert, chat)).messages).toEqual([]);
    expect((await messagesOf(anna, chat)).messages).toHaveLength(1);
    await said(await say(server, anna, chat, 'new'));
    expect(await chatsOf(server, bert)).toMatchObject([{ num_unread_messages: 1, last_message: { text: 'new' } }]);
    expect((await messagesOf(bert, chat)).messages.map(({ text }) => text)).toEqual(['new']);
  });
});

describe('[SGN-01] the message of the sign-up form', () => {
  it('opens the conversation and is sent and charged once, however often it is tried', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const id = randomUUID();
    const first = await sendFirstMessage(server.platform, anna.memberId, bert.publicId, 'Hello from the form', id);
    expect(await sendFirstMessage(server.platform, anna.memberId, bert.publicId, 'Hello from the form', id)).toEqual(
      first,
    );
    expect(await chatsOf(server, bert)).toMatchObject([
      { num_unread_messages: 1, last_message: { text: 'Hello from the form' } },
    ]);
    expect(await balance(anna)).toBe(20);
  });

  it('is refused like any other message that cannot be sent', async () => {
    const [anna, bert] = [await server.signUp(), await server.signUp({ pool: 'another' })];
    const sending = (text: string, to: string) =>
      sendFirstMessage(server.platform, anna.memberId, to, text, randomUUID());
    await expect(sending('hello', bert.publicId)).rejects.toMatchObject({ body: { code: 'not_found' } });
    await expect(sending(' ', (await server.signUp()).publicId)).rejects.toMatchObject({
      body: { code: 'validation_failed' },
    });
  });
});
