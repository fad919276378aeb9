import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { mailKinds } from '@heartline/api-client/contract';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { bringToIntake, deliveryStatus, spamReport } from '../testing/mail/mail-reports.ts';
import { openMailIntake, type MailIntake } from './mail-intake.ts';
import { returnName } from '../identity/return-address.ts';

const minute = 60;
const day = 86_400;

/** The recipients' mail server: accepts all mails, and rejects some addresses as unknown. */
let world: SMTPServer;
const received: { from: string; to: string; message: string }[] = [];
const refusals = new Map<string, string>();
let server: TestServer;
let intake: MailIntake;

beforeAll(async () => {
  world = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      const why = refusals.get(address);
      done(why ? Object.assign(new Error(why.slice(4)), { responseCode: Number(why.slice(0, 3)) }) : null);
    },
    onData(stream, { envelope }, done) {
      void text(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        received.push({ from, to: envelope.rcptTo[0]?.address ?? '', message });
        done();
      });
    },
  });
  const listening = world.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  server = await createTestServer({ config: { smtpUrl: `smtp://127.0.0.1:${port}` } });
  intake = await openMailIntake(server.platform, 0, '127.0.0.1');
});
afterAll(async () => {
  await intake.close();
  await server.close();
  await new Promise<void>((resolve) => world.close(() => resolve()));
});

let reader: TestMember;
let writer: TestMember;
beforeEach(async () => {
  received.length = 0;
  refusals.clear();
  [reader, writer] = [await server.signUp(), await server.signUp({ gender: 'man' })];
});

const domain = () => new URL(server.config.publicOrigin).hostname;
/** Noon of the next day, so that no mail waits for the morning. */
const atNoon = () => {
  const now = server.clock.now();
  const noon = new Date(now);
  noon.setUTCHours(36, 0, 0, 0);
  server.clock.advance((noon.getTime() - now.getTime()) / 1000);
};

/** A like triggers a mail, which goes out by SMTP. */
async function mailOf(member: TestMember): Promise<(typeof received)[number]> {
  atNoon();
  await server.sql`update sessions set expires_at = ${new Date(server.clock.now().getTime() + 30 * day * 1000)}, last_used_at = ${server.clock.now()}`;
  const liker = await server.signUp({ gender: 'man' });
  await server.request('PUT', `/api/members/${member.publicId}/like`, { as: liker });
  await server.sql`update members set last_active_at = ${new Date(server.clock.now().getTime() - day * 1000)} where id = ${member.memberId}`;
  // The like is announced at the next of the fixed times; the mail follows once it has stayed unread for a while.
  server.clock.advance(31 * minute);
  await server.platform.jobs.runDue();
  const mail = received.findLast(({ to }) => to === member.email);
  if (!mail) throw new Error('no mail has arrived');
  return mail;
}

const bringBack = (to: string, raw: string) => bringToIntake(intake.port, to, raw);
const statusOf = (status: string, action?: string, original?: string) =>
  deliveryStatus({ recipient: reader.email, status, action, original });

interface Choice {
  kind: string;
  on: boolean;
  stopped_by: string | null;
}
async function choicesOf(member: TestMember): Promise<Choice[]> {
  const response = await server.request('GET', '/api/me/notifications', { as: member });
  return ((await response.json()) as { mails: Choice[] }).mails;
}
const stoppedOf = async (member: TestMember) => {
  const response = await server.request('GET', '/api/user.php', { as: member });
  return ((await response.json()) as { user: { notifications_disabled: string[] } }).user.notifications_disabled;
};
const switchOn = (member: TestMember) =>
  server.request('PUT', '/api/me/notifications', { as: member, body: { mails: [{ kind: 'like', on: true }] } });

describe('[ACC-02] a mail that comes back', () => {
  it('for good switches off every kind with a reason, which the member sees and can undo; the same report again does nothing', async () => {
    const mail = await mailOf(reader);
    expect(mail.from).toMatch(new RegExp(`^b-[0-9a-z-]+@${domain()}$`));
    expect(mail.message).toContain(`Message-ID: <${mail.from}>`);
    expect(await stoppedOf(reader)).toEqual([]);

    const report = statusOf('5.1.1', 'failed', mail.message);
    await bringBack(mail.from, report);
    const off = await choicesOf(reader);
    expect(off.filter(({ on }) => on)).toEqual([]);
    expect(off.filter(({ stopped_by }) => stopped_by === 'bounce').map(({ kind }) => kind)).toEqual(
      mailKinds.filter((kind) => kind !== 'promotions' && kind !== 'news'),
    );
    expect(await stoppedOf(reader)).not.toEqual([]);

    server.clock.advance(minute);
    await switchOn(reader);
    await bringBack(mail.from, report);
    expect((await choicesOf(reader)).find(({ kind }) => kind === 'like')).toMatchObject({ on: true, stopped_by: null });
    // A mail sent since then is a new case.
    server.clock.advance(day);
    const later = await mailOf(reader);
    await bringBack(later.from, statusOf('5.1.1'));
    expect((await choicesOf(reader)).find(({ kind }) => kind === 'like')).toMatchObject({ stopped_by: 'bounce' });
  });

  it.each([
    ['a delay', '4.4.1', 'delayed'],
    ['a failure that may be temporary', '4.2.2', 'failed'],
    ['a full mailbox', '5.2.2', 'failed'],
    ['a filter that refuses the sender', '5.7.1', 'failed'],
    ['a mail that has arrived', '2.0.0', 'delivered'],
  ])('for now switches nothing off: %s', async (_what, status, action) => {
    const mail = await mailOf(reader);
    await bringBack(mail.from, statusOf(status, action, mail.message));
    expect(await stoppedOf(reader)).toEqual([]);
  });

  it('as spam switches off every kind, wherever in the report the provider names the mail', async () => {
    const mail = await mailOf(reader);
    await bringBack(`feedback@${domain()}`, spamReport(mail.message, 'not-spam'));
    expect(await stoppedOf(reader)).toEqual([]);
    await bringBack(`Feedback@${domain()}`, spamReport(mail.message));
    const off = await choicesOf(reader);
    expect(off.some(({ on }) => on)).toBe(false);
    expect(off.find(({ kind }) => kind === 'like')?.stopped_by).toBe('complaint');
    expect((await choicesOf(writer)).every(({ stopped_by }) => stopped_by === null)).toBe(true);
  });

  it('is recognised at once when the accepting server refuses for good, and not when it asks to retry', async () => {
    refusals.set(reader.email, '550 5.1.1 No such user');
    await expect(mailOf(reader)).rejects.toThrow('no mail');
    expect((await choicesOf(reader)).find(({ kind }) => kind === 'like')?.stopped_by).toBe('bounce');
    refusals.set(writer.email, '550 5.7.1 We do not like you');
    await expect(mailOf(writer)).rejects.toThrow('no mail');
    expect(await stoppedOf(writer)).toEqual([]);
  });
});

describe('[ACC-02] nobody switches off the mails of another', () => {
  it('with a return address that is unsigned, of another member, or for an address that the account no longer has', async () => {
    const mail = await mailOf(reader);
    const [, , second = '', signature = ''] = (mail.from.split('@')[0] ?? '').split('-');
    const other = `b-${writer.memberId.toString(36)}-${second}-${signature}@${domain()}`;
    const guessed = `b-${reader.memberId.toString(36)}-${second}-${'0'.repeat(24)}@${domain()}`;
    for (const forged of [other, guessed])
      await bringBack(forged, statusOf('5.1.1', 'failed', mail.message.replaceAll(mail.from, forged)));
    expect([await stoppedOf(reader), await stoppedOf(writer)]).toEqual([[], []]);

    await server.sql`update members set email = 'new@example.org', email_key = 'new@example.org' where id = ${reader.memberId}`;
    await bringBack(mail.from, statusOf('5.1.1'));
    expect(await stoppedOf(reader)).toEqual([]);
  });

  it('with only the text of a mail, or without a report', async () => {
    const mail = await mailOf(reader);
    const quoting = `Subject: About ${mail.from}\r\n\r\nBody with ${mail.from}\r\n`;
    await bringBack(`feedback@${domain()}`, spamReport(quoting.replace(/^Subject: .*\r\n/, 'Subject: Hi\r\n')));
    await bringBack(mail.from, 'From: reader@example.org\r\nSubject: Out of office\r\n\r\nI am away.\r\n');
    expect(await stoppedOf(reader)).toEqual([]);
  });

  it('and no mail is relayed: every other address is refused, and so is a mail that is too large', async () => {
    const mine = `${returnName(server.platform, { memberId: reader.memberId, sentAt: server.clock.now() }, reader.email)}@`;
    for (const address of ['someone@elsewhere.example', `someone@${domain()}`, `${mine}elsewhere.example`])
      await expect(bringBack(address, statusOf('5.1.1'))).rejects.toThrow('No such mailbox here');
    await expect(bringBack(`${mine}${domain()}`, statusOf('5.1.1', 'failed', 'x'.repeat(600_000)))).rejects.toThrow(
      /large|size/i,
    );
    expect(await stoppedOf(reader)).toEqual([]);
  });
});
