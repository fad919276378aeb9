import { fork, spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import postgres from 'postgres';

import { findDifferences } from '../../apps/server/src/credits/ledger.ts';
import { migrate, openDatabase, type Database } from '../../apps/server/src/platform/database.ts';
import { startEmbeddedPostgres } from '../../apps/server/src/platform/embedded-postgres.ts';
import { freePort } from '../lib/free-port.ts';
import { preparePairs } from '../lib/pairs.ts';
import { driveStatement, hasPgbench } from './send-database.ts';
import type { LoadOrder, LoadPair, LoadResult } from './send-load.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: '6' },
    rounds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '50' },
    pairs: { type: 'string', default: '600' },
  },
});
const [seconds, rounds, connections, pairCount] = [
  options.seconds,
  options.rounds,
  options.connections,
  options.pairs,
].map(Number) as [number, number, number, number];
/** Messages a second of the load beside which a message must be quick at the other side (issue 5). */
const calmRate = 100;
const root = fileURLToPath(new URL('../../', import.meta.url));

/**
 * How much of the database's own speed a message keeps on its way through the whole server: the same statement on the same
 * database, driven by pgbench and by HTTP in turns, with a live stream open for every receiver (issue: at least 0.25, p99 80 ms).
 */
async function bench(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'heartline-bench-'));
  const given = process.env['DATABASE_URL'];
  try {
    const embedded = given ? undefined : await startEmbeddedPostgres(directory);
    try {
      await benchOn(given ?? embedded?.url ?? '', directory);
    } finally {
      await embedded?.stop();
    }
  } finally {
    await rm(directory, { recursive: true, force: true });
  }
}

async function benchOn(base: string, directory: string): Promise<void> {
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
    await round(sql, { first, pairs, port, url, directory, seconds: 1 });
    const statements: number[] = [];
    const loads: LoadResult[] = [];
    for (let count = 0; count < rounds; count += 1) {
      const { statementRate, load } = await round(sql, { first, pairs, port, url, directory, seconds });
      statements.push(statementRate);
      loads.push(load);
    }
    await sql`delete from rate_limits`;
    const calm = await driveHttp({ port, connections, seconds, pairs, rate: calmRate });
    report(statements, loads, calm, await findDifferences(sql));
  } finally {
    if (server?.kill('SIGTERM')) await once(server, 'exit');
    await sql.end();
    await admin.unsafe(`drop database if exists ${name} with (force)`);
    await admin.end();
  }
}

interface Round {
  first: number;
  pairs: LoadPair[];
  port: number;
  url: string;
  directory: string;
  seconds: number;
}

async function round(
  sql: Database,
  { first, pairs, port, url, directory, seconds: length }: Round,
): Promise<{ statementRate: number; load: LoadResult }> {
  await sql`delete from rate_limits`;
  const before = await messages(sql);
  await driveStatement({ url, connections, seconds: length, first, pairs: pairs.length, directory });
  const statementRate = ((await messages(sql)) - before) / length;
  await sql`delete from rate_limits`;
  const load = await driveHttp({ port, connections, seconds: length, pairs });
  return { statementRate, load };
}

const messages = async (sql: Database): Promise<number> =>
  (await sql<{ count: number }[]>`select count(*)::int as count from messages`)[0]?.count ?? 0;

async function startServer(url: string, port: number, directory: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      DATA_DIR: join(directory, 'data'),
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill();
  throw new Error('the server did not become ready');
}

function driveHttp(order: LoadOrder): Promise<LoadResult> {
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

function report(
  statements: number[],
  loads: LoadResult[],
  calm: LoadResult,
  differences: Awaited<ReturnType<typeof findDifferences>>,
): void {
  const statementRate = mean(statements);
  const sendRate = mean(loads.map(({ sends }) => sends / seconds));
  const sum = (pick: (load: LoadResult) => number) => loads.reduce((total, load) => total + pick(load), 0);
  const latency = loads.flatMap(({ milliseconds }) => milliseconds);
  const delivery = loads.flatMap(({ deliveryMilliseconds }) => deliveryMilliseconds);
  const result = {
    bench: 'send',
    ratio: round2(sendRate / statementRate),
    statementPerSecond: Math.round(statementRate),
    sendsPerSecond: Math.round(sendRate),
    p50: round2(quantile(latency, 0.5)),
    p99: round2(quantile(latency, 0.99)),
    deliveredP99: round2(quantile(delivery, 0.99)),
    calmRate,
    calmDeliveredP50: round2(quantile(calm.deliveryMilliseconds, 0.5)),
    calmDeliveredP99: round2(quantile(calm.deliveryMilliseconds, 0.99)),
    sent: sum(({ sends }) => sends) + calm.sends,
    delivered: sum(({ delivered }) => delivered) + calm.delivered,
    refused: Object.assign({}, ...loads.map(({ refused }) => refused)) as Record<string, number>,
    differences,
    connections,
    statementBy: hasPgbench() ? 'pgbench' : 'raw connections',
    processors: cpus().length,
  };
  const good =
    result.ratio >= 0.25 &&
    result.p99 <= 80 &&
    result.calmDeliveredP50 <= 60 &&
    result.calmDeliveredP99 <= 250 &&
    result.delivered === result.sent &&
    Object.keys(result.refused).length === 0 &&
    Object.values(differences).every((count) => count === 0);
  console.log(JSON.stringify({ ...result, good }));
  process.exitCode = good ? 0 : 1;
}

const mean = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0) / numbers.length;
const round2 = (number: number) => Math.round(number * 100) / 100;
const quantile = (numbers: number[], share: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? 0;

await bench();
