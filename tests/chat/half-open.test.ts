import { connectEvents, type LiveConnection, type LiveEvent } from '@heartline/api-client';
import { afterEach, beforeEach, expect, it } from 'vitest';

import { createTestClock } from '../../apps/server/src/platform/clock.ts';
import { createEventHub, type EventHub } from '../../apps/server/src/platform/events.ts';
import { createLog } from '../../apps/server/src/platform/log.ts';
import { createTestServer, type TestMember, type TestServer } from '../../apps/server/src/testing/harness.ts';
import { serveStreams } from '../../apps/server/src/testing/live-server.ts';
import { createTcpProxy, type TcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts';
import { TestEventSource } from './support/event-source.ts';

// A line that goes silent: both sides believe in it, and nothing arrives any more.

const heartbeat = 400;

let server: TestServer;
let hub: EventHub;
let streams: Awaited<ReturnType<typeof serveStreams>>;
let line: TcpProxy;
let anna: TestMember;
let live: LiveConnection | undefined;
const states: { state: string; at: number }[] = [];
const events: LiveEvent[] = [];

beforeEach(async () => {
  states.length = 0;
  events.length = 0;
  server = await createTestServer();
  anna = await server.signUp();
  hub = createEventHub(server.sql, server.config.databaseUrl ?? '', createTestClock(), createLog('silent'), {
    heartbeat,
  });
  await hub.start();
  const [session] = await server.sql<
    { public_id: string }[]
  >`select public_id from sessions where member_id = ${anna.memberId}`;
  streams = await serveStreams(hub, { memberId: anna.memberId, sessionId: session!.public_id });
  line = await createTcpProxy(streams.url);
});
afterEach(async () => {
  live?.close();
  await line.close();
  await hub.stop();
  streams.close();
  await server.close();
});

function connect(): void {
  live = connectEvents({
    onEvent: (event) => events.push(event),
    onStateChange: (state) => states.push({ state, at: performance.now() }),
    createSource: (url) =>
      new TestEventSource({
        open: (signal) => fetch(new URL(url, line.url), { signal }),
        delay: () => 0,
        stutters: () => false,
      }),
  });
}
const state = () => states.at(-1)?.state;

it('is noticed within two heartbeats, and what was missed comes over a new one', async () => {
  connect();
  await expect.poll(() => events).toHaveLength(1);
  // Much longer than two heartbeats: signs of life keep an idle stream.
  await new Promise((resolve) => setTimeout(resolve, 5 * heartbeat));
  expect(states.map((each) => each.state)).toEqual(['connecting', 'open']);

  line.hang();
  const silentSince = performance.now();
  await expect.poll(state, { interval: 10, timeout: 5_000 }).toBe('closed');
  // Half a heartbeat of air for a machine that is busy.
  expect(states.at(-1)!.at - silentSince).toBeLessThan(2.5 * heartbeat);
  await server.sql`select append_event(${anna.memberId}, '{"type": "likes_changed"}', now())`;
  await line.up();
  await expect.poll(() => events, { timeout: 10_000 }).toContainEqual({ type: 'likes_changed' });
  expect(state()).toBe('open');
});

it('is noticed where a new stream does not begin, too', async () => {
  connect();
  await expect.poll(() => events).toHaveLength(1);
  line.hang();
  await expect.poll(() => states.filter((each) => each.state === 'closed').length, { timeout: 10_000 }).toBe(2);
});
