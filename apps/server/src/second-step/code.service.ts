import { writeAudit } from '../platform/audit.ts';
import { invalidFields, ServerError } from '../platform/http/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { createSealer } from '../platform/sealed.ts';
import { enqueueNewsMail } from '../identity/account-mail.ts';
import { findSecondStep, takeHalfMinute, takeRecoveryCode } from '../identity/second-step.store.ts';
import { clearFailures, countFailure, findLock } from '../session/login-attempts.store.ts';
import { blockedUntil } from '../session/login.service.ts';
import { halfMinuteOf, isAppCode } from './app-codes.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

export interface Holder {
  memberId: number;
  publicId: string;
}

/** The key under which failures of an attempt count, and the network it comes from. */
export interface Tries {
  key: string;
  network: string;
}

/**
 * Checks a value short enough to be guessed. Each attempt is counted as a failure before the check: of any number of parallel attempts, at
 * most ten are checked before the lock.
 * @throws ServerError account_blocked (minutes)
 */
export async function tryOnce(
  { sql, clock }: Platform,
  { key, network }: Tries,
  look: () => Promise<boolean>,
): Promise<boolean> {
  const now = clock.now();
  const lock = await countFailure(sql, key, network, now);
  if (lock) throw blockedUntil(lock.until, now);
  const right = await look();
  if (right) await clearFailures(sql, key);
  return right;
}

/**
 * Accepts a code of the app or a recovery code of a member with a second step: each once. The owner is mailed about a lock, once a day: the
 * caller already knows the password.
 * @throws ServerError validation_failed (code), account_blocked (minutes)
 */
export async function takeCode(platform: Platform, holder: Holder, code: string, tries: Tries): Promise<void> {
  if (await tryOnce(platform, tries, () => isRight(platform, holder, code))) return;
  if (await findLock(platform.sql, tries.key, platform.clock.now())) await tellOfGuessing(platform, holder.memberId);
  throw wrongCode();
}

async function tellOfGuessing(platform: Platform, memberId: number): Promise<void> {
  try {
    await platform.limits.take('guessing', `m:${memberId}`, '');
  } catch (error) {
    if (error instanceof ServerError && error.body.code === 'rate_limited') return;
    throw error;
  }
  await enqueueNewsMail(platform, platform.sql, 'secondStepTried', memberId);
}

export const wrongCode = (): ServerError => invalidFields({ code: 'invalid' });

async function isRight(platform: Platform, { memberId, publicId }: Holder, code: string): Promise<boolean> {
  const { sql, clock } = platform;
  const now = clock.now();
  const digits = code.replaceAll(/\s/g, '');
  if (isAppCode(digits)) {
    const step = await findSecondStep(sql, memberId);
    return step?.on_since ? await takeAppCode(platform, memberId, step.sealed_key, digits) : false;
  }
  return await sql.begin(async (tx) => {
    if (!(await takeRecoveryCode(tx, memberId, hashRecoveryCode(code), now))) return false;
    await enqueueNewsMail(platform, tx, 'recoveryCodeUsed', memberId);
    const actor = `member:${publicId}`;
    await writeAudit(tx, { actor, action: 'second_step.recovery_code', subject: actor, memberId }, now);
    return true;
  });
}

/** Whether a code belongs to this key and the current time, and was not used before. */
export async function takeAppCode(
  { sql, clock, config }: Platform,
  memberId: number,
  sealedKey: string,
  digits: string,
): Promise<boolean> {
  const key = sealerOf(config).open(sealedKey, boundTo(memberId)) as { key: string } | undefined;
  const halfMinute = key && halfMinuteOf(key.key, digits, clock.now());
  return halfMinute !== undefined && (await takeHalfMinute(sql, memberId, halfMinute));
}

/** Encrypts the key of a member for storage. */
export const sealKey = ({ config }: Platform, memberId: number, key: string): string =>
  sealerOf(config).seal({ key }, boundTo(memberId));

const sealerOf = (config: Platform['config']) => createSealer(config.secondStepSecret ?? '', 'second-step');
const boundTo = (memberId: number) => `member:${memberId}`;
