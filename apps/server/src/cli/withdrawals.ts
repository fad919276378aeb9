import { userInfo } from 'node:os';

import { markPaidByHand, setByHand } from '../payments/withdrawal-by-hand.service.ts';
import { listOwedWithdrawals } from '../payments/withdrawal.store.ts';
import { systemClock } from '../platform/clock.ts';
import { createJobs } from '../platform/jobs.ts';
import { createLog } from '../platform/log.ts';
import { decimalOf } from '../platform/payments/minor-units.ts';
import type { Platform } from '../platform/platform.ts';
import { runOperatorCommand } from './operator-command.ts';

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

if (import.meta.main)
  await runOperatorCommand({ name: 'heartline withdrawals' }, ({ config, sql }) => {
    // Used only to enqueue: the server runs the jobs.
    const jobs = createJobs(sql, systemClock, createLog(config.logLevel));
    return withdrawals(process.argv.slice(2), { sql, clock: systemClock, jobs }, (line) => console.log(line));
  });
