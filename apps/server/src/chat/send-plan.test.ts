import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Transaction } from '../platform/database.ts';
import { readEvents } from '../platform/events/event-store.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { sendMessage, sendMessages, type Sending } from './chat.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** How often this connection has scanned which table, including scans of earlier transactions that it has not yet reported. */
const readWhole = async (tx: Transaction): Promise<unknown[]> => [
  ...(await tx`select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0 order by relname`),
];

async function prepare(): Promise<(text: string) => Sending> {
  const writer = await server.signUp({ premium: true, credits: 1_000 });
  const conversation = await startChat(server, writer, await server.signUp());
  await said(await say(server, writer, conversation, 'The first of many'));
  await server.sql`vacuum analyze`;
  return (text) => ({
    senderId: writer.memberId,
    conversationId: conversation,
    messageId: randomUUID(),
    kind: 'text',
    body: text,
    item: null,
    clientId: randomUUID(),
    price: 10,
    entryId: randomUUID(),
    at: server.clock.now(),
    freeConversations: 2,
    burst: 60,
    interval: 1_000,
  });
}

it.each([
  ['alone', (tx: Transaction, sending: Sending) => sendMessage(tx, sending)],
  ['with others', async (tx: Transaction, sending: Sending) => (await sendMessages(tx, [sending]))[0]],
])('a send, %s, scans no whole table, however few rows it had when the plan was made', async (_how, send) => {
  const sendingOf = await prepare();
  await server.sql.begin(async (tx) => {
    const before = await readWhole(tx);
    for (let count = 0; count < 10; count += 1)
      expect(await send(tx, sendingOf(`Number ${count}`))).toMatchObject({ outcome: 'sent' });
    expect(await readWhole(tx)).toEqual(before);
  });
});

it('reading the new events of streams scans no whole table either', async () => {
  const sendingOf = await prepare();
  const { senderId: memberId } = sendingOf('');
  await server.sql.begin(async (tx) => {
    const before = await readWhole(tx);
    for (let count = 0; count < 10; count += 1)
      expect((await readEvents(tx, [{ memberId, after: 0 }], 100)).length).toBeGreaterThan(0);
    expect(await readWhole(tx)).toEqual(before);
  });
});
