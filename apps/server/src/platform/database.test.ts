import { createServer as createTcpServer, type AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { createTcpProxy, type TcpProxy } from '../testing/tcp-proxy.ts';
import { openDatabase, type Database } from './database.ts';

// Tests the patch of the driver (docs/decisions/2026-11-22-driver-patch.md): connections that break at a bad moment.

let server: TestServer;
let proxy: TcpProxy;
let sql: Database;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  proxy = await createTcpProxy(server.config.databaseUrl ?? '');
  sql = openDatabase({ url: proxy.url, connections: 2 });
});
afterEach(async () => {
  await sql.end({ timeout: 0 });
  await proxy.close();
});

const backend = () => sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
const breakAll = (pids: number[]) => server.sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) as pid`;
const cut = async () => {
  await proxy.down();
  await proxy.up();
};

it('works with every connection after all broke during a write', async () => {
  for (let round = 0; round < 10; round += 1) {
    await Promise.all([sql`select pg_sleep(0.01)`, sql`select pg_sleep(0.01)`]);
    // A caller that sees the first break asks twice: on the connection that reconnects, and on the one that breaks in the same tick.
    const again = () => Promise.allSettled([sql`select 1`, sql`select 1`]);
    const waiting = [sql`select pg_sleep(1)`.catch(again), sql`select pg_sleep(1)`.catch(again)];
    await nextTurn();
    await cut();
    await Promise.all(waiting);
    const answers = await Promise.all([sql`select pg_sleep(0.01)`, sql`select pg_sleep(0.01)`, backend()]);
    expect(answers).toHaveLength(3);
  }
});

it('ends a transaction whose connection broke, and runs none of it in another one', async () => {
  await sql`create table if not exists steps (step text)`;
  let later: Promise<unknown> = Promise.resolve();
  let goOn = () => {};
  const connectedAnew = new Promise<void>((resolve) => (goOn = resolve));
  const transaction = sql.begin(async (step) => {
    await step`insert into steps values ('first')`;
    const [own] = await step<{ pid: number }[]>`select pg_backend_pid() as pid`;
    await breakAll([own?.pid ?? 0]);
    later = connectedAnew.then(() => step`insert into steps values ('later')`);
    await later;
  });
  await expect(transaction).rejects.toThrow(/CONNECTION_|terminating connection/);
  await Promise.all([backend(), backend()]);
  goOn();
  await expect(later).rejects.toThrow(/CONNECTION_/);
  expect(await sql`select step from steps`).toEqual([]);
});

it('survives a transaction that continues after its connection broke', async () => {
  const transaction = sql.begin(async (step) => {
    const [own] = await step<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const broken = step`select pg_sleep(5)`.catch(() => undefined);
    await nextTurn();
    await breakAll([own?.pid ?? 0]);
    await broken;
    await nextTurn();
    await step`select 1`;
  });
  await expect(transaction).rejects.toThrow(/CONNECTION_|terminating connection/);
  expect(await backend()).toHaveLength(1);
});

it('retries a database that closes each connection at once a few times a second, not without pause', async () => {
  let tries = 0;
  const closing = createTcpServer((socket) => {
    tries += 1;
    socket.on('error', () => {}).end();
  });
  await new Promise<void>((resolve) => closing.listen(0, '127.0.0.1', resolve));
  const url = new URL(proxy.url);
  url.port = String((closing.address() as AddressInfo).port);
  const other = openDatabase({ url: url.toString(), connections: 1 });
  const asked = other`select 1`.catch((error: Error) => error.message);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  await other.end({ timeout: 0 });
  closing.close();
  expect(tries).toBeGreaterThan(1);
  expect(tries).toBeLessThan(10);
  expect(await asked).toMatch(/CONNECTION_/);
});
