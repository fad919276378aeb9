import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
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
  config: Pick<Config, 'smtpUrl' | 'mailDir' | 'publicOrigin'> & Partial<Pick<Config, 'dkim'>>,
  log: Log,
  clock: Clock = systemClock,
): Mailer {
  const { smtpUrl, mailDir } = config;
  if (!smtpUrl)
    return {
      deliver: ({ to, ...mail }) => writeMail(mailDir, { to: mailbox(to), ...mail, at: clock.now().toISOString() }),
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
    async deliver({ to, sender, subject, text, html, headers, kind }) {
      // Objects: nothing of an address or a name is read as a list or a comment.
      const from = { name: sender, address };
      const recipient = { name: '', address: mailbox(to) };
      await smtp.sendMail({ from, to: recipient, subject, text, html, ...(headers ? { headers } : {}) }).catch(rethrow);
      log.info({ mail: kind }, 'mail sent');
    },
  };
}

/** What is signed of a mail. With both headers of one-click unsubscribing, as RFC 8058 wants it (section 4). */
const signature = (domainName: string, { selector, privateKey }: NonNullable<Config['dkim']>) => ({
  domainName,
  keySelector: selector,
  privateKey,
  headerFieldNames:
    'From:To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Transfer-Encoding:List-Unsubscribe:List-Unsubscribe-Post',
});

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
  const name = `${nameOfTime(mail.at)}-${turn}-${randomBytes(6).toString('hex')}.json`;
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

/** Deletes what lies in MAIL_DIR from before `before`: the names of mails begin with their time. */
export async function deleteOldMails(directory: string, before: Date): Promise<void> {
  const names = await readdir(directory).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const first = nameOfTime(before.toISOString());
  const old = names.filter((name) => name.endsWith('.json') && name < first);
  await Promise.all(old.map((name) => rm(join(directory, name), { force: true })));
}

const nameOfTime = (time: string): string => time.replaceAll(/[:.]/g, '-');
