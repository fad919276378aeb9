import type { Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { findPasswordHash, lockMember } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { clearFailures, countFailure, findLock } from './login-attempts.store.ts';
import { blockedUntil } from './login.service.ts';

/** Proof that a member knew the password a moment ago. */
export interface KnownPassword {
  /**
   * Call it first in the transaction that needed the password: locks the member, and refuses if the password has been changed meanwhile. A
   * member who changes it because it leaked must not be too late.
   * @throws ServerError password_wrong
   */
  hold: (tx: Transaction) => Promise<void>;
}

/**
 * Whether a password matches this hash. Ten failures lock the key as they lock a login.
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
 * Whether a member knows the password: asked again before actions that a borrowed phone or a stolen session must not do, and of visitors
 * who open a mailed link. Failures here have a count of their own, so they lock nobody out of logging in.
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
