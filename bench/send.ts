import { cpus } from 'node:os';
import { parseArgs } from 'node:util';

import { findDifferences } from '../apps/server/src/credits/ledger.ts';
import type { Database } from '../apps/server/src/platform/database.ts';
import { driveHttp, quantile, round2, withBenchServer, type BenchServer } from './bench-server.ts';
import { driveStatement, hasPgbench, prepareSmallest, type StatementName } from './send-database.ts';
import type { LoadResult } from './send-load.ts';
import { sized } from './short.ts';

const { values: options } = parseArgs({
  options: {
    seconds: { type: 'string', default: sized('6', '1') },
    rounds: { type: 'string', default: sized('2', '1') },
    connections: { type: 'string', default: sized('50', '10') },
    pairs: { type: 'string', default: sized('600', '60') },
  },
});
const [seconds, rounds, connections, pairCount] = [
  options.seconds,
  options.rounds,
  options.connections,
  options.pairs,
].map(Number) as [number, number, number, number];
/** Messages per second of the load beside which delivery must be fast. */
const calmRate = 100;
/**
 * Share of the minimal durable send's rate that the whole server must reach, and of the bare statement's rate at which it must stay in
 * time.
 */
const share = 0.3;

interface Round {
  smallestRate: number;
  statementRate: number;
  /** Milliseconds of each bare statement. */
  statement: number[];
  load: LoadResult;
  /** At `share` of the statement's rate, and no faster. */
  paced: LoadResult;
  /** At full speed, with receivers who acknowledge. */
  answered: LoadResult;
}

async function round(server: BenchServer, length: number): Promise<Round> {
  const { sql, first, pairs, port, url, directory } = server;
  const drive = (name: StatementName) =>
    driveStatement({ name, url, connections, seconds: length, first, pairs: pairs.length, directory });
  const smallestRate = (await drive('smallest')).length / length;
  await sql`delete from rate_limits`;
  const before = await messages(sql);
  const statement = await drive('bare');
  const statementRate = ((await messages(sql)) - before) / length;
  await sql`delete from rate_limits`;
  const load = await driveHttp({ port, connections, seconds: length, pairs });
  await sql`delete from rate_limits`;
  const paced = await driveHttp({ port, connections, seconds: length, pairs, rate: share * statementRate });
  await sql`delete from rate_limits`;
  const answered = await driveHttp({ port, connections, seconds: length, pairs, acknowledge: true });
  return { smallestRate, statementRate, statement, load, paced, answered };
}

const messages = async (sql: Database): Promise<number> =>
  (await sql<{ count: number }[]>`select count(*)::int as count from messages`)[0]?.count ?? 0;

function report(measured: Round[], calm: LoadResult, differences: Awaited<ReturnType<typeof findDifferences>>): void {
  const statementRate = mean(measured.map((one) => one.statementRate));
  const smallestRate = mean(measured.map((one) => one.smallestRate));
  const loads = measured.map(({ load }) => load);
  const paced = measured.map((one) => one.paced);
  const answered = measured.map((one) => one.answered);
  const rateOf = (some: LoadResult[]) => mean(some.map(({ sends }) => sends / seconds));
  const sendRate = rateOf(loads);
  const every = [...loads, ...paced, ...answered, calm];
  const sum = (pick: (load: LoadResult) => number) => every.reduce((total, load) => total + pick(load), 0);
  const latency = loads.flatMap(({ milliseconds }) => milliseconds);
  const delivery = loads.flatMap(({ deliveryMilliseconds }) => deliveryMilliseconds);
  const result = {
    bench: 'send',
    ratio: round2(sendRate / smallestRate),
    statementRatio: round2(sendRate / statementRate),
    smallestPerSecond: Math.round(smallestRate),
    statementPerSecond: Math.round(statementRate),
    statementP99: round2(
      quantile(
        measured.flatMap((one) => one.statement),
        0.99,
      ),
    ),
    sendsPerSecond: Math.round(sendRate),
    p50: round2(quantile(latency, 0.5)),
    p99: round2(quantile(latency, 0.99)),
    deliveredP99: round2(quantile(delivery, 0.99)),
    pacedRatio: round2(rateOf(paced) / statementRate),
    pacedP99: round2(
      quantile(
        paced.flatMap(({ milliseconds }) => milliseconds),
        0.99,
      ),
    ),
    answeredRatio: round2(rateOf(answered) / statementRate),
    answeredSendsPerSecond: Math.round(rateOf(answered)),
    answeredP99: round2(
      quantile(
        answered.flatMap(({ milliseconds }) => milliseconds),
        0.99,
      ),
    ),
    answers: sum(({ acknowledged }) => acknowledged),
    calmRate,
    calmDeliveredP50: round2(quantile(calm.deliveryMilliseconds, 0.5)),
    calmDeliveredP99: round2(quantile(calm.deliveryMilliseconds, 0.99)),
    sent: sum(({ sends }) => sends),
    delivered: sum(({ delivered }) => delivered),
    refused: Object.assign({}, ...every.map(({ refused }) => refused)) as Record<string, number>,
    differences,
    connections,
    statementBy: hasPgbench() ? 'pgbench' : 'raw connections',
    processors: cpus().length,
  };
  const good =
    result.ratio >= share &&
    result.p99 <= 60 &&
    result.pacedRatio >= share - 0.01 &&
    result.pacedP99 <= 60 &&
    result.calmDeliveredP50 <= 60 &&
    result.calmDeliveredP99 <= 250 &&
    result.delivered === result.sent &&
    Object.keys(result.refused).length === 0 &&
    Object.values(differences).every((count) => count === 0);
  console.log(JSON.stringify({ ...result, good }));
  process.exitCode = good ? 0 : 1;
}

const mean = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0) / numbers.length;

/**
 * How much of the database's own speed remains for a message through the whole server: the minimal durable send and the server's own
 * statement, run by pgbench, and whole sends by HTTP, alternating on the same database, with a live stream open for every receiver: as fast
 * as 50 connections can, and at 0.3 of the statement's rate (docs/decisions/2026-11-22-send-figures.md). The statement ends with the
 * message in both members' streams, so the receivers' acknowledgements are measured separately.
 */
await withBenchServer(pairCount, async (server) => {
  const { sql, port, pairs } = server;
  await prepareSmallest(sql);
  await round(server, 1);
  const measured: Round[] = [];
  for (let count = 0; count < rounds; count += 1) measured.push(await round(server, seconds));
  await sql`delete from rate_limits`;
  const calm = await driveHttp({ port, connections, seconds, pairs, rate: calmRate, acknowledge: true });
  report(measured, calm, await findDifferences(sql));
});
