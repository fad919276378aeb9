import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import postgres from 'postgres';

import { openDatabase, type Database } from '../apps/server/src/platform/database.ts';
import { migrate } from '../apps/server/src/platform/migrate.ts';
import { startCommand } from '../apps/server/src/start-command.ts';
import { endTogether } from '../apps/server/src/testing/end-together.ts';
import { makeTemporaryFolder, startTemporaryPostgres } from '../apps/server/src/testing/temporary-postgres.ts';
import { freePort } from '../tools/lib/free-port.ts';
import { preparePairs, type Pair } from '../tools/lib/pairs.ts';
import type { LoadOrder, LoadResult } from './send-load.ts';

export interface BenchServer {
  sql: Database;
  /** Address of the database. */
  url: string;
  port: number;
  /** Process id of the server. */
  pid: number;
  /** Id of the first member; each pair has two. */
  first: number;
  pairs: Pair[];
  /** Folder for files of the run. */
  directory: string;
}

/** The real server as a separate process on a database of its own, with pairs of members who may write to each other. */
export async function withBenchServer(
  pairCount: number,
  measure: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const { url, directory, end } = await startBenchDatabase();
  try {
    await measureOn({ base: url, directory, pairCount }, measure);
  } finally {
    await end();
  }
}

/** The database at DATABASE_URL, or a separate one, with a folder for files of the run. */
export async function startBenchDatabase(
  settings: Record<string, string> = {},
): Promise<{ url: string; directory: string; end: () => Promise<void> }> {
  const given = process.env['DATABASE_URL'];
  if (!given) {
    const { url, directory, delete: end } = await startTemporaryPostgres('bench', settings);
    return { url, directory, end };
  }
  const directory = await makeTemporaryFolder('bench');
  endTogether(directory);
  return { url: given, directory, end: () => rm(directory, { recursive: true, force: true }) };
}

async function measureOn(
  { base, directory, pairCount }: { base: string; directory: string; pairCount: number },
  measure: (server: BenchServer) => Promise<void>,
): Promise<void> {
  const name = `bench_${randomBytes(4).toString('hex')}`;
  const admin = postgres(base, { max: 1, onnotice: () => {} });
  await admin.unsafe(`create database ${name}`);
  const url = Object.assign(new URL(base), { pathname: `/${name}` }).toString();
  await migrate(url);
  const sql = openDatabase({ url, connections: 1 });
  await sql`set statement_timeout = 0`;
  let server: ChildProcess | undefined;
  try {
    const { first, pairs } = await preparePairs(sql, pairCount);
    const port = await freePort();
    server = await startServer(url, port, directory);
    await measure({ sql, url, port, pid: server.pid ?? 0, first, pairs, directory });
  } finally {
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    await sql.end();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

async function startServer(url: string, port: number, directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, startCommand, {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // As long as it takes on a busy machine: only a server that has ended never becomes ready.
  while (child.exitCode === null && child.signalCode === null) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`the server ended with ${child.signalCode ?? child.exitCode} before it was ready`);
}

/** Sends messages from a separate process, with a live stream open for each receiver. */
export function driveHttp(order: LoadOrder): Promise<LoadResult> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('send-load.ts', import.meta.url)));
    let result: LoadResult | undefined;
    child.once('message', (message) => {
      result = message as LoadResult;
    });
    child.once('exit', () => (result ? resolve(result) : reject(new Error('the load ended without a result'))));
    child.send(order);
  });
}

/** The value below which this share of the numbers lies. */
export const quantile = (numbers: number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

export const round2 = (number: number): number => Math.round(number * 100) / 100;
