import type { Readable } from 'node:stream';

import { simpleParser, type Attachment } from 'mailparser';

import { namedMails, type NamedMail } from '../identity/return-address.ts';

/** What a mail server or a mail provider reports about one of our mails. */
export interface MailReport {
  stop: 'bounce' | 'complaint';
  /** The mails that the report names. */
  mails: NamedMail[];
}

/**
 * Parses a returned mail: a delivery status (RFC 3464) or a reader's spam complaint (RFC 5965). Undefined for everything that switches
 * nothing off: delays, full mailboxes, refusals of our server, replies of people.
 */
export async function readMailReport(
  raw: Readable | Buffer,
  recipients: readonly string[],
): Promise<MailReport | undefined> {
  const mail = await simpleParser(raw, { keepDeliveryStatus: true, skipTextToHtml: true, skipImageLinks: true });
  const partOf = (type: string): string | undefined =>
    mail.attachments.find(({ contentType }) => contentType === type)?.content.toString('utf8');
  const status = partOf('message/delivery-status') ?? partOf('message/global-delivery-status');
  const feedback = partOf('message/feedback-report');
  // The returned mail, or its head.
  const original = mail.attachments.filter(isOriginal).map(({ content }) => headOf(content.toString('utf8')));
  if (feedback !== undefined) {
    const [fields] = fieldsOf(feedback);
    if (fields?.get('feedback-type')?.toLowerCase() !== 'abuse') return undefined;
    return { stop: 'complaint', mails: namedMails([...recipients, feedback, ...original].join('\n')) };
  }
  if (status !== undefined && fieldsOf(status).some(isForGood))
    return { stop: 'bounce', mails: namedMails([...recipients, ...original].join('\n')) };
  return undefined;
}

const isOriginal = ({ contentType }: Attachment) =>
  /^(message\/(rfc822|global)(-headers)?|text\/rfc822-headers)$/.test(contentType);

/** Only the head counts: other people may have written the text below it. */
const headOf = (message: string): string => message.split(/\r?\n\r?\n/, 1)[0] ?? '';

/** Groups of fields, separated by empty lines; a field may continue on the next line (RFC 3464, section 2.1). */
const fieldsOf = (text: string): Map<string, string>[] =>
  text
    .replaceAll(/\r?\n[ \t]+/g, ' ')
    .split(/(?:\r?\n){2,}/)
    .map(
      (group) =>
        new Map(
          group
            .split(/\r?\n/)
            .map((line) => [
              line.slice(0, line.indexOf(':')).trim().toLowerCase(),
              line.slice(line.indexOf(':') + 1).trim(),
            ]),
        ),
    );

/**
 * The address no longer accepts mail. Not a full mailbox (5.2.2), nor a mail that is too large (5.2.3, 5.3.4), nor a refusal of our server
 * rather than of the address (5.7: policy and spam filters), which says nothing about the reader.
 */
const isForGood = (fields: Map<string, string>): boolean =>
  fields.get('action')?.toLowerCase() === 'failed' &&
  /^5\.\d{1,3}\.\d{1,3}\b/.test(fields.get('status') ?? '') &&
  !/^5\.(2\.[23]|3\.4|7\.\d+)\b/.test(fields.get('status') ?? '');
