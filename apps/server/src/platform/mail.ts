import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { asciiDomain } from '@heartline/api-client/contract';
import { createTransport } from 'nodemailer';

import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';
import { Outage } from './outage.ts';

/** A mail in the reader's language. Text only from templates; user text goes in as arguments. */
export interface Mail {
  to: string;
  /** Who writes: the site's name, shown in place of our address. */
  sender: string;
  kind: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** A mail as it lies in MAIL_DIR. */
export interface StoredMail extends Mail {
  at: string;
}

export interface Mailer {
  /**
   * Hands a mail to SMTP, or writes it as one JSON file to MAIL_DIR.
   * @throws Outage when nobody takes mails at the moment; another error when this one is refused
   */
  deliver: (mail: Mail) => Promise<void>;
}

export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailDir' | 'publicOrigin'>,
  log: Log,
  clock: Clock = systemClock,
): Mailer {
  const { smtpUrl, mailDir } = config;
  if (!smtpUrl)
    return {
      deliver: ({ to, ...mail }) => writeMail(mailDir, { to: mailbox(to), ...mail, at: clock.now().toISOString() }),
    };
  const smtp = createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  const address = `no-reply@${new URL(config.publicOrigin).hostname}`;
  return {
    async deliver({ to, sender, subject, text, html, headers, kind }) {
      // Objects: nothing of an address or a name is read as a list or a comment.
      const from = { name: sender, address };
      const recipient = { name: '', address: mailbox(to) };
      await smtp.sendMail({ from, to: recipient, subject, text, html, ...(headers ? { headers } : {}) }).catch(rethrow);
      log.info({ mail: kind }, 'mail sent');
    },
  };
}

/** The address as the mail goes there: the domain in ASCII. A local part in another alphabet needs SMTPUTF8, which nodemailer asks for. */
function mailbox(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return /[^ -~]/.test(domain) ? `${address.slice(0, at)}${asciiDomain(domain) ?? domain}` : address;
}

/** Only an answer of the 500s is about the mail: everything else may be better later (RFC 5321, section 4.2.1). */
function rethrow(error: Error & { responseCode?: number }): never {
  if (error.responseCode !== undefined && error.responseCode >= 500) throw error;
  throw new Outage(error.message, { cause: error });
}

let written = 0;

/** Written beside and renamed, so that a reader never sees half a mail. */
async function writeMail(directory: string, mail: StoredMail): Promise<void> {
  written += 1;
  // Names sort by time, and within one millisecond by turn.
  const turn = String(written).padStart(8, '0');
  const name = `${mail.at.replaceAll(/[:.]/g, '-')}-${turn}-${randomBytes(6).toString('hex')}.json`;
  const temporary = join(directory, `.${name}.part`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(temporary, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
    await rename(temporary, join(directory, name));
  } catch (cause) {
    // A full disk, say.
    throw new Outage((cause as Error).message, { cause });
  }
}
