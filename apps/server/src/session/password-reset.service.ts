import type { Transaction } from '../platform/database.ts';
import { invalidFields, ServerError } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import { hashSecret } from '../platform/ids.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import { inEqualTime } from '../platform/pace.ts';
import type { Platform } from '../platform/platform.ts';
import { emailKey } from '../identity/email.ts';
import { linkOriginOf, mailSite } from '../site/mail-site.ts';
import { hidesAccounts } from '../site/pools.data.ts';
import { sites } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';
import { findAddressee, findByEmail, findDeviceOwner, lockMember } from '../identity/account.store.ts';
import { enqueueTokenMail } from '../identity/account-mail.ts';
import { countTokens, findMailToken, markUsed, voidTokens, type MailTokenRow } from '../identity/mail-token.store.ts';
import { deleteEverySecondStep } from '../identity/second-step.store.ts';
import { isWithin, sendUnasked } from '../identity/unasked-mail.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { passwordFault } from '../identity/password-rules.ts';
import { saveNewPassword } from './new-password.ts';
import { refuseOthers } from './press.service.ts';
import { disconnectSessions } from './session.service.ts';

const mailsPerDay = 5;
const day = 86_400_000;

/** The browser that requests a new password. */
export interface Requester {
  /** Of the visitor, for an address without an account. */
  language: string | undefined;
  /** Its mark as a device that has signed in before, to any account. */
  device: string | undefined;
}

/**
 * Mails a link for a new password; earlier links stop working. Where the site hides which addresses have an account, a job does all work
 * that depends on the address, and only the mail reveals the result.
 * @throws ServerError email_not_found, too_many_reset_emails, rate_limited
 */
export async function requestPasswordReset(
  platform: Platform,
  site: Site,
  email: string,
  { language, device }: Requester,
): Promise<void> {
  const { sql, clock, jobs, limits } = platform;
  const key = emailKey(email);
  await inEqualTime(platform.time, async () => {
    const owned = device !== undefined && (await isOwners(platform, site, key, device));
    if (!owned) await limits.take('address', `reset:${site.pool}:${hashSecret(key).toString('base64url')}`, '');
    if (!hidesAccounts(site.pool)) return enqueueReset(platform, site, key, owned);
    const payload = { siteId: site.id, email, language: language ?? site.settings.domain_language, owned };
    await jobs.enqueue(sql, {
      kind: 'mail.password-reset',
      payload: payload satisfies HiddenReset,
      runAt: clock.now(),
    });
  });
}

/**
 * Whether a device that has signed in to the account makes the request. Strangers can use up what an address has in an hour and a day, so
 * such devices have a number of their own; beyond it they count as strangers. Only they can tell the difference, and they know the account.
 */
async function isOwners({ sql, limits }: Platform, site: Site, key: string, device: string): Promise<boolean> {
  const memberId = await findDeviceOwner(sql, site.pool, key, hashSecret(device));
  return memberId !== undefined && (await isWithin(() => limits.take('knownReset', `m:${memberId}`, '')));
}

interface HiddenReset {
  siteId: string;
  email: string;
  language: string;
  /** Absent in jobs of the previous version. */
  owned?: boolean;
}

export function registerHiddenResets(platform: Platform): void {
  platform.jobs.register<HiddenReset>('mail.password-reset', (payload) => mailHiddenReset(platform, payload));
}

async function mailHiddenReset(platform: Platform, reset: HiddenReset): Promise<void> {
  const { siteId, email, language, owned = false } = reset;
  const site = sites.find(({ id }) => id === siteId);
  if (!site) return;
  try {
    await enqueueReset(platform, site, emailKey(email), owned);
  } catch (error) {
    if (!(error instanceof ServerError) || error.status >= 500) throw error;
    // Five mails a day are enough, and the limit is not revealed.
    if (error.body.code === 'email_not_found') await mailStranger(platform, site, email, language);
  }
}

async function mailStranger(
  { limits, mailer, config }: Platform,
  site: Site,
  email: string,
  language: string,
): Promise<void> {
  const link = `${linkOriginOf(site.id, config)}/signup`;
  await sendUnasked(limits, { pool: site.pool, emailKey: emailKey(email) }, () =>
    mailer.deliver(
      renderMail({ kind: 'accountUnknown', to: email, language, name: email, site: mailSite(site), link }),
    ),
  );
}

async function enqueueReset(platform: Platform, site: Site, key: string, owned: boolean): Promise<void> {
  const { sql, clock } = platform;
  const member = await findByEmail(sql, site.pool, key);
  if (!member || member.status === 'deleted' || member.status === 'disabled') throw new ServerError('email_not_found');
  await sql.begin(async (tx) => {
    // Locked, so that parallel requests cannot exceed the limit.
    await lockMember(tx, member.id);
    const now = clock.now();
    const sent = await countTokens(tx, member.id, 'password_reset', new Date(now.getTime() - day));
    if (sent >= mailsPerDay && !owned) throw new ServerError('too_many_reset_emails');
    await voidTokens(tx, member.id, 'password_reset', now);
    await enqueueTokenMail(platform, tx, 'password_reset', member);
  });
}

/** The address of the account of a valid link, which is not used up. @throws ServerError link_invalid, forbidden */
export async function checkResetLink(platform: Platform, viewer: Viewer, secret: string): Promise<string> {
  return (await usableLink(platform, viewer, secret)).email;
}

/** @throws ServerError link_invalid; forbidden to a member logged in to another account */
async function usableLink({ sql, clock }: Platform, viewer: Viewer, secret: string): Promise<MailTokenRow> {
  const token = await findMailToken(sql, 'password_reset', hashSecret(secret), clock.now());
  if (!token) throw new ServerError('link_invalid');
  refuseOthers(viewer, token.member_id);
  return token;
}

/**
 * Sets a new password, once for each mailed link. Every session of the account ends, no lock applies to the new password, and nobody is
 * logged in.
 * @throws ServerError link_invalid, validation_failed; forbidden to a member logged in to another account
 */
export async function resetPassword(
  platform: Platform,
  viewer: Viewer,
  secret: string,
  password: string,
): Promise<void> {
  const { sql, clock } = platform;
  const token = await usableLink(platform, viewer, secret);
  const member = await findAddressee(sql, token.member_id);
  if (!member) throw new ServerError('link_invalid');
  const siteName = sites.find(({ id }) => id === member.site_id)?.settings.name ?? '';
  const fault = passwordFault(password, [siteName, member.name, member.email]);
  if (fault) throw invalidFields({ password: fault });

  const passwordHash = await passwordHasher.hash(password);
  const ended = await sql.begin(async (tx) => {
    // Callers with the old password check it again under this lock, and find the new one.
    await lockMember(tx, member.id);
    if (!(await markUsed(tx, token.id, clock.now()))) throw new ServerError('link_invalid');
    await clearStrangersSteps(tx, member.id);
    return saveNewPassword(platform, tx, member, passwordHash);
  });
  disconnectSessions(platform, member.id, ended);
}

/**
 * Nobody has proven the address of a never confirmed account before this link: a second step is that of a stranger who signed up with it,
 * and would keep its owner out for good.
 */
async function clearStrangersSteps(tx: Transaction, memberId: number): Promise<void> {
  // Read under the lock: a confirmed account keeps its second step.
  const member = await findAddressee(tx, memberId);
  if (member && !member.confirmed) await deleteEverySecondStep(tx, memberId);
}
