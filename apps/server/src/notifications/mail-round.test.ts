import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { Outage } from '../platform/outage.ts';
import { said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';

const password = 'a quiet evening by the lake';
const [minute, hour, day] = [60, 3_600, 86_400];

let server: TestServer;
let reader: TestMember;
let writer: TestMember;
beforeEach(async () => {
  // Noon in UTC, which is the zone of the members that tests sign up.
  server = await createTestServer();
  [reader, writer] = [await unreminded(), await unreminded({ gender: 'man', credits: 500 })];
});
afterEach(() => server.close());

/** Signs up a member who gets no reminder about a photo, for tests of other mails. */
async function unreminded(options?: SignUpOptions): Promise<TestMember> {
  const member = await server.signUp(options);
  await server.sql`
    insert into mail_choices (member_id, kind, wanted, changed_at) values (${member.memberId}, 'reminders', false, ${server.clock.now()})`;
  return member;
}
/** Time until a like has been announced to its recipient and has settled. */
const likeSettles = 31 * minute;
const kinds = async () => (await server.mails()).filter(({ headers }) => headers).map(({ to, kind }) => [to, kind]);
const like = (from: TestMember, to = reader) => server.request('PUT', `/api/members/${to.publicId}/like`, { as: from });
async function write(from = writer, to = reader, text = 'Hello'): Promise<string> {
  const conversation = await startChat(server, from, to);
  await said(await say(server, from, conversation, text));
  return conversation;
}
/** The mails of the next round, after this number of seconds. */
async function later(seconds: number): Promise<[string, string][]> {
  server.clock.advance(seconds);
  return (await kinds()) as [string, string][];
}

describe('[ACC-01] [ACC-07] mails about events', () => {
  it('come once for a first message, after it stayed unread for a while', async () => {
    await write();
    expect(await kinds()).toEqual([]);
    expect(await later(16 * minute)).toEqual([[reader.email, 'new_conversations']]);
    expect(await later(hour)).toHaveLength(1);
  });

  it('contain numbers only: no text, no name, in the reader’s language', async () => {
    await server.sql`update members set language = 'fi' where id = ${reader.memberId}`;
    await write(writer, reader, 'Something private');
    await later(16 * minute);
    const [mail] = await server.mails();
    expect(mail?.subject).toBe('Sinulle on ensimmäinen viesti');
    expect(JSON.stringify(mail)).not.toContain('Something private');
    expect(JSON.stringify(mail)).not.toContain(writer.name);
  });

  it('have a working way to unsubscribe in their header and at their end', async () => {
    await like(writer);
    await later(likeSettles);
    const [mail] = await server.mails();
    expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, path = ''] =
      /^<http:\/\/localhost:\d+(\/api\/unsubscribe\?token=[\w-]+)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ??
      [];
    expect(mail?.text).toContain(path.replace('/api', ''));
    expect((await server.request('POST', path)).status).toBe(200);
    await like(await unreminded());
    expect(await later(2 * day)).toHaveLength(1);
  });

  it('are about new messages only where both members have written', async () => {
    const conversation = await write();
    await said(await say(server, reader, conversation, 'Hi'));
    await server.request('PUT', `/api/conversations/${conversation}/read`, { as: reader, body: { seq: 2 } });
    await server.request('PUT', `/api/conversations/${conversation}/read`, { as: writer, body: { seq: 2 } });
    await said(await say(server, writer, conversation, 'How are you?'));
    expect(await later(16 * minute)).toEqual([[reader.email, 'new_messages']]);
  });

  it('remind once of messages unread for days', async () => {
    await write();
    await later(16 * minute);
    expect((await later(3 * day)).slice(1)).toEqual([[reader.email, 'unread_message_reminders']]);
    expect(await later(3 * day)).toHaveLength(2);
  });

  it('report the week once a week, and nothing for a week without events', async () => {
    await server.sql`insert into mail_choices (member_id, kind, wanted, changed_at) values (${reader.memberId}, 'like', false, ${server.clock.now()})`;
    expect(await later(6 * day)).toEqual([]);
    await like(await unreminded());
    expect(await later(day + hour)).toEqual([[reader.email, 'weekly_updates']]);
    const [mail] = await server.mails();
    expect(mail?.text).toContain('1 new like');
    expect(mail?.text).not.toContain('looked at');
    expect(await later(day)).toHaveLength(1);
    expect(await later(12 * day)).toHaveLength(1);
  });

  it('remind of the missing photo once', async () => {
    const bare = await server.signUp();
    expect(await later(3 * day + hour)).toEqual([[bare.email, 'reminders']]);
    expect(await later(12 * day)).toHaveLength(1);
  });
});

describe('[ACC-01] mails that are not sent', () => {
  it('are those about messages read or likes seen meanwhile', async () => {
    const conversation = await write();
    await like(writer);
    await server.request('PUT', `/api/conversations/${conversation}/read`, { as: reader, body: { seq: 1 } });
    // By then the like has been announced.
    server.clock.advance(15 * minute);
    await server.request('PUT', '/api/likes/seen', { as: reader, body: {} });
    expect(await later(16 * minute)).toEqual([]);
    expect(await later(4 * day)).toEqual([]);
  });

  it('are those whose messages were read between planning and sending', async () => {
    const conversation = await write();
    server.clock.advance(16 * minute);
    const { deliver } = server.platform.mailer;
    server.platform.mailer.deliver = () => Promise.reject(new Outage('SMTP is down'));
    expect(await kinds()).toEqual([]);
    await server.request('PUT', `/api/conversations/${conversation}/read`, { as: reader, body: { seq: 1 } });
    server.platform.mailer.deliver = deliver;
    expect(await later(hour)).toEqual([]);
  });

  it('are those of kinds switched off, and only those', async () => {
    await server.request('PUT', '/api/me/notifications', {
      as: reader,
      body: { mails: [{ kind: 'like', on: false }] },
    });
    await like(writer);
    await write();
    expect(await later(hour)).toEqual([[reader.email, 'new_conversations']]);
  });

  it('are a second one of a kind on the same day; the next day it is sent', async () => {
    await like(writer);
    expect(await later(16 * minute)).toEqual([]);
    expect(await later(likeSettles)).toHaveLength(1);
    await like(await unreminded());
    expect(await later(4 * hour)).toHaveLength(1);
    expect(await later(day - 4 * hour)).toHaveLength(2);
  });

  it('are all at night, in the reader’s time zone', async () => {
    await server.sql`update members set time_zone = 'Australia/Brisbane' where id = ${reader.memberId}`;
    await like(writer);
    // 22:16 in Brisbane, then 07:46 and 08:16.
    expect(await later(16 * minute)).toEqual([]);
    expect(await later(9.5 * hour)).toEqual([]);
    expect(await later(30 * minute)).toEqual([[reader.email, 'like']]);
  });

  it('are all while the member is online', async () => {
    await like(writer);
    server.clock.advance(10 * minute);
    await server.sql`update members set last_active_at = ${server.clock.now()} where id = ${reader.memberId}`;
    expect(await later(10 * minute)).toEqual([]);
    expect(await later(16 * minute)).toHaveLength(1);
  });

  it.each(['blocked', 'gone', 'fictional'])('are those about somebody who is %s', async (how) => {
    // Without premium a like stays in the list, and so in the mail (mail-veil.security.test.ts).
    await server.sql`update members set premium_since = ${server.clock.now()} where id = ${reader.memberId}`;
    await like(writer);
    await write();
    if (how === 'blocked')
      await server.request('PUT', `/api/members/${writer.publicId}/block`, { as: reader, body: {} });
    if (how === 'gone') await server.sql`update members set status = 'disabled' where id = ${writer.memberId}`;
    if (how === 'fictional') await server.sql`update members set fictional = true where id = ${writer.memberId}`;
    expect(await later(hour)).toEqual([]);
  });

  it('are those about muted conversations', async () => {
    const conversation = await write();
    await server.request('PUT', `/api/conversations/${conversation}/mute`, { as: reader, body: { muted: true } });
    expect(await later(hour)).toEqual([]);
  });

  it('are all for members who are unconfirmed or leaving', async () => {
    await like(writer);
    await server.sql`update members set status = 'pending_deletion' where id = ${reader.memberId}`;
    const unconfirmed = await server.signUp({ confirmed: false });
    await server.sql`insert into likes (from_id, to_id, created_at) values (${writer.memberId}, ${unconfirmed.memberId}, ${server.clock.now()})`;
    expect(await later(4 * day)).toEqual([]);
  });
});

describe('[ACC-05] a member who takes a break or deletes the account', () => {
  it.each([
    ['PUT', '/api/me/pause', { paused: true }],
    ['DELETE', '/api/me', { password }],
  ])('gets no mail after %s %s, not even one planned before', async (method, path, body) => {
    await saveCredentials(server.sql, reader.memberId, await passwordHasher.hash(password), server.clock.now());
    await like(writer);
    server.clock.advance(likeSettles);
    const { deliver } = server.platform.mailer;
    server.platform.mailer.deliver = () => Promise.reject(new Outage('SMTP is down'));
    expect(await kinds()).toEqual([]);
    expect(await server.sql`select from jobs where kind = 'mail.notification'`).toHaveLength(1);
    expect((await server.request(method, path, { as: reader, body })).status).toBe(200);
    server.platform.mailer.deliver = deliver;
    expect(await later(10 * day)).toEqual([]);
  });
});

describe('mails during failures', () => {
  it('wait while SMTP is down, and are sent once', async () => {
    await like(writer);
    const { deliver } = server.platform.mailer;
    server.platform.mailer.deliver = () => Promise.reject(new Outage('SMTP is down'));
    expect(await later(hour)).toEqual([]);
    server.platform.mailer.deliver = deliver;
    expect(await later(hour)).toHaveLength(1);
    expect(await later(hour)).toHaveLength(1);
  });

  it('are sent once when two processes plan at the same moment', async () => {
    const other = await server.another();
    await like(writer);
    server.clock.advance(hour);
    const job = {
      kind: 'mail.notification',
      payload: { memberId: reader.memberId, kind: 'like' },
      runAt: server.clock.now(),
    };
    for (const _time of [1, 2, 3, 4, 5, 6]) await server.platform.jobs.enqueue(server.sql, job);
    await Promise.all([server.platform.jobs.runDue(), other.platform.jobs.runDue()]);
    expect(await kinds()).toEqual([[reader.email, 'like']]);
  });
});
