import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

import type { Platform } from '../platform/platform.ts';
import { readMailReport } from './mail-report.ts';
import { namedMails } from '../identity/return-address.ts';
import { followReport } from './stop-mails.ts';

/** Bytes. A report contains the head of the mail, or all of it. */
const largest = 512 * 1024;
/** The address to which mail providers report mails that readers call spam (a feedback loop is registered per address). */
const feedbackName = 'feedback';

export interface MailIntake {
  port: number;
  close: () => Promise<void>;
}

/**
 * Accepts the reports of mail servers by SMTP: mails that could not be delivered, and mails that readers call spam (ACC-02). It refuses
 * every recipient but our own return addresses, so that it relays nothing. While the database is away, it asks the sending server to retry.
 */
export async function openMailIntake(platform: Platform, port: number, host: string): Promise<MailIntake> {
  const { log, config } = platform;
  const domain = new URL(config.publicOrigin).hostname;
  const server = new SMTPServer({
    name: domain,
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: largest,
    maxClients: 20,
    socketTimeout: 30_000,
    closeTimeout: 5_000,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (isOwn(address, domain)) done();
      else done(refusal(550, 'No such mailbox here'));
    },
    onData(stream, { envelope }, done) {
      take(
        stream,
        envelope.rcptTo.map(({ address }) => address),
      ).then(
        () => done(),
        (error: unknown) => {
          // A connection that breaks in the middle of a mail is not an error of ours.
          log.warn({ err: error }, 'a mail that came back was not taken');
          done(stream.sizeExceeded ? refusal(552, 'Too large') : refusal(451, 'Try again later'));
        },
      );
    },
  });
  // Errors of single connections: those end, and others open.
  server.on('error', (error) => log.debug({ err: error }, 'a connection of the mail intake failed'));

  async function take(stream: SMTPServerDataStream, recipients: string[]): Promise<void> {
    const raw = await buffer(stream);
    if (stream.sizeExceeded) throw new Error('it is too large');
    const report = await readMailReport(raw, recipients);
    const members = report ? await followReport(platform, report) : 0;
    log.info({ stop: report?.stop ?? null, members }, 'a mail came back');
  }

  const listening = server.listen(port, host);
  await once(listening, 'listening');
  return {
    port: (listening.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isOwn(address: string, domain: string): boolean {
  const at = address.lastIndexOf('@');
  if (address.slice(at + 1).toLowerCase() !== domain) return false;
  return address.slice(0, at).toLowerCase() === feedbackName || namedMails(address).length === 1;
}

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
