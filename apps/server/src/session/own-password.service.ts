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
 * Whether a password is the one of this hash. Ten failures lock the key as they lock a login.
 * @throws ServerError account_blocked (minutes), busy
 */
export async function askPassword(
  { sql, clock }: Platform,
  { key, hash }: { key: string; hash: string | undefined },
  password: string,
  network: string,
): Promise<boolean> {
  const right = await passwordHasher.verify(hash, password);
  const now = clock.now();
  const lock = right ? await findLock(sql, key, now) : await countFailure(sql, key, network, now);
  if (lock) throw blockedUntil(lock.until, now);
  if (right) await clearFailures(sql, key);
  return right;
}

/**
 * Whether a member knows the password: asked once more before what a borrowed telephone or a stolen session must not do, and of who
 * presses a mailed link without being signed in. Its failures count for themselves: whoever guesses here locks nobody out of logging in.
 * @throws ServerError account_blocked (minutes), busy
 */
export async function askOwnPassword(
  platform: Platform,
  memberId: number,
  password: string,
  network: string,
): Promise<KnownPassword | undefined> {
  const hash = await findPasswordHash(platform.sql, memberId);
  if (!(await askPassword(platform, { key: `own:${memberId}`, hash }, password, network))) return undefined;
  return {
    async hold(tx) {
      await lockMember(tx, memberId);
      if ((await findPasswordHash(tx, memberId)) !== hash) throw new ServerError('password_wrong');
    },
  };
}
