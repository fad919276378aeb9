import { generateKeyPairSync } from 'node:crypto';
import { createServer as createSocket, type AddressInfo } from 'node:net';

import { SMTPServer } from 'smtp-server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { letters } from '../../testing/letters.ts';
import { createLog } from '../log.ts';
import { createMailer } from '../mail.ts';
import { Outage } from '../outage.ts';

let smtp: SMTPServer;
let received: string[];
let config: Parameters<typeof createMailer>[0];
const mail = letters.new_messages({ language: 'pl', name: 'Łucja', site: { name: 'Heartline', niche: 1 } });

beforeEach(async () => {
  received = [];
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  smtp.on('error', () => {});
  await new Promise<void>((resolve) => void smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  config = { mailDir: '', publicOrigin: 'https://heartline.test', smtpUrl: `smtp://127.0.0.1:${port}` };
});
afterEach(() => new Promise<void>((resolve) => smtp.close(resolve)));

const headersOf = (message: string) => {
  const [head = ''] = message.split('\r\n\r\n');
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  );
};

it('[ACC-01] a mail that can be switched off has the way to unsubscribe in its header', async () => {
  await createMailer(config, createLog('silent')).deliver(mail);
  const [message = ''] = received;
  const headers = headersOf(message);
  expect(headers.get('list-unsubscribe')?.replaceAll(' ', '')).toBe(mail.headers?.['List-Unsubscribe']);
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(message).toContain('Content-Type: text/plain');
  expect(message).toContain('Content-Type: text/html');
  expect(headers.has('dkim-signature')).toBe(false);
});

it('a mail is signed where there is a key, both headers of unsubscribing included (RFC 8058, section 4)', async () => {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
  const dkim = { selector: 'mail1', privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string };
  await createMailer({ ...config, dkim }, createLog('silent')).deliver(mail);
  const signature =
    headersOf(received[0] ?? '')
      .get('dkim-signature')
      ?.replaceAll(' ', '') ?? '';
  expect(signature).toContain('d=heartline.test;');
  expect(signature).toContain('s=mail1;');
  const signed = /;h=([^;]+)/.exec(signature)?.[1]?.toLowerCase().split(':');
  expect(signed).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'list-unsubscribe', 'list-unsubscribe-post']),
  );
});

it('a server that accepts the connection and says nothing is an outage, well before the time limit of a job', async () => {
  const taken = Promise.withResolvers<void>();
  const silent = createSocket(() => taken.resolve());
  await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  // Only our own timeouts are faked: the network stays real, at its own speed.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    const mailer = createMailer({ ...config, smtpUrl: `smtp://127.0.0.1:${port}` }, createLog('silent'));
    let end: unknown;
    const ended = mailer.deliver(mail).catch((error: unknown) => (end = error));
    await taken.promise;
    for (let seconds = 1; seconds < 20 && end === undefined; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
    expect(end).toBeInstanceOf(Outage);
    await ended;
  } finally {
    vi.useRealTimers();
    await new Promise((resolve) => silent.close(resolve));
  }
});
