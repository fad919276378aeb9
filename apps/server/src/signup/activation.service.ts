import type { Sql } from '../platform/database.ts';
import { readCookie } from '../platform/http/cookie.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { inEqualTime } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import {
  findAddressee,
  findByEmail,
  findPasswordHash,
  lockMember,
  type AddresseeRow,
} from '../identity/account.store.ts';
import { enqueueNewsMail, enqueueTokenMail } from '../identity/account-mail.ts';
import { countTokens, findActivation, voidTokens, type ActivationRow } from '../identity/mail-token.store.ts';
import { deviceCookieName } from '../session/cookie.ts';
import { Entrant, type Proven } from '../session/entrant.ts';
import { rememberDevice, type Caller } from '../session/login.service.ts';
import { askOwner, asksPassword, refuseOthers, type Press } from '../session/press.service.ts';
import { startSession } from '../session/session.service.ts';
import type { Site } from '../platform/site.ts';
import { emailKey } from '../identity/email.ts';
import { confirmMember } from './signup.store.ts';
import { activateWaiting, checkWaiting, resendWaiting } from './waiting-signup.service.ts';

const mailsPerDay = 5;
const day = 86_400_000;

/**
 * The address that a mailed link confirms, its state (open, done or expired), and whether it requires the password; the link is not used
 * up.
 * @throws ServerError activation_failed, forbidden
 */
export async function checkActivation(
  { sql, clock }: Platform,
  viewer: Viewer,
  secret: string,
): Promise<{ email: string; state: ActivationRow['state']; asks_password: boolean }> {
  const hash = hashSecret(secret);
  const link = await findActivation(sql, hash, clock.now());
  if (!link) return { ...(await checkWaiting(sql, viewer, hash, clock.now())), asks_password: true };
  refuseOthers(viewer, link.member_id);
  return { email: link.email, state: link.state, asks_password: asksPassword(viewer) };
}

/**
 * Confirms the e-mail address of a mailed link, for a member logged in to the account or a caller with its password. Undefined if it was
 * done before: repeating changes nothing. Otherwise returns the account, with the password it was confirmed with.
 * @throws ServerError activation_failed, password_wrong, account_blocked, busy; forbidden to a member logged in to another account
 */
export async function activate(platform: Platform, secret: string, press: Press): Promise<Proven | undefined> {
  const { sql, clock, events } = platform;
  const hash = hashSecret(secret);
  const link = await findActivation(sql, hash, clock.now());
  if (!link) return activateNew(platform, hash, press);
  const memberId = link.member_id;
  refuseOthers(press.viewer, memberId);
  if (!isOpen(link)) return undefined;
  const lock = await askOwner(platform, memberId, press);
  const confirmed = await sql.begin(async (tx) => {
    // Of two concurrent requests the second finds it done.
    await lock(tx);
    const now = clock.now();
    if (!isOpen(await findActivation(tx, hash, now))) return undefined;
    await voidTokens(tx, memberId, 'activation', now);
    await confirmAccount(platform, tx, memberId, now);
    return { id: memberId, password_hash: (await findPasswordHash(tx, memberId)) ?? null };
  });
  if (confirmed) events.send(memberId, { type: 'user_changed' });
  return confirmed;
}

/** The same where no account exists yet: of two concurrent requests the second finds the account that the first has made. */
async function activateNew(platform: Platform, hash: Buffer, press: Press): Promise<Proven | undefined> {
  const made = await activateWaiting(platform, hash, press);
  if (!made) isOpen(await findActivation(platform.sql, hash, platform.clock.now()));
  return made;
}

/** Returns false if the link was used. @throws ServerError activation_failed where it has expired, or is no longer valid */
function isOpen(link: ActivationRow | undefined): boolean {
  if (!link || link.state === 'expired') throw new ServerError('activation_failed');
  return link.state === 'open';
}

/**
 * Logs in a visitor who has just confirmed an account by its link: they continue with the open steps, on whatever device they opened the
 * mail. Not where the account has a second step, or where it has been closed or given another password since. Returns the cookies.
 */
export async function enterByLink(
  platform: Platform,
  account: Proven,
  { client, header }: Pick<Caller, 'client' | 'header'>,
): Promise<string[]> {
  const entered = platform.sql.begin(async (tx) => {
    const entrant = await Entrant.byPassword(tx, account);
    // Logging in ends a break; a link does not.
    if (!entrant || entrant.paused) return [];
    return [
      await startSession(platform, entrant, { client, userAgent: header('user-agent'), remember: true }),
      await rememberDevice(platform, entrant, readCookie(header('cookie'), deviceCookieName)),
    ];
  });
  return entered.catch((error: unknown) => {
    // The address is confirmed all the same: its owner logs in.
    if (error instanceof ServerError && error.status < 500) return [];
    throw error;
  });
}

/** An address of the account was confirmed: the first time, welcomes the member and sends the message written at sign-up. */
export async function confirmAccount(platform: Platform, tx: Sql, memberId: number, now: Date): Promise<void> {
  if (!(await confirmMember(tx, memberId, now))) return;
  await enqueueNewsMail(platform, tx, 'welcome', memberId);
  await platform.jobs.enqueue(tx, { kind: 'signup.first-message', payload: { memberId }, runAt: now });
}

/**
 * Mails the link again to an address, or that of a pending sign-up, where it is due; neither the answer nor its time reveals whether it
 * was.
 */
export async function resendActivation(
  platform: Platform,
  { pool }: Site,
  { email, waiting }: { email?: string | undefined; waiting?: string | undefined },
): Promise<void> {
  await inEqualTime(platform.time, async () => {
    if (waiting !== undefined) return resendWaiting(platform, pool, { publicId: waiting });
    if (email === undefined) return;
    const member = await findByEmail(platform.sql, pool, emailKey(email));
    if (!member) return resendWaiting(platform, pool, { emailKey: emailKey(email) });
    if (!member.confirmed && member.status === 'active') await mailAgain(platform, member);
  });
}

/**
 * Mails the link again to the member who asks. Returns true if nothing is left to confirm, so no mail is sent.
 * @throws ServerError rate_limited after five in a day
 */
export async function resendOwnActivation(platform: Platform, { memberId }: MemberViewer): Promise<boolean> {
  const member = await findAddressee(platform.sql, memberId);
  if (!member || member.status !== 'active') throw new ServerError('forbidden');
  if (member.confirmed) return true;
  if (!(await mailAgain(platform, member))) throw new ServerError('rate_limited', { retryAfter: day / 1000 });
  return false;
}

/** Returns false if the account has reached today's limit. */
async function mailAgain(platform: Platform, member: AddresseeRow): Promise<boolean> {
  return platform.sql.begin(async (tx) => {
    await lockMember(tx, member.id);
    const sent = await countTokens(tx, member.id, 'activation', new Date(platform.clock.now().getTime() - day));
    if (sent >= mailsPerDay) return false;
    await enqueueTokenMail(platform, tx, 'activation', member);
    return true;
  });
}
