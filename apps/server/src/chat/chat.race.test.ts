import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { chatsOf, errorOf, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';

let one: TestServer;
let two: TestServer;
const connections = 40;
beforeAll(async () => {
  one = await createTestServer({ config: { databaseConnections: connections } });
  two = await one.another();
});
afterAll(() => one.close());

const either = (index: number) => (index % 2 === 0 ? one : two);
const times = <T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_item, index) => work(index)));
const balance = async ({ memberId }: TestMember) =>
  (await one.sql<{ balance: number }[]>`select balance from wallets where member_id = ${memberId}`)[0]?.balance;
const countOf = async (responses: Response[]): Promise<Record<string, number>> => {
  const outcomes = await Promise.all(responses.map(async (response) => (response.ok ? 'sent' : errorOf(response))));
  return Object.fromEntries(
    [...Map.groupBy(outcomes, (outcome) => outcome)].map(([outcome, list]) => [outcome, list.length]),
  );
};

it('[CHAT-02] parallel sends spend at most the balance, and every charge has its message', async () => {
  const anna = await one.signUp({ credits: 105, premium: true });
  const chats = await times(8, async () => startChat(one, anna, await one.signUp()));
  const responses = await times(connections, (index) =>
    say(either(index), anna, chats[index % chats.length]!, `m${index}`),
  );
  expect(await countOf(responses)).toEqual({ sent: 10, not_enough_credits: 30 });
  expect(await balance(anna)).toBe(5);
  const [messages] = await one.sql`select count(*)::int as count from messages where sender_id = ${anna.memberId}`;
  const [entries] =
    await one.sql`select count(*)::int as count from ledger_entries where member_id = ${anna.memberId} and kind = 'message'`;
  expect([messages, entries]).toEqual([{ count: 10 }, { count: 10 }]);
});

it('one message sent 30 times at the same moment is one message, one charge and one answer', async () => {
  const anna = await one.signUp({ credits: 100 });
  const chat = await startChat(one, anna, await one.signUp());
  const id = randomUUID();
  const responses = await times(30, (index) => say(either(index), anna, chat, 'once', id));
  const answers = new Set(await Promise.all(responses.map((response) => response.text())));
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('"credits":90');
  expect(await balance(anna)).toBe(90);
});

it('one client id in many conversations at the same moment is one message', async () => {
  const anna = await one.signUp({ credits: 500, premium: true });
  const chats = await times(10, async () => startChat(one, anna, await one.signUp()));
  const id = randomUUID();
  const responses = await times(30, (index) => say(either(index), anna, chats[index % 10]!, 'where?', id));
  expect(await countOf(responses)).toEqual({ sent: 3, idempotency_conflict: 27 });
  expect(await balance(anna)).toBe(490);
});

it('[CHAT-03] a free member who starts ten conversations at the same moment starts two', async () => {
  const anna = await one.signUp({ credits: 500 });
  const chats = await times(10, async () => startChat(one, anna, await one.signUp()));
  const responses = await times(10, (index) => say(either(index), anna, chats[index]!, 'hello'));
  expect(await countOf(responses)).toEqual({ sent: 2, conversation_limit: 8 });
  expect(await balance(anna)).toBe(480);
});

it('a conversation started from both sides at the same moment is one', async () => {
  const [anna, bert] = [await one.signUp(), await one.signUp()];
  const ids = await times(20, (index) => (index % 2 === 0 ? startChat(one, anna, bert) : startChat(two, bert, anna)));
  expect(new Set(ids).size).toBe(1);
});

it('sending, reading, deleting and listing at once cause no deadlock and no gap, and leave exact counts', async () => {
  const members = await times(6, () => one.signUp({ credits: 10_000, premium: true }));
  const pairs = members.flatMap((a, index) => members.slice(index + 1).map((b) => [a, b] as const));
  const chats = await Promise.all(pairs.map(async ([a, b]) => ({ a, b, id: await startChat(one, a, b) })));
  const responses = await times(300, (index) => {
    const { a, b, id } = chats[(index * 7) % chats.length]!;
    const [me, server] = [index % 2 === 0 ? a : b, either(index >> 1)];
    if (index % 10 === 3)
      return server.request('PUT', `/api/conversations/${id}/read`, { as: me, body: { seq: index % 9 } });
    if (index % 10 === 6) return server.request('GET', '/api/chats.php', { as: me });
    if (index % 50 === 9) return server.request('DELETE', `/api/chat.php?conversation=${id}`, { as: me });
    return say(server, me, id, `m${index}`);
  });
  expect(responses.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);

  const gaps = await one.sql`
    select conversation_id from messages group by conversation_id having max(seq) <> count(*)
    union all select member_id from events group by member_id having max(seq) <> count(*)`;
  expect(gaps).toHaveLength(0);
  const wrong = await one.sql`
    select cm.unread, (select count(*) from messages m where m.conversation_id = cm.conversation_id and m.sender_id <> cm.member_id
      and m.seq > greatest(cm.read_seq, cm.cleared_seq))::int as counted
    from conversation_members cm`;
  expect(wrong.filter(({ unread, counted }) => unread !== counted)).toEqual([]);
  expect(await findDifferences(one.sql)).toEqual(noDifferences);
  for (const member of members) expect((await chatsOf(two, member)).length).toBeGreaterThan(0);
});
