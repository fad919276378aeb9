import { sendFirstMessage } from '../chat/chat.service.ts';
import type { Sql } from '../platform/database.ts';
import { readCookie } from '../platform/http/cookie.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { MemberViewer, Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { inEqualTime } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { findAddressee, findByEmail, lockMember, type AddresseeRow } from '../identity/account.store.ts';
import { enqueueNewsMail, enqueueTokenMail } from '../identity/account-mail.ts';
import { countTokens, findActivation, findMailToken, markUsed, voidTokens } from '../identity/mail-token.store.ts';
import { hasSecondStep } from '../identity/second-step.store.ts';
import { deviceCookieName } from '../session/cookie.ts';
import { rememberDevice, type Caller } from '../session/login.service.ts';
import { startSession } from '../session/session.service.ts';
import type { Site } from '../platform/site.ts';
import { emailKey } from '../identity/email.ts';
import { confirmMember, deleteFirstMessage, findFirstMessage } from './signup.store.ts';
import { activateWaiting, checkWaiting, resendWaiting } from './waiting-signup.service.ts';

const mailsPerDay = 5;
const day = 86_400_000;

/**
 * Which address a mailed link confirms, and whether it can, has, or is too old to; the link stays as it is.
 * @throws ServerError activation_failed, forbidden
 */
export async function checkActivation(
  { sql, clock }: Platform,
  viewer: Viewer,
  secret: string,
): Promise<{ email: string; state: 'open' | 'done' | 'expired' }> {
  const hash = hashSecret(secret);
  const link = await findActivation(sql, hash, clock.now());
  if (!link) return checkWaiting(sql, hash, clock.now());
  if (viewer.kind !== 'visitor' && viewer.memberId !== link.member_id) throw new ServerError('forbidden');
  return { email: link.email, state: link.state };
}

/**
 * Confirms the e-mail address of a mailed link, once. Gives the member's id.
 * @throws ServerError activation_failed, forbidden to who is signed in to another account
 */
export async function activate(platform: Platform, viewer: Viewer, secret: string): Promise<number> {
  const { sql, clock, events } = platform;
  const token = await findMailToken(sql, 'activation', hashSecret(secret), clock.now());
  if (!token) return activateWaiting(platform, hashSecret(secret));
  if (viewer.kind !== 'visitor' && viewer.memberId !== token.member_id) throw new ServerError('forbidden');
  await sql.begin(async (tx) => {
    const now = clock.now();
    if (!(await markUsed(tx, token.id, now))) throw new ServerError('activation_failed');
    await voidTokens(tx, token.member_id, 'activation', now);
    await confirmAccount(platform, tx, token.member_id, now);
  });
  events.send(token.member_id, { type: 'user_changed' });
  return token.member_id;
}

/**
 * Signs in whoever has just confirmed an account by its link and is not signed in: they go on with the steps where they were left, on
 * whatever device the mail was opened. Not where the account asks for a second step. Gives the cookies.
 */
export async function enterByLink(
  platform: Platform,
  memberId: number,
  { client, header }: Pick<Caller, 'client' | 'header'>,
): Promise<string[]> {
  const { sql } = platform;
  if ((await findAddressee(sql, memberId))?.status !== 'active') return [];
  if (await hasSecondStep(sql, memberId)) return [];
  return sql.begin(async (tx) => [
    await startSession(platform, tx, { memberId, client, userAgent: header('user-agent'), remember: true }),
    await rememberDevice(platform, tx, memberId, readCookie(header('cookie'), deviceCookieName)),
  ]);
}

/** An address of the account was proven: the first time welcomes the member, and sends what was written at sign-up. */
export async function confirmAccount(platform: Platform, tx: Sql, memberId: number, now: Date): Promise<void> {
  if (!(await confirmMember(tx, memberId, now))) return;
  await enqueueNewsMail(platform, tx, 'welcome', memberId);
  await platform.jobs.enqueue(tx, { kind: 'signup.first-message', payload: { memberId }, runAt: now });
}

/** Mails the link again, to whom it is due; nobody can tell from the answer or its time whether it was. */
export async function resendActivation(
  platform: Platform,
  site: Site,
  viewer: Viewer,
  email: string | undefined,
): Promise<void> {
  await inEqualTime(async () => {
    const member = await addresseeOf(platform, site, viewer, email);
    if (!member && email !== undefined) return resendWaiting(platform, site.pool, emailKey(email));
    if (!member || member.confirmed || member.status !== 'active') return;
    await platform.sql.begin(async (tx) => {
      await lockMember(tx, member.id);
      const sent = await countTokens(tx, member.id, 'activation', new Date(platform.clock.now().getTime() - day));
      if (sent < mailsPerDay) await enqueueTokenMail(platform, tx, 'activation', member);
    });
  });
}

async function addresseeOf(
  { sql }: Platform,
  site: Site,
  viewer: Viewer,
  email: string | undefined,
): Promise<AddresseeRow | undefined> {
  if (email !== undefined) return findByEmail(sql, site.pool, emailKey(email));
  return viewer.kind === 'visitor' ? undefined : findAddressee(sql, (viewer satisfies MemberViewer).memberId);
}

/** Sends what was written at sign-up to the member in view, now that the account may send. */
export function registerFirstMessages(platform: Platform): void {
  const { sql, jobs, log } = platform;
  jobs.register<{ memberId: number }>('signup.first-message', async ({ memberId }) => {
    const message = await findFirstMessage(sql, memberId);
    if (!message) return;
    try {
      await sendFirstMessage(platform, memberId, message.to_public_id, message.body, message.client_id);
    } catch (error) {
      // The other member left, blocked or never was: nothing is sent and nothing is charged.
      if (!(error instanceof ServerError) || error.status >= 500) throw error;
      log.info({ code: error.body.code }, 'first message not sent');
    }
    await deleteFirstMessage(sql, memberId);
  });
}
