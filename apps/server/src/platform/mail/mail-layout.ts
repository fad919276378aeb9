import { Body } from '@react-email/body';
import { Button } from '@react-email/button';
import { Column } from '@react-email/column';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Link } from '@react-email/link';
import { Preview } from '@react-email/preview';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
// Node strips types but does not support JSX, so elements are created by hand.
import { createElement as h, Fragment, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { mailLook } from './mail-colours.ts';
import { mailStyles, outlookStyles, rules } from './mail-styles.ts';

/** The site of a mail: its name, and the niche that decides the colours. */
export interface MailSite {
  name: string;
  niche: number;
}

/** The texts of one mail, finished, in the reader's language. A line break in the lead is kept. */
export interface MailParts {
  locale: string;
  site: MailSite;
  heading: string;
  greeting: string;
  lead: string;
  /** Texts or decisions of people, separate from our own sentences; on lines of their own, in any direction. */
  details?: readonly MailDetail[];
  /** The text after the details. */
  closing?: string;
  button: string;
  link: string;
  note: string;
  /** The text before the plain address, which is shown only if it has a secret: any other page is also found on the site. */
  hint: string;
  /** Why the reader gets this mail. */
  footer: string;
  /** The way to unsubscribe from its kind, where the reader may choose. */
  off?: { text: string; link: string };
}

export interface MailDetail {
  label?: string;
  text: string;
}

/** Writes one mail as HTML and as plain text with the same content. */
export function layOutMail(given: MailParts): { html: string; text: string } {
  const parts = { ...given };
  for (const name of ['heading', 'greeting', 'button', 'note', 'hint', 'footer'] as const)
    parts[name] = oneLine(parts[name]);
  return { html: `<!doctype html>\n${renderToStaticMarkup(page(parts))}\n`, text: plainText(parts) };
}

/** A name with a line break must not begin a new line, above all in a header. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

function plainText({
  heading,
  greeting,
  lead,
  details = [],
  closing,
  button,
  link,
  note,
  footer,
  off,
}: MailParts): string {
  const quoted = details.map(({ label, text }) => (label ? `${label}\n${text}` : text));
  const paragraphs = [
    heading,
    greeting,
    lead,
    ...quoted,
    closing,
    `${button}:\n${link}`,
    note,
    `-- \n${footer}`,
    off && `${off.text}:\n${off.link}`,
  ];
  return paragraphs.filter(Boolean).join('\n\n');
}

/**
 * Tables for layout and inline styles, which every mail program supports. Dark colours and narrow screens use a style sheet in the head,
 * where supported. No picture and no address except the button's and the unsubscribe link, so nothing is loaded and no reader is tracked.
 */
function page(parts: MailParts) {
  const { locale, site, heading, greeting, lead, details = [], closing, button, link, note, hint, footer, off } = parts;
  const look = mailLook(site.niche);
  const style = mailStyles(look);
  return h(
    Html,
    { lang: locale, dir: 'ltr' },
    h(
      Head,
      null,
      h('meta', { name: 'viewport', content: 'width=device-width' }),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('title', null, heading),
      // Separate, so that a program that rejects one keeps the other.
      h('style', null, rules(look)),
      h('style', null, outlookStyles(look)),
    ),
    h(
      Body,
      { className: 'canvas', style: { margin: 0, padding: 0 } },
      h(Preview, null, previewOf(lead)),
      h(
        Row,
        null,
        h(
          Column,
          { className: 'canvas', align: 'center', style: style.canvas },
          h(
            Container,
            // Outlook supports only the attribute; the others use the style.
            { width: '600', style: style.container },
            h(
              Text,
              { className: 'brand edge', style: style.brand },
              h('span', { 'aria-hidden': true }, mark),
              site.name,
            ),
            h(
              Row,
              null,
              h(
                Column,
                { className: 'card', style: style.card },
                h(Heading, { as: 'h1', className: 'ink', style: style.heading }, heading),
                paragraph('ink', style.text, greeting),
                paragraphs(style, lead),
                details.length > 0 ? quotes(style, details) : null,
                closing ? paragraphs(style, closing) : null,
                h(Button, { href: link, className: 'button', style: style.button }, button),
                paragraph('muted', style.note, note),
                ...(new URL(link).search === '' ? [] : plainAddress(style, hint, link)),
              ),
            ),
            h(
              Text,
              { className: 'muted edge', style: style.footer },
              footer,
              ...(off
                ? [
                    h('br', { key: 1 }),
                    h(Link, { key: 2, href: off.link, className: 'muted', style: style.off }, off.text),
                  ]
                : []),
            ),
          ),
        ),
      ),
    ),
  );
}

/** The logo as a character, because a mail loads no pictures. The selector after it asks for text instead of an emoji. */
const mark = '\u2665\uFE0E ';

type Styles = ReturnType<typeof mailStyles>;

const plainAddress = (style: Styles, hint: string, link: string) => [
  h(Hr, { key: 'line', className: 'line', style: style.line }),
  h(
    Text,
    { key: 'address', className: 'muted', style: style.small },
    hint,
    h('br'),
    h(Link, { href: link, className: 'muted', style: style.address }, link),
  ),
];

const paragraph = (className: string, style: Styles[keyof Styles], text: string, key?: number) =>
  h(Text, { className, style, key, dir: 'auto' }, ...withBreaks(text));

const paragraphs = (style: Styles, text: string) =>
  text.split(/\n{2,}/).map((one, index) => paragraph('ink', style.text, one, index));

const quotes = (style: Styles, details: readonly MailDetail[]) => {
  const children = h(
    Column,
    { className: 'quote', style: style.quote },
    details.map(({ label, text }, index) =>
      h(
        Fragment,
        { key: index },
        label ? h(Text, { className: 'muted', style: style.label }, label) : null,
        paragraph('ink', index === details.length - 1 ? style.quotedLast : style.quoted, text),
      ),
    ),
  );
  return h(Row, { style: style.quoteRow, children });
};

const withBreaks = (text: string): ReactNode[] =>
  text.split(/\r?\n/).flatMap((line, index) => (index === 0 ? [line] : [h('br', { key: index }), line]));

/** The preview in a list of mails, beside the subject: the beginning of the lead, without half a character at its end. */
const previewOf = (lead: string) => (lead.split('\n')[0] ?? '').slice(0, 140).replace(/[\uD800-\uDBFF]$/, '');
