import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

let counter = 0;
const form = (changes: Record<string, unknown> = {}) => {
  counter += 1;
  return {
    email: `new-${counter}@example.com`,
    name: `Newcomer ${counter}`,
    password: 'blue kettle on the hill',
    date_of_birth: '1992-04-03',
    gender: 'woman',
    seeking: ['man'],
    country: 'DE',
    language: 'de',
    ...changes,
  };
};

interface ErrorAnswer {
  error: { code: string; fields?: { name: string; code: string }[]; min_age?: number };
}
const signUp = (changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/signup', { body: form(changes), headers });
const faultsOf = async (response: Response) =>
  Object.fromEntries(
    (((await response.json()) as Partial<ErrorAnswer>).error?.fields ?? []).map(({ name, code }) => [name, code]),
  );
const codeOf = async (response: Response) => ((await response.json()) as ErrorAnswer).error.code;
const cookieOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');

describe('[SGN-01] sign-up', () => {
  it('creates the account with its credits, logs it in, and mails the activation link in its language', async () => {
    const response = await signUp({ email: ' Anna@Example.com ', name: 'Anna  Müller', region: undefined });
    expect(response.status).toBe(200);
    const { user } = (await response.json()) as { user: { id: string } };
    expect(user).toMatchObject({
      status: 'not_confirmed',
      email: 'Anna@Example.com',
      name: 'Anna Müller',
      credits: 30,
      paid_user: false,
      language: 'de',
    });
    expect(user).toMatchObject({
      profile: { date_of_birth: '1992-04-03', country: 'DE', gender: 'woman', seeking: ['man'], status: 'disabled' },
    });
    const again = await server.request('GET', '/api/user.php', { headers: { cookie: cookieOf(response) } });
    expect(await again.json()).toMatchObject({ user: { id: user.id } });
    const [mail] = (await server.mails()).filter(({ to }) => to === 'Anna@Example.com');
    expect(mail?.subject).toContain('Bestätige deine E-Mail-Adresse');
    expect(mail?.text).toContain(`${server.config.publicOrigin}/complete-signup?token=`);
  });

  it('books the signup credits in the ledger, once', async () => {
    const { user } = (await (await signUp()).json()) as { user: { id: string } };
    const rows = await server.sql`
      select l.kind, l.amount, w.balance from ledger_entries l join members m on m.id = l.member_id join wallets w on w.member_id = m.id where m.public_id = ${user.id}`;
    expect([...rows]).toEqual([{ kind: 'signup', amount: 30, balance: 30 }]);
  });

  it('names every invalid field at once', async () => {
    const response = await signUp({
      email: 'nobody',
      name: '@me',
      password: 'short',
      date_of_birth: '1990-02-30',
      country: 'JP',
    });
    expect(response.status).toBe(400);
    expect(await faultsOf(response)).toEqual({
      email: 'invalid_email',
      name: 'name_starts_with_at',
      password: 'too_short',
      date_of_birth: 'invalid_date',
      country: 'unknown_value',
    });
  });

  it('reports the required fields of an empty form', async () => {
    expect(await faultsOf(await signUp({ email: '', name: ' ', password: '', date_of_birth: '' }))).toEqual({
      email: 'required',
      name: 'required',
      password: 'required',
      date_of_birth: 'required',
    });
  });

  it('reports a taken address or name, in any spelling', async () => {
    await signUp({ email: 'taken@example.com', name: 'Zoë' });
    const address = await signUp({ email: 'TAKEN@Example.COM' });
    expect(address.status).toBe(409);
    expect(await codeOf(address)).toBe('email_taken');
    for (const name of ['zoë', 'ZOË', 'Zoe\u0308', 'Z\u200Boë', ' Zoë ']) {
      expect(await faultsOf(await signUp({ name }))).toEqual({ name: 'name_taken' });
    }
  });

  it('reports a taken address and name beside every other error, in the same answer, a limited number of times', async () => {
    await signUp({ email: 'both@example.com', name: 'Ruben' });
    const wrong = { email: 'BOTH@example.com', name: 'ruben', password: 'Password123!' };
    const told = { email: 'email_taken', name: 'name_taken', password: 'password_common' };
    for (let round = 0; round < 10; round += 1) expect(await faultsOf(await signUp(wrong))).toEqual(told);
    expect(await faultsOf(await signUp(wrong))).toEqual({ password: 'password_common' });
    const { password: _weak, ...right } = wrong;
    const refused = await signUp(right);
    expect(refused.status).toBe(409);
    expect(await faultsOf(refused)).toEqual({ email: 'email_taken', name: 'name_taken' });
  });

  it('reports this for one address ten times an hour, from however many networks', async () => {
    await signUp({ email: 'asked-for@example.com' });
    const told: unknown[] = [];
    for (let network = 1; network <= 12; network += 1) {
      const spelling = network % 2 ? 'asked-for@example.com' : 'ASKED-FOR@example.com';
      const answer = await signUp({ email: spelling, password: '' }, { 'x-test-address': `192.0.2.${network}` });
      told.push((await faultsOf(answer))['email']);
    }
    expect(told).toEqual([...Array.from({ length: 10 }, () => 'email_taken'), undefined, undefined]);
  });

  it('answers for a taken and a free address no sooner than 150 ms, beside other errors too', async () => {
    await signUp({ email: 'slowly@example.com' });
    for (const changes of [
      { email: 'slowly@example.com' },
      { email: 'free-slowly@example.com' },
      { email: 'slowly@example.com', password: '' },
      { email: 'nobody-slowly@example.com', password: '' },
    ]) {
      const started = performance.now();
      await signUp(changes);
      // A timer may fire a little early.
      expect(performance.now() - started).toBeGreaterThan(148);
    }
  });

  it('accepts the addresses that people have, and mails the link there', async () => {
    for (const [email, mailbox] of [
      ["o'brien@example.org", "o'brien@example.org"],
      ['a@exämple.org', 'a@xn--exmple-cua.org'],
      ['jurgen.muller@bücher.example', 'jurgen.muller@xn--bcher-kva.example'],
      ['ivan@почта.рф', 'ivan@xn--80a1acny.xn--p1ai'],
    ] as const) {
      const response = await signUp({ email });
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ user: { email } });
      expect((await server.mails()).filter(({ to }) => to === mailbox)).toHaveLength(1);
      const reset = await server.request('POST', '/api/password-reset', { body: { email: mailbox.toUpperCase() } });
      expect(reset.status).toBe(200);
      expect((await server.mails()).filter(({ to }) => to === mailbox)).toHaveLength(2);
      const login = { login: email.toUpperCase(), password: 'blue kettle on the hill' };
      expect((await server.request('POST', '/api/user.php', { body: login })).status).toBe(200);
    }
  });

  it('has an error of its own for characters before the @ that many mail servers refuse', async () => {
    for (const email of ['jörg@example.org', 'jürgen.müller@bücher.example', 'иван@почта.рф'])
      expect(await faultsOf(await signUp({ email }))).toEqual({ email: 'email_not_ascii' });
    expect(await faultsOf(await signUp({ email: 'jörg@example' }))).toEqual({ email: 'invalid_email' });
  });

  it('gives an address or a name to one of two concurrent sign-ups', async () => {
    const byAddress = await Promise.all([signUp({ email: 'race@example.com' }), signUp({ email: 'race@example.com' })]);
    expect(byAddress.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const byName = await Promise.all([signUp({ name: 'Racer' }), signUp({ name: 'racer' })]);
    expect(byName.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });

  it('keeps unknown and protected keys out of the row', async () => {
    const response = await signUp({
      premium_since: '2020-01-01',
      moderator: true,
      credits: 9000,
      status: 'active',
      confirmed_at: '2020-01-01',
    });
    expect(await response.json()).toMatchObject({
      user: { paid_user: false, moderator: false, credits: 30, status: 'not_confirmed' },
    });
  });

  it('stores a region of the country only', async () => {
    const [german] = await server.sql<
      { id: string; name: string }[]
    >`select id, name from regions where country = 'DE' order by id limit 1`;
    const [danish] = await server.sql<
      { id: string }[]
    >`select id from regions where country = 'DK' order by id limit 1`;
    expect(await (await signUp({ region: german?.id })).json()).toMatchObject({
      user: { profile: { region: german?.name } },
    });
    expect(await faultsOf(await signUp({ region: danish?.id }))).toEqual({ region: 'unknown_value' });
  });

  it('refuses a password that is common or derived from the account’s data', async () => {
    expect(await faultsOf(await signUp({ password: 'Password123!' }))).toEqual({ password: 'password_common' });
    expect(await faultsOf(await signUp({ email: 'walter.brandt@example.com', password: 'walterbrandt' }))).toEqual({
      password: 'password_context',
    });
    expect(await faultsOf(await signUp({ password: 'heartline99' }))).toEqual({ password: 'password_context' });
  });

  it('stores the password as a hash only', async () => {
    const { user } = (await (await signUp({ password: 'purple rowing boats' })).json()) as { user: { id: string } };
    const [row] =
      await server.sql`select c.password_hash from credentials c join members m on m.id = c.member_id where m.public_id = ${user.id}`;
    expect(row?.['password_hash']).toMatch(/^\$argon2id\$/);
  });
});

describe('[SGN-01] age', () => {
  const ageFault = async (changes: Record<string, unknown>) => (await faultsOf(await signUp(changes)))['date_of_birth'];

  it('names the minimum age', async () => {
    const response = await signUp({ date_of_birth: '2012-01-01' });
    const { error } = (await response.json()) as ErrorAnswer;
    expect(error).toMatchObject({ fields: [{ name: 'date_of_birth', code: 'too_young' }], min_age: 18 });
  });

  it("is counted on the member's own day", async () => {
    // 1 November 2026, 12:00 UTC: the 2nd has begun in Kiritimati (UTC+14).
    expect(await ageFault({ date_of_birth: '2008-11-02' })).toBe('too_young');
    expect(await ageFault({ date_of_birth: '2008-11-02', time_zone: 'Pacific/Kiritimati' })).toBeUndefined();
    expect(await ageFault({ date_of_birth: '2008-11-01', time_zone: 'UTC' })).toBeUndefined();
    expect(await ageFault({ date_of_birth: '2008-11-02', time_zone: 'Nowhere/Atall' })).toBe('too_young');
  });

  it.each(['1990-02-29', '1990-13-01', '1990-00-10', '90-01-01', '1890-01-01', '2027-01-01', 'yesterday', '1990-1-1'])(
    'refuses %s as a date of birth',
    async (date_of_birth) => {
      expect(await ageFault({ date_of_birth })).toBe('invalid_date');
    },
  );
});

describe('[SGN-04] visitors who may sign up', () => {
  it('need a traffic source where the site requires one', async () => {
    const headers = { host: 'amici.test' };
    expect(await codeOf(await signUp({ country: 'IT' }, headers))).toBe('signup_closed');
    expect((await signUp({ country: 'IT', tracking: { ref: 'summer' } }, headers)).status).toBe(200);
  });

  it('[SES-07] stores the tracking record with the account, as text', async () => {
    const tracking = { network: 'n1', ref: "r'; drop table members", sub1: '<b>', sub2: '', sub3: 'c' };
    const { user } = (await (await signUp({ tracking })).json()) as { user: { id: string } };
    const [row] = await server.sql`select tracking from members where public_id = ${user.id}`;
    expect(row?.['tracking']).toEqual({ network: 'n1', ref: "r'; drop table members", sub1: '<b>', sub3: 'c' });
    expect((await signUp({ tracking: { ref: 'x'.repeat(101) } })).status).toBe(400);
  });

  it('allows 10 sign-ups an hour from one network, a /64 for IPv6', async () => {
    const headers = (index: number) => ({ 'x-test-address': `2001:db8:1:2::${index.toString(16)}` });
    for (let index = 1; index <= 10; index += 1) expect((await signUp({}, headers(index))).status).toBe(200);
    const refused = await signUp({}, headers(11));
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('3600');
    // Errors in the form are reported without counting.
    expect((await signUp({ name: '' }, headers(12))).status).toBe(400);
    expect((await signUp({}, { 'x-test-address': '2001:db8:1:3::1' })).status).toBe(200);
  });
});
