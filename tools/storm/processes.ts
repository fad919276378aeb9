import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { startCommand } from '../../apps/server/src/start-command.ts';
import { createTcpProxy, type TcpProxy } from '../../apps/server/src/testing/tcp-proxy.ts';
import { startTemporaryPostgres } from '../../apps/server/src/testing/temporary-postgres.ts';
import { freePort } from '../lib/free-port.ts';

/** One server process between two proxies: clients reach it through `front`, and it reaches the database through `back`. */
export interface Slot {
  port: number;
  front: TcpProxy;
  back: TcpProxy;
  process: ChildProcess;
}

export async function startSlot({
  url: databaseUrl,
  directory,
}: Pick<StormDatabase, 'url' | 'directory'>): Promise<Slot> {
  const port = await freePort();
  const back = await createTcpProxy(databaseUrl);
  const front = await createTcpProxy(`http://127.0.0.1:${port}`);
  const slot = { port, front, back, process: startProcess(port, back.url, directory) };
  await ready(slot);
  return slot;
}

/** As when the machine fails: nothing is finished or announced. */
export async function killAndRestart(slot: Slot, directory: string): Promise<void> {
  const ended = once(slot.process, 'exit');
  slot.process.kill('SIGKILL');
  await ended;
  slot.process = startProcess(slot.port, slot.back.url, directory);
  await ready(slot);
}

export async function stopSlot(slot: Slot): Promise<void> {
  const ended = once(slot.process, 'exit');
  if (slot.process.exitCode === null && slot.process.kill('SIGTERM')) await ended;
  await Promise.all([slot.front.close(), slot.back.close()]);
}

function startProcess(port: number, databaseUrl: string, directory: string): ChildProcess {
  return spawn(process.execPath, startCommand, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'silent',
      STOP_NOTICE: '0',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function ready({ port, process: child }: Slot): Promise<void> {
  for (let tries = 0; tries < 600 && child.exitCode === null; tries += 1) {
    const fine = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (fine) return;
    await wait(50);
  }
  throw new Error('a server did not become ready');
}

/** A separate database, because it is stopped as in a power failure, and restarted at the same address. */
export interface StormDatabase {
  url: string;
  /** Folder for files of the storm. */
  directory: string;
  crash: () => Promise<void>;
  delete: () => Promise<void>;
}

export async function startDatabase(): Promise<StormDatabase> {
  const database = await startTemporaryPostgres('storm');
  const { url, directory, stop } = database;
  return {
    url,
    directory,
    async crash() {
      await stop('immediate');
      await startEmbeddedPostgres(directory);
    },
    delete: database.delete,
  };
}
