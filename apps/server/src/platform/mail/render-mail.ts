import { localeOf } from '@heartline/api-client/contract';

import type { Mail } from '../mail.ts';
import { isolated } from '../words.ts';
import { layOutMail, oneLine, type MailParts, type MailSite } from './mail-layout.ts';
import { accountMails, mailWords, type MailKind } from './mail-words.ts';
import { mailMessages } from './mail.messages.ts';

/** The reader of a mail, and its link. */
export interface MailInput {
  to: string;
  /** Of the reader; unknown languages get English. */
  language: string;
  /** User text: an argument of the messages, never part of them. */
  name: string;
  site: MailSite;
  /** Target of the button, on the reader's site. */
  link: string;
}

/** The finished texts that differ from mail to mail. */
export interface MailText extends Pick<
  MailParts,
  'heading' | 'lead' | 'details' | 'closing' | 'button' | 'note' | 'off'
> {
  subject: string;
  /** Why the reader gets the mail, if not because of an account. */
  footer?: string;
}

export interface AccountMail extends MailInput {
  kind: MailKind;
  /** Validity of the link. */
  days?: number;
  minutes?: number;
}

/** Writes one of the mails about an account as plain text and as HTML with the same content. */
export function renderMail({ kind, days = 0, minutes = 0, ...input }: AccountMail): Mail {
  const { say } = mailWords(input.language);
  const site = oneLine(input.site.name);
  const words = accountMails[kind];
  return renderLetter(
    { ...input, kind },
    {
      subject: say(words.subject, { site }),
      heading: say(words.heading),
      lead: say(words.lead, { site }),
      button: say(words.button),
      note: say(words.note, { days, minutes }),
      ...('footer' in words ? { footer: say(words.footer, { site }) } : {}),
    },
  );
}

/** A mail whose texts come from another module. */
export function renderLetter(
  { to, kind, language, name, site, link }: MailInput & { kind: string },
  { subject, footer, ...text }: MailText,
): Mail {
  const { say } = mailWords(language);
  return {
    to,
    kind,
    sender: oneLine(site.name),
    subject: oneLine(subject),
    ...layOutMail({
      ...text,
      locale: localeOf(language),
      site,
      link,
      greeting: say(mailMessages.greeting, { name: isolated(oneLine(name)) }),
      hint: say(mailMessages.linkHint),
      footer: footer ?? say(mailMessages.footer, { site: site.name }),
    }),
  };
}
