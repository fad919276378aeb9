import type { Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findPasswordHash, lockMember } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { clearFailures, countFailure, findLock } from './login-attempts.store.ts';
import { blockedUntil } from './login.service.ts';

/** That a member knew the password a moment ago. */
export interface KnownPassword {
  /**
   * In the transaction that does what the password was asked for, before anything else: locks the member, and refuses where the
   * password has been changed meanwhile. Who changes it because somebody else knows it must not be late.
   * @throws ServerError password_wrong
   */
  hold: (tx: Transaction) => Promise<void>;
}

/**
 * Whether a signed-in member knows the password: asked once more before what a borrowed telephone or a stolen session must not do.
 * Ten failures lock it as they lock a login, and count for themselves: whoever guesses here locks nobody out of logging in.
 * @throws ServerError account_blocked (minutes), busy
 */
export async function askOwnPassword(
  { sql, clock }: Platform,
  memberId: number,
  password: string,
  network: string,
): Promise<KnownPassword | undefined> {
  const key = `own:${memberId}`;
  const hash = await findPasswordHash(sql, memberId);
  const right = await passwordHasher.verify(hash, password);
  const now = clock.now();
  const lock = right ? await findLock(sql, key, now) : await countFailure(sql, key, network, now);
  if (lock) throw blockedUntil(lock.until, now);
  if (!right) return undefined;
  await clearFailures(sql, key);
  return {
    async hold(tx) {
      await lockMember(tx, memberId);
      if ((await findPasswordHash(tx, memberId)) !== hash) throw new ServerError('password_wrong');
    },
  };
}
