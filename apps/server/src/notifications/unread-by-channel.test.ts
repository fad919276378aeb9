import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { chatsOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { startPushService, type PushService } from '../testing/push/push-service.ts';
import { waysToLeave } from '../testing/ways-to-leave.ts';

let service: PushService;
let server: TestServer;
beforeAll(async () => {
  service = await startPushService();
  server = await createTestServer({ config: { pushService: service.origin } });
});
afterAll(async () => {
  await server.close();
  await service.close();
});

/** A reader at noon, who has a browser that is notified. */
async function createReader(): Promise<TestMember> {
  const day = 86_400_000;
  server.clock.set(new Date((Math.floor(server.clock.now().getTime() / day) + 1.5) * day));
  const reader = await server.signUp();
  const subscription = service.subscribe(server.platform.push.publicKey);
  await server.request('POST', '/api/user.php?push=1', { as: reader, body: { subscription } });
  return reader;
}

/** The unread messages by what the reader's list shows, and by the words of a mail and of a push. */
async function unreadOf(reader: TestMember) {
  const chats = await chatsOf(server, reader);
  await server.platform.jobs.runDue();
  const pushes = service.received.splice(0).map(({ data }) => data['body']);
  // Reading the list was an activity.
  server.clock.advance(960);
  const mails = (await server.mails()).filter(({ to, headers }) => to === reader.email && headers);
  return {
    list: chats.reduce((sum, { num_unread_messages: unread }) => sum + unread, 0),
    pushes,
    mails: mails.map(({ subject }) => subject),
  };
}

describe('[CHAT-01] unread messages are counted alike in list, push and mail', () => {
  it.each([...Object.entries(waysToLeave), ['is there', undefined] as const])(
    'where the sender %s',
    async (_how, leave) => {
      const reader = await createReader();
      const sender = await server.signUp({ credits: 500 });
      await said(await say(server, sender, await startChat(server, sender, reader), 'Hello'));
      await leave?.(server, sender, reader);
      expect(await unreadOf(reader)).toEqual(
        leave
          ? { list: 0, pushes: [], mails: [] }
          : { list: 1, pushes: ['You have a new message.'], mails: ['A first message for you'] },
      );
    },
  );
});
