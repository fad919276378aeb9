import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { createServer, type Server } from '../server.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { makeSmallSite, type SmallSite } from '../testing/small-site.ts';
import { createTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';

let direct: TestServer;
let proxy: TcpProxy;
let server: Server;
let origin: string;
let member: TestMember;
let site: SmallSite;

beforeAll(async () => {
  direct = await createTestServer();
  site = await makeSmallSite();
  member = await direct.signUp();
  proxy = await createTcpProxy(direct.config.databaseUrl ?? '');
  server = await createServer(
    { ...direct.config, databaseUrl: proxy.url, port: 0, webDist: site.webDist },
    { log: direct.platform.log, clock: direct.clock, viewerCacheFor: 0 },
  );
  origin = `http://127.0.0.1:${(await server.listen()).port}`;
});
afterAll(async () => {
  await proxy.up();
  await server.close();
  await proxy.close();
  await direct.close();
  await site.remove();
});

async function get(path: string, cookie = member.cookie) {
  const started = performance.now();
  const response = await fetch(`${origin}${path}`, { headers: { cookie } });
  const text = await response.text();
  const body: unknown = text.startsWith('{') ? JSON.parse(text) : text;
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    took: performance.now() - started,
  };
}
const user = () => get('/api/user.php');
const pages = [() => get('/'), () => get('/', 'locale=de')];
const states = async () => {
  const answers = await Promise.all([user(), get('/readyz'), ...pages.map((page) => page())]);
  return answers.map(({ status }) => status);
};
const normal = [200, 200, 200, 200];
const unavailable = { error: { code: 'database_unavailable' } };
const busyPage = expect.stringMatching(/^<!doctype html>\n<html lang="(en|de)"[^]+Heartline: busy/) as string;

it('answers 503 within a second while the database is stopped, survives, and is normal again within 5 s', async () => {
  expect((await user()).status).toBe(200);
  await proxy.down();
  for (let round = 0; round < 5; round += 1) {
    for (const [path, answer] of [
      ['/api/user.php', unavailable],
      ['/api/members', unavailable],
      ['/readyz', unavailable],
      ['/', busyPage],
    ] as const) {
      const { status, retryAfter, body, took } = await get(path);
      expect([status, retryAfter, body]).toMatchObject([503, '2', answer]);
      expect(took).toBeLessThan(1_000);
    }
  }
  expect((await get('/healthz')).status).toBe(200);
  // Requests without the database still work.
  await proxy.up();
  await expect.poll(states, { timeout: 5_000 }).toEqual(normal);
});

it('lets no request wait longer than 6 s while the database hangs, and is normal again within 5 s', async () => {
  proxy.hang();
  const calls = [...Array.from({ length: 20 }, user), get('/readyz')];
  const asked = Array.from({ length: 20 }, () => pages.map((page) => page())).flat();
  for (const { body } of await Promise.all(calls)) expect(body).toMatchObject(unavailable);
  for (const { body } of await Promise.all(asked)) expect(body).toEqual(busyPage);
  for (const { status, took, retryAfter } of await Promise.all([...calls, ...asked])) {
    expect([status, retryAfter]).toEqual([503, '2']);
    expect(took).toBeLessThan(6_000);
  }
  expect((await get('/healthz')).status).toBe(200);
  await proxy.up();
  await expect.poll(states, { timeout: 5_000 }).toEqual(normal);
});

it('holds at most a hundred pages while the database hangs: the others are answered at once', async () => {
  expect(await states()).toEqual(normal);
  proxy.hang();
  // Only pages that waited for the database log a line.
  const waited = vi.spyOn(direct.platform.log, 'error');
  const answers = await Promise.all(Array.from({ length: 300 }, () => get('/', '')));
  const held = waited.mock.calls.length;
  waited.mockRestore();
  await proxy.up();
  expect(answers.filter(({ status }) => status === 503)).toHaveLength(300);
  expect([held > 0, held <= 100]).toEqual([true, true]);
  // Some calls may have been counted when the database came back, and the clock of the limits stands still in tests.
  direct.clock.advance(5);
  await expect.poll(states, { timeout: 5_000 }).toEqual(normal);
});
