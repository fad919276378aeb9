import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { deviceCookieName, sessionCookieName, ticketCookieName } from '../session/cookie.ts';
import { appCode } from '../testing/authenticator-app.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

const password = 'a walk in the rain';
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

interface Secured extends TestMember {
  key: string;
  recoveryCodes: string[];
  /** The device on which it was switched on. */
  device: string;
}

/** The app's code, this many half minutes from now. */
const codeOf = ({ key }: { key: string }, away = 0): string =>
  appCode(key, new Date(server.clock.now().getTime() + away * 30_000));
const wrongFor = (who: { key: string }) =>
  ['000000', '111111', '222222', '333333'].find((code) => ![-1, 0, 1].some((away) => codeOf(who, away) === code)) ?? '';

const settings = (method: string, as: TestMember, body?: object) =>
  server.request(method, '/api/me/second-step', { as, ...(body ? { body } : {}) });
const begin = (as: TestMember, given = password) => settings('POST', as, { password: given });
async function keyOf(as: TestMember): Promise<string> {
  return ((await (await begin(as)).json()) as { key: string }).key;
}
/** A member whose second step is on; the half minute of the code used for it is over. */
async function secured(): Promise<Secured> {
  const owner = await member();
  const key = await keyOf(owner);
  const answer = await settings('PUT', owner, { code: codeOf({ key }) });
  expect(answer.status).toBe(200);
  const cookies = cookiesOf(answer);
  const { recovery_codes: recoveryCodes } = (await answer.json()) as { recovery_codes: string[] };
  server.clock.advance(60);
  const [cookie, device] = [valueOf(cookies[sessionCookieName]), valueOf(cookies[deviceCookieName])];
  return { ...owner, key, recoveryCodes, cookie, device };
}

const logIn = (login: string, given = password, headers: Record<string, string> = {}, from = server) =>
  from.request('POST', '/api/user.php', { body: { login, password: given }, headers });
const pass = (ticket: string, code: string, from = server) =>
  from.request('POST', '/api/login/second-step', { body: { code }, headers: { cookie: ticket } });
/** The cookie of a browser that has given the right password. */
async function ticketOf(owner: TestMember, cookie = ''): Promise<string> {
  const cookies = cookiesOf(await logIn(owner.email, password, { cookie }));
  return [valueOf(cookies[ticketCookieName]), cookie].filter(Boolean).join('; ');
}
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line]));
const valueOf = (line = '') => line.split(';')[0] ?? '';
const errorOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string; fields?: object[]; minutes?: number } }).error;
const isIn = async (cookie: string) =>
  ((await (await server.request('GET', '/api/user.php', { headers: { cookie } })).json()) as { user: unknown }).user !==
  null;
const renewed = 'seven green bottles';
async function resetByMail({ email }: TestMember): Promise<void> {
  await server.request('POST', '/api/password-reset', { body: { email } });
  const mail = (await server.mails()).findLast(({ to, kind }) => to === email && kind === 'passwordReset');
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const reset = await server.request('PUT', '/api/password-reset', { body: { token, password: renewed } });
  expect(reset.status).toBe(200);
}
/** Kinds of mail, sorted: mails sent in one moment have no order. */
const mailsTo = async ({ email }: TestMember) =>
  (await server.mails())
    .filter(({ to }) => to === email)
    .map(({ kind }) => kind)
    .toSorted();
const auditOf = async ({ memberId }: TestMember) =>
  (await server.sql<{ action: string }[]>`select action from audit_log where member_id = ${memberId} order by id`).map(
    ({ action }) => action,
  );
const stateOf = async (as: TestMember) => (await settings('GET', as)).json();

describe('[ACC-09] switching the second step on', () => {
  it('asks for the password, shows the key as text and address, and changes no login before its first code', async () => {
    const owner = await member();
    expect(await errorOf(await begin(owner, 'not this one'))).toMatchObject({ code: 'password_wrong' });
    const { key, address } = (await (await begin(owner)).json()) as { key: string; address: string };
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    const { protocol, searchParams } = new URL(address);
    expect([protocol, searchParams.get('secret')]).toEqual(['otpauth:', key]);
    expect(decodeURIComponent(address)).toContain(owner.name);
    expect(await stateOf(owner)).toEqual({ on_since: null, recovery_codes_left: 0, passkey: 'none' });
    expect(await (await logIn(owner.email)).json()).toMatchObject({ user: { id: owner.publicId } });
    const [row] = await server.sql`select * from second_steps where member_id = ${owner.memberId}`;
    expect(JSON.stringify(row)).not.toContain(key);
  });

  it('begins with the first right code: ten recovery codes, every other session and device ended, and a mail', async () => {
    const owner = await member();
    const elsewhere = cookiesOf(await logIn(owner.email));
    const key = await keyOf(owner);
    const wrong = await settings('PUT', owner, { code: wrongFor({ key }) });
    expect([wrong.status, await errorOf(wrong)]).toMatchObject([
      400,
      { code: 'validation_failed', fields: [{ name: 'code', code: 'invalid' }] },
    ]);
    const answer = await settings('PUT', owner, { code: codeOf({ key }) });
    const { recovery_codes: codes } = (await answer.json()) as { recovery_codes: string[] };
    expect(new Set(codes).size).toBe(10);
    expect(codes.every((code) => /^([0-9a-z]{4}-){3}[0-9a-z]{4}$/.test(code))).toBe(true);
    const cookies = cookiesOf(answer);
    expect(await isIn(valueOf(cookies[sessionCookieName]))).toBe(true);
    for (const gone of [owner.cookie, valueOf(elsewhere[sessionCookieName])]) expect(await isIn(gone)).toBe(false);
    const devices = await server.sql`select 1 from known_devices where member_id = ${owner.memberId}`;
    expect(devices).toHaveLength(1);
    expect(await mailsTo(owner)).toEqual(['secondStepOn']);
    expect(await auditOf(owner)).toEqual(['second_step.on']);
    const stored = await server.sql`select * from recovery_codes where member_id = ${owner.memberId}`;
    expect(stored).toHaveLength(10);
    expect(codes.some((code) => JSON.stringify(stored).includes(code))).toBe(false);
    const now = { ...owner, cookie: valueOf(cookies[sessionCookieName]) };
    expect(await stateOf(now)).toEqual({
      on_since: server.clock.now().toISOString(),
      recovery_codes_left: 10,
      passkey: 'none',
    });
    expect(await errorOf(await begin(now))).toMatchObject({ code: 'conflict' });
  });

  it('is refused before the address is confirmed: it could be somebody else’s, who would be kept out', async () => {
    const owner = await member();
    const key = await keyOf(owner);
    await server.sql`update members set confirmed_at = null where id = ${owner.memberId}`;
    for (const answer of [await begin(owner), await settings('PUT', owner, { code: codeOf({ key }) })])
      expect([answer.status, await errorOf(answer)]).toMatchObject([403, { code: 'confirmation_required' }]);
    expect(await (await logIn(owner.email)).json()).toMatchObject({ user: { id: owner.publicId } });
  });

  it('refuses the code of a key that has waited too long, and of the key before', async () => {
    const owner = await member();
    const former = await keyOf(owner);
    const key = await keyOf(owner);
    expect((await settings('PUT', owner, { code: codeOf({ key: former }) })).status).toBe(400);
    server.clock.advance(15 * 60 + 1);
    expect(await errorOf(await settings('PUT', owner, { code: codeOf({ key }) }))).toMatchObject({ code: 'conflict' });
    const stranger = await member();
    expect(await errorOf(await settings('PUT', stranger, { code: '123456' }))).toMatchObject({ code: 'conflict' });
  });
});

describe('[SES-10] log-in with a second step', () => {
  it('starts no session with the password alone, and one with the code', async () => {
    const owner = await secured();
    const first = await logIn(owner.email);
    expect([first.status, await first.json()]).toEqual([200, { user: null, ways: ['app'] }]);
    const cookies = cookiesOf(first);
    expect(Object.keys(cookies)).toEqual([ticketCookieName]);
    expect(cookies[ticketCookieName]).toMatch(/=[\w-]{32}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const ticket = valueOf(cookies[ticketCookieName]);
    expect(await isIn(ticket)).toBe(false);
    const rows = await server.sql`select * from login_tickets where member_id = ${owner.memberId}`;
    expect(JSON.stringify(rows)).not.toContain(ticket.split('=')[1]);

    expect((await pass(ticket, wrongFor(owner))).status).toBe(400);
    const second = await pass(ticket, codeOf(owner).replace(/^.../, '$& '));
    expect(await second.json()).toMatchObject({ user: { id: owner.publicId } });
    const given = cookiesOf(second);
    expect(await isIn(valueOf(given[sessionCookieName]))).toBe(true);
    expect(given[ticketCookieName]).toContain('Max-Age=0');
    // A ticket works once.
    server.clock.advance(60);
    expect((await pass(ticket, codeOf(owner))).status).toBe(401);
  });

  it('also asks a known device, and answers a wrong password as before', async () => {
    const owner = await secured();
    expect(await (await logIn(owner.email, password, { cookie: owner.device })).json()).toEqual({
      user: null,
      ways: ['app'],
    });
    const wrong = await logIn(owner.email, 'not this one');
    expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  });

  it('accepts a code of the half minute before and after, none further away, and each once', async () => {
    const owner = await secured();
    for (const [away, status] of [
      [-2, 400],
      [2, 400],
      [-1, 200],
      [0, 200],
      [0, 400],
      [1, 200],
      [1, 400],
      [0, 400],
    ] as const)
      expect([away, (await pass(await ticketOf(owner), codeOf(owner, away))).status]).toEqual([away, status]);
  });

  it('accepts one of ten parallel uses of a code, at two processes', async () => {
    const owner = await secured();
    const other = await server.another();
    const tickets: string[] = [];
    for (let at = 0; at < 9; at += 1) tickets.push(await ticketOf(owner));
    const code = codeOf(owner);
    const answers = await Promise.all(tickets.map((ticket, at) => pass(ticket, code, at % 2 ? other : server)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('checks no more than ten of thirty parallel guesses, and mails the owner once', async () => {
    const owner = await secured();
    const other = await server.another();
    const ticket = await ticketOf(owner);
    const guesses = Array.from({ length: 30 }, (_item, at) => pass(ticket, wrongFor(owner), at % 2 ? other : server));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 423)).toHaveLength(20);
    const locked = await pass(ticket, codeOf(owner));
    expect([locked.status, await errorOf(locked)]).toMatchObject([423, { code: 'account_blocked', minutes: 1 }]);
    expect((await mailsTo(owner)).filter((kind) => kind === 'secondStepTried')).toHaveLength(1);
    // The owner's own device has a count of its own.
    expect((await pass(await ticketOf(owner, owner.device), codeOf(owner))).status).toBe(200);
    server.clock.advance(61);
    expect((await pass(await ticketOf(owner), codeOf(owner))).status).toBe(200);
  });

  it('ends after ten minutes, and with a new password', async () => {
    const owner = await secured();
    const late = await ticketOf(owner);
    server.clock.advance(601);
    expect(await errorOf(await pass(late, codeOf(owner)))).toMatchObject({ code: 'login_failed' });
    const ticket = await ticketOf(owner);
    const renewed = 'seven green bottles';
    const change = { current_password: password, password: renewed };
    expect((await server.request('PUT', '/api/me/password', { as: owner, body: change })).status).toBe(200);
    expect((await pass(ticket, codeOf(owner))).status).toBe(401);
    // The second step is still on.
    expect(await (await logIn(owner.email, renewed)).json()).toEqual({ user: null, ways: ['app'] });
  });

  it('stays on when a new password was set by mail', async () => {
    const owner = await secured();
    await resetByMail(owner);
    expect(await (await logIn(owner.email, renewed)).json()).toEqual({ user: null, ways: ['app'] });
  });

  it('does not keep the owner of an address out of an account that somebody else made with it and never confirmed', async () => {
    const owner = await secured();
    // Possible before unconfirmed members were refused.
    await server.sql`update members set confirmed_at = null where id = ${owner.memberId}`;
    await server.sql`
      insert into passkeys (public_id, member_id, credential_id, public_key, counter, transports, host, name, created_at)
      values (${`pk${owner.publicId}`.slice(0, 20)}, ${owner.memberId}, ${owner.publicId}, '\\x00', 0, '{}', 'localhost', 'Key', now())`;
    await resetByMail(owner);
    expect(await (await logIn(owner.email, renewed)).json()).toMatchObject({ user: { id: owner.publicId } });
    const left = await server.sql`
      select member_id from second_steps where member_id = ${owner.memberId}
      union all select member_id from passkeys where member_id = ${owner.memberId}
      union all select member_id from recovery_codes where member_id = ${owner.memberId}`;
    expect(left).toHaveLength(0);
  });

  it('opens only the account of the ticket, and none that was closed meanwhile', async () => {
    const [owner, other] = [await secured(), await secured()];
    expect((await pass(await ticketOf(owner), codeOf(other))).status).toBe(400);
    expect((await pass(await ticketOf(owner), other.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await pass('', codeOf(owner))).status).toBe(401);
    const ticket = await ticketOf(owner);
    await server.sql`update members set status = 'disabled' where id = ${owner.memberId}`;
    expect(await errorOf(await pass(ticket, codeOf(owner)))).toMatchObject({ code: 'account_disabled' });
  });

  it('ends a break, and the browser’s earlier session, with the code and not before', async () => {
    const owner = await secured();
    await server.sql`update members set status = 'paused' where id = ${owner.memberId}`;
    const status = async () =>
      (await server.sql<{ status: string }[]>`select status from members where id = ${owner.memberId}`)[0]?.status;
    const ticket = await ticketOf(owner);
    expect(await status()).toBe('paused');
    await pass(ticket, codeOf(owner));
    expect(await status()).toBe('active');
    const brought = await secured();
    const again = await ticketOf(brought, brought.cookie);
    expect(await isIn(brought.cookie)).toBe(true);
    expect((await pass(again, codeOf(brought))).status).toBe(200);
    expect(await isIn(brought.cookie)).toBe(false);
  });
});

describe('[SES-10] recovery codes', () => {
  it('work once each, in any spelling, and each use is mailed', async () => {
    const owner = await secured();
    const [first = '', second = ''] = owner.recoveryCodes;
    expect((await pass(await ticketOf(owner), first)).status).toBe(200);
    expect((await pass(await ticketOf(owner), first)).status).toBe(400);
    expect((await pass(await ticketOf(owner), ` ${second.toUpperCase().replaceAll('-', ' ')}`)).status).toBe(200);
    expect(await stateOf(owner)).toMatchObject({ recovery_codes_left: 8 });
    expect((await mailsTo(owner)).filter((kind) => kind === 'recoveryCodeUsed')).toHaveLength(2);
    expect(await auditOf(owner)).toEqual(['second_step.on', 'second_step.recovery_code', 'second_step.recovery_code']);
  });

  it('are replaced by ten new ones with password and code', async () => {
    const owner = await secured();
    const renew = (body: object) => server.request('POST', '/api/me/second-step/recovery-codes', { as: owner, body });
    expect(await errorOf(await renew({ password: 'not this one', code: codeOf(owner) }))).toMatchObject({
      code: 'password_wrong',
    });
    expect((await renew({ password, code: wrongFor(owner) })).status).toBe(400);
    const { recovery_codes: codes } = (await (await renew({ password, code: codeOf(owner) })).json()) as {
      recovery_codes: string[];
    };
    expect(codes).toHaveLength(10);
    expect((await pass(await ticketOf(owner), owner.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await pass(await ticketOf(owner), codes[0] ?? '')).status).toBe(200);
    expect(await mailsTo(owner)).toEqual(['recoveryCodeUsed', 'recoveryCodesNew', 'secondStepOn']);
  });
});

describe('[ACC-09] switching the second step off', () => {
  it('asks for password and code, and sends a mail', async () => {
    const owner = await secured();
    const off = (given: string, code: string) => settings('DELETE', owner, { password: given, code });
    const code = codeOf(owner);
    expect(await errorOf(await off('not this one', code))).toMatchObject({ code: 'password_wrong' });
    expect(await errorOf(await off(password, wrongFor(owner)))).toMatchObject({ code: 'validation_failed' });
    // The wrong password did not use up the code.
    expect((await off(password, code)).status).toBe(200);
    expect(await stateOf(owner)).toEqual({ on_since: null, recovery_codes_left: 0, passkey: 'none' });
    expect(await (await logIn(owner.email)).json()).toMatchObject({ user: { id: owner.publicId } });
    expect(await mailsTo(owner)).toEqual(['secondStepOff', 'secondStepOn']);
    expect(await auditOf(owner)).toEqual(['second_step.on', 'second_step.off']);
    expect(await errorOf(await off(password, codeOf(owner)))).toMatchObject({ code: 'conflict' });
  });

  it('is locked after ten wrong codes, which lock nobody out of logging in', async () => {
    const owner = await secured();
    const off = (code: string) => settings('DELETE', owner, { password, code });
    for (let time = 0; time < 10; time += 1) expect((await off(wrongFor(owner))).status).toBe(400);
    expect(await errorOf(await off(codeOf(owner)))).toMatchObject({ code: 'account_blocked', minutes: 1 });
    expect((await pass(await ticketOf(owner), codeOf(owner))).status).toBe(200);
  });
});
