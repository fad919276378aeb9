import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { deviceCookieName, sessionCookieName } from '../session/cookie.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

const password = 'a walk in the rain';
const renewed = 'seven green bottles';
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

async function member(): Promise<TestMember> {
  const made = await server.signUp();
  await saveCredentials(server.sql, made.memberId, passwordHash, server.clock.now());
  return made;
}
const change = (as: TestMember, current = password, next = renewed) =>
  server.request('PUT', '/api/me/password', { as, body: { current_password: current, password: next } });
const logIn = (login: string, given: string, rest: { remember?: boolean; cookie?: string } = {}) =>
  server.request('POST', '/api/user.php', {
    body: { login, password: given, remember: rest.remember ?? true },
    headers: rest.cookie === undefined ? {} : { cookie: rest.cookie },
  });
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; fields?: unknown[]; minutes?: number } }).error;
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
const valueOf = (line = '') => line.split(';')[0] ?? '';
const isIn = async (cookie: string) =>
  ((await (await server.request('GET', '/api/user.php', { headers: { cookie } })).json()) as { user: unknown }).user !==
  null;

/** Each call verifies the password before any of them commits: it waits for the member's lock, behind the call before it. */
async function oneByOne({ memberId }: TestMember, calls: readonly (() => Promise<Response>)[]): Promise<Response[]> {
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const holding = server.sql.begin(async (tx) => {
    await tx`select from members where id = ${memberId} for update`;
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const answers: Promise<Response>[] = [];
  for (const call of calls) {
    answers.push(call());
    await expect
      .poll(
        async () =>
          (
            await server.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
          ).length,
      )
      .toBe(answers.length);
  }
  held.resolve();
  await holding;
  return Promise.all(answers);
}

describe('[ACC-04] change of the password', () => {
  it('ends every other session, forgets every other device, and continues this session with a new cookie', async () => {
    const here = await member();
    const elsewhere = cookiesOf(await logIn(here.email, password));
    const response = await change(here);
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ user: { id: here.publicId } });
    const cookies = cookiesOf(response);
    expect(cookies[sessionCookieName]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await isIn(valueOf(cookies[sessionCookieName]))).toBe(true);
    for (const gone of [here.cookie, valueOf(elsewhere[sessionCookieName])]) expect(await isIn(gone)).toBe(false);
    expect((await logIn(here.email, password)).status).toBe(401);
    expect((await logIn(here.email, renewed)).status).toBe(200);
    const known = async (line: string | undefined) => {
      await server.sql`truncate rate_limits, login_attempts`;
      for (let time = 0; time < 10; time += 1) await logIn(here.email, 'wrong password');
      return (await logIn(here.email, renewed, { cookie: valueOf(line) })).status;
    };
    expect([await known(cookies[deviceCookieName]), await known(elsewhere[deviceCookieName])]).toEqual([200, 423]);
  });

  it('accepts one of two simultaneous changes: the other one’s current password is no longer right', async () => {
    const owner = await member();
    const stolen = valueOf(cookiesOf(await logIn(owner.email, password))[sessionCookieName]);
    const both = await oneByOne(owner, [
      () => change(owner),
      () => change({ ...owner, cookie: stolen }, password, 'eight green bottles'),
    ]);
    const statuses = both.map(({ status }) => status);
    expect(statuses).toEqual([200, 400]);
    const logins = await Promise.all([renewed, 'eight green bottles'].map((given) => logIn(owner.email, given)));
    expect(logins.map(({ status }) => status)).toEqual(statuses.map((status) => (status === 200 ? 200 : 401)));
  });

  it.each([
    ['deletion of the account', 'DELETE', '/api/me', {}],
    ['change of the e-mail address', 'PUT', '/api/me/email', { email: 'too-late@example.com' }],
    ['export', 'POST', '/api/me/export', {}],
  ])('refuses a simultaneous %s that comes after it, with the old password', async (_what, method, path, body) => {
    const owner = await member();
    const stolen = valueOf(cookiesOf(await logIn(owner.email, password))[sessionCookieName]);
    const late = () => server.request(method, path, { as: { ...owner, cookie: stolen }, body: { ...body, password } });
    const [changed, refused] = await oneByOne(owner, [() => change(owner), late]);
    expect([changed?.status, refused?.status]).toEqual([200, 400]);
    expect(await errorOf(refused!)).toMatchObject({ code: 'password_wrong' });
    const begun = await server.sql`
      select member_id from deletions where member_id = ${owner.memberId}
      union all select member_id from mail_tokens where member_id = ${owner.memberId}
      union all select member_id from exports where member_id = ${owner.memberId}`;
    expect(begun).toEqual([]);
  });

  it('notifies the owner by mail, without a secret', async () => {
    const owner = await member();
    await change(owner);
    const mails = (await server.mails()).filter(({ to }) => to === owner.email);
    expect(mails.map(({ kind }) => kind)).toEqual(['passwordChanged']);
    expect(mails[0]?.text).not.toContain('token=');
  });

  it('keeps the lifetime of the session: until the browser closes, or for the rest of its 30 days', async () => {
    const owner = await member();
    const cookie = valueOf(cookiesOf(await logIn(owner.email, password, { remember: false }))[sessionCookieName]);
    expect(cookiesOf(await change({ ...owner, cookie }))[sessionCookieName]).not.toContain('Max-Age');
    const kept = valueOf(cookiesOf(await logIn(owner.email, renewed))[sessionCookieName]);
    server.clock.advance(10 * 86_400);
    const later = cookiesOf(await change({ ...owner, cookie: kept }, renewed, 'eight green bottles'));
    expect(later[sessionCookieName]).toContain(`Max-Age=${20 * 86_400};`);
  });

  it('reports all faults at once, and changes nothing then', async () => {
    const owner = await member();
    expect(await errorOf(await change(owner, 'not this one', 'password1'))).toMatchObject({
      code: 'password_wrong',
      fields: [{ name: 'password', code: 'password_common' }],
    });
    expect(await errorOf(await change(owner, 'not this one'))).toMatchObject({ code: 'password_wrong' });
    for (const [next, code] of [
      ['short', 'too_short'],
      [owner.email, 'password_context'],
    ] as const)
      expect(await errorOf(await change(owner, password, next))).toMatchObject({
        fields: [{ name: 'password', code }],
      });
    expect([await isIn(owner.cookie), (await logIn(owner.email, password)).status]).toEqual([true, 200]);
    expect((await server.mails()).filter(({ to }) => to === owner.email)).toEqual([]);
  });

  it('locks after ten wrong passwords, even for the right one, and unlocks later', async () => {
    const owner = await member();
    for (let time = 0; time < 10; time += 1) expect((await change(owner, 'not this one')).status).toBe(400);
    const locked = await change(owner);
    expect([locked.status, await errorOf(locked)]).toMatchObject([423, { code: 'account_blocked', minutes: 1 }]);
    server.clock.advance(61);
    expect((await change(owner)).status).toBe(200);
  });
});
