import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import postgres from 'postgres';

const run = promisify(execFile);

/** The statement that the server sends, on members `first` and up, who write to the next one in their conversation. */
const statement = (
  id: string,
) => `select * from send_message(${id}, 'bench-' || ${id}, substr(md5(random()::text), 1, 16), 'text',
  'Are you there? It is 12345.678901234 now.', null, gen_random_uuid(), 10, substr(md5(random()::text), 1, 16), clock_timestamp(), 2, 60, 1000)`;

export interface StatementLoad {
  url: string;
  connections: number;
  seconds: number;
  /** Ids of the senders: every second one from the first. */
  first: number;
  pairs: number;
  directory: string;
}

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/**
 * Drives the bare statement as hard as it goes: by pgbench, or by a process with as many raw connections. Says how many milliseconds
 * each took.
 */
export const driveStatement = (load: StatementLoad): Promise<number[]> =>
  hasPgbench() ? withPgbench(load) : withConnections(load);

async function withPgbench({ url, connections, seconds, first, pairs, directory }: StatementLoad): Promise<number[]> {
  const script = join(directory, 'send.pgbench');
  await writeFile(
    script,
    `\\set id random(0, ${pairs - 1}) * 2 + ${first}\n${statement(':id').replaceAll('\n', ' ')};\n`,
  );
  const logs = await mkdtemp(join(directory, 'pgbench-'));
  await run('pgbench', [
    '--log',
    `--log-prefix=${join(logs, 'statement')}`,
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(seconds),
    '-f',
    script,
    url,
  ]);
  const lines = await Promise.all((await readdir(logs)).map((name) => readFile(join(logs, name), 'utf8')));
  // Each line: client, number, microseconds and more (PostgreSQL's documentation of pgbench, "Per-Transaction Logging").
  return lines
    .join('')
    .trim()
    .split('\n')
    .map((line) => Number(line.split(' ')[2]) / 1_000);
}

async function withConnections({ url, connections, seconds, first, pairs }: StatementLoad): Promise<number[]> {
  const milliseconds: number[] = [];
  const sql = postgres(url, { max: connections, onnotice: () => {} });
  const until = performance.now() + seconds * 1000;
  const text = statement('$1::bigint');
  await Promise.all(
    Array.from({ length: connections }, async () => {
      for (let begun = performance.now(); begun < until; begun = performance.now()) {
        await sql.unsafe(text, [first + 2 * Math.floor(Math.random() * pairs)], { prepare: true });
        milliseconds.push(performance.now() - begun);
      }
    }),
  );
  await sql.end();
  return milliseconds;
}
