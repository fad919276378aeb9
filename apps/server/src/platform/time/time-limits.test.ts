import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer, type Server } from '../../server.ts';
import { createTestServer, type TestServer } from '../../testing/harness.ts';
import { createTcpProxy, type TcpProxy } from '../../testing/tcp-proxy.ts';
import { timeLimits } from './time-limits.ts';

let direct: TestServer;
let proxy: TcpProxy;
let server: Server;
let origin: string;
beforeAll(async () => {
  direct = await createTestServer();
  proxy = await createTcpProxy(direct.config.databaseUrl ?? '');
  server = await createServer(
    { ...direct.config, databaseUrl: proxy.url, port: 0 },
    { log: direct.platform.log, clock: direct.clock, viewerCacheFor: 0, timeLimits: { request: 200, readiness: 100 } },
  );
  origin = `http://127.0.0.1:${(await server.listen()).port}`;
});
afterAll(async () => {
  await proxy.up();
  await server.close();
  await proxy.close();
  await direct.close();
});

it('keeps the promises of security.md sections 8, 11 and 12 in production', () => {
  const { statement, request, headers, receive, silence, byte, readiness, stopRequests, stopJobs } = timeLimits;
  expect([headers, silence]).toEqual([10_000, 15_000]);
  // As long as the pages wait for an upload, which no other body exceeds.
  expect(receive).toBe(120_000);
  // 1 kB a second is enough for readers and writers.
  expect(byte).toBe(1);
  // No answer comes later than 6 s, and sending it takes some of them.
  expect(request).toBeLessThanOrEqual(5_000);
  // The statement that takes too long ends before the request that waits for it.
  expect(statement).toBeLessThan(request);
  expect(readiness).toBeLessThanOrEqual(1_000);
  // All is over 10 s after the signal, with a second for pools and live events.
  expect(stopRequests + stopJobs).toBeLessThanOrEqual(9_000);
});

it('answers 503 while the database hangs, after the limits that the server was given', async () => {
  const member = await direct.signUp();
  const ask = async (path: string) => {
    const { status, headers } = await fetch(`${origin}${path}`, { headers: { cookie: member.cookie } });
    return [status, headers.get('retry-after')];
  };
  // The first request opens connections, which can take longer than such a limit.
  await expect.poll(() => ask('/api/user.php')).toEqual([200, null]);
  proxy.hang();
  expect(await ask('/readyz')).toEqual([503, '2']);
  expect(await ask('/api/user.php')).toEqual([503, '2']);
  await proxy.up();
  await expect.poll(() => ask('/readyz')).toEqual([200, null]);
  await expect.poll(() => ask('/api/user.php')).toEqual([200, null]);
});
