import type { Mail } from '../platform/mail.ts';
import type { MailSite } from '../platform/mail/mail-layout.ts';
import { renderLetter } from '../platform/mail/render-mail.ts';
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
import type { NoticeLetter } from './notices.store.ts';

type Addressed = Pick<NoticeLetter, 'email' | 'language' | 'name'> & { site: MailSite };
type Statement = Addressed & Pick<NoticeLetter, 'kind' | 'ground' | 'facts' | 'appeal_until'>;
type Answer = Addressed & Pick<NoticeLetter, 'appealed_at' | 'appeal_answer' | 'lifted_at'>;

/** States the decision, its reason, its author, its ground and the remedies (security.md section 10). */
export function statementMail(letter: Statement, link: string): Mail {
  const { kind, ground, facts, appeal_until: until } = letter;
  const { say } = noticeWords(letter.language);
  return renderLetter(
    { ...addressOf(letter), kind: 'notice', link },
    {
      subject: say(statementSubjects[kind], { site: letter.site.name }),
      heading: say(statementHeadings[kind]),
      lead: say(statementLeads[kind]),
      details: [
        { label: say(statementMessages.rule), text: say(groundMessages[ground]) },
        { label: say(statementMessages.facts), text: facts },
      ],
      closing: say(statementMessages.byPerson),
      button: say(statementMessages.appeal),
      note: say(statementMessages.redress, { until }),
    },
  );
}

/** The result of an appeal, or the reversal of a decision without one. */
export function answerMail(letter: Answer, link: string): Mail {
  const reversed = letter.lifted_at !== null;
  const outcome = reversed ? (letter.appealed_at ? 'overturned' : 'reversed') : 'upheld';
  const { say } = noticeWords(letter.language);
  return renderLetter(
    { ...addressOf(letter), kind: 'appeal', link },
    {
      subject: say(answerSubjects[outcome], { site: letter.site.name }),
      heading: say(answerHeadings[outcome]),
      lead: say(reversed ? answerMessages.overturned : answerMessages.upheld),
      details: letter.appeal_answer ? [{ text: letter.appeal_answer }] : [],
      button: say(answerMessages.open),
      note: say(reversed ? statementMessages.byPerson : answerMessages.lasting),
    },
  );
}

const addressOf = ({ email, language, name, site }: Addressed) => ({ to: email, language, name, site });
