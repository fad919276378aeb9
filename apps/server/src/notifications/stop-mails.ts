import { mailKinds, type MailStop } from '@heartline/api-client/contract';

import type { Platform } from '../platform/platform.ts';
import { isWanted } from './mail-kinds.ts';
import type { MailReport } from './mail-report.ts';
import { findReader, lockReader, listChoices, saveChoices } from './notifications.store.ts';
import { isOurs } from '../identity/return-address.ts';

/** Switches mails off as a report demands. Returns the number of members affected. */
export async function followReport(platform: Platform, { stop, mails }: MailReport): Promise<number> {
  let members = 0;
  for (const mail of mails) {
    const reader = await findReader(platform.sql, mail.memberId);
    if (!reader || !isOurs(platform, mail, reader.email)) continue;
    await stopMails(platform, mail.memberId, stop, mail.sentAt);
    members += 1;
  }
  return members;
}

/**
 * Switches off every kind of mail that a member still gets. Kinds switched on after the mail was sent stay on: a repeated or late report
 * does not undo the member's later decision.
 */
export async function stopMails(
  { sql, clock, events }: Pick<Platform, 'sql' | 'clock' | 'events'>,
  memberId: number,
  reason: Extract<MailStop, 'bounce' | 'complaint'>,
  sentAt: Date,
): Promise<void> {
  const stopped = await sql.begin(async (tx) => {
    await lockReader(tx, memberId);
    const choices = new Map((await listChoices(tx, memberId)).map((row) => [row.kind, row]));
    const kinds = mailKinds.filter((kind) => {
      const choice = choices.get(kind);
      return isWanted(kind, choice?.wanted) && (!choice || choice.changed_at <= sentAt);
    });
    const off = kinds.map((kind) => ({ kind, wanted: false, reason }));
    if (off.length > 0) await saveChoices(tx, memberId, off, clock.now());
    return off.length;
  });
  if (stopped > 0) events.send(memberId, { type: 'user_changed' });
}
