import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Mail } from '../platform/mail.ts';
import { mailLocale, renderLetter } from '../platform/mail/render-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { sites } from '../site/sites.data.ts';
import { noticeWords } from './notice-words.ts';
import { findLetter, setToken, type NoticeLetter } from './notices.store.ts';

/** The mails about decisions, each in the member's language. */
export function registerNoticeMails(platform: Platform): void {
  const { jobs, sql, mailer, config } = platform;
  jobs.register<{ noticeId: number }>('mail.notice', async ({ noticeId }) => {
    const letter = await findLetter(sql, noticeId);
    if (!letter) return;
    const secret = newSecret();
    await setToken(sql, noticeId, hashSecret(secret));
    await mailer.deliver(statementMail(letter, `${config.publicOrigin}/appeal?token=${secret}`));
  });
  jobs.register<{ noticeId: number }>('mail.appeal', async ({ noticeId }) => {
    const letter = await findLetter(sql, noticeId);
    if (letter) await mailer.deliver(answerMail(letter, config.publicOrigin));
  });
}

type Addressed = Pick<NoticeLetter, 'email' | 'language' | 'name' | 'site_id'>;
type Statement = Addressed & Pick<NoticeLetter, 'kind' | 'ground' | 'facts' | 'appeal_until'>;

/** What, why, by whom, on which ground, and what can be done about it (security.md section 10). */
export function statementMail(letter: Statement, link: string): Mail {
  const locale = mailLocale(letter.language);
  const words = noticeWords[locale];
  const until = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(letter.appeal_until);
  const rule = `${words.reason}: ${words.grounds[letter.ground]}`;
  return renderLetter(
    { ...addressOf(letter), kind: 'notice', link, values: { until, facts: isolated(letter.facts) } },
    {
      subject: `{site}: ${words.title[letter.kind]}`,
      heading: words.title[letter.kind],
      lead: `${words.what[letter.kind]}\n\n${rule}\n${words.facts}: {facts}\n\n${words.byPerson}`,
      button: words.button,
      note: words.redress,
    },
  );
}

/** What became of an appeal, or that a decision was taken back without one. */
export function answerMail(letter: NoticeLetter, link: string): Mail {
  const words = noticeWords[mailLocale(letter.language)];
  const good = letter.lifted_at !== null;
  const title = good ? (letter.appealed_at ? words.overturned : words.title[letter.kind]) : words.upheld;
  const lead = good ? words.overturnedLead : words.upheldLead;
  return renderLetter(
    { ...addressOf(letter), kind: 'appeal', link, values: { answer: isolated(letter.appeal_answer ?? '') } },
    {
      subject: `{site}: ${title}`,
      heading: title,
      lead: letter.appeal_answer ? `${lead}\n\n{answer}` : lead,
      button: words.open,
      note: good ? words.byPerson : words.lasting,
    },
  );
}

const isolated = (text: string) => `\u2068${text}\u2069`;

const addressOf = ({ email, language, name, site_id }: Addressed) => ({
  to: email,
  language,
  name,
  site: sites.find(({ id }) => id === site_id)?.settings.name ?? '',
});
