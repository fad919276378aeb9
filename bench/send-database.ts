import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import postgres from 'postgres';

import type { Database } from '../apps/server/src/platform/database.ts';

const run = promisify(execFile);

/** The arguments of one send, by member `id` to the next one in their conversation. */
const sendOf = (
  id: string,
) => `jsonb_build_object('n', 0, 'sender', ${id}::bigint, 'conversation', 'bench-' || ${id}::bigint,
  'message_id', substr(md5(random()::text), 1, 16), 'kind', 'text', 'body', 'Are you there? It is 12345.678901234 now.',
  'client_id', gen_random_uuid(), 'price', 10, 'entry_id', substr(md5(random()::text), 1, 16), 'sent_at', clock_timestamp(),
  'free_conversations', 2, 'burst', 60, 'pace', 1000, 'link', false)`;

const statements = {
  /** The server's own statement for one send. */
  bare: (id: string) => `select * from send_messages(jsonb_build_array(${sendOf(id)}), false)`,
  /** The minimum of a send: debit, entry and message, durable, on tables with only their primary keys. */
  smallest: (id: string) => `
    with debit as (update smallest_wallets set balance = balance - 10 where member_id = ${id}::bigint and balance >= 10 returning balance),
    entry as (
      insert into smallest_entries (public_id, member_id, counter_account, kind, amount, balance_after, created_at)
      select substr(md5(random()::text), 1, 16), ${id}::bigint, 'messages', 'message', -10, balance, clock_timestamp() from debit)
    insert into smallest_messages (conversation_id, seq, public_id, sender_id, kind, body, client_id, cost, credits_after, created_at)
    select ${id}::bigint, nextval('smallest_numbers'), substr(md5(random()::text), 1, 16), ${id}::bigint, 'text',
      'Are you there? It is 12345.678901234 now.', gen_random_uuid(), 10, balance, clock_timestamp() from debit returning credits_after`,
};
export type StatementName = keyof typeof statements;

/** The tables of the minimal send: like ours, without their rules. */
export async function prepareSmallest(sql: Database): Promise<void> {
  await sql`create table smallest_wallets (like wallets, primary key (member_id)) with (fillfactor = 70)`;
  await sql`create table smallest_entries (like ledger_entries including identity, primary key (id))`;
  await sql`create table smallest_messages (like messages including defaults, primary key (conversation_id, seq))`;
  await sql`create sequence smallest_numbers`;
  await sql`insert into smallest_wallets select * from wallets`;
  await sql`vacuum analyze smallest_wallets`;
}

export interface StatementLoad {
  name: StatementName;
  url: string;
  connections: number;
  seconds: number;
  /** Ids of the senders: every second one, starting here. */
  first: number;
  pairs: number;
  directory: string;
}

export const hasPgbench = (): boolean => spawnSync('pgbench', ['--version']).status === 0;

/**
 * Runs one statement at full load: by pgbench, or by a process with the same number of raw connections. Returns the milliseconds of each.
 */
export const driveStatement = (load: StatementLoad): Promise<number[]> =>
  hasPgbench() ? withPgbench(load) : withConnections(load);

async function withPgbench({
  name,
  url,
  connections,
  seconds,
  first,
  pairs,
  directory,
}: StatementLoad): Promise<number[]> {
  const script = join(directory, `${name}.pgbench`);
  await writeFile(
    script,
    `\\set id random(0, ${pairs - 1}) * 2 + ${first}\n${statements[name](':id').replaceAll('\n', ' ')};\n`,
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

async function withConnections({ name, url, connections, seconds, first, pairs }: StatementLoad): Promise<number[]> {
  const milliseconds: number[] = [];
  const sql = postgres(url, { max: connections, onnotice: () => {} });
  const until = performance.now() + seconds * 1000;
  const text = statements[name]('$1');
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
