import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Sql } from '../platform/database.ts';
import type { MailKind } from '../platform/mail/mail-words.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { mailSiteOf } from '../site/mail-site.ts';
import { findAddressee } from './account.store.ts';
import { insertMailToken, setSecret, type MailTokenKind } from './mail-token.store.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** How long the links of each kind are good for, in milliseconds. */
const tokenLife: Record<MailTokenKind, number> = { activation: 7 * day, password_reset: 30 * minute };
const pages: Record<MailTokenKind, string> = { activation: '/activate', password_reset: '/reset-password/do' };
const mailKinds: Record<MailTokenKind, MailKind> = { activation: 'activation', password_reset: 'passwordReset' };

/** Queues a mail with a link that works once, in the caller's transaction. The link's secret is made when the mail is written. */
export async function enqueueTokenMail(
  { clock, jobs }: Platform,
  sql: Sql,
  kind: MailTokenKind,
  member: { id: number; email: string },
): Promise<void> {
  const now = clock.now();
  const tokenId = await insertMailToken(sql, {
    memberId: member.id,
    kind,
    email: member.email,
    now,
    expiresAt: new Date(now.getTime() + tokenLife[kind]),
  });
  await jobs.enqueue(sql, { kind: 'mail.token', payload: { tokenId }, runAt: now });
}

/** Mails without a secret: each says what has happened and leads to a page. */
const newsMails = {
  welcome: { page: '/members', job: 'mail.welcome' },
  passwordChanged: { page: '/login', job: 'mail.password-changed' },
} as const satisfies Partial<Record<MailKind, { page: string; job: string }>>;
type News = keyof typeof newsMails;

/** Queues a mail about the account, in the caller's transaction. */
export async function enqueueNewsMail(
  { clock, jobs }: Platform,
  sql: Sql,
  kind: News,
  memberId: number,
): Promise<void> {
  await jobs.enqueue(sql, { kind: newsMails[kind].job, payload: { memberId }, runAt: clock.now() });
}

export function registerAccountMails(platform: Platform): void {
  const { jobs } = platform;
  jobs.register<{ tokenId: number }>('mail.token', ({ tokenId }) => mailToken(platform, tokenId));
  for (const kind of Object.keys(newsMails) as News[])
    jobs.register<{ memberId: number }>(newsMails[kind].job, ({ memberId }) => mailNews(platform, kind, memberId));
}

async function mailToken({ sql, clock, mailer, config }: Platform, tokenId: number): Promise<void> {
  const secret = newSecret();
  const token = await setSecret(sql, tokenId, hashSecret(secret), clock.now());
  const member = token && (await findAddressee(sql, token.member_id));
  // Used, outdated or replaced while it waited: nobody needs this mail any more.
  if (!token || !member) return;
  await mailer.deliver(
    renderMail({
      kind: mailKinds[token.kind],
      to: token.email,
      language: member.language,
      name: member.name,
      site: mailSiteOf(member.site_id),
      link: `${config.publicOrigin}${pages[token.kind]}?token=${secret}`,
      days: tokenLife[token.kind] / day,
      minutes: tokenLife[token.kind] / minute,
    }),
  );
}

async function mailNews({ sql, mailer, config }: Platform, kind: News, memberId: number): Promise<void> {
  const member = await findAddressee(sql, memberId);
  if (!member) return;
  const { email, language, name, site_id } = member;
  await mailer.deliver(
    renderMail({
      kind,
      to: email,
      language,
      name,
      site: mailSiteOf(site_id),
      link: `${config.publicOrigin}${newsMails[kind].page}`,
    }),
  );
}
