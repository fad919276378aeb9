import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { deviceCookieName, sessionCookieName, ticketCookieName } from '../session/cookie.ts';
import { appCode } from '../testing/authenticator-app.ts';
import { errorOf } from '../testing/chatting.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { makePasskey, type Authenticator } from '../testing/passkey.ts';

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
const origin = () => server.config.publicOrigin;
const call = (method: string, path: string, body: object, as?: TestMember) =>
  server.request(method, path, { body, ...(as ? { as } : {}) });
const post = (path: string, body: object, as?: TestMember) => call('POST', path, body, as);
const optionsOf = async (response: Response) => {
  if (!response.ok) throw new Error(await response.text());
  return ((await response.json()) as { options: string }).options;
};
const begin = (as: TestMember, proofs: object = {}) => post('/api/me/passkeys/options', { password, ...proofs }, as);
const keep = (as: TestMember, response: string, name = 'My telephone') =>
  post('/api/me/passkeys', { name, response }, as);
const listOf = async (as: TestMember) =>
  (
    (await (await server.request('GET', '/api/me/passkeys', { as })).json()) as {
      passkeys: { id: string; name: string; last_used_at: string | null }[];
    }
  ).passkeys;
const stateOf = async (as: TestMember) => (await server.request('GET', '/api/me/second-step', { as })).json();
const cookiesOf = (response: Response) =>
  Object.fromEntries(response.headers.getSetCookie().map((line) => [line.split('=')[0], line.split(';')[0] ?? '']));
const fieldsOf = async (response: Response) =>
  ((await response.json()) as { error: { fields?: { name: string; code: string }[] } }).error.fields;

interface Owner extends TestMember {
  key: Authenticator;
  recoveryCodes: string[];
}
/** A member whose only second step is a passkey. */
async function owner(): Promise<Owner> {
  const me = await member();
  const { response, authenticator } = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
  const kept = await keep(me, response);
  const { recovery_codes: recoveryCodes } = (await kept.json()) as { recovery_codes: string[] };
  return { ...me, cookie: cookiesOf(kept)[sessionCookieName] ?? '', key: authenticator, recoveryCodes };
}
/** The answer of their passkey to the account's current challenge. */
async function proofOf(me: Owner, by: Authenticator = me.key): Promise<{ password: string; passkey: string }> {
  const options = await optionsOf(await post('/api/me/passkeys/proof', {}, me));
  return { password, passkey: by.answer(options, { origin: origin() }) };
}
async function addAnother(me: Owner, name: string): Promise<Authenticator> {
  const options = await optionsOf(await post('/api/me/passkeys/options', await proofOf(me), me));
  const { response, authenticator } = makePasskey(options, { origin: origin() });
  const kept = await keep(me, response, name);
  expect(await kept.json()).toMatchObject({ passkey: { name }, recovery_codes: null });
  return authenticator;
}

const firstStep = ({ email }: TestMember) => post('/api/user.php', { login: email, password });
const ticketOf = async (me: TestMember) => cookiesOf(await firstStep(me))[ticketCookieName] ?? '';
const ask = (ticket: string) =>
  server.request('POST', '/api/login/second-step/passkey', { body: {}, headers: { cookie: ticket } });
const pass = (ticket: string, body: object) =>
  server.request('POST', '/api/login/second-step', { body, headers: { cookie: ticket } });
type Change = Parameters<Authenticator['answer']>[1];
async function logIn(me: TestMember, key: Authenticator, change: Change = {}): Promise<Response> {
  const ticket = await ticketOf(me);
  const options = await optionsOf(await ask(ticket));
  return await pass(ticket, { passkey: key.answer(options, { origin: origin(), ...change }) });
}
/** Not recognised: nobody is logged in. */
async function refused(response: Response) {
  expect(await fieldsOf(response)).toEqual([{ name: 'passkey', code: 'invalid' }]);
  expect(cookiesOf(response)[sessionCookieName]).toBeUndefined();
}
const late = async (response: Response) => {
  expect(await errorOf(response)).toBe('link_invalid');
  expect(cookiesOf(response)[sessionCookieName]).toBeUndefined();
};
const isIn = async (cookie: string) =>
  ((await (await server.request('GET', '/api/user.php', { headers: { cookie } })).json()) as { user: unknown }).user !==
  null;

describe('[ACC-10] a passkey', () => {
  it('is refused before the address is confirmed', async () => {
    const me = await member();
    const { response } = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
    await server.sql`update members set confirmed_at = null where id = ${me.memberId}`;
    for (const answer of [await begin(me), await keep(me, response)])
      expect([answer.status, await errorOf(answer)]).toEqual([403, 'confirmation_required']);
    expect(await listOf(me)).toEqual([]);
  });

  it('is made after the password; the first brings ten recovery codes and ends every other session and device', async () => {
    const me = await member();
    const elsewhere = cookiesOf(await firstStep(me));
    expect(await errorOf(await begin(me, { password: 'wrong' }))).toBe('password_wrong');
    const made = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
    const kept = await keep(me, made.response, '  Kitchen table 🗝️ ');
    const { passkey, recovery_codes: codes } = (await kept.json()) as { passkey: object; recovery_codes: string[] };
    expect(passkey).toMatchObject({ name: 'Kitchen table 🗝️', last_used_at: null });
    expect(new Set(codes).size).toBe(10);
    const cookies = cookiesOf(kept);
    expect(cookies[deviceCookieName]).toBeDefined();
    expect(await isIn(cookies[sessionCookieName] ?? '')).toBe(true);
    for (const gone of [me.cookie, elsewhere[sessionCookieName] ?? '']) expect(await isIn(gone)).toBe(false);
    const now = { ...me, cookie: cookies[sessionCookieName] ?? '' };
    expect(await stateOf(now)).toEqual({ on_since: null, recovery_codes_left: 10, passkey: 'here' });
    expect((await server.mails()).filter(({ to }) => to === me.email).map(({ kind }) => kind)).toEqual([
      'passkeyAdded',
    ]);
  });

  it('is saved once, only by the session that got the challenge, in time, from this site, and with a name', async () => {
    const [me, other] = [await member(), await member()];
    expect(await fieldsOf(await keep(me, '{}', ' '))).toEqual([{ name: 'name', code: 'required' }]);
    expect(await fieldsOf(await keep(me, '{}', 'x'.repeat(61)))).toEqual([{ name: 'name', code: 'too_long' }]);
    for (const junk of ['{}', 'null', '[1]', 'not json', '{"id":1}'])
      expect(await fieldsOf(await keep(me, junk))).toEqual([{ name: 'response', code: 'invalid' }]);
    const foreign = makePasskey(await optionsOf(await begin(me)), { origin: 'https://heartline.evil' });
    expect(await fieldsOf(await keep(me, foreign.response))).toEqual([{ name: 'response', code: 'invalid' }]);
    const mine = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
    await late(await keep(other, mine.response));
    const old = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
    server.clock.advance(301);
    await late(await keep(me, old.response));
    const twice = makePasskey(await optionsOf(await begin(me)), { origin: origin() });
    const both = await Promise.all([keep(me, twice.response), keep(me, twice.response)]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 410]));
    const rows = await server.sql`select 1 from passkeys where member_id in (${me.memberId}, ${other.memberId})`;
    expect(rows).toHaveLength(1);
  });

  it('is renamed and removed by its owner alone; a member with a second step must prove it before adding or removing one', async () => {
    const [me, other] = [await owner(), await owner()];
    for (const proofs of [{}, { code: '000000' }]) expect((await begin(me, proofs)).status).toBe(400);
    await addAnother(me, 'In the safe');
    const [first, second] = (await listOf(me)).map(({ id }) => id);
    const path = `/api/me/passkeys/${first}`;
    expect((await call('PATCH', path, { name: ' ' }, me)).status).toBe(400);
    expect((await call('PATCH', path, { name: 'Mine now' }, other)).status).toBe(404);
    expect(await (await call('PATCH', path, { name: ' On my keys ' }, me)).json()).toMatchObject({
      passkey: { name: 'On my keys' },
    });
    expect((await call('DELETE', path, { password }, me)).status).toBe(400);
    expect(await errorOf(await call('DELETE', path, { password: 'wrong', code: me.recoveryCodes[0] }, me))).toBe(
      'password_wrong',
    );
    // Neither another member’s passkey nor a challenge for another purpose proves anything here.
    expect(await fieldsOf(await call('DELETE', path, await proofOf(me, other.key), me))).toEqual([
      { name: 'passkey', code: 'invalid' },
    ]);
    const entering = me.key.answer(await optionsOf(await ask(await ticketOf(me))), { origin: origin() });
    await late(await call('DELETE', path, { password, passkey: entering }, me));
    expect((await call('DELETE', path, await proofOf(other), other)).status).toBe(404);
    expect((await call('DELETE', path, await proofOf(me), me)).status).toBe(200);
    expect((await listOf(me)).map(({ name }) => name)).toEqual(['In the safe']);
    expect(await stateOf(me)).toMatchObject({ recovery_codes_left: 10 });

    // Removing the last second step deletes the recovery codes, and the password is enough.
    const last = await call('DELETE', `/api/me/passkeys/${second}`, { password, code: me.recoveryCodes[0] }, me);
    expect(last.status).toBe(200);
    expect(await server.sql`select 1 from recovery_codes where member_id = ${me.memberId}`).toHaveLength(0);
    expect(cookiesOf(await firstStep(me))[sessionCookieName]).toBeDefined();
    const mails = (await server.mails()).filter(({ to }) => to === me.email).map(({ kind }) => kind);
    expect(mails.filter((kind) => kind === 'passkeyRemoved')).toHaveLength(2);
    const log = await server.sql`select action from audit_log where member_id = ${me.memberId} order by id`;
    expect(log.map(({ action }) => action as string)).toEqual([
      'passkey.add',
      'passkey.add',
      'passkey.remove',
      'second_step.recovery_code',
      'passkey.remove',
    ]);
  });

  it('and an app exist side by side: the codes stay until both are gone, and each proves the owner for the other', async () => {
    const me = await owner();
    expect((await post('/api/me/second-step', { password }, me)).status).toBe(400);
    const begun = await post('/api/me/second-step', await proofOf(me), me);
    const { key: appKey } = (await begun.json()) as { key: string };
    const on = await call('PUT', '/api/me/second-step', { code: appCode(appKey, server.clock.now()) }, me);
    const now = { ...me, cookie: cookiesOf(on)[sessionCookieName] ?? '' };
    expect(await (await firstStep(me)).json()).toEqual({ user: null, ways: ['passkey', 'app'] });
    expect((await call('DELETE', '/api/me/second-step', await proofOf(now), now)).status).toBe(200);
    expect(await stateOf(now)).toEqual({ on_since: null, recovery_codes_left: 10, passkey: 'here' });
    expect(await (await firstStep(me)).json()).toEqual({ user: null, ways: ['passkey'] });
    const renewed = await post('/api/me/second-step/recovery-codes', await proofOf(now), now);
    expect(((await renewed.json()) as { recovery_codes: string[] }).recovery_codes).toHaveLength(10);
  });

  it('is one of ten at most', async () => {
    const me = await owner();
    for (let count = 1; count < 10; count += 1) await addAnother(me, `Key ${count}`);
    expect(await errorOf(await post('/api/me/passkeys/options', await proofOf(me), me))).toBe('conflict');
  });
});

describe('[ACC-10] the log-in by passkey', () => {
  it('asks for it only after the right password, and reveals to nobody else which members have one', async () => {
    const [me, without] = [await owner(), await member()];
    const wrong = async (login: string) => {
      const response = await post('/api/user.php', { login, password: 'not this one' });
      return [response.status, await errorOf(response), Object.keys(cookiesOf(response))];
    };
    expect(await wrong(me.email)).toEqual(await wrong(without.email));
    expect(await errorOf(await ask(''))).toBe('login_failed');
    const first = await firstStep(me);
    expect(await first.json()).toEqual({ user: null, ways: ['passkey'] });
    expect(cookiesOf(first)[sessionCookieName]).toBeUndefined();
    const response = await logIn(me, me.key, { verifies: false });
    expect(((await response.json()) as { user: { id: string } }).user.id).toBe(me.publicId);
    expect(await isIn(cookiesOf(response)[sessionCookieName] ?? '')).toBe(true);
    expect(await listOf(me)).toMatchObject([{ last_used_at: server.clock.now().toISOString() }]);
  });

  it('accepts an answer once, with the ticket it was asked for, in time, and from this site', async () => {
    const me = await owner();
    const [ticket, another] = [await ticketOf(me), await ticketOf(me)];
    const right = me.key.answer(await optionsOf(await ask(ticket)), { origin: origin() });
    await late(await pass(another, { passkey: right }));
    const once = { passkey: me.key.answer(await optionsOf(await ask(ticket)), { origin: origin() }) };
    const both = await Promise.all([pass(ticket, once), pass(ticket, once)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    await refused(await logIn(me, me.key, { origin: 'https://heartline.evil' }));
    await refused(await logIn(me, me.key, { origin: origin().replace('http:', 'https:') }));
    await refused(await logIn(me, me.key, { rpId: 'heartline.evil' }));
    const options = await optionsOf(await ask(another));
    server.clock.advance(301);
    await late(await pass(another, { passkey: me.key.answer(options, { origin: origin() }) }));
    for (const junk of ['{}', 'null', '[]', 'x'.repeat(50)]) await refused(await pass(another, { passkey: junk }));
    server.clock.advance(300);
    expect(await errorOf(await pass(another, { passkey: '{}' }))).toBe('login_failed');
    expect((await logIn(me, me.key)).status).toBe(200);
  });

  it('refuses a removed key, one whose counter went back, and one of another member', async () => {
    const [me, other] = [await owner(), await owner()];
    expect((await logIn(me, me.key, { counter: 9 })).status).toBe(200);
    for (const counter of [9, 3]) await refused(await logIn(me, me.key, { counter }));
    expect((await logIn(me, me.key, { counter: 10 })).status).toBe(200);
    await refused(await logIn(me, other.key));
    // Signed by their key, in the name of mine.
    const ticket = await ticketOf(me);
    const options = await optionsOf(await ask(ticket));
    const forged = JSON.parse(other.key.answer(options, { origin: origin(), counter: 20 })) as object;
    await refused(await pass(ticket, { passkey: JSON.stringify({ ...forged, id: me.key.id, rawId: me.key.id }) }));
    await addAnother({ ...me, key: { ...me.key, answer: (o, c) => me.key.answer(o, { ...c, counter: 30 }) } }, 'Two');
    const [mine] = await listOf(me);
    await call('DELETE', `/api/me/passkeys/${mine?.id}`, { password, code: me.recoveryCodes[0] }, me);
    await refused(await logIn(me, me.key, { counter: 40 }));
  });

  it('accepts a recovery code instead, once, and closed accounts stay closed', async () => {
    const me = await owner();
    const code = { code: me.recoveryCodes[0] };
    expect((await pass(await ticketOf(me), code)).status).toBe(200);
    expect(await fieldsOf(await pass(await ticketOf(me), code))).toEqual([{ name: 'code', code: 'invalid' }]);
    const ticket = await ticketOf(me);
    const passkey = me.key.answer(await optionsOf(await ask(ticket)), { origin: origin() });
    await server.sql`update members set status = 'disabled' where id = ${me.memberId}`;
    expect(await errorOf(await pass(ticket, { passkey }))).toBe('account_disabled');
  });

  it('works only on the host it was made for; on another one the recovery codes remain', async () => {
    const me = await owner();
    await server.sql`update passkeys set host = 'elsewhere.example' where member_id = ${me.memberId}`;
    const first = await firstStep(me);
    expect(await first.json()).toEqual({ user: null, ways: [] });
    const ticket = cookiesOf(first)[ticketCookieName] ?? '';
    expect(await errorOf(await ask(ticket))).toBe('conflict');
    expect(await stateOf(me)).toMatchObject({ passkey: 'elsewhere' });
    expect((await pass(ticket, { code: me.recoveryCodes[0] })).status).toBe(200);
  });
});
