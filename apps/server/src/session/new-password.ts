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
 * Stores a new password with all that follows from it, in the caller's transaction: sessions end, devices are forgotten, no link works
 * that was mailed before, no lock holds for whoever has the password, and its owner is told. Call `disconnectSessions` with the answer
 * after it.
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
  // The first step was with another password; the second one stays.
  await deleteTickets(tx, member.id);
  // Whoever has lost the mailbox or a device for a moment learns what was done with it (ASVS 6.3.7).
  await enqueueNewsMail(platform, tx, 'passwordChanged', member.id);
  return removeSessions(tx, member.id, sessions);
}
