import type { Mail } from '../platform/mail.ts';
import type { MailSite } from '../platform/mail/mail-layout.ts';
import { oneLine } from '../platform/mail/mail-layout.ts';
import { renderLetter } from '../platform/mail/render-mail.ts';
import { complaintWords } from './complaint-words.ts';
import { answeredMessages, complaintMessages as messages, receivedMessages } from './complaint.messages.ts';

export interface ComplaintMail {
  to: string;
  language: string;
  /** The member's name; without an account the mail greets by the address. */
  name: string;
  site: MailSite;
  reference: string;
  /** Of the page that shows the complaint. */
  link: string;
}

/** Confirms a complaint. Does not repeat its text: the address may belong to somebody else. */
export function receivedMail({ reference, ...letter }: ComplaintMail, answerBy: Date): Mail {
  const { say } = complaintWords(letter.language);
  const site = oneLine(letter.site.name);
  return renderLetter(
    { ...letter, kind: 'complaintReceived' },
    {
      subject: say(receivedMessages.subject, { site }),
      heading: say(receivedMessages.heading),
      lead: say(receivedMessages.lead, { date: answerBy }),
      details: [{ label: say(messages.reference), text: reference }],
      button: say(messages.button),
      note: say(messages.note),
      footer: say(messages.footer, { site }),
    },
  );
}

/** Contains the full answer of the staff, for complainants who read only mails. */
export function answeredMail({ reference, ...letter }: ComplaintMail, answer: string, closed: boolean): Mail {
  const { say } = complaintWords(letter.language);
  const site = oneLine(letter.site.name);
  return renderLetter(
    { ...letter, kind: 'complaintAnswered' },
    {
      subject: say(answeredMessages.subject, { site }),
      heading: say(answeredMessages.heading),
      lead: say(answeredMessages.lead),
      details: [
        { label: say(messages.answer), text: answer },
        { label: say(messages.reference), text: reference },
      ],
      closing: say(closed ? answeredMessages.closed : answeredMessages.more),
      button: say(messages.button),
      note: say(messages.note),
      footer: say(messages.footer, { site }),
    },
  );
}
