import { makeCookie, readCookie } from '../platform/http/cookie.ts';
import type { Sql, Transaction } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { emailKey } from '../identity/email.ts';
import { cleanName, nameKey } from '../identity/name.ts';
import type { Site } from '../platform/site.ts';
import { tellOnlookers } from '../people/appearance.store.ts';
import { endBreak, findAccount, knowsDevice, saveDevice, type LoginRow } from '../identity/account.store.ts';
import { findWays, insertTicket } from '../identity/second-step.store.ts';
import { deviceCookieName, ticketCookieName } from './cookie.ts';
import { Entrant } from './entrant.ts';
import { relyingParty } from './relying-party.ts';
import { clearFailures, clearOwnFailures, countFailure, findLock } from './login-attempts.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { endSessionOfCookie, startSession } from './session.service.ts';

export interface LoginInput {
  login: string;
  password: string;
  remember: boolean;
}

/** The second steps of an account, besides a recovery code. */
export type Way = 'passkey' | 'app';

export interface Caller {
  site: Site;
  network: string;
  client: string | undefined;
  header: (name: string) => string | undefined;
}

const deviceLife = 365 * 86_400;
/** Seconds from the right password to the code: long enough to fetch a phone. */
const ticketLife = 10 * 60;

/**
 * Logs in. Where the account has a second step, returns a ticket for it instead of a session, and the ways that work here.
 * @throws ServerError login_failed, account_blocked (minutes), account_disabled, pending_deletion, rate_limited, busy
 */
export async function logIn(
  platform: Platform,
  input: LoginInput,
  caller: Caller,
): Promise<{ memberId: number; cookies: string[] } | { memberId: undefined; ways: Way[]; cookies: string[] }> {
  const account = await proveAccount(platform, input, caller);
  const entered = await platform.sql.begin(async (tx) => {
    const entrant = await Entrant.byPassword(tx, account);
    if (entrant) return letIn(platform, entrant, input.remember, caller);
    const { app, passkeyHere } = await findWays(tx, account.id, relyingParty(platform, caller).id);
    const ways: Way[] = [...(passkeyHere ? (['passkey'] as const) : []), ...(app ? (['app'] as const) : [])];
    return { ways, cookies: [await giveTicket(platform, tx, account.id, input.remember)] };
  });
  if ('ways' in entered) return { memberId: undefined, ...entered };
  await finishEntry(platform, entered, caller);
  return { memberId: account.id, cookies: entered.cookies };
}

/**
 * The account for a name or address with its password, in any state. The answer depends on the input alone, and every attempt takes the
 * same steps and one password check, so that neither answer nor time reveals whether an account exists or which name and address belong
 * together. Beyond its own hidden limit, an account admits only devices that have logged in to it before.
 * @throws ServerError login_failed, account_blocked (minutes), rate_limited, busy
 */
export async function proveAccount(
  platform: Platform,
  input: Pick<LoginInput, 'login' | 'password'>,
  caller: Caller,
): Promise<LoginRow> {
  const { sql, clock, limits } = platform;
  const { site, network } = caller;
  const account = await findAccount(sql, site.pool, emailKey(input.login), nameKey(input.login));
  const device = readCookie(caller.header('cookie'), deviceCookieName);
  const counts = await countsOf(sql, account, typedKey(site.pool, input.login), device);

  await limits.take('login', '', network);
  const right = await passwordHasher.verify(account?.password_hash ?? undefined, input.password);
  const now = clock.now();
  if (!right || !account) throw await refusal(sql, counts, account, network, now);
  const lock = await findLock(sql, counts.told, now);
  if (lock && lock.openFor !== account.id) throw blockedUntil(lock.until, now);
  if (!counts.known && (await findLock(sql, counts.silent, now)))
    throw lock ? blockedUntil(lock.until, now) : new ServerError('login_failed');

  if (counts.known) await clearFailures(sql, counts.told);
  else {
    await clearOwnFailures(sql, counts.told, network, now);
    await clearFailures(sql, counts.silent);
  }
  await limits.giveBack('login', '', network);
  return account;
}

/** Stores the result of the first step until the second. */
async function giveTicket({ clock }: Platform, tx: Transaction, memberId: number, remember: boolean): Promise<string> {
  const secret = newSecret();
  const expiresAt = new Date(clock.now().getTime() + ticketLife * 1000);
  await insertTicket(tx, { tokenHash: hashSecret(secret), memberId, remember, expiresAt });
  return makeCookie(ticketCookieName, secret, ticketLife);
}

export interface Entry {
  /** For the browser of the owner. */
  cookies: string[];
  /** Events to wake after the commit. */
  told: Awaited<ReturnType<typeof tellOnlookers>>;
}

/** Starts the session of an entrant, in their transaction. Call `finishEntry` with the result after the commit. */
export async function letIn(
  platform: Platform,
  entrant: Entrant,
  remember: boolean,
  { client, header }: Caller,
): Promise<Entry> {
  const told = entrant.paused ? await comeBack(platform, entrant) : [];
  const session = await startSession(platform, entrant, { client, userAgent: header('user-agent'), remember });
  const device = await rememberDevice(platform, entrant, readCookie(header('cookie'), deviceCookieName));
  return { cookies: [session, device], told };
}

/** Ends the session that this browser had before: after the commit, because it can be another member's. */
export async function finishEntry(platform: Platform, { told }: Entry, { header }: Caller): Promise<void> {
  platform.events.wake(told);
  await endSessionOfCookie(platform, header('cookie'));
}

/** Logging in ends a break: others see the member again. */
async function comeBack({ clock }: Platform, { tx, memberId }: Entrant): Promise<Entry['told']> {
  return (await endBreak(tx, memberId)) ? await tellOnlookers(tx, memberId, clock.now()) : [];
}

/** Marks this browser as one that has logged in to the account. */
export function rememberDevice(
  platform: Pick<Platform, 'clock'>,
  { tx, memberId }: Entrant,
  known: string | undefined,
): Promise<string> {
  return keepDevice(platform, tx, memberId, known ?? newSecret());
}

/** Gives the browser of a logged-in member a new mark, in a transaction that has locked the member and forgotten all others. */
export const renewDevice = (platform: Pick<Platform, 'clock'>, tx: Transaction, memberId: number): Promise<string> =>
  keepDevice(platform, tx, memberId, newSecret());

async function keepDevice({ clock }: Pick<Platform, 'clock'>, tx: Transaction, memberId: number, secret: string) {
  await saveDevice(tx, memberId, hashSecret(secret), clock.now());
  return makeCookie(deviceCookieName, secret, deviceLife);
}

/** The same key for every spelling of a login, whether or not it exists. */
export function typedKey(pool: string, login: string): string {
  const key = cleanName(login).includes('@') ? emailKey(login) : nameKey(login);
  return `typed:${pool}:${hashSecret(key).toString('base64url')}`;
}

/** The hidden key under which an account's failures count. */
export const accountKey = (memberId: number): string => `member:${memberId}`;

interface Counts {
  /** Its lock decides the answer. */
  told: string;
  silent: string;
  /** The device has logged in to the account before, and has a count of its own. */
  known: boolean;
}

async function countsOf(
  sql: Sql,
  account: LoginRow | undefined,
  typed: string,
  device: string | undefined,
): Promise<Counts> {
  const deviceHash = hashSecret(device ?? '');
  const known = await knowsDevice(sql, account?.id ?? 0, deviceHash);
  if (!account) return { told: typed, silent: nobody(typed), known };
  if (!known) return { told: typed, silent: accountKey(account.id), known };
  return { told: `device:${account.id}:${deviceHash.toString('base64url')}`, silent: nobody(typed), known };
}

/** Counted where no account exists, so that the cost is the same. */
const nobody = (typed: string) => `nobody:${typed}`;

/** Counts a failed attempt. During a lock it only reports the lock, unless the password could be right in spite of it. */
async function refusal(
  sql: Sql,
  { told, silent }: Counts,
  account: LoginRow | undefined,
  network: string,
  now: Date,
): Promise<ServerError> {
  const lock = await countFailure(sql, told, network, now);
  const looked = !lock || lock.openFor === account?.id;
  await countFailure(sql, looked ? silent : nobody(told), network, now);
  return lock ? blockedUntil(lock.until, now) : new ServerError('login_failed');
}

export function blockedUntil(end: Date, now: Date): ServerError {
  const seconds = Math.max(1, Math.ceil((end.getTime() - now.getTime()) / 1000));
  return new ServerError('account_blocked', { minutes: Math.ceil(seconds / 60), retryAfter: seconds });
}
