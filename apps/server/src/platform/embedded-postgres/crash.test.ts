import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { startServerProcess, type ServerProcess } from '../../testing/server-process.ts';
import { makeTemporaryFolder } from '../../testing/temporary-postgres.ts';
import { findPlace } from './place.ts';

// Two processes on the embedded database, which crashes as in a power failure.

let directory: string;
let processes: ServerProcess[];
beforeEach(async () => {
  directory = await makeTemporaryFolder('crash');
  processes = [];
});
afterEach(async () => {
  await stopAll();
  await rm(directory, { recursive: true, force: true });
});

async function stopAll(): Promise<void> {
  for (const { child } of processes) child.kill('SIGTERM');
  await Promise.all(processes.map(({ ended }) => ended));
}

function start(): ServerProcess {
  const started = startServerProcess({ NODE_ENV: 'test', DATA_DIR: directory, STOP_NOTICE: '0', LOG_LEVEL: 'info' });
  processes.push(started);
  return started;
}

async function lock(): Promise<{ pid: number; port: number }> {
  const place = await findPlace(directory);
  try {
    const lines = readFileSync(join(place, 'postgres/postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]) };
  } catch {
    return { pid: 0, port: 0 };
  }
}
function isRunning({ pid }: { pid: number }): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
const isReady = (address: string) =>
  fetch(new URL('/readyz', address)).then(
    ({ ok }) => ok,
    () => false,
  );

it('is restarted by its processes, at the same address, while they keep running', async () => {
  const [one, other] = [start(), start()];
  // From an empty folder, both at once.
  const addresses = await Promise.all([one.ready, other.ready]);
  for (let round = 0; round < 2; round += 1) {
    const before = await lock();
    process.kill(before.pid, 'SIGKILL');
    await expect.poll(() => isReady(addresses[0]!), { timeout: 60_000, interval: 10 }).toBe(false);
    for (const address of addresses) await expect.poll(() => isReady(address), { timeout: 60_000 }).toBe(true);
    const after = await lock();
    expect([after.port, after.pid === before.pid]).toEqual([before.port, false]);
  }
  expect(processes.map(({ child }) => child.exitCode)).toEqual([null, null]);
  // The last process ends the database.
  await stopAll();
  expect(isRunning(await lock())).toBe(false);
}, 420_000);

it('lets both processes start while it has to recover first', async () => {
  const first = start();
  await first.ready;
  // Its server process dies with it, so nothing restarts it before the two do.
  const before = await lock();
  first.child.kill('SIGKILL');
  process.kill(before.pid, 'SIGKILL');
  await first.ended;
  processes = [];
  const both = [start(), start()];
  const addresses = await Promise.all(
    both.map(({ ready, ended }) => Promise.race([ready, ended.then(({ stderr }) => `ended: ${stderr}`)])),
  );
  expect(addresses).toEqual(both.map(() => expect.stringMatching(/^http:/)));
  for (const address of addresses) expect(await isReady(address)).toBe(true);
  // A client that still has the old address would find it.
  expect((await lock()).port).toBe(before.port);
}, 240_000);
