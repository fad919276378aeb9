import { globSync, readFileSync } from 'node:fs';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { findAddressee, lockMember, saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { hasSecondStep } from '../identity/second-step.store.ts';
import type { Transaction } from '../platform/database.ts';
import { enterByLink } from '../signup/activation.service.ts';
import { appCode } from '../testing/authenticator-app.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { saveNewPassword } from './new-password.ts';

const password = 'a walk in the rain';
const renewed = 'a walk in the snow';
let server: TestServer;
let passwordHash: string;
let renewedHash: string;
beforeAll(async () => {
  server = await createTestServer();
  passwordHash = await passwordHasher.hash(password);
  renewedHash = await passwordHasher.hash(renewed);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});
afterEach(() => {
  vi.restoreAllMocks();
});

async function member(): Promise<TestMember> {
  const made = await server.signUp();
  await saveCredentials(server.sql, made.memberId, passwordHash, server.clock.now());
  return made;
}

const logIn = ({ email }: TestMember, headers: Record<string, string> = {}) =>
  server.request('POST', '/api/user.php', { body: { login: email, password }, headers });
const errorOf = async (response: Response) =>
  ((await response.json()) as { error?: { code: string } }).error?.code ?? response.status;
const cookiesOf = (response: Response) =>
  response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
const codeFor = (key: string, away = 0) => appCode(key, new Date(server.clock.now().getTime() + away * 30_000));
async function keyOf(as: TestMember): Promise<string> {
  const begun = await server.request('POST', '/api/me/second-step', { as, body: { password } });
  return ((await begun.json()) as { key: string }).key;
}
/** What lets somebody in: sessions besides the owner's, tickets of the first step, and devices besides the owner's. */
const waysIn = async ({ memberId }: TestMember) =>
  (
    await server.sql<{ sessions: number; tickets: number; devices: number }[]>`
      select (select count(*)::int from sessions where member_id = ${memberId}) as sessions,
        (select count(*)::int from login_tickets where member_id = ${memberId}) as tickets,
        (select count(*)::int from known_devices where member_id = ${memberId}) as devices`
  )[0];

/** Commits a change between the next comparison of a password and what is done with its result. */
function afterNextComparison(change: () => Promise<void>): void {
  const verify = passwordHasher.verify.bind(passwordHasher);
  vi.spyOn(passwordHasher, 'verify').mockImplementationOnce(async (...given) => {
    const right = await verify(...given);
    expect(right).toBe(true);
    await change();
    return right;
  });
}

/** The owner's change is under way, and commits once the call waits for it. Returns the answer to the call. */
async function whileHeld(
  { memberId }: TestMember,
  call: () => Response | Promise<Response>,
  change: (tx: Transaction) => Promise<void>,
): Promise<Response> {
  let answer: Promise<Response> | undefined;
  let answered = false;
  await server.sql.begin(async (tx) => {
    await lockMember(tx, memberId);
    const [own] = await tx<{ pid: number }[]>`select pg_backend_pid() as pid`;
    answer = Promise.resolve(call()).finally(() => {
      answered = true;
    });
    await expect
      .poll(async () => {
        // From outside: a transaction sees the activity of others as it was when it first looked.
        const waiting = await server.sql`
          select 1 from pg_stat_activity where wait_event_type = 'Lock' and ${own?.pid ?? 0} = any(pg_blocking_pids(pid))`;
        return answered ? 'answered without the lock' : waiting.length > 0 ? 'waits' : 'not yet';
      })
      .not.toBe('not yet');
    expect(answered).toBe(false);
    await change(tx);
  });
  if (!answer) throw new Error('no call was made');
  return answer;
}

async function savePassword(tx: Transaction, { memberId }: TestMember): Promise<void> {
  const owner = await findAddressee(tx, memberId);
  if (owner) await saveNewPassword(server.platform, tx, owner, renewedHash);
}

describe('the password was right, but its owner changes it before the session is stored', () => {
  it('by a new password: no session, and the device is not known', async () => {
    const owner = await member();
    afterNextComparison(async () => {
      const body = { current_password: password, password: renewed };
      expect((await server.request('PUT', '/api/me/password', { as: owner, body })).status).toBe(200);
    });
    expect(await errorOf(await logIn(owner))).toBe('login_failed');
    expect(await waysIn(owner)).toEqual({ sessions: 1, tickets: 0, devices: 1 });
  });

  it('by a mailed link: no session, and the device is not known', async () => {
    const owner = await member();
    afterNextComparison(() => server.sql.begin((tx) => savePassword(tx, owner)));
    expect(await errorOf(await logIn(owner))).toBe('login_failed');
    expect(await waysIn(owner)).toEqual({ sessions: 0, tickets: 0, devices: 0 });
  });

  it('by a second step: the log-in asks for it', async () => {
    const owner = await member();
    const key = await keyOf(owner);
    afterNextComparison(async () => {
      const on = await server.request('PUT', '/api/me/second-step', { as: owner, body: { code: codeFor(key) } });
      expect(on.status).toBe(200);
    });
    expect(await (await logIn(owner)).json()).toEqual({ user: null, ways: ['app'] });
    expect(await waysIn(owner)).toEqual({ sessions: 1, tickets: 1, devices: 1 });
  });

  it('of an account with a second step: no ticket', async () => {
    const owner = await member();
    const key = await keyOf(owner);
    await server.request('PUT', '/api/me/second-step', { as: owner, body: { code: codeFor(key) } });
    afterNextComparison(() => server.sql.begin((tx) => savePassword(tx, owner)));
    expect(await errorOf(await logIn(owner))).toBe('login_failed');
    expect(await waysIn(owner)).toEqual({ sessions: 0, tickets: 0, devices: 0 });
  });
});

describe('every way in waits for a change that is under way', () => {
  it('the log-in: refused after a new password, and where the account was disabled', async () => {
    const owner = await member();
    expect(
      await errorOf(
        await whileHeld(
          owner,
          () => logIn(owner),
          (tx) => savePassword(tx, owner),
        ),
      ),
    ).toBe('login_failed');
    const leaving = await member();
    const disabled = await whileHeld(
      leaving,
      () => logIn(leaving),
      async (tx) => {
        await tx`update members set status = 'disabled' where id = ${leaving.memberId}`;
      },
    );
    expect(await errorOf(disabled)).toBe('account_disabled');
    expect(await waysIn(leaving)).toMatchObject({ sessions: 1, devices: 0 });
  });

  it('the second step: its ticket ended with the old password', async () => {
    const owner = await member();
    const key = await keyOf(owner);
    await server.request('PUT', '/api/me/second-step', { as: owner, body: { code: codeFor(key) } });
    server.clock.advance(60);
    const ticket = cookiesOf(await logIn(owner));
    const pass = () =>
      server.request('POST', '/api/login/second-step', { body: { code: codeFor(key) }, headers: { cookie: ticket } });
    expect(await errorOf(await whileHeld(owner, pass, (tx) => savePassword(tx, owner)))).toBe('login_failed');
    expect(await waysIn(owner)).toEqual({ sessions: 0, tickets: 0, devices: 0 });
  });

  it('the link that confirms an account: nobody is let in with another password than its press gave', async () => {
    const owner = await member();
    const enter = (hash: string) =>
      enterByLink(
        server.platform,
        { id: owner.memberId, password_hash: hash },
        { client: 'web', header: () => undefined },
      );
    expect(await enter(renewedHash)).toEqual([]);
    expect(await enter(passwordHash)).toHaveLength(2);
  });
});

it('lets no session that a new password ends add a second step after it', async () => {
  const owner = await member();
  const key = await keyOf(owner);
  const switchOn = () => server.request('PUT', '/api/me/second-step', { as: owner, body: { code: codeFor(key) } });
  const answer = await whileHeld(owner, switchOn, (tx) => savePassword(tx, owner));
  expect(await errorOf(answer)).toBe('authentication_required');
  expect(await hasSecondStep(server.sql, owner.memberId)).toBe(false);
});

it('makes sessions and tickets in these files alone, and entrants without a proof where an account is made', () => {
  const files = globSync('apps/server/src/**/*.ts').map((path) => ({ path, text: readFileSync(path, 'utf8') }));
  const saying = (words: RegExp) =>
    files
      .filter(({ path, text }) => words.test(text) && !path.endsWith('.test.ts') && !path.includes('/testing/'))
      .map(({ path }) => path.replace('apps/server/src/', ''))
      .toSorted();
  expect(saying(/\binsertSession\(|into sessions\b/)).toEqual([
    'session/session.service.ts',
    'session/session.store.ts',
  ]);
  expect(saying(/into login_tickets\b/)).toEqual(['identity/second-step.store.ts']);
  expect(saying(/into known_devices\b/)).toEqual(['identity/account.store.ts']);
  expect(saying(/\bofNewAccount\(/)).toEqual(['session/entrant.ts', 'signup/signup.service.ts']);
});
