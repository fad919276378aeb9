import type { AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';

/** Accepts the mails of a server that runs as a separate process, and records their recipients. */
export class MailServer {
  /** The address of each accepted mail. */
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
    // A sender killed in the middle of a mail is no error here.
    this.smtp.on('error', () => {});
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => void this.smtp.listen(0, '127.0.0.1', resolve));
    return `smtp://127.0.0.1:${(this.smtp.server.address() as AddressInfo).port}`;
  }
  close(): Promise<void> {
    return new Promise((resolve) => this.smtp.close(resolve));
  }

  /** From now on it greets no client; resolves when the first one waits for it. */
  hold(): Promise<void> {
    this.held = [];
    return new Promise((resolve) => this.waiting.push(resolve));
  }
  /** Refuses the waiting clients with their mails, and accepts mails again. */
  refuseHeld(): void {
    for (const refuse of this.held ?? []) refuse(new Error('Not now'));
    this.held = undefined;
  }
}
