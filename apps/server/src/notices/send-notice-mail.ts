import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Platform } from '../platform/platform.ts';
import { linkOriginOf, mailSiteOf } from '../site/mail-site.ts';
import { answerMail, statementMail } from './notice-mail.ts';
import { findLetter, setToken, type NoticeLetter } from './notices.store.ts';

/** Sends the mails about decisions, each in the member's language. */
export function registerNoticeMails(platform: Platform): void {
  const { jobs, sql, mailer, config } = platform;
  jobs.register<{ noticeId: number }>('mail.notice', async ({ noticeId }) => {
    const letter = await findLetter(sql, noticeId);
    if (!letter) return;
    const secret = newSecret();
    await setToken(sql, noticeId, hashSecret(secret));
    const link = `${linkOriginOf(letter.site_id, config)}/appeal?token=${secret}`;
    await mailer.deliver(statementMail(onSite(letter), link));
  });
  jobs.register<{ noticeId: number }>('mail.appeal', async ({ noticeId }) => {
    const letter = await findLetter(sql, noticeId);
    if (letter) await mailer.deliver(answerMail(onSite(letter), linkOriginOf(letter.site_id, config)));
  });
}

const onSite = (letter: NoticeLetter) => ({ ...letter, site: mailSiteOf(letter.site_id) });
