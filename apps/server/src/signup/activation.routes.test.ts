import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { newTag } from '../../../../tests/support/tag.ts';
import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

const password = 'blue kettle on the hill';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await passwordHasher.hash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

const tokenIn = (text: string) => /\/complete-signup\?token=([\w-]+)/.exec(text)?.[1] ?? '';
/** Opened by a member, or by a visitor with the password. */
const activate = (token: string, by: TestMember | string) =>
  server.request(
    'POST',
    '/api/activation',
    typeof by === 'string' ? { body: { token, password: by } } : { body: { token }, as: by },
  );
const resend = (body: object, as?: TestMember) =>
  server.request('POST', '/api/activation/resend', { body, ...(as ? { as } : {}) });
const mailsTo = async (member: { email: string }) => (await server.mails()).filter(({ to }) => to === member.email);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

async function unconfirmed(options: Parameters<TestServer['signUp']>[0] = {}) {
  const member = await server.signUp({ ...options, confirmed: false });
  await saveCredentials(server.sql, member.memberId, passwordHash, server.clock.now());
  await resend({}, member);
  const [mail] = await mailsTo(member);
  return { ...member, token: tokenIn(mail?.text ?? '') };
}
const statusOf = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/user.php', { as })).json()) as { user: { status: string } }).user.status;

describe('[SGN-05] activation', () => {
  it('confirms the account by the mailed link, then sends the welcome mail', async () => {
    const member = await unconfirmed({ language: 'da' });
    expect(await statusOf(member)).toBe('not_confirmed');
    expect((await activate(member.token, member)).status).toBe(200);
    expect(await statusOf(member)).toBe('active');
    expect((await mailsTo(member)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['activation', 'Bekræft din e-mailadresse til Heartline'],
      ['welcome', 'Velkommen til Heartline'],
    ]);
  });

  it('works once, reports afterwards that it has, to every caller, and refuses a made-up token', async () => {
    const member = await unconfirmed();
    expect(await (await activate(member.token, member)).json()).toEqual({ already: false });
    for (const by of [member, password, 'another password', '']) {
      const response = await activate(member.token, by);
      expect([response.status, await response.json()]).toEqual([200, { already: true }]);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    for (const token of ['made-up', '']) {
      const response = await activate(token, member);
      expect([response.status, await codeOf(response)]).toEqual([410, 'activation_failed']);
    }
  });

  it('confirms once when two processes receive it at once', async () => {
    const other = await server.another();
    const member = await unconfirmed();
    const body = { token: member.token, password };
    const both = await Promise.all([
      activate(member.token, member),
      other.request('POST', '/api/activation', { body }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const already = await Promise.all(both.map(async (one) => ((await one.json()) as { already: boolean }).already));
    expect(already.toSorted((one, two) => Number(one) - Number(two))).toEqual([false, true]);
    expect((await mailsTo(member)).filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  });

  it('asks a visitor for the password: the address may be in somebody else’s sign-up', async () => {
    const member = await unconfirmed();
    for (const wrong of ['', 'not this one', password.toUpperCase()]) {
      const response = await activate(member.token, wrong);
      expect([response.status, await codeOf(response)]).toEqual([400, 'password_wrong']);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
    const bare = await server.request('POST', '/api/activation', { body: { token: member.token } });
    expect([bare.status, await codeOf(bare), await statusOf(member)]).toEqual([400, 'password_wrong', 'not_confirmed']);
    expect((await activate(member.token, password)).status).toBe(200);
    expect(await statusOf(member)).toBe('active');
  });

  it('allows ten attempts at the password, and locks nobody out of logging in', async () => {
    const member = await unconfirmed();
    for (let time = 0; time < 10; time += 1) expect((await activate(member.token, 'a guess')).status).toBe(400);
    const locked = await activate(member.token, password);
    expect([locked.status, await codeOf(locked)]).toEqual([423, 'account_blocked']);
    const login = await server.request('POST', '/api/user.php', { body: { login: member.email, password } });
    expect([login.status, (await activate(member.token, member)).status]).toEqual([200, 200]);
  });

  it('ends after 7 days', async () => {
    const member = await unconfirmed();
    server.clock.advance(7 * 86_400);
    expect((await activate(member.token, member)).status).toBe(410);
  });

  it('stops working when the account has another address', async () => {
    const member = await unconfirmed();
    await server.sql`update members set email = 'moved@example.com' where id = ${member.memberId}`;
    expect((await activate(member.token, member)).status).toBe(410);
  });

  it('is not used up by opening the link', async () => {
    const member = await unconfirmed();
    await server.request('GET', `/complete-signup?token=${member.token}`);
    expect(await statusOf(member)).toBe('not_confirmed');
  });

  it('stores no link in the database', async () => {
    const member = await unconfirmed();
    const rows = [...(await server.sql`select * from mail_tokens`), ...(await server.sql`select * from jobs`)];
    expect(member.token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(rows)).not.toContain(member.token);
  });
});

describe('[SGN-03] a mailed link', () => {
  const check = async (token: string, as?: TestMember) => {
    const response = await server.request('POST', '/api/activation/link', { body: { token }, ...(as ? { as } : {}) });
    return [response.status, await response.json()] as const;
  };

  it('says what it would do, changes nothing, and afterwards says that it is done, also for every earlier link', async () => {
    const member = await unconfirmed();
    await resend({}, member);
    const other = tokenIn((await mailsTo(member)).at(-1)?.text ?? '');
    expect(other).not.toBe(member.token);
    for (const as of [undefined, member])
      expect(await check(member.token, as)).toEqual([
        200,
        { email: member.email, state: 'open', asks_password: as === undefined },
      ]);
    expect(await statusOf(member)).toBe('not_confirmed');
    await activate(member.token, member);
    for (const token of [member.token, other])
      expect(await check(token, member)).toEqual([200, { email: member.email, state: 'done', asks_password: false }]);
  });

  it('has different answers for an expired, a made-up and another member’s link', async () => {
    const member = await unconfirmed();
    const stranger = await server.signUp();
    expect((await check(member.token, stranger))[0]).toBe(403);
    const body = { token: member.token };
    expect((await server.request('POST', '/api/activation', { as: stranger, body })).status).toBe(403);
    expect(await statusOf(member)).toBe('not_confirmed');
    expect((await check('made-up'))[0]).toBe(410);
    server.clock.advance(7 * 86_400);
    expect(await check(member.token)).toMatchObject([200, { email: member.email, state: 'expired' }]);
  });

  it('logs a visitor in when they confirm, once, and no member with a second step', async () => {
    const member = await unconfirmed();
    const cookies = (await activate(member.token, password)).headers.getSetCookie();
    expect(cookies).toHaveLength(2);
    const cookie = (cookies[0] ?? '').split(';')[0] ?? '';
    const progress = await server.request('GET', '/api/signup/progress', { as: { ...member, cookie } });
    expect(await progress.json()).toMatchObject({ progress: { current: 'photo' } });
    expect((await activate(member.token, password)).headers.getSetCookie()).toEqual([]);

    const there = await unconfirmed();
    const body = { token: there.token };
    expect((await server.request('POST', '/api/activation', { as: there, body })).headers.getSetCookie()).toEqual([]);

    const careful = await unconfirmed();
    const now = server.clock.now();
    await server.sql`insert into second_steps values (${careful.memberId}, 'sealed', ${now}, ${now})`;
    const answer = await activate(careful.token, password);
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([200, []]);
  });
});

describe('[SGN-03] the reminder', () => {
  const day = 86_400;
  const kindsTo = async (email: string) => (await mailsTo({ email })).map(({ kind }) => kind);
  const form = (email: string) => ({
    email,
    name: email.split('@')[0],
    password: 'blue kettle on the hill',
    date_of_birth: '1992-04-03',
    gender: 'man',
    seeking: ['woman'],
    country: 'DE',
    language: 'sv',
    time_zone: 'Europe/Stockholm',
  });
  const signUp = async (email: string) => {
    expect((await server.request('POST', '/api/signup', { body: form(email) })).status).toBe(200);
    // At midday for the member, whenever the tests run.
    await server.sql`update members set time_zone = 'Etc/GMT' || case when h > 12 then '+' else '-' end || abs(h - 12)
      from (select extract(hour from ${server.clock.now()}::timestamptz at time zone 'UTC')::int as h) as utc where email = ${email}`;
  };

  it('is sent on the next day, once, with a link that confirms', async () => {
    await signUp('waits@example.com');
    server.clock.advance(day - 60);
    expect(await kindsTo('waits@example.com')).toEqual(['activation']);
    server.clock.advance(120);
    expect(await kindsTo('waits@example.com')).toEqual(['activation', 'activationReminder']);
    const mail = (await mailsTo({ email: 'waits@example.com' })).at(-1);
    expect(mail?.subject).toBe('Påminnelse: bekräfta din e-postadress för Heartline');
    server.clock.advance(2 * day);
    expect(await kindsTo('waits@example.com')).toHaveLength(2);
    expect((await activate(tokenIn(mail?.text ?? ''), password)).status).toBe(200);
  });

  it('is not sent to confirmed members, or those whose mails bounced', async () => {
    await signUp('confirmed@example.com');
    await signUp('bounced@example.com');
    await activate(tokenIn((await mailsTo({ email: 'confirmed@example.com' }))[0]?.text ?? ''), password);
    await server.sql`insert into mail_choices (member_id, kind, wanted, reason, changed_at)
      select id, 'reminders', false, 'bounce', ${server.clock.now()} from members where email = 'bounced@example.com'`;
    server.clock.advance(day + 60);
    expect(await kindsTo('confirmed@example.com')).not.toContain('activationReminder');
    expect(await kindsTo('bounced@example.com')).toEqual(['activation']);
  });

  it('waits for the morning', async () => {
    await signUp('sleeps@example.com');
    await server.sql`update members set time_zone = 'Etc/GMT' || case when h > 0 and h <= 12 then '+' || h when h = 0 then '' else '-' || (24 - h) end
      from (select extract(hour from ${server.clock.now()}::timestamptz at time zone 'UTC')::int as h) as utc where email = 'sleeps@example.com'`;
    server.clock.advance(day + 60);
    expect(await kindsTo('sleeps@example.com')).toEqual(['activation']);
    server.clock.advance(9 * 3_600);
    expect(await kindsTo('sleeps@example.com')).toEqual(['activation', 'activationReminder']);
  });
});

describe('[SGN-05] mailing the link again', () => {
  it('answers the same for every address, and mails only where a link is pending', async () => {
    const waiting = await server.signUp({ confirmed: false });
    const confirmed = await server.signUp();
    const answers = await Promise.all([
      resend({ email: waiting.email.toUpperCase() }),
      resend({ email: confirmed.email }),
      resend({ email: 'ghost@example.com' }),
      resend({ email: 'no address' }),
      resend({}),
    ]);
    expect(await Promise.all(answers.map(async (response) => [response.status, await response.text()]))).toEqual(
      answers.map(() => [200, '{}']),
    );
    expect(await mailsTo(waiting)).toHaveLength(1);
    expect(await mailsTo(confirmed)).toHaveLength(0);
  });

  it('leaves the earlier link valid, mails at most 5 a day, and reports the limit to the member alone', async () => {
    const member = await unconfirmed();
    const answers = [];
    for (let index = 0; index < 6; index += 1) answers.push(await resend({}, member));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 429, 429]);
    expect(answers.at(-1)?.headers.get('retry-after')).toBe('86400');
    expect(await (await resend({ email: member.email })).json()).toEqual({});
    expect(await mailsTo(member)).toHaveLength(5);
    expect((await activate(member.token, member)).status).toBe(200);
  });

  it('informs only the confirmed member that nothing is left to confirm', async () => {
    const member = await server.signUp();
    const answer = await resend({}, member);
    expect([answer.status, await answer.json()]).toEqual([200, { already: true }]);
    expect(await (await resend({ email: member.email }, member)).json()).toEqual({});
    expect(await (await resend({ email: member.email })).json()).toEqual({});
    expect(await mailsTo(member)).toEqual([]);
  });
});

describe('[SGN-01] signup_message', () => {
  it('is kept, and sent once to the addressed member when the account is confirmed', async () => {
    const other = await server.signUp();
    const response = await server.request('POST', '/api/signup', {
      body: {
        email: 'writer@example.com',
        name: 'Writer',
        password: 'blue kettle on the hill',
        date_of_birth: '1992-04-03',
        gender: 'man',
        seeking: ['woman'],
        country: 'DE',
        language: 'en',
        signup_message: ' Hello from my train ride ',
        member: other.publicId,
      },
    });
    expect(response.status).toBe(200);
    const bodies = () =>
      server.sql<
        { body: string }[]
      >`select m.body from messages m join conversation_members c on c.conversation_id = m.conversation_id where c.member_id = ${other.memberId}`;
    const [mail] = await mailsTo({ email: 'writer@example.com' });
    expect([...(await bodies())]).toEqual([]);
    await activate(tokenIn(mail?.text ?? ''), password);
    await server.platform.jobs.runDue();
    await server.platform.jobs.runDue();
    expect([...(await bodies())]).toEqual([{ body: 'Hello from my train ride' }]);
    const [row] =
      await server.sql`select w.balance from wallets w join members m on m.id = w.member_id where m.name = 'Writer'`;
    expect(row?.['balance']).toBe(20);
    expect([...(await server.sql`select * from first_messages`)]).toEqual([]);
  });

  const write = (words: string, member: string) =>
    server.request('POST', '/api/signup', {
      body: {
        email: `words-${randomUUID()}@example.com`,
        name: `Words ${newTag()}`,
        password: 'blue kettle on the hill',
        date_of_birth: '1992-04-03',
        gender: 'man',
        seeking: ['woman'],
        country: 'DE',
        language: 'en',
        signup_message: words,
        member,
      },
    });

  it('is kept as it will be sent: surrounding white space is removed', async () => {
    const other = await server.signUp();
    expect((await write('Hallo\tdu\r\nda\u000B', other.publicId)).status).toBe(200);
    const kept = await server.sql`select body from first_messages where to_public_id = ${other.publicId}`;
    expect([...kept]).toEqual([{ body: 'Hallo du\nda' }]);
    await server.sql`delete from first_messages`;
    const refused = await write('Hallo\u0007', other.publicId);
    expect([refused.status, await refused.json()]).toMatchObject([
      400,
      { error: { fields: [{ name: 'signup_message', code: 'invalid' }] } },
    ]);
  });

  it('is dropped when the other member is gone, at no cost', async () => {
    const member = await unconfirmed();
    await server.sql`insert into first_messages values (${member.memberId}, 'gone', 'Hello', gen_random_uuid(), ${server.clock.now()})`;
    await activate(member.token, member);
    await server.platform.jobs.runDue();
    expect([...(await server.sql`select * from first_messages`)]).toEqual([]);
    expect([...(await server.sql`select * from jobs where kind = 'signup.first-message'`)]).toEqual([]);
    expect((await server.sql`select balance from wallets where member_id = ${member.memberId}`)[0]?.['balance']).toBe(
      30,
    );
  });

  it('is limited to the length of a message', async () => {
    const response = await server.request('POST', '/api/signup', {
      body: {
        email: 'l@example.com',
        name: 'Long',
        password: 'blue kettle on the hill',
        date_of_birth: '1992-04-03',
        gender: 'man',
        seeking: ['woman'],
        country: 'DE',
        language: 'en',
        signup_message: 'x'.repeat(501),
      },
    });
    expect(await response.json()).toMatchObject({ error: { fields: [{ name: 'signup_message', code: 'too_long' }] } });
  });
});
