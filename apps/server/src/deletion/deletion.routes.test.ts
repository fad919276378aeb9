import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { chatsOf, errorOf, said, say, startChat } from '../testing/chatting.ts';
import { createTestServer, type SignUpOptions, type TestMember, type TestServer } from '../testing/harness.ts';
import { deleteAgain } from './deletion.service.ts';

const password = 'a quiet evening by the lake';
const day = 86_400;

let server: TestServer;
let hash: string;
beforeAll(async () => {
  server = await createTestServer();
  hash = await passwordHasher.hash(password);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

async function member(options?: SignUpOptions): Promise<TestMember> {
  const made = await server.signUp(options);
  await saveCredentials(server.sql, made.memberId, hash, server.clock.now());
  return made;
}
const remove = (as: TestMember, body: object = { password }) => server.request('DELETE', '/api/me', { as, body });
const logIn = (as: TestMember) =>
  server.request('POST', '/api/user.php', { body: { login: as.email, password, remember: true } });
const statusOf = async ({ memberId }: TestMember) =>
  (await server.sql<{ status: string }[]>`select status from members where id = ${memberId}`)[0]?.status;
async function mailedToken(to: TestMember): Promise<string> {
  const mail = (await server.mails()).findLast(
    ({ to: address, kind }) => address === to.email && kind === 'accountDeleted',
  );
  return /reactivate\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const back = (token: string, path = '/api/me/reactivation') => server.request('POST', path, { body: { token } });

describe('[ACC-05] deletion', () => {
  it('asks for the password, and does nothing without it', async () => {
    const anna = await member();
    const refused = await remove(anna, { password: 'another one' });
    expect([refused.status, await errorOf(refused)]).toEqual([400, 'password_wrong']);
    expect(await statusOf(anna)).toBe('active');
    for (let time = 1; time < 10; time += 1) await remove(anna, { password: 'another one' });
    const locked = await remove(anna);
    expect([locked.status, await errorOf(locked), await statusOf(anna)]).toEqual([423, 'account_blocked', 'active']);
    // The limit of ten tries is shared by all calls that ask for the password.
    const change = { current_password: password, password: 'seven green bottles' };
    expect((await server.request('PUT', '/api/me/password', { as: anna, body: change })).status).toBe(423);
  });

  it('hides at once, ends every session, and is reported at log-in', async () => {
    const [anna, bert] = [await member(), await member({ gender: 'man' })];
    await said(await say(server, bert, await startChat(server, bert, anna), 'Hello Anna'));
    expect(await chatsOf(server, bert)).toHaveLength(1);
    const [before] = await server.sql`select last_seq from member_streams where member_id = ${bert.memberId}`;

    const answer = await remove(anna, { password, reason: 'met_somebody' });
    const erasedAt = new Date(server.clock.now().getTime() + 14 * day * 1000).toISOString();
    expect([answer.status, await answer.json()]).toEqual([200, { erased_at: erasedAt }]);
    expect(answer.headers.get('set-cookie')).toMatch(/^__Host-heartline=;.*Max-Age=0/);
    expect((await server.request('GET', '/api/me/sessions', { as: anna })).status).toBe(403);
    expect((await server.request('GET', `/api/members/${anna.publicId}`, { as: bert })).status).toBe(404);
    expect(await chatsOf(server, bert)).toEqual([]);
    const told = await server.sql`
      select payload->>'type' as type from events where member_id = ${bert.memberId} and seq > ${before?.['last_seq'] ?? 0}`;
    expect(told).toEqual([{ type: 'chats_changed' }]);
    const login = await logIn(anna);
    expect([login.status, await errorOf(login)]).toEqual([403, 'pending_deletion']);
  });

  it('happens once if two requests come at the same moment, and both get the same answer', async () => {
    const anna = await member();
    const other = await server.another();
    // Both requests verify the password before either commits: the second waits for the first.
    const held = Promise.withResolvers<void>();
    const locked = Promise.withResolvers<void>();
    const holding = server.sql.begin(async (tx) => {
      await tx`select from members where id = ${anna.memberId} for update`;
      locked.resolve();
      await held.promise;
    });
    await locked.promise;
    const both = [remove(anna), other.request('DELETE', '/api/me', { as: anna, body: { password } })];
    const waiting = async () =>
      (
        await server.sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and state = 'active'`
      ).length;
    await expect.poll(waiting).toBe(2);
    held.resolve();
    await holding;
    const erasedAt = new Date(server.clock.now().getTime() + 14 * day * 1000).toISOString();
    for (const answer of await Promise.all(both))
      expect([answer.status, await answer.json()]).toEqual([200, { erased_at: erasedAt }]);
    const mails = (await server.mails()).filter(({ to, kind }) => to === anna.email && kind === 'accountDeleted');
    expect([mails.length, await statusOf(anna)]).toEqual([1, 'pending_deletion']);
  });

  it('is undone once by the mailed link within 14 days; checking the link changes nothing, a second press reports “done”', async () => {
    const [anna, bert] = [await member({ language: 'de' }), await member({ gender: 'man' })];
    await said(await say(server, bert, await startChat(server, bert, anna), 'Hello Anna'));
    await remove(anna);
    const token = await mailedToken(anna);
    expect(await (await back(token, '/api/me/reactivation/link')).json()).toEqual({ state: 'open' });
    expect(await statusOf(anna)).toBe('pending_deletion');

    const both = await Promise.all([back(token), back(token)]);
    const already = await Promise.all(both.map(async (one) => ((await one.json()) as { already: boolean }).already));
    expect(already.toSorted((one, other) => Number(one) - Number(other))).toEqual([false, true]);
    expect(await statusOf(anna)).toBe('active');
    expect(await chatsOf(server, bert)).toHaveLength(1);
    expect(await (await back(token, '/api/me/reactivation/link')).json()).toEqual({ state: 'done' });
    expect((await logIn(anna)).status).toBe(200);

    // After a second deletion the old link is worthless, and the 14 days start again.
    server.clock.advance(13 * day);
    const again = await server.sql.begin(
      async (tx) => tx`select erase_at from deletions where member_id = ${anna.memberId}`,
    );
    const cookie = (await logIn(anna)).headers.getSetCookie()[0]?.split(';')[0] ?? '';
    await remove({ ...anna, cookie });
    expect(await errorOf(await back(token))).toBe('link_invalid');
    server.clock.advance(13 * day);
    expect((await back(await mailedToken(anna))).status).toBe(200);
    expect(again).toHaveLength(1);
  });

  it('is final after 14 days, and other links are worthless', async () => {
    const anna = await member();
    await remove(anna);
    const token = await mailedToken(anna);
    expect(await errorOf(await back('nobody-has-this-token'))).toBe('link_invalid');
    server.clock.advance(14 * day + 1);
    expect(await errorOf(await back(token))).toBe('link_invalid');
    await server.platform.jobs.runDue();
    expect(await statusOf(anna)).toBe('deleted');
    const login = await logIn(anna);
    expect([login.status, await errorOf(login)]).toEqual([401, 'login_failed']);
    // The address is free again, for another or the same person.
    await expect(server.signUp({ email: anna.email, name: anna.name })).resolves.toBeDefined();
  });
});

describe('[ACC-05] deletion of an account that the staff have disabled', () => {
  const removeDisabled = (login: string, given = password) =>
    server.request('DELETE', '/api/disabled-account', { body: { login, password: given } });
  async function disabled(): Promise<TestMember> {
    const made = await member();
    await server.sql`update members set status = 'disabled' where id = ${made.memberId}`;
    await server.sql`
      insert into notices (public_id, member_id, kind, ground, facts, actor, created_at, appeal_until)
      values (${`notice-${made.memberId}`}, ${made.memberId}, 'account_disabled', 'spam', 'Many offers', 'x', ${server.clock.now()}, ${server.clock.now()})`;
    return made;
  }

  it('needs the credentials of a log-in and erases after 14 days; undoing it lets nobody log in', async () => {
    const [anna, eva] = [await disabled(), await disabled()];
    expect(await errorOf(await logIn(anna))).toBe('account_disabled');
    for (const one of [anna, eva]) {
      const erasedAt = new Date(server.clock.now().getTime() + 14 * day * 1000).toISOString();
      const answer = await removeDisabled(one === anna ? one.email.toUpperCase() : one.name);
      expect([answer.status, await answer.json()]).toEqual([200, { erased_at: erasedAt }]);
      expect([await statusOf(one), answer.headers.getSetCookie()]).toEqual(['pending_deletion', []]);
      expect(await errorOf(await removeDisabled(one.email))).toBe('pending_deletion');
    }
    expect((await back(await mailedToken(eva))).status).toBe(200);
    expect([await statusOf(eva), await errorOf(await logIn(eva))]).toEqual(['disabled', 'account_disabled']);
    server.clock.advance(14 * day + 601);
    await server.platform.jobs.runDue();
    expect([await statusOf(anna), await statusOf(eva)]).toEqual(['deleted', 'disabled']);
  });

  it('is refused for any other account, and without the password', async () => {
    const anna = await member();
    const refused = await removeDisabled(anna.email);
    expect([refused.status, await errorOf(refused), await statusOf(anna)]).toEqual([403, 'forbidden', 'active']);
    const eva = await disabled();
    for (let time = 0; time < 10; time += 1) {
      const wrong = await removeDisabled(eva.email, `guess ${time}`);
      expect([wrong.status, await errorOf(wrong)]).toEqual([401, 'login_failed']);
    }
    expect([(await removeDisabled(eva.email)).status, await statusOf(eva)]).toEqual([423, 'disabled']);
    expect((await removeDisabled('nobody@example.com')).status).toBe(401);
  });
});

describe('[ACC-05] a break', () => {
  it('hides the account from everybody until its owner logs in', async () => {
    const [anna, bert] = [await member(), await member({ gender: 'man' })];
    await said(await say(server, bert, await startChat(server, bert, anna), 'Hello Anna'));
    expect((await server.request('PUT', '/api/me/pause', { as: anna, body: { paused: true } })).status).toBe(200);
    expect((await server.request('GET', '/api/me/sessions', { as: anna })).status).toBe(403);
    expect((await server.request('GET', `/api/members/${anna.publicId}`, { as: bert })).status).toBe(404);
    expect(await chatsOf(server, bert)).toEqual([]);
    server.clock.advance(100 * day);
    await server.platform.jobs.runDue();
    expect((await logIn(anna)).status).toBe(200);
    expect(await statusOf(anna)).toBe('active');
  });

  const onBreak = async (): Promise<TestMember> => {
    const made = await member();
    expect((await server.request('PUT', '/api/me/pause', { as: made, body: { paused: true } })).status).toBe(200);
    return made;
  };
  /** Disables the account; returns what takes the decision back. */
  async function disable({ publicId, memberId }: TestMember): Promise<() => Promise<void>> {
    const staff = await server.signUp({ moderator: true });
    const body = { member_id: publicId, ground: 'fake', facts: 'A fake profile' };
    const disabled = await server.request('POST', '/api/moderation/suppressions', { as: staff, body });
    expect(disabled.status).toBe(200);
    const [notice] = await server.sql<{ public_id: string }[]>`
      select public_id from notices where member_id = ${memberId} order by id desc limit 1`;
    return async () => {
      const path = `/api/moderation/suppressions/${notice?.public_id}/lift`;
      const lifted = await server.request('POST', path, { as: staff, body: { reason: 'It was a mistake' } });
      expect(lifted.status).toBe(200);
    };
  }

  it('goes on when the staff take back that they disabled the account, and ends by the log-in alone', async () => {
    const [anna, bert] = [await onBreak(), await member({ gender: 'man' })];
    const liftFirst = await disable(anna);
    await liftFirst();
    expect(await statusOf(anna)).toBe('paused');
    expect((await server.request('GET', `/api/members/${anna.publicId}`, { as: bert })).status).toBe(404);
    expect((await logIn(anna)).status).toBe(200);
    // A break that is over does not begin again by a later decision.
    const liftSecond = await disable(anna);
    await liftSecond();
    expect(await statusOf(anna)).toBe('active');
  });

  it.each([
    { enabled: 'before', returns: 'paused' },
    { enabled: 'after', returns: 'disabled' },
  ])(
    'goes on after an undone deletion of the disabled account, enabled $enabled the return',
    async ({ enabled, returns }) => {
      const anna = await onBreak();
      const lift = await disable(anna);
      const body = { login: anna.email, password };
      expect((await server.request('DELETE', '/api/disabled-account', { body })).status).toBe(200);
      if (enabled === 'before') await lift();
      expect((await back(await mailedToken(anna))).status).toBe(200);
      expect(await statusOf(anna)).toBe(returns);
      if (enabled === 'after') await lift();
      expect(await statusOf(anna)).toBe('paused');
    },
  );

  it('goes on after an undone deletion that a restored database had to learn again', async () => {
    const anna = await onBreak();
    const { memberId, publicId } = anna;
    await server.platform.deletionList.add({ memberId, publicId, askedAt: server.clock.now() });
    await deleteAgain(server.platform);
    expect(await statusOf(anna)).toBe('pending_deletion');
    expect((await back(await mailedToken(anna))).status).toBe(200);
    expect(await statusOf(anna)).toBe('paused');
  });
});

describe('[PAY-08] staying', () => {
  it('gives the company’s discount, to its member and once', async () => {
    const [anna, bert] = [await member(), await member()];
    const stay = async (as: TestMember) =>
      (await (await server.request('POST', '/api/me/stay', { as })).json()) as { code: string; percentage: number };
    const given = await stay(anna);
    expect(given).toEqual({ code: expect.stringMatching(/^STAY-\w{8}$/), percentage: 30 });
    expect(await stay(anna)).toEqual(given);
    expect((await stay(bert)).code).not.toBe(given.code);
    const offer = (as: TestMember) => server.request('GET', `/api/discountcode.php?code=${given.code}`, { as });
    expect(await (await offer(anna)).json()).toMatchObject({ discountcode: { value_percentage: 30 } });
    expect(await errorOf(await offer(bert))).toBe('code_not_found');
  });
});
