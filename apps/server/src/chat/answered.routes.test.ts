import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { chatsOf, errorOf, said, startChat } from '../testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';

type Queue = EndpointAnswer<typeof endpoints.moderation.held>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** Bert has a profile; Anna is about to answer to an element of it. */
async function pair(options: SignUpOptions = {}): Promise<{ anna: TestMember; bert: TestMember; chat: string }> {
  const anna = await server.signUp({ credits: 100, ...options });
  const bert = await server.signUp({ credits: 100 });
  await server.sql`
    update members set about = ${'I cook on Sundays.\nAnd I sing.'}, interests = '{hiking,books}' where id = ${bert.memberId}`;
  return { anna, bert, chat: await startChat(server, anna, bert) };
}
const answer = (as: TestMember, chat: string, about: object, { text = 'Tell me more', clientId = randomUUID() } = {}) =>
  server.request('POST', `/api/conversations/${chat}/messages`, {
    as,
    body: { client_id: clientId, kind: 'text', text, about },
  });
const messagesOf = async (as: TestMember, chat: string) =>
  (
    (await (await server.request('GET', `/api/conversations/${chat}/messages`, { as })).json()) as EndpointAnswer<
      typeof endpoints.chat.messages
    >
  ).messages;
const photoOf = (as: TestMember, chat: string, photo: string) =>
  server.request('GET', `/api/conversations/${chat}/answered/${photo}`, { as });
const balance = async ({ memberId }: TestMember) =>
  (await server.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;

describe('[CHAT-11] a text that answers to an element of a profile', () => {
  it('costs as much as any message, and quotes the profile as it was when sent, whatever the sender’s device says', async () => {
    const { anna, bert, chat } = await pair();
    const clientId = randomUUID();
    const first = await said(await answer(anna, chat, { kind: 'text', text: 'I never wrote this' }, { clientId }));
    const about = { kind: 'text', text: 'I cook on Sundays. And I sing.' };
    expect([first.message.about, first.credits]).toEqual([about, 90]);
    await server.sql`update members set about = 'I am somebody else now' where id = ${bert.memberId}`;
    expect((await messagesOf(bert, chat)).map((message) => message.about)).toEqual([about]);
    expect((await chatsOf(server, bert))[0]?.last_message?.about).toEqual(about);
    const events = await server.sql<{ about: unknown }[]>`
      select payload->'message'->'about' as about from events where member_id in (${anna.memberId}, ${bert.memberId})
        and payload->>'type' = 'message'`;
    expect(events.map((event) => event.about)).toEqual([about, about]);
    // The same choice again is the same message, although the profile has other words by now.
    expect(await said(await answer(anna, chat, { kind: 'text' }, { clientId }))).toEqual(first);
    expect(await errorOf(await answer(anna, chat, { kind: 'interest', id: 'books' }, { clientId }))).toBe(
      'idempotency_conflict',
    );
    expect(await balance(anna)).toBe(90);
  });

  it('quotes no more than 200 characters as a reader counts them', async () => {
    const { anna, bert, chat } = await pair();
    await server.sql`update members set about = ${'👨‍👩‍👧‍👦'.repeat(201)} where id = ${bert.memberId}`;
    const { message } = await said(await answer(anna, chat, { kind: 'text' }));
    expect(message.about).toEqual({ kind: 'text', text: `${'👨‍👩‍👧‍👦'.repeat(200)} …` });
  });

  it('may be about an interest that the profile has, and about no other', async () => {
    const { anna, chat } = await pair();
    const { message } = await said(await answer(anna, chat, { kind: 'interest', id: 'books' }));
    expect(message.about).toEqual({ kind: 'interest', id: 'books' });
    const refused = await answer(anna, chat, { kind: 'interest', id: 'camping' });
    expect([refused.status, await errorOf(refused)]).toEqual([409, 'conflict']);
    expect((await answer(anna, chat, { kind: 'interest', id: 'nonsense' })).status).toBe(400);
    expect(await balance(anna)).toBe(90);
  });

  it('is refused and costs nothing once its element is gone, but a repetition gets the first answer', async () => {
    const { anna, bert, chat } = await pair();
    const photo = await givePhoto(server, bert);
    const [clientId, late] = [randomUUID(), randomUUID()];
    const about = { kind: 'photo', id: photo.id };
    const first = await said(await answer(anna, chat, about, { clientId }));
    await server.sql`update photos set state = 'rejected' where public_id = ${photo.id}`;
    expect(await errorOf(await answer(anna, chat, about, { clientId: late }))).toBe('conflict');
    expect(await said(await answer(anna, chat, about, { clientId }))).toEqual(first);
    await server.sql`update members set about = '  ' where id = ${bert.memberId}`;
    expect(await errorOf(await answer(anna, chat, { kind: 'text' }))).toBe('conflict');
    expect([await balance(anna), (await messagesOf(anna, chat)).length]).toEqual([90, 1]);
  });

  it('reveals nothing about a member who cannot be reached', async () => {
    const { anna, bert, chat } = await pair();
    await server.request('PUT', `/api/members/${anna.publicId}/block`, { as: bert });
    for (const about of [{ kind: 'text' }, { kind: 'interest', id: 'books' }, { kind: 'interest', id: 'camping' }])
      expect(await errorOf(await answer(anna, chat, about))).toBe('recipient_gone');
  });

  it('is refused to a member who is not in the conversation', async () => {
    const { chat } = await pair();
    const stranger = await server.signUp({ premium: true });
    expect(await errorOf(await answer(stranger, chat, { kind: 'text' }))).toBe('not_found');
  });
});

describe('[CHAT-11] a photo that a text answers to', () => {
  it('is the recipient’s own, by signed addresses, until it is gone', async () => {
    const { anna, bert, chat } = await pair();
    const photo = await givePhoto(server, bert);
    const { message } = await said(await answer(anna, chat, { kind: 'photo', id: photo.id }));
    expect(message.about).toEqual({ kind: 'photo', id: photo.id });
    for (const as of [anna, bert]) {
      const shown = (await (await photoOf(as, chat, photo.id)).json()) as EndpointAnswer<
        typeof endpoints.chat.answeredPhoto
      >;
      expect((await server.request('GET', shown.photo.thumb, { as })).status).toBe(200);
    }
    expect((await photoOf(await server.signUp({ premium: true }), chat, photo.id)).status).toBe(404);
    expect((await server.request('DELETE', `/api/me/photos/${photo.id}`, { as: bert })).status).toBe(200);
    for (const as of [anna, bert]) expect((await photoOf(as, chat, photo.id)).status).toBe(404);
    expect((await messagesOf(bert, chat))[0]?.about).toEqual({ kind: 'photo', id: photo.id });
  });

  it('is one that the sender may see: the main photo for a free member, every active one for a premium member', async () => {
    const { anna, bert, chat } = await pair();
    const [main, more, waiting] = [
      await givePhoto(server, bert),
      await givePhoto(server, bert, { seed: 2 }),
      await givePhoto(server, bert, { seed: 3, state: 'inspected' }),
    ];
    const own = await givePhoto(server, anna, { seed: 4 });
    const outcomes = async () => {
      const codes: (string | undefined)[] = [];
      for (const { id } of [main, more, waiting, own]) {
        const response = await answer(anna, chat, { kind: 'photo', id });
        codes.push(response.ok ? undefined : await errorOf(response));
      }
      return codes;
    };
    expect(await outcomes()).toEqual([undefined, 'conflict', 'conflict', 'conflict']);
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${anna.memberId}`;
    expect(await outcomes()).toEqual([undefined, undefined, 'conflict', 'conflict']);
    expect((await photoOf(anna, chat, more.id)).status).toBe(200);
    await server.sql`update members set premium_since = null where id = ${anna.memberId}`;
    expect([(await photoOf(anna, chat, more.id)).status, (await photoOf(bert, chat, more.id)).status]).toEqual([
      404, 200,
    ]);
  });
});

describe('[CHAT-11] a held text', () => {
  it('keeps the element it answers to: moderators see it, and it is delivered as they saw it', async () => {
    const staff = await server.signUp({ moderator: true });
    const { anna, bert, chat } = await pair();
    const clientId = randomUUID();
    const text = 'Look at www.example.org';
    const about = { kind: 'text', text: 'I cook on Sundays. And I sing.' };
    expect(await errorOf(await answer(anna, chat, { kind: 'text' }, { text, clientId }))).toBe('message_held');
    await server.sql`update members set about = '' where id = ${bert.memberId}`;
    expect(await errorOf(await answer(anna, chat, { kind: 'text' }, { text, clientId }))).toBe('message_held');
    const queue = (await (await server.request('GET', '/api/moderation/held', { as: staff })).json()) as Queue;
    const held = queue.held.find(({ member }) => member.id === anna.publicId);
    expect(held?.about).toEqual(about);
    const released = await server.request('POST', `/api/moderation/held/${held?.id}/decision`, {
      as: staff,
      body: { decision: 'release' },
    });
    expect(await released.json()).toMatchObject({ outcome: 'delivered' });
    expect((await messagesOf(bert, chat))[0]).toMatchObject({ text, about });
    expect((await said(await answer(anna, chat, { kind: 'text' }, { text, clientId }))).message.about).toEqual(about);
  });
});

it('[CHAT-11] the same answer sent many times at once is one message and one charge', async () => {
  const { anna, bert, chat } = await pair();
  const photo = await givePhoto(server, bert);
  const clientId = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      if (index === 6) await server.sql`update photos set state = 'rejected' where public_id = ${photo.id}`;
      return await answer(anna, chat, { kind: 'photo', id: photo.id }, { clientId });
    }),
  );
  const arrived = (await messagesOf(anna, chat)).length;
  expect(await balance(anna)).toBe(100 - 10 * arrived);
  const codes = await Promise.all(answers.map(async (one) => (one.ok ? 'sent' : await errorOf(one))));
  // An answer that came after the photo was removed, and before any was sent, is refused.
  expect(codes.every((code) => code === 'sent' || code === 'conflict')).toBe(true);
  expect(arrived).toBe(codes.includes('sent') ? 1 : 0);
});
