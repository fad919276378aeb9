import { hashSecret, newSecret } from '../platform/ids.ts';
import type { Mail } from '../platform/mail.ts';
import { renderLetter } from '../platform/mail/render-mail.ts';
import type { Platform } from '../platform/platform.ts';
import { isolated } from '../platform/words.ts';
import { sites } from '../site/sites.data.ts';
import { noticeWords } from './notice-words.ts';
import {
  answerHeadings,
  answerMessages,
  answerSubjects,
  groundMessages,
  statementHeadings,
  statementLeads,
  statementMessages,
  statementSubjects,
} from './notice.messages.ts';
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
type Answer = Addressed & Pick<NoticeLetter, 'appealed_at' | 'appeal_answer' | 'lifted_at'>;

/** What, why, by whom, on which ground, and what can be done about it (security.md section 10). */
export function statementMail(letter: Statement, link: string): Mail {
  const { kind, ground, facts, appeal_until: until } = letter;
  const addressed = addressOf(letter);
  const { site } = addressed;
  const { say } = noticeWords(letter.language);
  const paragraphs = [
    say(statementLeads[kind]),
    `${say(statementMessages.rule)}\n${say(groundMessages[ground])}`,
    `${say(statementMessages.facts)}\n${isolated(facts)}`,
    say(statementMessages.byPerson),
  ];
  return renderLetter(
    { ...addressed, kind: 'notice', link },
    {
      subject: say(statementSubjects[kind], { site }),
      heading: say(statementHeadings[kind]),
      lead: paragraphs.join('\n\n'),
      button: say(statementMessages.appeal),
      note: say(statementMessages.redress, { until }),
    },
  );
}

/** What became of an appeal, or that a decision was reversed without one. */
export function answerMail(letter: Answer, link: string): Mail {
  const reversed = letter.lifted_at !== null;
  const outcome = reversed ? (letter.appealed_at ? 'overturned' : 'reversed') : 'upheld';
  const addressed = addressOf(letter);
  const { site } = addressed;
  const { say } = noticeWords(letter.language);
  const lead = say(reversed ? answerMessages.overturned : answerMessages.upheld);
  return renderLetter(
    { ...addressed, kind: 'appeal', link },
    {
      subject: say(answerSubjects[outcome], { site }),
      heading: say(answerHeadings[outcome]),
      lead: letter.appeal_answer ? `${lead}\n\n${isolated(letter.appeal_answer)}` : lead,
      button: say(answerMessages.open),
      note: say(reversed ? statementMessages.byPerson : answerMessages.lasting),
    },
  );
}

const addressOf = ({ email, language, name, site_id }: Addressed) => ({
  to: email,
  language,
  name,
  site: sites.find(({ id }) => id === site_id)?.settings.name ?? '',
});
