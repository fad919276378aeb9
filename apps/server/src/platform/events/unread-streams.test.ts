import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestClock } from '../clock.ts';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness.ts';
import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';

// One member opens stream after stream and reads none of them, each with more waiting events than any network takes.

let database: TestServer;
let directory: string;
let server: ServerProcess;
let greedy: TestMember;
const sockets: Socket[] = [];
beforeAll(async () => {
  database = await createTestServer({ clock: createTestClock(new Date()) });
  directory = await mkdtemp(join(tmpdir(), 'heartline-unread-'));
  server = startServerProcess({
    NODE_ENV: 'test',
    DATA_DIR: directory,
    DATABASE_URL: database.config.databaseUrl ?? '',
    STOP_NOTICE: '0',
  });
  greedy = await database.signUp();
  await database.sql`
    select count(append_event(${greedy.memberId}, jsonb_build_object('type', 'read', 'conversation_id', repeat('c', 15000), 'seq', n), now()))
    from generate_series(1, 900) n`;
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  server.child.kill('SIGKILL');
  await server.ended;
  await database.close();
  await rm(directory, { recursive: true, force: true });
});

/** Open connections of the server, as the system counts them. */
const openAt = (port: number): number =>
  readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .filter((line) => new RegExp(`^ *\\d+: \\w+:${port.toString(16).padStart(4, '0')} \\w+:\\w+ 01 `, 'i').test(line))
    .length;
const heldMegabytes = async (): Promise<number> => (await server.heldMemory()) / 1024 / 1024;

it.runIf(process.platform === 'linux')(
  'forty streams that nobody reads are reduced to ten, and cost little memory',
  async () => {
    const { port, hostname } = new URL(await server.ready);
    const open = async () => {
      await database.sql`delete from rate_limits`;
      const socket = connect(Number(port), hostname).on('error', () => {});
      sockets.push(socket);
      socket.write(`GET /api/events?after=0 HTTP/1.1\r\nhost: localhost\r\ncookie: ${greedy.cookie}\r\n\r\n`);
      await new Promise((resolve) => socket.once('readable', resolve));
    };
    await open();
    const before = await heldMegabytes();
    for (let count = 1; count < 40; count += 1) await open();
    await expect.poll(() => openAt(Number(port)), { timeout: 30_000 }).toBeLessThanOrEqual(10);
    expect(openAt(Number(port))).toBeGreaterThan(5);
    // 256 KB for each of ten; ten that took everything would hold 100 MB.
    await expect.poll(async () => (await heldMegabytes()) - before, { timeout: 30_000 }).toBeLessThan(25);
  },
  120_000,
);
