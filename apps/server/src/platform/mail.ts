import { asciiDomain } from '@heartline/api-client/contract';
import { createTransport } from 'nodemailer';

import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { Outage } from './outage.ts';
import { writeStored } from './storage/stored-files.ts';

/** A mail in the reader's language. Text only from templates; user text goes in as arguments. */
export interface Mail {
  to: string;
  /** The sender: the site's name, shown instead of our address. */
  sender: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
  /** Local part of the return address and of the Message-ID: identifies this mail to us alone. */
  returnName?: string;
}

/** A mail as stored in MAIL_DIR. */
export interface StoredMail extends Mail {
  at: string;
}

/** The receiving server refuses this address for good. */
export class AddressRefused extends Error {
  override readonly name = 'AddressRefused';
}

export interface Mailer {
  /**
   * Hands a mail to SMTP, or writes it as one JSON file to MAIL_DIR.
   * @throws Outage when no server takes mails at the moment; AddressRefused when the address does not exist; another error when this mail
   * is refused
   */
  deliver: (mail: Mail) => Promise<void>;
}

export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailDir' | 'publicOrigin'> & Partial<Pick<Config, 'dkim'>>,
  log: Log,
  clock: Clock = systemClock,
): Mailer {
  const { smtpUrl, mailDir } = config;
  if (!smtpUrl)
    return {
      deliver: ({ to, ...mail }) =>
        writeStored<StoredMail>(mailDir, { to: mailbox(to), ...mail, at: clock.now().toISOString() }),
    };
  const domain = new URL(config.publicOrigin).hostname;
  const smtp = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    ...(config.dkim ? { dkim: signature(domain, config.dkim) } : {}),
  });
  const address = `no-reply@${domain}`;
  return {
    async deliver({ to, sender, subject, text, html, headers, kind, returnName }) {
      // Objects: so no part of an address or a name is parsed as a list or a comment.
      const from = { name: sender, address };
      const recipient = { name: '', address: mailbox(to) };
      const back = returnName === undefined ? undefined : `${returnName}@${domain}`;
      await smtp
        .sendMail({
          from,
          to: recipient,
          subject,
          text,
          html,
          ...(headers ? { headers } : {}),
          ...(back ? { envelope: { from: back, to: recipient.address }, messageId: `<${back}>` } : {}),
        })
        .catch(rethrow);
      log.info({ mail: kind }, 'mail sent');
    },
  };
}

/** The signed parts of a mail. Includes both headers of one-click unsubscribing, as RFC 8058 requires (section 4). */
const signature = (domainName: string, { selector, privateKey }: NonNullable<Config['dkim']>) => ({
  domainName,
  keySelector: selector,
  privateKey,
  headerFieldNames:
    'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post',
});

/** The address for SMTP: the domain in ASCII. A local part in another alphabet needs SMTPUTF8, which nodemailer requests. */
function mailbox(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /[^ -~]/.test(domain) ? `${address.slice(0, at)}${asciiDomain(domain) ?? domain}` : address;
}

/** Only answers of the 500s are about the mail: all others may be temporary (RFC 5321, section 4.2.1). */
function rethrow(error: Error & { responseCode?: number; command?: string; response?: string }): never {
  if (error.command === 'RCPT TO' && isNobody(error)) throw new AddressRefused(error.message, { cause: error });
  if (error.responseCode !== undefined && error.responseCode >= 500) throw error;
  throw new Outage(error.message, { cause: error });
}

/** The mailbox does not exist; not a full one, nor one that refuses our mail (RFC 3463). Without an enhanced code 550 and 553 mean this. */
function isNobody({ responseCode = 0, response = '' }: { responseCode?: number; response?: string }): boolean {
  const status = /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1];
  return status === undefined ? responseCode === 550 || responseCode === 553 : /^5\.(1\.\d+|2\.1)$/.test(status);
}
