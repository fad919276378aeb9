import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials, saveDevice } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { hashSecret } from '../platform/ids.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

const newPassword = 'seven green bottles';
const ask = (email: string, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/password-reset', { body: { email }, headers });
const set = (token: string, password = newPassword, as?: TestMember) =>
  server.request('PUT', '/api/password-reset', { body: { token, password }, ...(as ? { as } : {}) });
const look = (token: string, as?: TestMember) =>
  server.request('POST', '/api/password-reset/link', { body: { token }, ...(as ? { as } : {}) });
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; fields?: unknown[] } }).error;
const tokensTo = async ({ email }: { email: string }) =>
  (await server.mails())
    .filter(({ to }) => to === email)
    .map(({ text }) => /\/reset-password\/do\?token=([\w-]+)/.exec(text)?.[1] ?? '');

async function asked() {
  const member = await server.signUp();
  expect((await ask(member.email)).status).toBe(200);
  return { ...member, token: (await tokensTo(member))[0] ?? '' };
}

describe('[SES-09] password reset', () => {
  it('mails a link, sets the password, ends every session and lock, and logs nobody in', async () => {
    const member = await asked();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await server.request('POST', '/api/user.php', { body: { login: member.email, password: 'wrong password' } });
    const response = await set(member.token);
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await (await server.request('GET', '/api/user.php', { as: member })).json()).toMatchObject({ user: null });
    expect(
      (await server.request('POST', '/api/user.php', { body: { login: member.email, password: newPassword } })).status,
    ).toBe(200);
  });

  it('ends a lock for the new password only, and shows nobody else that there was a reset', async () => {
    const member = await asked();
    const logIn = async (login: string, password: string) =>
      (await server.request('POST', '/api/user.php', { body: { login, password } })).status;
    for (const login of [member.email, member.name])
      for (let attempt = 0; attempt < 10; attempt += 1) await logIn(login, 'wrong password');
    await set(member.token);
    const logins = [member.email, member.name];
    for (const login of logins) expect(await logIn(login, 'wrong password')).toBe(423);
    for (const login of logins) expect(await logIn(login, newPassword)).toBe(200);
    for (const login of logins) expect(await logIn(login, 'wrong password')).toBe(423);
    // Guesses meanwhile count for the account.
    for (let attempt = 0; attempt < 10; attempt += 1) await logIn(member.email, 'wrong password');
    expect(await logIn(member.email, newPassword)).toBe(423);
  });

  it('mails the owner that the password was changed, without a secret (ASVS 6.3.7)', async () => {
    const member = await asked();
    const newsTo = async () =>
      (await server.mails()).filter(({ to, kind }) => to === member.email && kind === 'passwordChanged');
    await set('not a token');
    expect(await newsTo()).toEqual([]);
    await set(member.token);
    const mails = await newsTo();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toContain('token=');
  });

  it('reports an unknown address', async () => {
    const response = await ask('ghost@example.com');
    expect([response.status, (await errorOf(response)).code]).toEqual([404, 'email_not_found']);
  });

  it('answers for a known and an unknown address no sooner than 150 ms', async () => {
    const { email } = await server.signUp();
    for (const address of [email, 'ghost@example.com']) {
      const started = performance.now();
      await ask(address);
      expect(performance.now() - started).toBeGreaterThanOrEqual(149);
    }
  });

  it('mails at most 5 a day, however many are requested at once at two processes, and again the next day', async () => {
    const { email } = await server.signUp();
    const other = await server.another();
    const answers = await Promise.all(
      Array.from({ length: 9 }, (_item, index) =>
        (index % 2 ? server : other).request('POST', '/api/password-reset', { body: { email } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = answers.find(({ status }) => status === 429);
    expect((await errorOf(refused ?? new Response('{}'))).code).toBe('too_many_reset_emails');
    server.clock.advance(86_400);
    expect((await ask(email)).status).toBe(200);
  });

  it('lets no stranger use up the requests of a device that has signed in to the account', async () => {
    const [member, other] = [await server.signUp(), await server.signUp()];
    const password = 'blue kettle on the hill';
    const hash = await passwordHasher.hash(password);
    const deviceOf = async ({ memberId, email }: TestMember) => {
      await saveCredentials(server.sql, memberId, hash, server.clock.now());
      const answer = await server.request('POST', '/api/user.php', { body: { login: email, password } });
      const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
      return cookies.find((line) => line.startsWith('__Host-heartline-device=')) ?? '';
    };
    const [cookie, foreign] = [await deviceOf(member), await deviceOf(other)];
    // More than an address has in a day, and in an hour.
    for (let network = 0; network < 12; network += 1)
      await ask(member.email, { 'x-test-address': `192.0.2.${network}` });
    for (const wrong of ['', foreign, '__Host-heartline-device=made-up'])
      expect((await ask(member.email, { cookie: wrong })).status).toBe(429);
    expect((await ask(member.email, { cookie })).status).toBe(200);
    expect((await set((await tokensTo(member)).at(-1) ?? '')).status).toBe(200);
  });

  it('mails a device that has signed in to the account five more a day', async () => {
    const { email, memberId } = await server.signUp();
    const cookie = '__Host-heartline-device=known';
    await saveDevice(server.sql, memberId, hashSecret('known'), server.clock.now());
    for (let network = 0; network < 12; network += 1) await ask(email, { 'x-test-address': `192.0.2.${network}` });
    const statuses = await Promise.all(Array.from({ length: 13 }, async () => (await ask(email, { cookie })).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(5);
    server.clock.advance(86_400);
    expect((await ask(email, { cookie })).status).toBe(200);
  });

  it('limits requests for one address from anywhere, and from one network', async () => {
    const count = async (answers: Promise<Response>[]) =>
      Object.groupBy(await Promise.all(answers), ({ status }) => String(status));
    const oneAddress = await count(
      Array.from({ length: 13 }, (_item, index) => ask('one@example.com', { 'x-test-address': `192.0.2.${index}` })),
    );
    expect([oneAddress['404']?.length, oneAddress['429']?.length]).toEqual([10, 3]);
    const oneNetwork = await count(
      Array.from({ length: 23 }, (_item, index) =>
        ask(`many-${index}@example.com`, { 'x-test-address': '198.51.100.1' }),
      ),
    );
    expect([oneNetwork['404']?.length, oneNetwork['429']?.length]).toEqual([20, 3]);
  });

  it('accepts only the newest link', async () => {
    const member = await asked();
    await ask(member.email);
    const [old = '', fresh = ''] = await tokensTo(member);
    expect((await errorOf(await set(old))).code).toBe('link_invalid');
    expect((await set(fresh)).status).toBe(200);
  });

  it('works once, also when two requests come at once', async () => {
    const { token } = await asked();
    const both = await Promise.all([set(token), set(token)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410]);
    expect((await set(token)).status).toBe(410);
  });

  it('can be checked, without being used up', async () => {
    const statusOf = async (given: string) => (await look(given)).status;
    const { token, email } = await asked();
    expect([await statusOf(token), await statusOf(token), await statusOf('made-up'), await statusOf('')]).toEqual([
      200, 200, 410, 410,
    ]);
    // A password manager needs to know the account.
    expect(await (await look(token)).json()).toEqual({ email });
    expect((await set(token)).status).toBe(200);
    expect(await statusOf(token)).toBe(410);
    const late = await asked();
    server.clock.advance(30 * 60);
    expect(await statusOf(late.token)).toBe(410);
  });

  it('is refused to a member logged in to another account, and works for its own', async () => {
    const { token, ...member } = await asked();
    const stranger = await server.signUp();
    for (const response of [await look(token, stranger), await set(token, newPassword, stranger)])
      expect([response.status, await response.json()]).toMatchObject([403, { error: { code: 'forbidden' } }]);
    // Every caller learns that a link is invalid.
    expect([(await look('made-up', stranger)).status, (await set('made-up', newPassword, stranger)).status]).toEqual([
      410, 410,
    ]);
    const user = await server.request('GET', '/api/user.php', { as: stranger });
    expect(await user.json()).toMatchObject({ user: { id: stranger.publicId } });
    expect([(await look(token, member)).status, (await set(token, newPassword, member)).status]).toEqual([200, 200]);
  });

  it('ends after 30 minutes', async () => {
    const { token } = await asked();
    server.clock.advance(30 * 60);
    const response = await set(token);
    expect([response.status, (await errorOf(response)).code]).toEqual([410, 'link_invalid']);
  });

  it('is mailed when the mail server is back, and is good for 30 minutes from then', async () => {
    const member = await server.signUp();
    await ask(member.email);
    server.clock.advance(5 * 3_600);
    const [token = ''] = await tokensTo(member);
    server.clock.advance(29 * 60);
    expect((await look(token)).status).toBe(200);
    server.clock.advance(60);
    expect((await look(token)).status).toBe(410);
  });

  it('refuses an invalid password without using up the link', async () => {
    const { token, email } = await asked();
    for (const [password, code] of [
      ['short', 'too_short'],
      ['password1', 'password_common'],
      [email, 'password_context'],
    ]) {
      expect((await errorOf(await set(token, password))).fields).toEqual([{ name: 'password', code }]);
    }
    expect((await set(token)).status).toBe(200);
  });

  it('forgets devices that knew the old password', async () => {
    const member = await asked();
    await server.sql`insert into known_devices values (${member.memberId}, '\\x00', ${server.clock.now()})`;
    await set(member.token);
    expect([...(await server.sql`select * from known_devices where member_id = ${member.memberId}`)]).toEqual([]);
  });

  it('refuses an activation link', async () => {
    const member = await server.signUp({ confirmed: false });
    await server.request('POST', '/api/activation/resend', { as: member, body: {} });
    const [mail] = (await server.mails()).filter(({ to }) => to === member.email);
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await set(token)).status).toBe(410);
  });
});
