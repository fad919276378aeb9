import type { Sql } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { emailKey } from '../signup/email.ts';
import { nameKey } from '../signup/name.ts';
import type { Site } from '../site/site.types.ts';
import { findAccount, knowsDevice, saveDevice, type LoginRow } from './account.store.ts';
import { deviceCookieName, makeCookie, readCookie } from './cookie.ts';
import { clearAttempts, countAttempt, uncountAttempt } from './login-attempts.store.ts';
import { passwordHasher } from './password-hash.ts';
import { endSessionOfCookie, startSession } from './session.service.ts';

export interface LoginInput {
  login: string;
  password: string;
  remember: boolean;
}

export interface Caller {
  site: Site;
  network: string;
  client: string | undefined;
  header: (name: string) => string | undefined;
}

const deviceLife = 365 * 86_400;

/**
 * Signs in. Known and unknown logins take the same steps, so that neither the answer nor its time tells them apart; a lock counts
 * for the account, or for the unknown login, and lets a device through that has signed in to it before.
 * @throws ServerError login_failed, account_blocked (minutes), account_disabled, pending_deletion, rate_limited, busy
 */
export async function logIn(
  platform: Platform,
  input: LoginInput,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] }> {
  const { sql, clock, limits } = platform;
  const { pool } = caller.site;
  const account = await findAccount(sql, pool, emailKey(input.login), nameKey(input.login));
  const device = readCookie(caller.header('cookie'), deviceCookieName);
  const attempts = await attemptsKey(platform, account, pool, input.login, device);

  await limits.take('login', '', caller.network);
  const lockedUntil = await countAttempt(sql, attempts, clock.now());
  if (lockedUntil) throw blockedUntil(lockedUntil, clock.now());
  const right = await passwordHasher
    .verify(account?.password_hash ?? undefined, input.password)
    .catch(async (error: unknown) => {
      // A try that could not be made is none.
      await uncountAttempt(sql, attempts);
      throw error;
    });
  if (!right || !account) throw new ServerError('login_failed');

  await clearAttempts(sql, attempts);
  await limits.giveBack('login', '', caller.network);
  if (account.status === 'pending_deletion') throw new ServerError('pending_deletion');
  if (account.status !== 'active') throw new ServerError('account_disabled');
  await endSessionOfCookie(platform, caller.header('cookie'));
  const { client, header } = caller;
  return {
    memberId: account.id,
    cookies: [
      await startSession(platform, sql, {
        memberId: account.id,
        client,
        userAgent: header('user-agent'),
        remember: input.remember,
      }),
      await rememberDevice(platform, sql, account.id, device),
    ],
  };
}

/** Marks this browser as one that has signed in to the account. */
export async function rememberDevice(
  { clock }: Pick<Platform, 'clock'>,
  sql: Sql,
  memberId: number,
  known: string | undefined,
): Promise<string> {
  const secret = known ?? newSecret();
  await saveDevice(sql, memberId, hashSecret(secret), clock.now());
  return makeCookie(deviceCookieName, secret, deviceLife);
}

async function attemptsKey(
  { sql }: Platform,
  account: LoginRow | undefined,
  pool: string,
  login: string,
  device: string | undefined,
): Promise<string> {
  const deviceHash = hashSecret(device ?? '');
  const known = await knowsDevice(sql, account?.id ?? 0, deviceHash);
  if (!account) return `unknown:${pool}:${hashSecret(emailKey(login)).toString('base64url')}`;
  return known ? `device:${account.id}:${deviceHash.toString('base64url')}` : `member:${account.id}`;
}

function blockedUntil(end: Date, now: Date): ServerError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return new ServerError('account_blocked', { minutes: Math.ceil(seconds / 60), retryAfter: seconds });
}
