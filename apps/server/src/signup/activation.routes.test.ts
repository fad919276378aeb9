import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

const tokenIn = (text: string) => /\/activate\?token=([\w-]+)/.exec(text)?.[1] ?? '';
const activate = (token: string) => server.request('POST', '/api/activation', { body: { token } });
const resend = (body: object, as?: TestMember) =>
  server.request('POST', '/api/activation/resend', { body, ...(as ? { as } : {}) });
const mailsTo = async (member: { email: string }) => (await server.mails()).filter(({ to }) => to === member.email);
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

async function unconfirmed(options: Parameters<TestServer['signUp']>[0] = {}) {
  const member = await server.signUp({ ...options, confirmed: false });
  await resend({}, member);
  const [mail] = await mailsTo(member);
  return { ...member, token: tokenIn(mail?.text ?? '') };
}
const statusOf = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/user.php', { as })).json()) as { user: { status: string } }).user.status;

describe('[SGN-05] activation', () => {
  it('confirms the account by the mailed link, then welcomes it', async () => {
    const member = await unconfirmed({ language: 'da' });
    expect(await statusOf(member)).toBe('not_confirmed');
    expect((await activate(member.token)).status).toBe(200);
    expect(await statusOf(member)).toBe('active');
    expect((await mailsTo(member)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['activation', 'Bekræft din e-mailadresse til Heartline'],
      ['welcome', 'Velkommen til Heartline'],
    ]);
  });

  it('works once, and not with a made-up token', async () => {
    const member = await unconfirmed();
    await activate(member.token);
    for (const token of [member.token, 'made-up', '']) {
      const response = await activate(token);
      expect([response.status, await codeOf(response)]).toEqual([410, 'activation_failed']);
    }
  });

  it('confirms once when two processes are asked at once', async () => {
    const other = await server.another();
    const member = await unconfirmed();
    const body = { token: member.token };
    const both = await Promise.all([activate(member.token), other.request('POST', '/api/activation', { body })]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await mailsTo(member)).filter(({ kind }) => kind === 'welcome')).toHaveLength(1);
  });

  it('ends after 7 days', async () => {
    const member = await unconfirmed();
    server.clock.advance(7 * 86_400);
    expect((await activate(member.token)).status).toBe(410);
  });

  it('is no longer good when the account has another address', async () => {
    const member = await unconfirmed();
    await server.sql`update members set email = 'moved@example.com' where id = ${member.memberId}`;
    expect((await activate(member.token)).status).toBe(410);
  });

  it('is not changed by opening the link', async () => {
    const member = await unconfirmed();
    await server.request('GET', `/activate?token=${member.token}`);
    expect(await statusOf(member)).toBe('not_confirmed');
  });

  it('stores no link in the database', async () => {
    const member = await unconfirmed();
    const rows = [...(await server.sql`select * from mail_tokens`), ...(await server.sql`select * from jobs`)];
    expect(member.token).toMatch(/^[\w-]{32}$/);
    expect(JSON.stringify(rows)).not.toContain(member.token);
  });
});

describe('[SGN-05] mailing the link again', () => {
  it('answers the same for every address, and mails only where one is waited for', async () => {
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

  it('leaves the earlier link good, and mails 5 a day at most', async () => {
    const member = await unconfirmed();
    for (let index = 0; index < 6; index += 1) expect((await resend({}, member)).status).toBe(200);
    expect(await mailsTo(member)).toHaveLength(5);
    expect((await activate(member.token)).status).toBe(200);
  });
});

describe('[SGN-01] signup_message', () => {
  it('is kept, and sent once to the member in view when the account is confirmed', async () => {
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
    await activate(tokenIn(mail?.text ?? ''));
    await server.platform.jobs.runDue();
    await server.platform.jobs.runDue();
    expect([...(await bodies())]).toEqual([{ body: 'Hello from my train ride' }]);
    const [row] =
      await server.sql`select w.balance from wallets w join members m on m.id = w.member_id where m.name = 'Writer'`;
    expect(row?.['balance']).toBe(20);
    expect([...(await server.sql`select * from first_messages`)]).toEqual([]);
  });

  it('is dropped when the other member is gone, at no cost', async () => {
    const member = await unconfirmed();
    await server.sql`insert into first_messages values (${member.memberId}, 'gone', 'Hello', gen_random_uuid(), ${server.clock.now()})`;
    await activate(member.token);
    await server.platform.jobs.runDue();
    expect([...(await server.sql`select * from first_messages`)]).toEqual([]);
    expect([...(await server.sql`select * from jobs where kind = 'signup.first-message'`)]).toEqual([]);
    expect((await server.sql`select balance from wallets where member_id = ${member.memberId}`)[0]?.['balance']).toBe(
      30,
    );
  });

  it('is as long as a message at most', async () => {
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
