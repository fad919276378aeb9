import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createEventHub, type EventHub } from '../platform/events.ts';
import { readEvents } from '../platform/events/event-store.ts';
import { newPublicId } from '../platform/ids.ts';
import { startChat } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { isMessage, isType, readStream, type TestStream } from '../testing/stream.ts';
import { sendMessage } from './chat.store.ts';

let server: TestServer;
let hub: EventHub;
beforeAll(async () => {
  server = await createTestServer({ config: { databaseConnections: 12 } });
  // Gets no notifications, because the writers below do not wake it: it finds only what its own periodic check finds.
  const { platform, config, clock } = server;
  const times = { floor: 3, sessions: 600_000 };
  hub = createEventHub(platform.sql, config.databaseUrl ?? '', clock, platform.log, times);
  await hub.start();
});
afterAll(async () => {
  await hub.stop();
  await server.close();
});

interface Writer {
  member: TestMember;
  conversation: string;
}
let reader: TestMember;
let writers: [Writer, Writer];
beforeEach(async () => {
  reader = await server.signUp();
  const writer = async (): Promise<Writer> => {
    const member = await server.signUp({ credits: 1_000 });
    return { member, conversation: await startChat(server, member, reader) };
  };
  writers = [await writer(), await writer()];
});

/** Writes a message, and commits when told to; `written` resolves when the message is stored but not yet visible. */
function write(
  { member, conversation }: Writer,
  text: string,
  mayEnd: Promise<'commit' | 'roll back'>,
): { written: Promise<void>; ended: Promise<void> } {
  const { promise: written, resolve: hasWritten } = Promise.withResolvers<void>();
  const ended = server.sql
    .begin(async (tx) => {
      await sendMessage(tx, {
        senderId: member.memberId,
        conversationId: conversation,
        messageId: newPublicId(),
        kind: 'text',
        body: text,
        item: null,
        clientId: randomUUID(),
        price: 1,
        entryId: newPublicId(),
        at: server.clock.now(),
        freeConversations: 2,
        burst: 60,
        interval: 1,
      });
      hasWritten();
      if ((await mayEnd) === 'roll back') throw new Error('rolled back');
    })
    .then(() => {})
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error;
    });
  return { written, ended };
}

const listen = async (after?: number): Promise<TestStream> => {
  const stream = readStream(hub.stream(reader.memberId, 'none', after));
  if (after === undefined) await stream.until(isType('ready'));
  return stream;
};

/** A reader without a stream, which polls for everything after the last event it has. */
function poll(): { texts: () => Promise<(string | null)[]> } {
  const texts: (string | null)[] = [];
  const stop = new AbortController();
  let after = 0;
  const look = async () => {
    for (const { seq, payload } of await readEvents(server.sql, [{ memberId: reader.memberId, after }], 100)) {
      after = seq;
      if (payload.type === 'message') texts.push(payload.message.text);
    }
  };
  const running = (async () => {
    while (!stop.signal.aborted) {
      await look();
      await wait(2);
    }
  })();
  return {
    async texts() {
      stop.abort();
      await running;
      await look();
      return texts;
    },
  };
}

describe('[CHAT-09] a reader never misses a message whose transaction commits late', () => {
  it('with two writers and notifications off, the second waits, and both arrive in order', async () => {
    const stream = await listen();
    const polling = poll();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<'commit'>();
    const late = write(writers[0], 'late', mayEnd);
    await late.written;
    const early = write(writers[1], 'early', Promise.resolve('commit'));
    // Time for many checks. Neither may be visible: if only the second were, a reader would skip the first.
    await wait(60);
    expect(stream.texts()).toEqual([]);
    end('commit');
    await Promise.all([late.ended, early.ended]);
    await stream.until(isMessage('early'));
    expect(stream.texts()).toEqual(['late', 'early']);
    expect(await polling.texts()).toEqual(['late', 'early']);
    stream.close();
  });

  it('with any timing, with rollbacks, and with a stream that is cut and resumes', async () => {
    const step = fc.record({
      writer: fc.constantFrom<0 | 1>(0, 1),
      hold: fc.integer({ min: 0, max: 8 }),
      pause: fc.integer({ min: 0, max: 6 }),
      end: fc.constantFrom<('commit' | 'roll back')[]>('commit', 'commit', 'commit', 'roll back'),
      cut: fc.boolean(),
    });
    let text = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
        let stream = await listen();
        const begin = Number(stream.received[0]?.id);
        let last = begin;
        const received: (string | null)[] = [];
        const resume = async () => {
          stream.close();
          await stream.ended;
          received.push(...stream.texts());
          last = Number(stream.received.findLast(({ id }) => id !== undefined)?.id ?? last);
          stream = await listen(last);
        };
        const polling = poll();
        const writes: { text: string; end: string; ended: Promise<void> }[] = [];
        for (const { writer, hold, pause, end, cut } of steps) {
          const words = `text ${(text += 1)}`;
          const { ended } = write(writers[writer], words, wait(hold, end));
          writes.push({ text: words, end, ended });
          await wait(pause);
          if (cut) await resume();
        }
        await Promise.all(writes.map(({ ended }) => ended));
        await write(writers[0], `text ${(text += 1)}`, Promise.resolve('commit')).ended;
        await stream.until(isMessage(`text ${text}`));
        received.push(...stream.texts());
        stream.close();
        const stored = await server.sql<{ text: string }[]>`
          select payload->'message'->>'text' as text from events where member_id = ${reader.memberId} and seq > ${begin} order by seq`;
        const inOrder = stored.map((row) => row.text);
        expect(received).toEqual(inOrder);
        expect((await polling.texts()).slice(-inOrder.length)).toEqual(inOrder);
        const committed = writes.filter(({ end }) => end === 'commit').map((one) => one.text);
        expect(inOrder.slice(0, -1).toSorted()).toEqual(committed.toSorted());
      }),
      { numRuns: 12 },
    );
  });
});
