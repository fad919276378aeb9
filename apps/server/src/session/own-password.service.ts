import type { Platform } from '../platform/platform.ts';
import { findPasswordHash } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { clearFailures, countFailure, findLock } from './login-attempts.store.ts';
import { blockedUntil } from './login.service.ts';

/**
 * Whether a signed-in member knows the password: asked once more before what a borrowed telephone or a stolen session must not do.
 * Ten failures lock it as they lock a login, and count for themselves: whoever guesses here locks nobody out of logging in.
 * @throws ServerError account_blocked (minutes), busy
 */
export async function knowsOwnPassword(
  { sql, clock }: Platform,
  memberId: number,
  password: string,
  network: string,
): Promise<boolean> {
  const key = `own:${memberId}`;
  const right = await passwordHasher.verify(await findPasswordHash(sql, memberId), password);
  const now = clock.now();
  const lock = right ? await findLock(sql, key, now) : await countFailure(sql, key, network, now);
  if (lock) throw blockedUntil(lock.until, now);
  if (right) await clearFailures(sql, key);
  return right;
}
