import type { Sql } from '../platform/database.ts';
import type { Platform } from '../platform/platform.ts';
import { deleteDevices, saveCredentials, type AddresseeRow } from '../identity/account.store.ts';
import { enqueueNewsMail } from '../identity/account-mail.ts';
import { voidTokens } from '../identity/mail-token.store.ts';
import { deleteTickets } from '../identity/second-step.store.ts';
import { clearFailures, openLocksFor } from './login-attempts.store.ts';
import { accountKey, typedKey } from './login.service.ts';
import { removeSessions, type Which } from './session.service.ts';

/**
 * Stores a new password with all its consequences, in the caller's transaction: sessions end, devices are forgotten, mailed links stop
 * working, locks do not apply to the new password, and the owner is mailed. Call `disconnectSessions` with the result afterwards.
 */
export async function saveNewPassword(
  platform: Platform,
  tx: Sql,
  member: AddresseeRow,
  passwordHash: string,
  sessions: Which = {},
): Promise<string[]> {
  const now = platform.clock.now();
  for (const kind of ['password_reset', 'email_change'] as const) await voidTokens(tx, member.id, kind, now);
  await saveCredentials(tx, member.id, passwordHash, now);
  await clearFailures(tx, accountKey(member.id));
  await openLocksFor(
    tx,
    [member.email, member.name].map((login) => typedKey(member.pool, login)),
    member.id,
  );
  await deleteDevices(tx, member.id);
  // Their first step used the old password; the second step stays on.
  await deleteTickets(tx, member.id);
  // An owner who lost control of the mailbox or a device for a moment learns of the change (ASVS 6.3.7).
  await enqueueNewsMail(platform, tx, 'passwordChanged', member.id);
  return removeSessions(tx, member.id, sessions);
}
