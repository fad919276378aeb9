import { afterAll, beforeAll, expect, it } from 'vitest';

import { createServer, type Server } from '../server.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { createTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

let direct: TestServer;
let proxy: TcpProxy;
let server: Server;
let origin: string;
let member: TestMember;

beforeAll(async () => {
  direct = await createTestServer();
  member = await direct.signUp();
  proxy = await createTcpProxy(direct.config.databaseUrl ?? '');
  server = await createServer(
    { ...direct.config, databaseUrl: proxy.url, port: 0 },
    { log: direct.platform.log, clock: direct.clock, viewerCacheFor: 0 },
  );
  origin = `http://127.0.0.1:${(await server.listen()).port}`;
});
afterAll(async () => {
  await proxy.up();
  await server.close();
  await proxy.close();
  await direct.close();
});

async function get(path: string) {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`, { headers: { cookie: member.cookie } });
  const body: unknown = await response.json();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    took: performance.now() - started,
  };
}
const user = () => get('/api/user.php');
const states = async () => [(await user()).status, (await get('/readyz')).status];

it('answers 503 within a second while the database is stopped, lives on, and is normal again in 5 s', async () => {
  expect((await user()).status).toBe(200);
  await proxy.down();
  for (let round = 0; round < 5; round += 1) {
    for (const path of ['/api/user.php', '/api/members', '/readyz']) {
      const { status, retryAfter, body, took } = await get(path);
      expect([status, retryAfter, body]).toMatchObject([503, '2', { error: { code: 'database_unavailable' } }]);
      expect(took).toBeLessThan(1_000);
    }
  }
  expect((await get('/healthz')).status).toBe(200);
  // What needs no database goes on.
  await proxy.up();
  await expect.poll(states, { timeout: 5_000 }).toEqual([200, 200]);
});

it('lets no request wait longer than 6 s while the database hangs, and is normal again in 5 s', async () => {
  proxy.hang();
  const answers = await Promise.all([...Array.from({ length: 20 }, user), get('/readyz')]);
  for (const { status, took } of answers) {
    expect(status).toBe(503);
    expect(took).toBeLessThan(6_000);
  }
  expect((await get('/healthz')).status).toBe(200);
  await proxy.up();
  await expect.poll(states, { timeout: 5_000 }).toEqual([200, 200]);
});
