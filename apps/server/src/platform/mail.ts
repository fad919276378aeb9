import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import type { Log } from './log.ts';

/** A mail in the reader's language. Text only from templates; user text goes in as arguments. */
export interface Mail {
  to: string;
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
  /** Hands a mail to SMTP, or writes it as one JSON file to MAIL_DIR. Throws when it could not, so that its job is tried again. */
  deliver: (mail: Mail) => Promise<void>;
}

export function createMailer(
  config: Pick<Config, 'smtpUrl' | 'mailDir' | 'publicOrigin'>,
  log: Log,
  clock: Clock = systemClock,
): Mailer {
  const { smtpUrl, mailDir } = config;
  if (!smtpUrl) return { deliver: (mail) => writeMail(mailDir, { ...mail, at: clock.now().toISOString() }) };
  const smtp = createTransport(smtpUrl, {
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  } as object);
  const from = `no-reply@${new URL(config.publicOrigin).hostname}`;
  return {
    async deliver({ to, subject, text, html, headers, kind }) {
      await smtp.sendMail({ from, to, subject, text, html, ...(headers ? { headers } : {}) });
      log.info({ mail: kind }, 'mail sent');
    },
  };
}

let written = 0;

/** Written beside and renamed, so that a reader never sees half a mail. */
async function writeMail(directory: string, mail: StoredMail): Promise<void> {
  await mkdir(directory, { recursive: true });
  written += 1;
  // Names sort by time, and within one millisecond by turn.
  const turn = String(written).padStart(8, '0');
  const name = `${mail.at.replaceAll(/[:.]/g, '-')}-${turn}-${randomBytes(6).toString('hex')}.json`;
  const temporary = join(directory, `.${name}.part`);
  await writeFile(temporary, `${JSON.stringify(mail, null, 2)}\n`, { mode: 0o600 });
  await rename(temporary, join(directory, name));
}
