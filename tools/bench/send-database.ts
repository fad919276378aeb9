import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
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

/** Drives the bare statement as hard as it goes: by pgbench, or by a process with as many raw connections. */
export async function driveStatement(load: StatementLoad): Promise<void> {
  if (hasPgbench()) await withPgbench(load);
  else await withConnections(load);
}

async function withPgbench({ url, connections, seconds, first, pairs, directory }: StatementLoad): Promise<void> {
  const script = join(directory, 'send.pgbench');
  await writeFile(
    script,
    `\\set id random(0, ${pairs - 1}) * 2 + ${first}\n${statement(':id').replaceAll('\n', ' ')};\n`,
  );
  await run('pgbench', [
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
}

async function withConnections({ url, connections, seconds, first, pairs }: StatementLoad): Promise<void> {
  const sql = postgres(url, { max: connections, onnotice: () => {} });
  const until = performance.now() + seconds * 1000;
  const text = statement('$1::bigint');
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until)
        await sql.unsafe(text, [first + 2 * Math.floor(Math.random() * pairs)], { prepare: true });
    }),
  );
  await sql.end();
}
