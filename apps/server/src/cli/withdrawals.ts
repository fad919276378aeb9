import { userInfo } from 'node:os';

import { markPaidByHand, setByHand } from '../payments/withdrawal-by-hand.service.ts';
import { listOwedWithdrawals } from '../payments/withdrawal.store.ts';
import { systemClock } from '../platform/clock.ts';
import { ConfigError, readConfig } from '../platform/config.ts';
import { isAlone, openDatabase } from '../platform/database.ts';
import { EmbeddedPostgresError, startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import { createJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { MigrationError } from '../platform/migrate/sql-files.ts';
import { decimalOf } from '../platform/payments/minor-units.ts';
import type { Platform } from '../platform/platform.ts';

const usage = `npm run withdrawals -- <command>

  list                      withdrawals whose money has not gone back, oldest first: those to be paid by hand, and those that the
                            provider is still asked about
  paid <order> <reference>  you have paid it by hand: the reference is that of your transfer
  by-hand <order>           the provider is asked no more: you pay it by hand
  again <order>             the provider is asked again, as you have not paid it`;

/** Runs one command of the operator. @returns the exit code */
export async function withdrawals(
  args: readonly string[],
  platform: Pick<Platform, 'sql' | 'clock' | 'jobs'>,
  print: (line: string) => void,
): Promise<number> {
  const [command = '', order = '', ...words] = args;
  const actor = `cli:${userInfo().username}`;
  if (command === 'list' && order === '') {
    for (const {
      order: id,
      member,
      method,
      owed,
      currency,
      withdrawn_at: at,
      refused_at: refused,
    } of await listOwedWithdrawals(platform.sql))
      print(
        [id, `member ${member}`, method, `${decimalOf(owed, currency)} ${currency}`, at.toISOString()]
          .concat(refused ? 'to be paid by hand' : 'asked of the provider')
          .join('  '),
      );
    return 0;
  }
  const reference = words.join(' ').trim();
  const done =
    command === 'paid' && order && reference
      ? await markPaidByHand(platform, order, reference, actor)
      : (command === 'by-hand' || command === 'again') && order && words.length === 0
        ? await setByHand(platform, order, command === 'by-hand', actor)
        : undefined;
  if (done === undefined) {
    print(usage);
    return 2;
  }
  print(`${order}: ${done ? command : 'no withdrawal that waits for this'}`);
  return done ? 0 : 1;
}

async function main(): Promise<number> {
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env });
  // Joins the database of a running server, or starts it and stops it again.
  const embedded = config.databaseUrl ? undefined : await startEmbeddedPostgres(config.dataDir);
  const url = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(url);
  const sql = openDatabase({ url, connections: 1, name: 'heartline withdrawals' });
  try {
    // Used only to enqueue: the server runs the jobs.
    const jobs = createJobs(sql, systemClock, createLog(config.logLevel));
    return await withdrawals(process.argv.slice(2), { sql, clock: systemClock, jobs }, (line) => console.log(line));
  } finally {
    await sql.end({ timeout: 5 });
    if (embedded && (await isAlone(url))) await embedded.stop();
  }
}

if (import.meta.main) {
  try {
    process.exitCode = await main();
  } catch (error) {
    const known =
      error instanceof ConfigError || error instanceof EmbeddedPostgresError || error instanceof MigrationError;
    console.error(`heartline: ${known ? error.message : error instanceof Error ? error.stack : String(error)}`);
    process.exitCode = 1;
  }
}
