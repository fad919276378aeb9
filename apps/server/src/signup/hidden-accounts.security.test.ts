import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { Outage } from '../platform/outage.ts';
import { createTestServer, type SignUpOptions, type TestServer } from '../testing/harness.ts';

/** The demo's site that hides which addresses have an account; it admits visitors with a traffic source. */
const host = 'amici.test';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

/** A member of that site's pool. */
const member = (options: SignUpOptions = {}) => server.signUp({ pool: 'amici', siteId: 'amici', ...options });

let counter = 0;
const form = (changes: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    email: `hidden-${counter}@example.com`,
    name: `Hidden ${counter}`,
    password: 'blue kettle on the hill',
    date_of_birth: '1992-04-03',
    gender: 'woman',
    seeking: ['man'],
    country: 'IT',
    language: 'it',
    tracking: { ref: 'summer' },
    ...changes,
  };
};
const signUp = (changes: Record<string, unknown> = {}) =>
  server.request('POST', '/api/signup', { body: form(changes), headers: { host } });
const ask = (email: string, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/password-reset', { body: { email }, headers: { host, ...headers } });
const logIn = (login: string, password = 'blue kettle on the hill') =>
  server.request('POST', '/api/user.php', { body: { login, password }, headers: { host } });
const activate = (token: string, password = 'blue kettle on the hill') =>
  server.request('POST', '/api/activation', { body: { token, password }, headers: { host } });
/** The answers to concurrent requests, in any order: only one has changed something. */
const alreadyOf = async (answers: readonly Response[]) =>
  (await Promise.all(answers.map(async (answer) => ((await answer.json()) as { already: boolean }).already))).toSorted(
    (one, two) => Number(one) - Number(two),
  );
const resend = (body: object) => server.request('POST', '/api/activation/resend', { body, headers: { host } });
const waitingOf = async (answer: Response) => ((await answer.json()) as { waiting: string }).waiting;
const mailsTo = async (address: string) => (await server.mails()).filter(({ to }) => to === address);
const tokenIn = (text = '') => /\/complete-signup\?token=([\w-]+)/.exec(text)?.[1] ?? '';

/** Everything a caller can see, except values that are new in every answer. */
async function seen(response: Response): Promise<unknown> {
  const headers = [...response.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
  const body = (await response.text()).replace(/"waiting":"[\w-]{16}"/, '"waiting":"…"');
  return { status: response.status, body, headers };
}

/** The statements that the database receives during a call, without their values. */
async function statementsOf(call: () => Promise<unknown>): Promise<string[]> {
  const { options } = server.sql as unknown as { options: { debug?: unknown } };
  const statements: string[] = [];
  options.debug = (_connection: number, statement: string) => statements.push(statement);
  try {
    await call();
  } finally {
    delete options.debug;
  }
  return statements;
}

describe('sign-up where a site hides which addresses have an account (security.md section 1)', () => {
  it('answers a known and a new address alike, after the same work', async () => {
    const { email } = await member();
    const answers: unknown[] = [];
    const work: string[][] = [];
    for (const address of [email, email.toUpperCase(), 'nobody-has-it@example.com'])
      work.push(await statementsOf(async () => answers.push(await seen(await signUp({ email: address })))));
    expect(answers[0]).toMatchObject({ status: 200, body: '{"user":null,"waiting":"…"}' });
    expect(answers.slice(1)).toEqual([answers[0], answers[0]]);
    expect(work[0]?.length).toBeGreaterThan(3);
    expect(work.slice(1)).toEqual([work[0], work[0]]);
  });

  it('notifies the owner of the address by mail, in the language of the account, and changes nothing', async () => {
    const owner = await member({ language: 'de', name: 'Ottilie' });
    await signUp({ email: owner.email, password: 'somebody else wrote this' });
    const [mail, ...more] = await mailsTo(owner.email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ kind: 'accountExists', subject: 'Du hast schon ein Konto bei Amici' });
    expect(mail?.text).toContain('Ottilie');
    expect(mail?.text).not.toContain('token=');
    expect((await logIn(owner.email, 'somebody else wrote this')).status).toBe(401);
    expect([...(await server.sql`select 1 from waiting_signups where email = ${owner.email}`)]).toEqual([]);
  });

  it('makes the account when the mailed link is opened, with its credits and its first message, once', async () => {
    const other = await member({ gender: 'man' });
    const fields = form({ member: other.publicId, signup_message: 'Ciao!' });
    await signUp(fields);
    // A login with the form's password would reveal that the address was new.
    expect((await logIn(fields.email)).status).toBe(401);
    const [mail] = await mailsTo(fields.email);
    expect(mail?.kind).toBe('activation');
    const token = tokenIn(mail?.text);
    const both = await Promise.all([activate(token), activate(token)]);
    expect(await alreadyOf(both)).toEqual([false, true]);
    expect((await mailsTo(fields.email)).map(({ kind }) => kind)).toEqual(['activation', 'welcome']);
    const again = await server.request('POST', '/api/activation/link', { body: { token }, headers: { host } });
    expect(await again.json()).toEqual({ email: fields.email, state: 'done', asks_password: true });
    expect(await (await activate(token)).json()).toEqual({ already: true });
    expect(await (await logIn(fields.email)).json()).toMatchObject({
      user: { status: 'active', name: fields.name, credits: 30 - 10, language: 'it' },
    });
  });

  it('reports a taken name, and numbers one that was taken in the meantime', async () => {
    await member({ name: 'Ginevra' });
    const refused = await signUp({ name: 'ginevra' });
    expect(await refused.json()).toMatchObject({ error: { fields: [{ name: 'name', code: 'name_taken' }] } });
    const fields = form({ name: 'Fiammetta' });
    await signUp(fields);
    await member({ name: 'Fiammetta' });
    await activate(tokenIn((await mailsTo(fields.email))[0]?.text));
    expect(await (await logIn(fields.email)).json()).toMatchObject({ user: { name: 'Fiammetta 2' } });
  });

  it('refuses a link after a week or when the address has got an account since, and then deletes the form', async () => {
    const [first, late] = [form(), form()];
    await signUp(first);
    await signUp(late);
    const [firstMail, lateMail] = [(await mailsTo(first.email))[0], (await mailsTo(late.email))[0]];
    await member({ email: first.email });
    expect((await activate(tokenIn(firstMail?.text))).status).toBe(410);
    server.clock.advance(7 * 86_400);
    expect((await activate(tokenIn(lateMail?.text))).status).toBe(410);
    server.clock.advance(3_600);
    await server.platform.jobs.runDue();
    expect([...(await server.sql`select email from waiting_signups`)]).toEqual([]);
  });

  it('mails a pending link again, five times at most, and counts the sign-ups of every address alike', async () => {
    const fields = form();
    await signUp(fields);
    for (let count = 0; count < 6; count += 1) {
      const answer = await resend({ email: fields.email });
      expect([answer.status, await answer.text()]).toEqual([200, '{}']);
      await server.mails();
    }
    const mails = await mailsTo(fields.email);
    expect(mails).toHaveLength(5);
    expect((await activate(tokenIn(mails[0]?.text))).status).toBe(410);
    expect((await activate(tokenIn(mails.at(-1)?.text))).status).toBe(200);
    const owner = await member();
    for (const email of [owner.email, 'never-seen@example.com']) {
      const answers = [];
      for (let count = 0; count < 11; count += 1) {
        await server.sql`delete from rate_limits where key like 'signup:%'`;
        answers.push((await signUp({ email })).status);
      }
      expect(answers).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    }
  });
});

describe('the mails of a site that hides which addresses have an account', () => {
  const linkIn = (text = '') => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');

  it('lead to that site, whose members are strangers at every other', async () => {
    const owner = await member();
    for (const email of [owner.email, 'nobody-there@example.com']) await signUp({ email });
    await ask(owner.email);
    await ask('nobody-there@example.com');
    const mails = [...(await mailsTo(owner.email)), ...(await mailsTo('nobody-there@example.com'))];
    expect(mails.map(({ kind, text }) => `${kind} ${linkIn(text).hostname}`).toSorted()).toEqual([
      'accountExists amici.localhost',
      'accountUnknown amici.localhost',
      'activation amici.localhost',
      'passwordReset amici.localhost',
    ]);
  });

  it('let a new member in where their link leads', async () => {
    const fields = form();
    await signUp(fields);
    const link = linkIn((await mailsTo(fields.email))[0]?.text);
    const at = { host: link.host };
    const body = { token: link.searchParams.get('token'), password: fields.password };
    expect((await server.request('POST', '/api/activation', { body, headers: at })).status).toBe(200);
    const login = { login: fields.email, password: fields.password };
    expect((await server.request('POST', '/api/user.php', { body: login, headers: at })).status).toBe(200);
  });
});

describe('mails that anybody can send to any mailbox', () => {
  it('do not count where the mail server has not taken them, and are sent when it does', async () => {
    const { mailer, jobs } = server.platform;
    const { deliver } = mailer;
    const email = 'patient@example.com';
    await signUp({ email });
    await ask(email);
    let failures = 0;
    mailer.deliver = () => {
      failures += 1;
      return Promise.reject(new Outage('no mail server'));
    };
    for (let hour = 0; hour < 8; hour += 1) {
      await jobs.runDue();
      server.clock.advance(3_600);
    }
    mailer.deliver = deliver;
    expect(failures).toBeGreaterThan(2 * 5);
    expect((await mailsTo(email)).map(({ kind }) => kind).sort()).toEqual(['accountUnknown', 'activation']);
  });
});

describe('somebody else’s sign-up with the same address', () => {
  const own = 'my own red umbrella';
  const theirs = 'what somebody else chose';
  const tokensTo = async (email: string) =>
    (await mailsTo(email)).filter(({ kind }) => kind === 'activation').map(({ text }) => tokenIn(text));

  it('is not included in “send again” on one’s own page, and its link refuses one’s own password', async () => {
    const mine = form({ name: 'Valeria', password: own });
    const waiting = await waitingOf(await signUp(mine));
    await server.mails();
    await signUp(form({ email: mine.email.toUpperCase(), name: 'Xaver', password: theirs }));
    await server.mails();
    expect((await resend({ waiting })).status).toBe(200);
    const mails = [...(await mailsTo(mine.email)), ...(await mailsTo(mine.email.toUpperCase()))];
    const tokenFor = (name: string) => tokenIn(mails.findLast(({ text }) => text.includes(name))?.text);
    expect(mails.filter(({ text }) => text.includes('Valeria'))).toHaveLength(2);

    for (const given of [own, '']) {
      const refused = await activate(tokenFor('Xaver'), given);
      expect([refused.status, await refused.json()]).toMatchObject([400, { error: { code: 'password_wrong' } }]);
    }
    expect((await activate(tokenFor('Valeria'), own)).status).toBe(200);
    expect(await (await logIn(mine.email, own)).json()).toMatchObject({ user: { name: 'Valeria' } });
    expect((await logIn(mine.email, theirs)).status).toBe(401);
    // The other link has no effect any more either, with either password.
    for (const given of [own, theirs])
      expect(await (await activate(tokenFor('Xaver'), given)).json()).toEqual({ already: true });
  });

  it('allows ten attempts at the password of its form', async () => {
    const fields = form({ password: theirs });
    await signUp(fields);
    const [token = ''] = await tokensTo(fields.email);
    for (let time = 0; time < 10; time += 1) expect((await activate(token, `guess ${time}`)).status).toBe(400);
    expect((await activate(token, theirs)).status).toBe(423);
    server.clock.advance(61);
    expect((await activate(token, theirs)).status).toBe(200);
  });

  it('gives the account to one of two links opened at once, at two processes', async () => {
    const other = await server.another();
    for (let round = 0; round < 10; round += 1) {
      const first = form({ name: `Olga ${round}`, password: own });
      await signUp(first);
      await signUp(form({ email: first.email, name: `Tanja ${round}`, password: theirs }));
      const mails = await mailsTo(first.email);
      const tokenFor = (name: string) => tokenIn(mails.find(({ text }) => text.includes(`${name} ${round}`))?.text);
      const body = { token: tokenFor('Tanja'), password: theirs };
      const pressed = await Promise.all([
        activate(tokenFor('Olga'), own),
        other.request('POST', '/api/activation', { body, headers: { host } }),
      ]);
      expect(await alreadyOf(pressed)).toEqual([false, true]);
      const accounts = await server.sql`select id from members where email = ${first.email}`;
      const logins = [await logIn(first.email, own), await logIn(first.email, theirs)].map(({ status }) => status);
      expect([accounts.length, logins.toSorted((a, b) => a - b)]).toEqual([1, [200, 401]]);
      await server.sql`truncate rate_limits`;
    }
  });

  it('is refused to members who are logged in', async () => {
    const fields = form();
    await signUp(fields);
    const [token = ''] = await tokensTo(fields.email);
    const as = await member();
    for (const path of ['/api/activation', '/api/activation/link'])
      expect((await server.request('POST', path, { as, body: { token }, headers: { host } })).status).toBe(403);
    expect((await activate(token)).status).toBe(200);
  });
});

describe('password reset where a site hides which addresses have an account (security.md section 1)', () => {
  it('answers a known, an unknown and an often requested address alike, after the same work', async () => {
    const { email } = await member();
    const answers: unknown[] = [];
    const work: string[][] = [];
    for (const address of ['not-here@example.com', ...Array.from({ length: 7 }, () => email)]) {
      work.push(await statementsOf(async () => answers.push(await seen(await ask(address)))));
      await server.mails();
    }
    expect(answers[0]).toMatchObject({ status: 200, body: '{}' });
    for (const [index, answer] of answers.entries()) expect([answer, work[index]]).toEqual([answers[0], work[0]]);
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it('lets no stranger use up the mails of a device that has signed in to the account', async () => {
    const owner = await member();
    await saveCredentials(
      server.sql,
      owner.memberId,
      await passwordHasher.hash('blue kettle on the hill'),
      server.clock.now(),
    );
    const cookie = (await logIn(owner.email)).headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    for (let count = 0; count < 7; count += 1) {
      await ask(owner.email);
      await server.mails();
    }
    expect(await mailsTo(owner.email)).toHaveLength(5);
    await ask(owner.email, { cookie });
    expect(await mailsTo(owner.email)).toHaveLength(6);
  });

  it('mails the link to an account’s address, and to an unknown one that there is no account, five times a day', async () => {
    const owner = await member({ language: 'fr' });
    await ask(owner.email);
    await server.mails();
    expect((await mailsTo(owner.email))[0]?.text).toContain('/reset-password/do?token=');
    for (let count = 0; count < 7; count += 1) {
      await ask('stranger@example.com', { cookie: 'locale=pl' });
      await server.mails();
    }
    const mails = await mailsTo('stranger@example.com');
    expect(mails).toHaveLength(5);
    expect(mails[0]).toMatchObject({
      kind: 'accountUnknown',
      subject: 'Brak konta z tym adresem w serwisie Amici',
    });
    expect(mails[0]?.text).not.toContain('token=');
  });
});
