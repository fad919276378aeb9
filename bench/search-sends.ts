import { fork } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

import { readConfig } from '../apps/server/src/platform/config.ts';
import { seedMeasure } from '../apps/server/src/seed/measure.ts';
import { driveHttp, quantile, round2, withBenchServer } from './bench-server.ts';
import type { Row } from './report.ts';
import { kinds } from './search-kinds.ts';
import type { SearchOrder } from './search-load.ts';
import { sized } from './short.ts';

const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: sized('100000', '2000') },
    clients: { type: 'string', default: sized('10', '2') },
    rounds: { type: 'string', default: sized('3', '1') },
    rate: { type: 'string', default: sized('100', '20') },
  },
});
const [members, clients, rounds, rate] = [options.members, options.clients, options.rounds, options.rate].map(
  Number,
) as [number, number, number, number];

function search(order: SearchOrder): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('search-load.ts', import.meta.url)));
    let times: number[] | undefined;
    child.once('message', (message) => {
      times = message as number[];
    });
    child.once('exit', () => (times ? resolve(times) : reject(new Error('the searches ended without a result'))));
    child.send(order);
  });
}

/** Seconds of the searches of a round. */
const searching = sized(8, 2);

/** How ten members who search without a pause affect those who write messages: p99 at most twice of what it is without. */
await withBenchServer(sized(600, 60), async ({ sql, port, pairs }) => {
  await seedMeasure(
    { sql, clock: { now: () => new Date() }, config: readConfig({ NODE_ENV: 'test' }) },
    { members, messages: 0, searchOnly: true },
    () => {},
  );
  await sql`vacuum analyze`;
  const [writers, searchers] = [pairs.slice(0, pairs.length / 3), pairs.slice(pairs.length / 3)];
  const order = {
    port,
    clients,
    cookies: searchers.map(({ senderCookie }) => senderCookie),
    queries: Object.values(kinds).flat(),
  };
  const messages = async (seconds: number) => {
    await sql`delete from rate_limits`;
    return (await driveHttp({ port, connections: 20, seconds, pairs: writers, rate })).milliseconds;
  };
  // The database settles on its plans.
  await search({ ...order, seconds: sized(4, 1) });
  // Alternating, so that other load on the machine affects both.
  const [calm, beside, searches]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    calm.push(...(await messages(sized(6, 1))));
    const [sent, times] = await Promise.all([sleep(500).then(() => messages(sized(6, 1))), search({ ...order, seconds: searching })]);
    beside.push(...sent);
    searches.push(...times);
  }
  const title = `${clients} clients who search among ${members.toLocaleString('en')} members without a pause`;
  const rows: Row[] = [
    { title: `Send at ${rate} messages a second, 99 of 100 within`, value: round2(quantile(calm, 0.99)), unit: 'ms' },
    { title: `The same beside ${title}`, value: round2(quantile(beside, 0.99)), unit: 'ms' },
    {
      title: `Send beside ${title}, 99 of 100, against without them`,
      value: round2(quantile(beside, 0.99) / quantile(calm, 0.99)),
      unit: '×',
      limit: 2,
    },
    { title: 'Those searches meanwhile, a second', value: round2(searches.length / (searching * rounds)), unit: '/s' },
    { title: 'Those searches meanwhile, 95 of 100 within', value: round2(quantile(searches, 0.95)), unit: 'ms' },
  ];
  console.log(JSON.stringify({ bench: 'search-sends', rows }));
  process.exitCode = rows.some(({ value, limit }) => limit !== undefined && value > limit) ? 1 : 0;
});
