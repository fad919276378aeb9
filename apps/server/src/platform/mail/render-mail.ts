import { locales, type Locale } from '@heartline/api-client/contract';

import type { Mail } from '../mail.ts';
import { layOutMail } from './mail-layout.ts';
import type { MailKind, MailText } from './mail-words.ts';
import { mailWords } from './templates/index.ts';

export interface MailInput {
  kind: MailKind;
  to: string;
  /** Of the reader; an unknown one reads English. */
  language: string;
  /** User text: an argument of the template, never part of it. */
  name: string;
  site: string;
  /** Where the button leads, on PUBLIC_ORIGIN. */
  link: string;
  /** How long the link is good for. */
  days?: number;
  minutes?: number;
}

export const mailLocale = (language: string): Locale =>
  locales.find((candidate): candidate is Locale => candidate === language) ?? 'en';

/** Writes one mail as plain text and as HTML that shows the same. */
export const renderMail = (input: MailInput): Mail =>
  renderLetter(input, mailWords[mailLocale(input.language)][input.kind]);

/** A mail whose words stand elsewhere. `values` are further placeholders; a line break of the lead is one of the mail. */
export function renderLetter(
  input: Omit<MailInput, 'kind'> & { kind: string; values?: Record<string, string> },
  { subject, heading, lead, button, note, footer: reason }: MailText,
): Mail {
  const locale = mailLocale(input.language);
  const words = mailWords[locale];
  const values: Record<string, string> = {
    ...input.values,
    // Isolated, so that a name in another direction cannot reorder the sentence around it.
    name: `\u2068${input.name}\u2069`,
    site: input.site,
    days: String(input.days ?? ''),
    minutes: String(input.minutes ?? ''),
  };
  const fill = (text: string) => text.replace(/\{([a-z]+)\}/g, (match, key: string) => values[key] ?? match);
  const [greeting, leadText, noteText, footer] = [words.greeting, lead, note, reason ?? words.footer].map(fill) as [
    string,
    string,
    string,
    string,
  ];
  return {
    to: input.to,
    kind: input.kind,
    subject: fill(subject),
    ...layOutMail({
      locale,
      site: input.site,
      heading,
      greeting,
      lead: leadText,
      button,
      link: input.link,
      note: noteText,
      hint: words.linkHint,
      footer,
    }),
  };
}
