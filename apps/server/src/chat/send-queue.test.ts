import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { openDatabase, type Database } from '../platform/database.ts';
import { newPublicId } from '../platform/ids.ts';
import { startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import type { Sending } from './chat.store.ts';
import { sendInTurn } from './send-queue.ts';

let server: TestServer;
/** Like the server's own database, but without the statement timeout of 2 s: the test decides how long a statement waits. */
let patient: Database;
beforeAll(async () => {
  server = await createTestServer();
  patient = openDatabase({ url: server.config.databaseUrl ?? '', connections: 6, statementTimeout: 0 });
});
afterAll(async () => {
  await patient.end({ timeout: 1 });
  await server.close();
});

interface Writer {
  member: TestMember;
  conversation: string;
}

const writersTo = (reader: TestMember, count: number): Promise<Writer[]> =>
  Promise.all(
    Array.from({ length: count }, async () => {
      const member = await server.signUp({ credits: 1_000 });
      return { member, conversation: await startChat(server, member, reader) };
    }),
  );

const from = ({ member, conversation }: Writer, text: string): Sending => ({
  senderId: member.memberId,
  conversationId: conversation,
  messageId: newPublicId(),
  kind: 'text',
  body: text,
  item: null,
  clientId: randomUUID(),
  price: 10,
  entryId: newPublicId(),
  at: server.clock.now(),
  freeConversations: 2,
  burst: 60,
  interval: 1_000,
});

/** Waits until this many sends wait for a lock in the database. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = async () => {
    const [row] = await server.sql<{ waiting: number }[]>`
      select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.waiting;
  };
  await expect.poll(waiting, { interval: 5 }).toBe(count);
}

it('simultaneous sends of many members take few transactions, and one stream has them all without a gap', async () => {
  const reader = await server.signUp();
  const writers = await writersTo(reader, 20);
  const results = await Promise.all(writers.map((writer) => sendInTurn(patient, from(writer, 'all at once'))));
  expect(results.map(({ outcome, seq, credits }) => [outcome, seq, credits])).toEqual(
    writers.map(() => ['sent', 1, 990]),
  );
  const [row] = await server.sql`
    select count(distinct m.xmin::text)::int as transactions from messages m where m.sender_id = any(${writers.map(({ member }) => member.memberId)})`;
  expect(row?.['transactions']).toBeLessThanOrEqual(3);
  const events = await server.sql<{ seq: number }[]>`
    select seq from events where member_id = ${reader.memberId} and payload->>'type' = 'message' order by seq`;
  expect(events.map(({ seq }) => seq - events[0]!.seq)).toEqual(writers.map((_writer, index) => index));
});

it('a send that the database refuses fails alone', async () => {
  const [first, bad, last] = await writersTo(await server.signUp(), 3);
  const one = { ...from(bad!, 'too dear'), price: 2 ** 40 };
  const results = await Promise.allSettled(
    [from(first!, 'good'), one, from(last!, 'good')].map((sending) => sendInTurn(patient, sending)),
  );
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await sendInTurn(patient, from(bad!, 'not too dear'))).toMatchObject({ outcome: 'sent', seq: 1 });
});

it('a send that waits for another transaction delays no other sender, and succeeds afterwards', async () => {
  const [held, free] = await writersTo(await server.signUp(), 2);
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const { promise: taken, resolve: take } = Promise.withResolvers<void>();
  const other = server.sql.begin(async (tx) => {
    await tx`select from wallets where member_id = ${held!.member.memberId} for update`;
    take();
    await mayEnd;
  });
  await taken;
  let answered = false;
  const waits = ['first', 'second'].map((text) =>
    sendInTurn(patient, from(held!, text)).finally(() => {
      answered = true;
    }),
  );
  await untilWaiting(1);
  for (const text of ['one', 'two', 'three'])
    expect(await sendInTurn(patient, from(free!, text))).toMatchObject({ outcome: 'sent' });
  expect(answered).toBe(false);
  end();
  await other;
  expect((await Promise.all(waits)).map(({ outcome, seq }) => [outcome, seq])).toEqual([
    ['sent', 1],
    ['sent', 2],
  ]);
});

it('the messages of a member keep their order, whatever others send meanwhile', async () => {
  const reader = await server.signUp();
  const writers = await writersTo(reader, 3);
  const sendings = Array.from({ length: 30 }, (_item, index) => from(writers[index % 3]!, `text ${index}`));
  const results = await Promise.all(sendings.map((sending) => sendInTurn(patient, sending)));
  expect(results.map(({ seq }) => seq)).toEqual(sendings.map((_sending, index) => 1 + Math.floor(index / 3)));
});
