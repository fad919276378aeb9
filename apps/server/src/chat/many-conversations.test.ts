import { afterAll, beforeAll, expect, it } from 'vitest';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';

import { said, say } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

type List = EndpointAnswer<typeof endpoints.chat.list>;

const count = 700;
let server: TestServer;
let anna: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  anna = await server.signUp({ premium: true, credits: 10_000 });
  const { sql } = server;
  const at = server.clock.now();
  // Each has one unread text; the first is the newest, and every two share a time.
  await sql.begin(async (tx) => {
    await tx`
      insert into members (public_id, pool, site_id, status, name, name_key, language, gender, seeking, birth_date, country, signup_at, last_active_at, confirmed_at)
      select 'many-' || n, pool, site_id, 'active', 'Many ' || n, 'many ' || n, language, 'man', '{woman}', birth_date, country, signup_at, last_active_at, confirmed_at
      from members, generate_series(1, ${count}) n where id = ${anna.memberId}`;
    await tx`
      insert into conversations (public_id, member_a, member_b, created_at, last_seq, started_by)
      select 'chat-' || public_id, ${anna.memberId}, id, ${at}, 1, id from members where public_id like 'many-%'`;
    await tx`
      insert into messages (conversation_id, seq, public_id, sender_id, kind, body, client_id, cost, created_at)
      select c.id, 1, 'm-' || c.public_id, m.id, 'text', 'I am ' || m.name || '.', gen_random_uuid(), 0,
        ${at}::timestamptz - make_interval(mins => substring(m.public_id from 6)::int / 2)
      from conversations c join members m on m.id = c.member_b where m.public_id like 'many-%'`;
    await tx`
      insert into conversation_members (member_id, conversation_id, other_id, unread, last_message_at)
      select member_a, c.id, member_b, 1, m.created_at from conversations c join messages m on m.conversation_id = c.id
      union all select member_b, c.id, member_a, 0, m.created_at from conversations c join messages m on m.conversation_id = c.id`;
  });
});
afterAll(() => server.close());

async function page(cursor?: string): Promise<List> {
  const query = cursor === undefined ? '' : `?cursor=${cursor}`;
  return (await (await server.request('GET', `/api/chats.php${query}`, { as: anna })).json()) as List;
}
async function whole(): Promise<List['chats']> {
  const chats: List['chats'] = [];
  for (let next: string | undefined, begun = false; !begun || next !== undefined; begun = true) {
    const answer = await page(next);
    chats.push(...answer.chats);
    next = answer.next;
  }
  return chats;
}

it('[CHAT-01] 700 conversations are listed to the end, each once, newest first', async () => {
  const first = await page();
  expect([first.chats.length, first.next]).toEqual([500, first.chats[499]!.conversation.id]);
  const chats = await whole();
  expect(new Set(chats.map(({ conversation }) => conversation.id)).size).toBe(count);
  expect(chats).toHaveLength(count);
  expect(chats.reduce((sum, { num_unread_messages: unread }) => sum + unread, 0)).toBe(count);
  const times = chats.map(({ last_message: message }) => message!.sent_at);
  expect(times.toSorted().toReversed()).toEqual(times);
});

it('a text in the last of them is found, and a message moves it to the top', async () => {
  const last = (await whole()).at(-1)!.conversation.id;
  const name = last.replace('chat-many-', 'Many ');
  const found = (await (
    await server.request('GET', `/api/messages?q=${encodeURIComponent(`${name}.`)}`, { as: anna })
  ).json()) as {
    messages: { conversation_id: string }[];
  };
  expect(found.messages.map(({ conversation_id: id }) => id)).toEqual([last]);
  server.clock.advance(60);
  await said(await say(server, anna, last, 'There you are'));
  const chats = await whole();
  expect([chats.length, chats[0]!.conversation.id]).toEqual([count, last]);
});

it('a cursor of another member, or of nobody, lists nothing', async () => {
  const stranger = await server.signUp();
  const [one] = (await page()).chats;
  const as = { as: stranger };
  for (const cursor of [one!.conversation.id, 'nothing'])
    expect(await (await server.request('GET', `/api/chats.php?cursor=${cursor}`, as)).json()).toEqual({ chats: [] });
});
