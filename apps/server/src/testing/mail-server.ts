import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

/** Takes the mails of a server that runs as a process of its own, and keeps for whom they were. */
export class MailServer {
  /** The address of each mail that it has taken. */
  readonly taken: string[] = [];
  private readonly smtp: SMTPServer;
  private held: ((refused: Error) => void)[] | undefined;
  private waiting: (() => void)[] = [];

  constructor() {
    this.smtp = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onConnect: (_session, greet) => {
        if (!this.held) return greet();
        this.held.push(greet);
        for (const tell of this.waiting.splice(0)) tell();
      },
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => {
          this.taken.push(...session.envelope.rcptTo.map(({ address }) => address));
          done();
        });
      },
    });
    // Of whoever is killed in the middle of a mail.
    this.smtp.on('error', () => {});
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.smtp.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }
  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(resolve));
  }

  /** From now on it greets nobody; resolves when the first waits for it. */
  hold(): Promise<void> {
    this.held = [];
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  /** Sends away who waits, with their mails, and takes mails again. */
  refuseHeld(): void {
    for (const refuse of this.held ?? []) refuse(new Error('Not now'));
    this.held = undefined;
  }
}
