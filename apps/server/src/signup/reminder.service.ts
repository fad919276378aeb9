import { enqueueTokenMail } from '../identity/account-mail.ts';
import type { Sql } from '../platform/database.ts';
import { endOfNight } from '../platform/night.ts';
import type { Platform } from '../platform/platform.ts';
import { findUnconfirmed } from './signup.store.ts';

const job = 'signup.reminder';
/** Milliseconds after the sign-up. */
const after = 86_400_000;

/** Plans the one mail that reminds of an unconfirmed address, in the caller's transaction. */
export async function enqueueReminder({ jobs, clock }: Platform, tx: Sql, memberId: number): Promise<void> {
  const runAt = new Date(clock.now().getTime() + after);
  await jobs.enqueue(tx, { kind: job, payload: { memberId }, runAt });
}

/** Mails a new link on the next day to members who are still unconfirmed. At night it waits for the morning. */
export function registerReminders(platform: Platform): void {
  const { sql, jobs, clock } = platform;
  jobs.register<{ memberId: number }>(job, async ({ memberId }) => {
    const member = await findUnconfirmed(sql, memberId);
    if (!member) return;
    const morning = endOfNight(member.time_zone, clock.now());
    if (morning) await jobs.enqueue(sql, { kind: job, payload: { memberId }, runAt: morning });
    else
      await enqueueTokenMail(platform, sql, 'activation', { id: memberId, email: member.email }, 'activationReminder');
  });
}
