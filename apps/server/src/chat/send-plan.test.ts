import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { sendMessage } from './chat.store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('a send reads no table whole, however few rows there were when it was planned', async () => {
  const writer = await server.signUp({ premium: true, credits: 1_000 });
  const conversation = await startChat(server, writer, await server.signUp());
  await said(await say(server, writer, conversation, 'The first of many'));
  await server.sql`vacuum analyze`;
  await server.sql.begin(async (tx) => {
    for (let count = 0; count < 10; count += 1) {
      const { outcome } = await sendMessage(tx, {
        senderId: writer.memberId,
        conversationId: conversation,
        messageId: randomUUID(),
        kind: 'text',
        body: `Number ${count}`,
        item: null,
        clientId: randomUUID(),
        price: 10,
        entryId: randomUUID(),
        at: server.clock.now(),
        freeConversations: 2,
        burst: 60,
        interval: 1_000,
      });
      expect(outcome).toBe('sent');
    }
    const read = await tx`select relname, seq_scan from pg_stat_xact_user_tables where seq_scan > 0`;
    expect([...read]).toEqual([]);
  });
});
