import { locales, type Locale } from '@heartline/api-client/contract';

import type { Mail } from '../mail.ts';
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
    text: [greeting, leadText, `${button}:\n${input.link}`, noteText, `-- \n${footer}`].join('\n\n'),
    html: page({
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

const escape = (text: string) => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Tables and inline styles: the only layout all mail programs agree on. No picture, so nothing is loaded and nobody is traced. */
function page(
  raw: Record<
    'locale' | 'site' | 'heading' | 'greeting' | 'lead' | 'button' | 'link' | 'note' | 'hint' | 'footer',
    string
  >,
): string {
  const { locale, site, heading, greeting, lead, button, link, note, hint, footer } = Object.fromEntries(
    Object.entries(raw).map(([key, text]) => [key, escape(text)]),
  ) as typeof raw;
  const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${heading}</title></head>
<body style="margin:0;padding:0;background:#f7f2f3">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="background:#f7f2f3;${font}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:520px;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 32px 0;color:#b5174d;font-size:20px;font-weight:700">${site}</td></tr>
<tr><td style="padding:20px 32px 0;color:#2b1a2b;font-size:24px;line-height:32px;font-weight:700">${heading}</td></tr>
<tr><td style="padding:16px 32px 0;color:#2b1a2b;font-size:16px;line-height:24px">${greeting}<br><br>${lead.replaceAll('\n', '<br>')}</td></tr>
<tr><td style="padding:28px 32px 0"><a href="${link}" style="display:inline-block;padding:14px 28px;border-radius:12px;background:#b5174d;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none">${button}</a></td></tr>
<tr><td style="padding:24px 32px 0;color:#6b5a68;font-size:14px;line-height:20px">${note}</td></tr>
<tr><td style="padding:16px 32px 32px;color:#6b5a68;font-size:13px;line-height:20px">${hint}<br><a href="${link}" style="color:#6b5a68;word-break:break-all">${link}</a></td></tr>
</table>
<p style="max-width:520px;margin:16px auto 0;color:#6b5a68;font-size:12px;line-height:18px">${footer}</p>
</td></tr></table>
</body>
</html>
`;
}
