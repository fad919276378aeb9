import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { isType, readStream } from '../testing/stream.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const pair = async (): Promise<[TestMember, TestMember, string]> => {
  const [a, b] = [await server.signUp({ credits: 100 }), await server.signUp({ credits: 100 })];
  const chat = await startChat(server, a, b);
  await said(await say(server, a, chat, 'before'));
  return [a, b, chat];
};
const block = (from: TestMember, to: TestMember) =>
  server.sql`insert into blocks (blocker_id, blocked_id, created_at) values (${from.memberId}, ${to.memberId}, ${server.clock.now()})`;
const leave = ({ memberId }: TestMember) =>
  server.sql`update members set status = 'pending_deletion' where id = ${memberId}`;
/** Everything an answer reveals, without the id of the request. */
const tells = async (response: Response) => [
  response.status,
  JSON.stringify(await response.json()).replace(/"request_id":"[^"]*"/, ''),
];

const callsOn = (chat: string): [string, string, object | undefined][] => [
  ['GET', `/api/conversations/${chat}/messages`, undefined],
  ['POST', `/api/conversations/${chat}/messages`, { client_id: randomUUID(), kind: 'text', text: 'hello' }],
  ['PUT', `/api/conversations/${chat}/read`, { seq: 1 }],
  ['POST', `/api/conversations/${chat}/typing`, {}],
  ['DELETE', `/api/chat.php?conversation=${chat}`, undefined],
  ['PUT', `/api/conversations/${chat}/restored`, {}],
];

it('a conversation of others answers exactly like one that does not exist, and nothing happens to it', async () => {
  const [anna, , chat] = await pair();
  const stranger = await server.signUp({ credits: 100 });
  const unknown = callsOn('AAAAAAAAAAAAAAAA');
  for (const [index, [method, path, body]] of callsOn(chat).entries()) {
    const [, otherPath, otherBody] = unknown[index]!;
    const real = await tells(await server.request(method, path, { as: stranger, ...(body && { body }) }));
    expect(real).toEqual(
      await tells(await server.request(method, otherPath, { as: stranger, ...(otherBody && { body: otherBody }) })),
    );
    expect(real[0]).toBe(404);
  }
  expect((await chatsOf(server, anna))[0]?.last_message?.text).toBe('before');
});

it('visitors reach nothing, and unconfirmed members send nothing', async () => {
  const [, , chat] = await pair();
  for (const [method, path, body] of [
    ...callsOn(chat),
    ['GET', '/api/chats.php', undefined] as const,
    ['GET', '/api/events', undefined] as const,
  ]) {
    const response = await server.request(method, path, body ? { body } : {});
    expect(await response.json()).toMatchObject({
      error: { code: 'authentication_required', authentication_required: true },
    });
  }
  const unconfirmed = await server.signUp({ confirmed: false });
  const start = await server.request('POST', '/api/conversations', {
    as: unconfirmed,
    body: { member_id: (await server.signUp()).publicId },
  });
  expect(await errorOf(start)).toBe('confirmation_required');
});

it('nobody can write to a member they cannot see, and all such members answer alike', async () => {
  const anna = await server.signUp({ credits: 100 });
  const [blocker, blocked, left, unconfirmed, elsewhere] = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp(),
    await server.signUp({ confirmed: false }),
    await server.signUp({ pool: 'another' }),
  ];
  await block(blocker, anna);
  await block(anna, blocked);
  await leave(left);
  const start = async (id: string) =>
    tells(await server.request('POST', '/api/conversations', { as: anna, body: { member_id: id } }));
  const unknown = await start('AAAAAAAAAAAAAAAA');
  expect(unknown[0]).toBe(404);
  for (const member of [blocker, blocked, left, unconfirmed, elsewhere, anna])
    expect(await start(member.publicId)).toEqual(unknown);
});

describe('[MEM-06] after a block or a departure', () => {
  it('both sides lose the conversation, nothing can be sent or is charged, and the two cases look the same', async () => {
    const seen: unknown[] = [];
    for (const part of [
      (a: TestMember, b: TestMember) => block(b, a),
      (_a: TestMember, b: TestMember) => leave(b),
      (a: TestMember, b: TestMember) => block(a, b),
    ]) {
      const [anna, bert, chat] = await pair();
      await said(await say(server, bert, chat, 'do not lose my name'));
      await part(anna, bert);
      expect(await chatsOf(server, anna)).toEqual([]);
      const conversation = await (
        await server.request('GET', `/api/conversations/${chat}/messages`, { as: anna })
      ).text();
      const gone = conversation.replaceAll(chat, 'chat');
      expect(gone).toContain('"state":"gone"');
      for (const secret of [bert.name, bert.publicId, 'before', 'do not lose']) expect(gone).not.toContain(secret);
      const refused = await say(server, anna, chat, 'still there?');
      seen.push([gone, refused.status, await errorOf(refused)]);
      const [wallet] = await server.sql`select balance from wallets where member_id = ${anna.memberId}`;
      expect(wallet).toEqual({ balance: 90 });
    }
    expect(seen[0]).toMatchObject([expect.any(String), 410, 'recipient_gone']);
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  it('a message that was acknowledged before is still acknowledged', async () => {
    const [anna, bert, chat] = await pair();
    const id = randomUUID();
    const first = await said(await say(server, anna, chat, 'in time', id));
    await block(bert, anna);
    expect(await said(await say(server, anna, chat, 'in time', id))).toEqual(first);
  });

  it('typing and reading do not reach the other member', async () => {
    const [anna, bert, chat] = await pair();
    await block(anna, bert);
    const stream = readStream(await server.request('GET', '/api/events', { as: anna }));
    await stream.until(isType('ready'));
    await server.request('POST', `/api/conversations/${chat}/typing`, { as: bert, body: {} });
    await server.request('PUT', `/api/conversations/${chat}/read`, { as: bert, body: { seq: 1 } });
    server.platform.events.send(anna.memberId, { type: 'likes_changed' });
    await stream.until(isType('likes_changed'));
    expect(stream.received.map(({ payload }) => payload.type)).toEqual(['ready', 'likes_changed']);
    stream.close();
  });
});

it('new conversations are limited to 20 an hour, known ones are not', async () => {
  const anna = await server.signUp({ premium: true });
  const others = await Promise.all(Array.from({ length: 21 }, () => server.signUp()));
  const start = (index: number) =>
    server.request('POST', '/api/conversations', { as: anna, body: { member_id: others[index]!.publicId } });
  for (let index = 0; index < 20; index += 1) expect((await start(index)).status).toBe(200);
  const refused = await start(20);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  expect((await start(3)).status).toBe(200);
  const [opened] = await server.sql`
    select count(*)::int as count from conversation_members where member_id = ${anna.memberId}`;
  expect(opened).toEqual({ count: 20 });
  server.clock.advance(3600);
  expect((await start(20)).status).toBe(200);
});

it('the other member never sees a client id, and markup stays text', async () => {
  const [anna, bert, chat] = await pair();
  const text = '<img src=x onerror=alert(1)> {name} \u202e "quoted" \\u0000 𝕏';
  const id = randomUUID();
  await said(await say(server, anna, chat, text, id));
  const seen = await (await server.request('GET', `/api/conversations/${chat}/messages`, { as: bert })).text();
  expect(seen).not.toContain(id);
  expect((JSON.parse(seen) as { messages: { text: string }[] }).messages.at(-1)?.text).toBe(text);
});

describe('a delivered mark', () => {
  const got = (as: TestMember, chat: string, seq: number) =>
    server.request('PUT', `/api/conversations/${chat}/delivered`, { as, body: { seq } });
  const deliveredTo = async ({ memberId }: TestMember) => {
    const [row] = await server.sql<{ delivered_seq: number }[]>`
      select delivered_seq from conversation_members where member_id = ${memberId}`;
    return row?.delivered_seq;
  };

  it('goes no further than the last message, and a number too large for the database is refused', async () => {
    const [[, bert, one], [, dora, two]] = await Promise.all([pair(), pair()]);
    expect((await got(bert, one, 2 ** 31)).status).toBe(400);
    await Promise.all([got(bert, one, 2_000_000_000), got(dora, two, 1)]);
    await expect.poll(() => deliveredTo(dora)).toBe(1);
    expect(await deliveredTo(bert)).toBe(1);
  });

  it('in a conversation of others is refused like one in a conversation that does not exist', async () => {
    const [[, , chat], stranger] = await Promise.all([pair(), server.signUp()]);
    const ofOthers = await got(stranger, chat, 1);
    expect([ofOthers.status, await errorOf(ofOthers)]).toEqual([404, 'not_found']);
    const ofNone = await got(stranger, 'AAAAAAAAAAAAAAAA', 1);
    expect([ofNone.status, await errorOf(ofNone)]).toEqual([404, 'not_found']);
  });

  it('of a blocked member sends nothing to the member who blocked them', async () => {
    const [[anna, bert, one], [, dora, two]] = await Promise.all([pair(), pair()]);
    const stream = readStream(await server.request('GET', '/api/events', { as: anna }));
    await stream.until(isType('ready'));
    await block(anna, bert);
    await got(bert, one, 1);
    // Marks are written in order: once the next one is stored, this one would be too.
    await got(dora, two, 1);
    await expect.poll(() => deliveredTo(dora)).toBe(1);
    expect(await deliveredTo(bert)).toBe(0);
    expect(stream.received.some(isType('delivered'))).toBe(false);
    stream.close();
  });
});
