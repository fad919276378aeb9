import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { domainToUnicode } from 'node:url';

import { locales } from '@heartline/api-client/contract';
import { describe, expect, it } from 'vitest';

import { enqueueNewsMail, enqueueTokenMail } from '../../identity/account-mail.ts';
import { createTestServer, type TestMember, type TestServer } from '../../testing/harness.ts';
import { createTestClock } from '../clock.ts';
import { createLog } from '../log.ts';
import { AddressRefused, createMailer, type Mail } from '../mail.ts';
import { Outage } from '../outage.ts';
import { accountMails, type MailKind } from './mail-words.ts';
import { renderMail } from './render-mail.ts';

const kinds = Object.keys(accountMails) as MailKind[];
const lifetimes: Partial<Record<MailKind, RegExp>> = { activation: /\b7\b/, passwordReset: /\b30\b/ };
const link = 'https://heartline.test/complete-signup?token=abc';
const render = (kind: MailKind, language: string, name = 'Anna') =>
  renderMail({
    kind,
    to: 'anna@example.com',
    language,
    name,
    site: { name: 'Heartline', niche: 1 },
    link,
    days: 7,
    minutes: 30,
  });

const sentencesOf = ({ subject, text }: Pick<Mail, 'subject' | 'text'>) =>
  [subject, ...text.split('\n')].filter((line) => /\p{L} \p{L}/u.test(line));

describe('[ACC-07] mails', () => {
  it.each(locales.flatMap((locale) => kinds.map((kind) => [locale, kind] as const)))(
    '%s %s has all content in the words of its own language',
    (locale, kind) => {
      const { subject, text, html } = render(kind, locale);
      expect(subject).toContain('Heartline');
      expect(text).toContain('Anna');
      expect(text).toContain(link);
      expect(html).toContain(`href="${link}"`);
      expect(html).toContain(`<html dir="ltr" lang="${locale}">`);
      expect(text).toMatch(lifetimes[kind] ?? /./);
      expect(`${subject}${text}${html.replace(/<style[^]*?<\/style>/, '')}`).not.toMatch(/\{\w*\}/);
      const english = sentencesOf(render(kind, 'en'));
      expect(sentencesOf({ subject, text }).filter((line) => locale !== 'en' && english.includes(line))).toEqual([]);
    },
  );

  it('shows user text as text, and isolates its direction', () => {
    const { text, html } = render('welcome', 'en', '<b>{site}</b> \u202Eevil');
    expect(text).toContain('\u2068<b>{site}</b> \u202Eevil\u2069');
    expect(html).not.toContain('<b>');
    expect(html).toContain('&lt;b&gt;{site}');
  });

  it('uses English for an unknown language', () =>
    expect(render('welcome', 'xx').subject).toBe('Welcome to Heartline'));
});

/** An SMTP server that records its input. */
async function listen() {
  const heard: string[] = [];
  const answers = { recipient: '250 ok' };
  const smtp = createServer((socket) => {
    let data = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
        heard.push(line);
        if (data && line !== '.') continue;
        if (line === 'DATA') data = true;
        const greeting = line.startsWith('EHLO') ? '250-test\r\n250 SMTPUTF8' : '250 ok';
        const answer = line === 'DATA' ? '354 go' : line.startsWith('RCPT') ? answers.recipient : greeting;
        socket.write(`${answer}\r\n`);
        if (line === '.') data = false;
      }
    });
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return { smtp, heard, answers };
}

describe('the mailer', () => {
  const mail = { to: 'a@example.com', kind: 'welcome', sender: 'Heartline', subject: 'S', text: 'T', html: '<p>H</p>' };
  const config = { mailDir: '', smtpUrl: undefined, publicOrigin: 'https://heartline.test' };

  it('writes each mail as one whole file', async () => {
    const mailDir = await mkdtemp(join(tmpdir(), 'heartline-mail-'));
    const mailer = createMailer(
      { ...config, mailDir: join(mailDir, 'outbox') },
      createLog('silent'),
      createTestClock(),
    );
    await Promise.all([mailer.deliver(mail), mailer.deliver(mail)]);
    const files = await readdir(join(mailDir, 'outbox'));
    expect(files).toHaveLength(2);
    expect(JSON.parse(await readFile(join(mailDir, 'outbox', files[0] ?? ''), 'utf8'))).toEqual({
      ...mail,
      at: '2026-11-01T12:00:00.000Z',
    });
    await rm(mailDir, { recursive: true });
  });

  it('hands mails to SMTP, and fails when the other side refuses', async () => {
    const { smtp, heard, answers } = await listen();
    const mailer = createMailer(
      { ...config, smtpUrl: `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}` },
      createLog('silent'),
    );
    await mailer.deliver(mail);
    expect(heard).toContain('MAIL FROM:<no-reply@heartline.test>');
    expect(heard).toContain('RCPT TO:<a@example.com>');
    expect(heard).toContain('From: Heartline <no-reply@heartline.test>');
    answers.recipient = '550 no';
    await expect(mailer.deliver(mail)).rejects.toSatisfy(
      (error: Error) => error.message.includes('550') && !(error instanceof Outage),
    );
    answers.recipient = '451 later';
    await expect(mailer.deliver(mail)).rejects.toBeInstanceOf(Outage);
    await new Promise((resolve) => smtp.close(resolve));
    await expect(mailer.deliver(mail)).rejects.toBeInstanceOf(Outage);
  });

  it('lets no name and no subject become a header or an address', async () => {
    const { smtp, heard } = await listen();
    const smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;
    const forged = 'Heartline\r\nBcc: all@example.com, "x" <y@example.com>';
    await createMailer({ ...config, smtpUrl }, createLog('silent')).deliver({
      ...mail,
      sender: forged,
      subject: forged,
    });
    expect(heard.filter((line) => line.startsWith('RCPT TO'))).toEqual(['RCPT TO:<a@example.com>']);
    const headers = heard.map((line) => /^(Bcc|From|Subject|To):/i.exec(line)?.[1]).filter(Boolean);
    expect(headers).toEqual(['From', 'To', 'Subject']);
    await new Promise((resolve) => smtp.close(resolve));
  });

  it.each([
    ["o'brien@example.org", "o'brien@example.org", false],
    ['a@exämple.org', 'a@xn--exmple-cua.org', false],
    ['A.Müller@BÜCHER.example', 'A.Müller@bücher.example', true],
    ['иван@example.org', 'иван@example.org', true],
  ])('sends to %s what is for %s', async (to, recipient, inUtf8) => {
    const { smtp, heard } = await listen();
    const smtpUrl = `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`;
    await createMailer({ ...config, smtpUrl }, createLog('silent')).deliver({ ...mail, to });
    expect(heard).toContain(`RCPT TO:<${recipient}>`);
    expect(heard).toContain(`MAIL FROM:<no-reply@heartline.test>${inUtf8 ? ' SMTPUTF8' : ''}`);
    await new Promise((resolve) => smtp.close(resolve));
    const mailDir = await mkdtemp(join(tmpdir(), 'heartline-mail-'));
    await createMailer({ ...config, mailDir }, createLog('silent')).deliver({ ...mail, to });
    const [file = ''] = await readdir(mailDir);
    const stored = JSON.parse(await readFile(join(mailDir, file), 'utf8')) as { to: string };
    expect(domainToUnicode(stored.to.split('@')[1] ?? '')).toBe(domainToUnicode(recipient.split('@')[1] ?? ''));
    expect(stored.to.split('@')[1]).toMatch(/^[ -~]+$/);
    await rm(mailDir, { recursive: true });
  });

  it('treats a folder it cannot write to as an outage: its disk may be full', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'heartline-mail-')), 'file');
    await writeFile(file, '');
    const mailer = createMailer({ ...config, mailDir: join(file, 'folder') }, createLog('silent'));
    await expect(mailer.deliver(mail)).rejects.toBeInstanceOf(Outage);
  });

  it('keeps a mail that could not be sent, and sends it once when possible', async () => {
    const server = await createTestServer();
    const { deliver } = server.platform.mailer;
    server.platform.mailer.deliver = () => Promise.reject(new Error('SMTP is down'));
    const member = await server.signUp({ confirmed: false });
    await server.request('POST', '/api/activation/resend', { as: member, body: {} });
    expect(await server.mails()).toEqual([]);
    server.platform.mailer.deliver = deliver;
    server.clock.advance(5);
    expect(await server.mails()).toHaveLength(1);
    server.clock.advance(600);
    expect(await server.mails()).toHaveLength(1);
    await server.close();
  });
});

describe('an address that the mail server refuses for good', () => {
  const refuse = (server: TestServer, code: string) => {
    let tries = 0;
    server.platform.mailer.deliver = () => {
      tries += 1;
      return Promise.reject(new AddressRefused(code));
    };
    return () => tries;
  };
  const stopsOf = async (server: TestServer, as: TestMember) =>
    (
      (await (await server.request('GET', '/api/user.php', { as })).json()) as {
        user: { notifications_disabled: { reason: string }[] };
      }
    ).user.notifications_disabled;

  it('is written to once, and its member is notified', async () => {
    const server = await createTestServer();
    const member = await server.signUp({ confirmed: false });
    const tries = refuse(server, '550 5.1.1 nobody');
    await server.request('POST', '/api/activation/resend', { as: member, body: {} });
    await server.mails();
    server.clock.advance(3_600);
    await server.mails();
    expect(tries()).toBe(1);
    const stops = await stopsOf(server, member);
    expect(new Set(stops.map(({ reason }) => reason))).toEqual(new Set(['bounce']));
    expect([...(await server.sql`select kind from jobs where kind = 'mail.token'`)]).toEqual([]);
    await server.close();
  });

  it('reveals nothing about the account with the other address', async () => {
    const server = await createTestServer();
    const member = await server.signUp();
    const tries = refuse(server, '550 5.1.1 nobody');
    await enqueueTokenMail(server.platform, server.sql, 'email_change', {
      id: member.memberId,
      email: 'new@example.com',
    });
    await enqueueNewsMail(server.platform, server.sql, 'emailChanged', member.memberId, 'old@example.com');
    await server.mails();
    expect([tries(), await stopsOf(server, member)]).toEqual([2, []]);
    await server.close();
  });
});

describe('/dev/mail', () => {
  it('shows the outbox of a demo with working links, and each mail', async () => {
    const server = await createTestServer({ config: { demo: true } });
    const member = await server.signUp({ confirmed: false, name: '<i>Ida</i>' });
    await server.request('POST', '/api/activation/resend', { as: member, body: {} });
    await server.mails();
    const list = await (await server.app.request('/dev/mail')).text();
    const [, href = ''] = /href="(http[^"]*\/complete-signup\?token=[\w-]{32})"/.exec(list) ?? [];
    expect(href).not.toBe('');
    expect(list).not.toContain('<i>');
    const [, page = ''] = /href="(\/dev\/mail\/[^"]+)"/.exec(list) ?? [];
    expect(await (await server.app.request(page)).text()).toContain('One click and you’re in');
    expect((await server.app.request('/dev/mail/..%2F..%2Fetc%2Fpasswd')).status).toBe(404);
    await server.request('POST', '/api/activation', { body: { token: href.split('=')[1] } });
    await server.close();
  });
});
