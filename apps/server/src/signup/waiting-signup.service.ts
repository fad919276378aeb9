import { activationDays } from '@heartline/api-client/contract';

import type { Sql } from '../platform/database.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { Viewer } from '../platform/http/route.ts';
import { hashSecret, newPublicId, newSecret } from '../platform/ids.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { findByEmail } from '../identity/account.store.ts';
import { enqueueNewsMail } from '../identity/account-mail.ts';
import { insertUsedTokens } from '../identity/mail-token.store.ts';
import type { Proven } from '../session/entrant.ts';
import { askPassword } from '../session/own-password.service.ts';
import type { Press } from '../session/press.service.ts';
import { linkOriginOf, mailSite } from '../site/mail-site.ts';
import { sites } from '../site/sites.data.ts';
import type { Site } from '../platform/site.ts';
import type { NewMember } from './member.store.ts';
import { nameKey } from '../identity/name.ts';
import { insertAccount, newMemberOf, type AccountForm } from './new-account.ts';
import {
  countMail,
  deleteWaiting,
  findWaiting,
  firstFreeName,
  insertWaiting,
  setWaitingSecret,
  takeWaiting,
  type WhichWaiting,
} from './waiting-signup.store.ts';

const day = 86_400_000;
const mailsPerSignup = 5;
const sparedForNumber = 3;

/**
 * Sign-up where a site hides which addresses have an account (ASVS 6.3.8): the form waits, and only the mail shows how to continue. No work
 * here depends on the address, so neither the answer nor its time does. Returns the id by which its own page, and no other, can have the
 * mail sent again.
 */
export async function keepWaiting(
  { sql, clock, jobs }: Platform,
  site: Site,
  form: AccountForm,
  member: NewMember,
  passwordHash: string,
): Promise<string> {
  const { email, emailKey } = member;
  const key = emailKey ?? '';
  const now = clock.now();
  const publicId = newPublicId();
  await sql.begin(async (tx) => {
    const id = await insertWaiting(tx, {
      publicId,
      siteId: site.id,
      pool: site.pool,
      email: email ?? '',
      emailKey: key,
      form,
      passwordHash,
      now,
      expiresAt: new Date(now.getTime() + activationDays * day),
    });
    await jobs.enqueue(tx, { kind: 'mail.waiting-signup', payload: { id }, runAt: now });
  });
  return publicId;
}

export function registerWaitingMails(platform: Platform): void {
  platform.jobs.register<{ id: number }>('mail.waiting-signup', ({ id }) => mailWaiting(platform, id));
}

/** Mails the link that makes the account, or the notice that one exists: its reader owns the address. */
async function mailWaiting({ sql, clock, mailer, config }: Platform, id: number): Promise<void> {
  const secret = newSecret();
  const waiting = await setWaitingSecret(sql, id, hashSecret(secret), clock.now());
  const site = waiting && siteOf(waiting.site_id);
  if (!waiting || !site) return;
  const shared = { to: waiting.email, site: mailSite(site), days: activationDays };
  const owner = await findByEmail(sql, waiting.pool, waiting.email_key);
  if (owner) {
    const { name, language } = owner;
    const link = `${linkOriginOf(site.id, config)}/login`;
    await mailer.deliver(renderMail({ ...shared, to: owner.email, kind: 'accountExists', language, name, link }));
    await deleteWaiting(sql, id);
    return;
  }
  const { name, language } = waiting.form;
  const link = `${linkOriginOf(site.id, config)}/complete-signup?token=${secret}`;
  await mailer.deliver(renderMail({ ...shared, kind: 'activation', language, name, link }));
}

/** Mails the link of a sign-up again, a limited number of times: of the one that its page identifies, or of the newest for an address. */
export async function resendWaiting({ sql, clock, jobs }: Platform, pool: string, which: WhichWaiting): Promise<void> {
  const now = clock.now();
  await sql.begin(async (tx) => {
    const id = await countMail(tx, pool, which, mailsPerSignup, now);
    if (id !== undefined) await jobs.enqueue(tx, { kind: 'mail.waiting-signup', payload: { id }, runAt: now });
  });
}

/** Whether a mailed link can still make an account. @throws ServerError activation_failed; forbidden to members who are logged in */
export async function checkWaiting(
  sql: Sql,
  viewer: Viewer,
  tokenHash: Buffer,
  now: Date,
): Promise<{ email: string; state: 'open' | 'expired' }> {
  const waiting = await findWaiting(sql, tokenHash);
  if (!waiting) throw new ServerError('activation_failed');
  refuseMembers(viewer);
  return { email: waiting.email, state: waiting.expires_at > now ? 'open' : 'expired' };
}

/**
 * Makes the account of a mailed link, already confirmed, for a caller with the password of its form: anybody may fill in a form with
 * another person's address, whose owner then gets the links of all of them. Returns the account; undefined if no sign-up waits for this
 * link.
 * @throws ServerError activation_failed, password_wrong, account_blocked (minutes), busy; forbidden to members who are logged in
 */
export async function activateWaiting(
  platform: Platform,
  tokenHash: Buffer,
  { viewer, password, network }: Press,
): Promise<Proven | undefined> {
  const { sql, clock, jobs } = platform;
  const found = await findWaiting(sql, tokenHash);
  if (!found || found.expires_at <= clock.now()) return undefined;
  refuseMembers(viewer);
  const form = { key: `waiting:${found.id}`, hash: found.password_hash };
  if (!password || !(await askPassword(platform, form, password, network))) throw new ServerError('password_wrong');
  const now = clock.now();
  return sql
    .begin(async (tx) => {
      const taken = await takeWaiting(tx, tokenHash, now);
      if (!taken) return undefined;
      const site = siteOf(taken.own.site_id);
      if (!site) throw new ServerError('activation_failed');
      const { form: filledIn, password_hash } = taken.own;
      const member = await withFreeName(tx, { ...newMemberOf(filledIn, site, now), confirmedAt: now });
      const memberId = await insertAccount(tx, filledIn, member, password_hash, site);
      await enqueueNewsMail(platform, tx, 'welcome', memberId);
      await jobs.enqueue(tx, { kind: 'signup.first-message', payload: { memberId }, runAt: now });
      // The same link used again, and links of other forms with the address, report that it is confirmed.
      const expiresAt = new Date(now.getTime() + activationDays * day);
      const tokenHashes = [tokenHash, ...taken.others];
      await insertUsedTokens(tx, { memberId, email: member.email ?? '', tokenHashes, now, expiresAt });
      return { id: memberId, password_hash: found.password_hash };
    })
    .catch((error: unknown) => {
      // Another request has just made an account with the address or the name.
      throw (error as { code?: string }).code === '23505' ? new ServerError('activation_failed') : error;
    });
}

/** A member who is logged in does not need a new account. */
function refuseMembers(viewer: Viewer): void {
  if (viewer.kind !== 'visitor') throw new ServerError('forbidden');
}

/** Names are free until the link is opened. A later claimant gets a number appended. */
async function withFreeName(sql: Sql, member: NewMember): Promise<NewMember> {
  const letters = [...new Intl.Segmenter().segment(member.name)].map(({ segment }) => segment);
  const short = letters
    .slice(0, 30 - sparedForNumber)
    .join('')
    .trim();
  const names = [member.name, ...Array.from({ length: 98 }, (_item, index) => `${short} ${index + 2}`)];
  const free = await firstFreeName(
    sql,
    member.pool,
    names.map((name) => ({ name, key: nameKey(name) })),
  );
  if (free === undefined) throw new ServerError('activation_failed');
  return { ...member, name: free, nameKey: nameKey(free) };
}

const siteOf = (id: string): Site | undefined => sites.find((site) => site.id === id);
