import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';

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

let counter = 0;
const fresh = () => `new-${(counter += 1)}@example.com`;
async function member(options: SignUpOptions = {}): Promise<TestMember> {
  const made = await server.signUp(options);
  await saveCredentials(server.sql, made.memberId, passwordHash, server.clock.now());
  return made;
}
const ask = (as: TestMember, email: string, given = password) =>
  server.request('PUT', '/api/me/email', { as, body: { email, password: given } });
const viewed = (as?: TestMember) => (as ? { as } : {});
const look = (token: string, as?: TestMember) =>
  server.request('POST', '/api/mail-change/link', { body: { token }, ...viewed(as) });
/** As a signed-in member, or with the account's password. */
const press = (token: string, by: TestMember | string = password) =>
  server.request(
    'PUT',
    '/api/mail-change',
    typeof by === 'string' ? { body: { token, password: by } } : { body: { token }, as: by },
  );
const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
const tokensTo = async (address: string) =>
  (await mailsTo(address)).map(({ text }) => /\/mail-change\/do\?token=([\w-]+)/.exec(text)?.[1] ?? '');
const userOf = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/user.php', { as })).json()) as { user: { email: string; status: string } })
    .user;
const logIn = async (login: string) =>
  (await server.request('POST', '/api/user.php', { body: { login, password } })).status;

async function asked(options: SignUpOptions = {}) {
  const owner = await member(options);
  const email = fresh();
  expect((await ask(owner, email)).status).toBe(200);
  return { owner, email, token: (await tokensTo(email))[0] ?? '' };
}

describe('[ACC-04] change of the e-mail address', () => {
  it('happens when the link mailed to the new address is pressed, and not before', async () => {
    const { owner, email, token } = await asked();
    expect(await mailsTo(owner.email)).toEqual([]);
    for (let time = 0; time < 2; time += 1) {
      const link = await look(token);
      expect([link.status, await link.json()]).toEqual([200, { email, done: false, asks_password: true }]);
    }
    expect((await userOf(owner)).email).toBe(owner.email);
    expect([(await press(token)).status, (await userOf(owner)).email]).toEqual([200, email]);
    expect([await logIn(email), await logIn(owner.email)]).toEqual([200, 401]);
  });

  it('notifies the old address, without a secret and without the new address', async () => {
    const { owner, email, token } = await asked({ language: 'de' });
    await press(token);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'emailChanged', subject: 'Deine E-Mail-Adresse für Heartline wurde geändert' });
    expect(mail?.text).not.toMatch(/token=/);
    expect(mail?.text).not.toContain(email);
  });

  it('happens once: further presses, even two at once, change nothing', async () => {
    const { owner, email, token } = await asked();
    const both = await Promise.all([press(token), press(token)]);
    expect([...both, await press(token)].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await (await look(token, owner)).json()).toEqual({ email, done: true, asks_password: false });
    expect(await mailsTo(owner.email)).toHaveLength(1);
    // A link is useless once the account has given up its address for another.
    const next = fresh();
    await ask(owner, next);
    await press((await tokensTo(next))[0] ?? '');
    expect([(await look(token)).status, (await press(token)).status]).toEqual([410, 410]);
    expect((await userOf(owner)).email).toBe(next);
  });

  it('asks for the password, and after ten wrong ones locks even for the right one', async () => {
    const owner = await member();
    const other = await server.another();
    const email = fresh();
    const guess = (index: number, given: string) =>
      (index % 2 ? server : other).request('PUT', '/api/me/email', { as: owner, body: { email, password: given } });
    const wrong = await Promise.all(Array.from({ length: 14 }, (_item, index) => guess(index, `guess ${index}`)));
    expect(wrong.filter(({ status }) => status === 400)).toHaveLength(10);
    expect(wrong.filter(({ status }) => status === 423)).toHaveLength(4);
    expect(await codeOf(wrong.find(({ status }) => status === 400) ?? new Response('{}'))).toBe('password_wrong');
    expect(await codeOf(await guess(0, password))).toBe('account_blocked');
    expect(await mailsTo(email)).toEqual([]);
    // This lock does not lock the owner out of logging in, or a thief of the phone could do so.
    expect(await logIn(owner.email)).toBe(200);
    server.clock.advance(61);
    expect((await guess(0, password)).status).toBe(200);
  });

  it('refuses an invalid and a taken address, in any spelling, and accepts another spelling of the own one', async () => {
    const [owner, other] = [await member(), await member()];
    expect((await ask(owner, 'anna at home')).status).toBe(400);
    for (const email of ['jörg@example.org', 'иван@example.org']) {
      const refused = await ask(owner, email);
      expect([refused.status, await refused.json()]).toMatchObject([
        400,
        { error: { fields: [{ name: 'email', code: 'email_not_ascii' }] } },
      ]);
    }
    expect((await ask(owner, 'jorg@exämple.org')).status).toBe(200);
    for (const address of [other.email, other.email.toUpperCase(), owner.email])
      expect(await codeOf(await ask(owner, address))).toBe('email_taken');
    const spelling = owner.email.toUpperCase();
    expect((await ask(owner, spelling)).status).toBe(200);
    await press((await tokensTo(spelling))[0] ?? '');
    expect((await userOf(owner)).email).toBe(spelling);
  });

  it('fails where another member has opened an account with the address meanwhile', async () => {
    const { owner, email, token } = await asked();
    await member({ email: email.toUpperCase() });
    const response = await press(token);
    expect([response.status, await codeOf(response)]).toEqual([409, 'email_taken']);
    expect((await userOf(owner)).email).toBe(owner.email);
    expect(await mailsTo(owner.email)).toEqual([]);
  });

  it('works by the newest link only, for 30 minutes, and until the password changes', async () => {
    const { owner, token: old } = await asked();
    const email = fresh();
    await ask(owner, email);
    const [token = ''] = await tokensTo(email);
    expect([(await look(old)).status, (await look(token)).status]).toEqual([410, 200]);
    server.clock.advance(30 * 60);
    expect([(await look(token)).status, await codeOf(await press(token))]).toEqual([410, 'link_invalid']);
    const stolen = await asked();
    await server.request('PUT', '/api/me/password', {
      as: stolen.owner,
      body: { current_password: password, password: 'seven green bottles' },
    });
    expect((await press(stolen.token)).status).toBe(410);
    expect([(await look('made-up')).status, (await press('')).status]).toEqual([410, 410]);
  });

  it('asks a caller who is not signed in for the password: access to the mailbox does not prove who owns the account', async () => {
    const { owner, email, token } = await asked();
    for (const wrong of ['', 'not this one']) {
      const response = await press(token, wrong);
      expect([response.status, await codeOf(response)]).toEqual([400, 'password_wrong']);
    }
    const bare = await server.request('PUT', '/api/mail-change', { body: { token } });
    expect([bare.status, (await userOf(owner)).email]).toEqual([400, owner.email]);
    expect([(await press(token, owner)).status, (await userOf(owner)).email]).toEqual([200, email]);
  });

  it('refuses a caller who is signed in to another account, and links of other kinds', async () => {
    const { owner, email, token } = await asked();
    const stranger = await member();
    expect([(await look(token, stranger)).status, (await press(token, stranger)).status]).toEqual([403, 403]);
    await server.request('POST', '/api/password-reset', { body: { email: owner.email } });
    const [reset = ''] = (await mailsTo(owner.email)).map(({ text }) => /do\?token=([\w-]+)/.exec(text)?.[1] ?? '');
    expect((await press(reset, owner)).status).toBe(410);
    expect((await press(token, owner)).status).toBe(200);
    // The link that was mailed to the old address no longer opens the account.
    const late = await server.request('POST', '/api/password-reset/link', { body: { token: reset } });
    expect([late.status, (await userOf(owner)).email]).toEqual([410, email]);
  });

  it('does not work for an account that is waiting for its deletion', async () => {
    const { owner, token } = await asked();
    await server.sql`update members set status = 'pending_deletion' where id = ${owner.memberId}`;
    expect([(await look(token)).status, (await press(token)).status]).toEqual([410, 410]);
  });

  it('confirms a member who mistyped the address at sign-up, and welcomes them once', async () => {
    const { owner, email, token } = await asked({ confirmed: false });
    expect((await userOf(owner)).status).toBe('not_confirmed');
    await press(token);
    await press(token);
    expect((await userOf(owner)).status).toBe('active');
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['emailChange', 'welcome']);
  });

  it('mails at most five links a day', async () => {
    const owner = await member();
    for (let time = 0; time < 5; time += 1) expect((await ask(owner, fresh())).status).toBe(200);
    expect(await codeOf(await ask(owner, fresh()))).toBe('rate_limited');
  });

  it('where the pool hides which addresses have an account, only the owner of a taken address is told, by mail', async () => {
    const pool = { pool: 'amici', siteId: 'amici' };
    const [owner, other] = [await member({ ...pool, language: 'de' }), await member(pool)];
    const headers = { host: 'amici.test' };
    const body = { email: owner.email, password };
    const response = await server.request('PUT', '/api/me/email', { as: other, body, headers });
    expect([response.status, await response.text()]).toEqual([200, '{}']);
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'emailTaken', subject: 'Du hast schon ein Konto bei Amici' });
    expect(mail?.text).toContain(owner.name);
    expect(mail?.text).not.toContain('token=');
    const [row] = await server.sql`select email from members where id = ${other.memberId}`;
    expect(row).toEqual({ email: other.email });
  });
});
