import { setTimeout as wait } from 'node:timers/promises';

import { connectEvents, type LiveConnection, type LiveEvent } from '@heartline/api-client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createTestClock } from '../../apps/server/src/platform/clock.ts';
import { createEventHub, type EventHub } from '../../apps/server/src/platform/events.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createTestServer, type TestMember, type TestServer } from '../../apps/server/src/testing/harness.ts';
import { serveStreams } from '../../apps/server/src/testing/live-server.ts';
import { createTcpProxy, type TcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts';
import { TestEventSource } from './support/event-source.ts';

// A connection that goes silent: both sides believe in it, and nothing arrives any more. The clocks of both sides advance only where a test
// says so, so nothing is late because of a slow machine; the connection itself is real.

const heartbeat = 400;

let server: TestServer;
let hub: EventHub;
let streams: Awaited<ReturnType<typeof serveStreams>>;
let line: TcpProxy;
let anna: TestMember;
let live: LiveConnection | undefined;
const states: string[] = [];
let beats: number;
const events: LiveEvent[] = [];

beforeEach(async () => {
  states.length = 0;
  events.length = 0;
  beats = 0;
  server = await createTestServer();
  anna = await server.signUp();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  hub = createEventHub(server.sql, server.config.databaseUrl ?? '', createTestClock(), createLog('silent'), {
    heartbeat,
    // Of the database, which keeps the real time while this test's own runs ahead.
    notify: 3_600_000,
    streamRead: 3_600_000,
  });
  let started = false;
  void hub.start().then(() => (started = true));
  await until(() => started);
  const [session] = await server.sql<
    { public_id: string }[]
  >`select public_id from sessions where member_id = ${anna.memberId}`;
  streams = await serveStreams(hub, { memberId: anna.memberId, sessionId: session!.public_id });
  line = await createTcpProxy(streams.url);
});
afterEach(async () => {
  vi.useRealTimers();
  live?.close();
  await line.close();
  await hub.stop();
  streams.close();
  await server.close();
});

function connect(): void {
  live = connectEvents({
    onEvent: (event) => events.push(event),
    onStateChange: (state) => states.push(state),
    createSource: (url) => {
      const source = new TestEventSource({
        open: (signal) => fetch(new URL(url, line.url), { signal }),
        delay: () => 0,
        stutters: () => false,
      });
      source.addEventListener('heartbeat', () => (beats += 1));
      return source;
    },
  });
}
const state = () => states.at(-1);
/** All at once: messages sent meanwhile arrive afterwards. */
const pass = (milliseconds: number) => void vi.advanceTimersByTime(milliseconds);
/** Waits for the connection and the database, while each turn advances `step` milliseconds. `expect.poll` would advance time by itself. */
async function until(what: () => boolean, step = () => 0): Promise<void> {
  for (const patience = performance.now() + 15_000; !what() && performance.now() < patience; await wait(5))
    pass(step());
  expect(what()).toBe(true);
}

it('is noticed within two heartbeats, and a new connection delivers the missed events', async () => {
  connect();
  await until(() => events.length === 1 && beats === 1);
  // Much longer than two heartbeats: signs of life keep an idle stream.
  for (let count = 2; count <= 6; count += 1) {
    pass(heartbeat);
    await until(() => beats === count);
  }
  expect(states).toEqual(['connecting', 'open']);

  line.hang();
  pass(2 * heartbeat - 1);
  expect(state()).toBe('open');
  pass(1);
  expect(state()).toBe('closed');
  await server.sql`select append_event(${anna.memberId}, '{"type": "likes_changed"}', now())`;
  await line.up();
  await until(
    () => events.some(({ type }) => type === 'likes_changed'),
    () => (state() === 'closed' ? heartbeat : 0),
  );
  expect(state()).toBe('open');
});

it('is also noticed when a new stream does not begin', async () => {
  connect();
  await until(() => events.length === 1 && beats === 1);
  line.hang();
  const losses = () => states.filter((each) => each === 'closed').length;
  await until(
    () => losses() === 2,
    () => heartbeat,
  );
  expect(losses()).toBe(2);
});
