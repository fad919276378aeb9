import { activationDays, limits } from '@heartline/api-client/contract';

import { hashSecret, newSecret } from '../platform/ids.ts';
import { AddressRefused } from '../platform/mail.ts';
import type { Sql } from '../platform/database.ts';
import type { MailKind } from '../platform/mail/mail-words.ts';
import { renderMail, type AccountMail } from '../platform/mail/render-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';
import { findAddressee, findByEmail, type AddresseeRow } from './account.store.ts';
import { emailKey } from './email.ts';
import { returnName } from './return-address.ts';
import {
  findToMail,
  insertMailToken,
  markUsed,
  setSecret,
  type MailTokenKind,
  type MailTokenRow,
} from './mail-token.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Lifetime of the links of each kind, in milliseconds. */
const tokenLife: Record<MailTokenKind, number> = {
  activation: activationDays * day,
  password_reset: 30 * minute,
  email_change: 30 * minute,
  reactivation: limits.deletionDays * day,
};
const pages: Record<MailTokenKind, string> = {
  activation: '/complete-signup',
  password_reset: '/reset-password/do',
  email_change: '/mail-change/do',
  reactivation: '/reactivate',
};
const mailKinds: Record<MailTokenKind, MailKind> = {
  activation: 'activation',
  password_reset: 'passwordReset',
  email_change: 'emailChange',
  reactivation: 'accountDeleted',
};

/** Milliseconds for which the mail may wait: an outage of the mail server lasts longer than a short life. */
const longestWait = (kind: MailTokenKind): number => Math.max(day, tokenLife[kind]);

/** The life of a link begins with its mail, but the way back to a deleted account ends with the account. */
function endOf(kind: MailTokenKind, { mailed, requested }: { mailed: Date; requested: Date }): Date {
  const begins = kind === 'reactivation' ? requested : mailed;
  return new Date(begins.getTime() + tokenLife[kind]);
}

interface TokenJob {
  tokenId: number;
  /** Absent in jobs of the previous version. */
  mail?: MailKind;
}

/**
 * Queues a mail with a one-time link in the caller's transaction, to the member's address or to their new one. The link's secret is made
 * and its life begins when the mail is written.
 */
export async function enqueueTokenMail(
  { clock, jobs }: Platform,
  sql: Sql,
  kind: MailTokenKind,
  member: { id: number; email: string },
  mail: MailKind = mailKinds[kind],
): Promise<void> {
  const now = clock.now();
  const expiresAt = endOf(kind, { mailed: now, requested: now });
  const tokenId = await insertMailToken(sql, { memberId: member.id, kind, email: member.email, now, expiresAt });
  await jobs.enqueue(sql, { kind: 'mail.token', payload: { tokenId, mail } satisfies TokenJob, runAt: now });
}

/** Mails without a secret: each reports an event and leads to a page. */
const newsMails = {
  welcome: { page: '/members', job: 'mail.welcome' },
  passwordChanged: { page: '/login', job: 'mail.password-changed' },
  secondStepOn: { page: '/me/second-step', job: 'mail.second-step-on' },
  secondStepOff: { page: '/me/second-step', job: 'mail.second-step-off' },
  secondStepTried: { page: '/me/password', job: 'mail.second-step-tried' },
  recoveryCodeUsed: { page: '/me/second-step', job: 'mail.recovery-code-used' },
  recoveryCodesNew: { page: '/me/second-step', job: 'mail.recovery-codes-new' },
  passkeyAdded: { page: '/me/passkeys', job: 'mail.passkey-added' },
  passkeyRemoved: { page: '/me/passkeys', job: 'mail.passkey-removed' },
  emailChanged: { page: '/pages/service', job: 'mail.email-changed' },
  exportReady: { page: '/me/export', job: 'mail.export-ready', days: limits.exportDays },
} as const satisfies Partial<Record<MailKind, NewsMail>>;
type News = keyof typeof newsMails;

interface NewsMail {
  page: string;
  job: string;
  /** Days for which the page has something to show. */
  days?: number;
}

interface NewsJob {
  memberId: number;
  /** The recipient, if it is not the account's address: the address that the account had before. */
  to?: string;
}

/** Queues a mail about the account, in the caller's transaction. */
export async function enqueueNewsMail(
  { clock, jobs }: Platform,
  sql: Sql,
  kind: News,
  memberId: number,
  to?: string,
): Promise<void> {
  const payload: NewsJob = to === undefined ? { memberId } : { memberId, to };
  await jobs.enqueue(sql, { kind: newsMails[kind].job, payload, runAt: clock.now() });
}

/** Called when the mail server refuses the address of an account; `notifications` implements it. */
export type Refused = (memberId: number) => Promise<void>;

export function registerAccountMails(platform: Platform, refused: Refused): void {
  const { jobs } = platform;
  jobs.register<TokenJob>('mail.token', (job) => mailToken(platform, refused, job));
  for (const kind of Object.keys(newsMails) as News[])
    jobs.register<NewsJob>(newsMails[kind].job, (job) => mailNews(platform, refused, kind, job));
}

async function mailToken(platform: Platform, refused: Refused, { tokenId, mail }: TokenJob): Promise<void> {
  const { sql, clock, config } = platform;
  const now = clock.now();
  const waiting = await findToMail(sql, tokenId);
  // The link was used or replaced while the job waited, or it waited too long: nobody needs this mail any more.
  if (!waiting || now.getTime() - waiting.created_at.getTime() >= longestWait(waiting.kind)) return;
  const secret = newSecret();
  const expiresAt = endOf(waiting.kind, { mailed: now, requested: waiting.created_at });
  const token = await setSecret(sql, tokenId, { tokenHash: hashSecret(secret), expiresAt });
  const member = token && (await findAddressee(sql, token.member_id));
  if (!token || !member) return;
  if (token.kind === 'email_change' && (await tellOwner(platform, token, member.pool))) return;
  await deliver(platform, refused, member, {
    kind: mail ?? mailKinds[token.kind],
    to: token.email,
    language: member.language,
    name: member.name,
    site: mailSiteOf(member.site_id),
    link: `${linkOriginOf(member.site_id, config)}${pages[token.kind]}?token=${secret}`,
    days: tokenLife[token.kind] / day,
    minutes: tokenLife[token.kind] / minute,
  });
}

/** The mail may go to a former or future address of the account: only a refusal of the present one counts against the account. */
async function deliver(
  platform: Platform,
  refused: Refused,
  { id, email }: AddresseeRow,
  letter: AccountMail,
): Promise<void> {
  const name = returnName(platform, { memberId: id, sentAt: platform.clock.now() }, letter.to);
  try {
    await platform.mailer.deliver({ ...renderMail(letter), returnName: name });
  } catch (error) {
    if (error instanceof AddressRefused && letter.to === email) await refused(id);
    throw error;
  }
}

/**
 * If the new address already belongs to another account, notifies its owner and sends no link. Returns true if the address was taken. Where
 * the pool hides which addresses have an account, the member who asked for the change does not learn this.
 */
async function tellOwner(
  { sql, clock, mailer, config }: Platform,
  token: MailTokenRow,
  pool: string,
): Promise<boolean> {
  const owner = await findByEmail(sql, pool, emailKey(token.email));
  if (!owner || owner.id === token.member_id) return false;
  const { email, language, name, site_id } = owner;
  await mailer.deliver(
    renderMail({
      kind: 'emailTaken',
      to: email,
      language,
      name,
      site: mailSiteOf(site_id),
      link: `${linkOriginOf(site_id, config)}/login`,
    }),
  );
  await markUsed(sql, token.id, clock.now());
  return true;
}

async function mailNews(platform: Platform, refused: Refused, kind: News, { memberId, to }: NewsJob): Promise<void> {
  const { sql, config } = platform;
  const member = await findAddressee(sql, memberId);
  if (!member) return;
  const { email, language, name, site_id } = member;
  const { page, days = 0 }: NewsMail = newsMails[kind];
  await deliver(platform, refused, member, {
    kind,
    to: to ?? email,
    language,
    name,
    site: mailSiteOf(site_id),
    link: `${linkOriginOf(site_id, config)}${page}`,
    days,
  });
}
