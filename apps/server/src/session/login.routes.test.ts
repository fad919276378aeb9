import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { saveCredentials } from '../identity/account.store.ts';
import { deviceCookieName, sessionCookieName } from './cookie.ts';
import { passwordHasher } from '../identity/password-hash.ts';

let server: TestServer;
let passwordHash: string;
const password = 'a walk in the rain';

beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await passwordHasher.hash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

async function member(options: Parameters<TestServer['signUp']>[0] = {}): Promise<TestMember> {
  const made = await server.signUp(options);
  await saveCredentials(server.sql, made.memberId, passwordHash, server.clock.now());
  return made;
}

const logIn = (login: string, given = password, headers: Record<string, string> = {}, rest: object = {}) =>
  server.request('POST', '/api/user.php', { body: { login, password: given, ...rest }, headers });

const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; minutes?: number; request_id?: string } }).error;
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
const valueOf = (cookie = '') => cookie.split(';')[0] ?? '';

describe('[SES-08] login', () => {
  it('accepts e-mail address or username, in any case', async () => {
    const { email, name, publicId } = await member({ name: 'Jörg Straße', email: 'joerg@example.com' });
    for (const login of [email, 'JOERG@Example.COM', ` ${email} `, name, 'jörg STRASSE']) {
      const response = await logIn(login);
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ user: { id: publicId, email, status: 'active', credits: 30 } });
    }
  });

  it('sets the session cookie with the required attributes, and stores only its hash', async () => {
    const { email, memberId } = await member();
    const cookie = cookiesOf(await logIn(email))[sessionCookieName] ?? '';
    expect(cookie).toMatch(/^__Host-heartline=[\w-]{32}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const secret = valueOf(cookie).split('=')[1] ?? '';
    const rows = await server.sql`select * from sessions where member_id = ${memberId}`;
    expect(JSON.stringify(rows)).not.toContain(secret);
    const user = await server.request('GET', '/api/user.php', { headers: { cookie: valueOf(cookie) } });
    expect(await user.json()).toMatchObject({ user: { email } });
  });

  it('keeps a session without "remember" for the browser only', async () => {
    const { email } = await member();
    expect(cookiesOf(await logIn(email, password, {}, { remember: false }))[sessionCookieName]).not.toContain(
      'Max-Age',
    );
  });

  it('replaces the browser’s earlier session', async () => {
    const { email, cookie } = await member();
    const response = await logIn(email, password, { cookie });
    expect(valueOf(cookiesOf(response)[sessionCookieName])).not.toBe(cookie);
    expect(await (await server.request('GET', '/api/user.php', { headers: { cookie } })).json()).toMatchObject({
      user: null,
    });
  });

  it('answers a wrong password and an unknown login alike', async () => {
    const { email } = await member();
    const answers = await Promise.all([logIn(email, 'wrong password'), logIn('nobody@example.com', 'wrong password')]);
    const [one, other] = await Promise.all(
      answers.map(async (response) => ({
        status: response.status,
        error: { ...(await errorOf(response)), request_id: '' },
        headers: [...response.headers.keys()],
      })),
    );
    expect(one).toMatchObject({ status: 401, error: { code: 'login_failed' } });
    expect(other).toEqual(one);
  });

  it('compares the password as typed, in any Unicode form that keyboards send', async () => {
    const { email, memberId } = await member();
    for (const close of [` ${password}`, `${password} `, password.toUpperCase()])
      expect((await logIn(email, close)).status).toBe(401);
    await saveCredentials(
      server.sql,
      memberId,
      await passwordHasher.hash('gru\u0308ne Wiese am See'),
      server.clock.now(),
    );
    for (const typed of ['gr\u00FCne Wiese am See', 'gru\u0308ne Wiese am See'])
      expect((await logIn(email, typed)).status).toBe(200);
    expect((await logIn(email, 'grune Wiese am See')).status).toBe(401);
  });

  it('reveals a disabled account and one awaiting deletion only after the right password', async () => {
    const disabled = await member();
    const leaving = await member();
    await server.sql`update members set status = 'disabled' where id = ${disabled.memberId}`;
    await server.sql`update members set status = 'pending_deletion' where id = ${leaving.memberId}`;
    expect(await errorOf(await logIn(disabled.email))).toMatchObject({ code: 'account_disabled' });
    expect(await errorOf(await logIn(leaving.email))).toMatchObject({ code: 'pending_deletion' });
    expect(await errorOf(await logIn(disabled.email, 'wrong password'))).toMatchObject({ code: 'login_failed' });
  });

  it('prefers the e-mail address where one member’s name equals another’s address', async () => {
    const owner = await member({ email: 'shared@example.com' });
    await member({ name: 'shared@example.com', email: 'other@example.com' });
    expect(await (await logIn('shared@example.com')).json()).toMatchObject({ user: { id: owner.publicId } });
  });
});

describe('[SES-08] lock-out', () => {
  const fail = async (login: string, times: number, headers: Record<string, string> = {}) => {
    for (let attempt = 0; attempt < times; attempt += 1)
      expect((await logIn(login, 'wrong password', headers)).status).toBe(401);
  };

  it('locks the account after 10 failures, names the minutes, and unlocks', async () => {
    const { email, name } = await member();
    await fail(email, 10);
    const locked = await logIn(email);
    expect(locked.status).toBe(423);
    expect(locked.headers.get('retry-after')).toBe('60');
    expect(await errorOf(locked)).toMatchObject({ code: 'account_blocked', minutes: 1 });
    // Neither another network nor the account's other name avoids the lock; for the name, the lock is not revealed.
    expect((await logIn(email, password, { 'x-test-address': '192.0.2.77' })).status).toBe(423);
    expect((await logIn(name)).status).toBe(401);
    server.clock.advance(61);
    expect((await logIn(email)).status).toBe(200);
  });

  it('locks longer each time: 1, 2, 4, 8 and then 15 minutes', async () => {
    const { email } = await member();
    await fail(email, 9);
    for (const minutes of [1, 2, 4, 8, 15, 15]) {
      await fail(email, 1);
      expect(await errorOf(await logIn(email))).toMatchObject({ minutes });
      server.clock.advance(minutes * 60 + 1);
    }
  });

  it('locks an unknown login in the same way', async () => {
    await fail('ghost@example.com', 10);
    expect(await errorOf(await logIn('ghost@example.com'))).toMatchObject({ code: 'account_blocked', minutes: 1 });
  });

  it('counts all spellings of a login as one, whether or not it exists', async () => {
    await member({ name: 'Zoë Straße', email: 'zoe@bücher.example' });
    for (const spellings of [
      ['Zoë Straße', 'ZOË STRASSE', 'Zoe\u0308 Straße', ' zoë  stra\u200Bße '],
      ['Chloë Straße', 'CHLOË STRASSE', 'Chloe\u0308 Straße', ' chloë  stra\u200Bße '],
      ['zoe@bücher.example', 'ZOE@xn--bcher-kva.example', 'zoe＠bücher.example', 'zo\u200Be@BÜCHER.example.'],
      ['chloe@bücher.example', 'CHLOE@xn--bcher-kva.example', 'chloe＠bücher.example', 'chlo\u200Be@BÜCHER.example.'],
    ]) {
      for (let count = 0; count < 10; count += 1) await fail(spellings[count % spellings.length] ?? '', 1);
      for (const spelling of spellings) expect([spelling, (await logIn(spelling)).status]).toEqual([spelling, 423]);
    }
  });

  it('beyond the limit of the account answers as to a wrong password, under any other login', async () => {
    const { email, name } = await member();
    await fail(email, 5);
    await fail(name, 5);
    for (const login of [email, name]) expect((await logIn(login)).status).toBe(401);
    server.clock.advance(61);
    expect((await logIn(name)).status).toBe(200);
  });

  it('deletes the failures of a network after a success from there, but not those of others', async () => {
    const { email } = await member();
    await fail(email, 9);
    expect((await logIn(email)).status).toBe(200);
    await fail(email, 9);
    expect((await logIn(email)).status).toBe(200);
    await fail(email, 8, { 'x-test-address': '192.0.2.78' });
    await fail(email, 1);
    expect((await logIn(email)).status).toBe(200);
    await fail(email, 1);
    expect((await logIn(email)).status).toBe(423);
  });

  it('admits a known device during a lock, but not for ever', async () => {
    const { email } = await member();
    const device = valueOf(cookiesOf(await logIn(email))[deviceCookieName]);
    await fail(email, 10);
    expect((await logIn(email)).status).toBe(423);
    expect((await logIn(email, password, { cookie: device })).status).toBe(200);
    // An attacker cannot see that the owner has logged in.
    expect((await logIn(email)).status).toBe(423);
    for (let count = 0; count < 20; count += 1) await logIn(email, 'wrong password');
    expect((await logIn(email, password, { cookie: device })).status).toBe(200);
    await fail(email, 10, { cookie: device });
    expect((await logIn(email, password, { cookie: device })).status).toBe(423);
  });

  it("does not take one member's device for another member’s", async () => {
    const known = await member();
    const { email } = await member();
    const device = valueOf(cookiesOf(await logIn(known.email))[deviceCookieName]);
    await fail(email, 10);
    expect((await logIn(email, password, { cookie: device })).status).toBe(423);
  });

  it('allows 100 failures an hour from one network, and does not count successes', async () => {
    const { email } = await member();
    const from = { 'x-test-address': '198.51.100.7' };
    await server.sql`insert into rate_limits (key, arrival) values ('login:n:198.51.100.7', ${server.clock.now().getTime() + 36_000 * 98})`;
    for (let attempt = 0; attempt < 3; attempt += 1) expect((await logIn(email, password, from)).status).toBe(200);
    expect((await logIn(email, 'wrong password', from)).status).toBe(401);
    expect((await logIn(email, 'wrong password', from)).status).toBe(401);
    const refused = await logIn(email, 'wrong password', from);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
