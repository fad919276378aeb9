import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.sql`truncate rate_limits`;
});

async function memberWith(password: string) {
  const member = await server.signUp();
  await saveCredentials(server.sql, member.memberId, await passwordHasher.hash(password), server.clock.now());
  return member;
}

it('checks the password for exactly 10 of 30 parallel guesses at two processes', async () => {
  const other = await server.another();
  const { email } = await memberWith('the right password');
  const guesses = Array.from({ length: 30 }, (_item, index) =>
    (index % 2 === 0 ? server : other).request('POST', '/api/user.php', {
      body: { login: email, password: `guess number ${index}` },
    }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 423)).toHaveLength(20);
});

it('reveals nothing when the right password is among parallel guesses after the tenth', async () => {
  const other = await server.another();
  const { email } = await memberWith('the right password');
  const guess = (index: number, password: string) =>
    (index % 2 === 0 ? server : other).request('POST', '/api/user.php', { body: { login: email, password } });
  await Promise.all(Array.from({ length: 10 }, (_item, index) => guess(index, `guess number ${index}`)));
  const late = await Promise.all(
    Array.from({ length: 10 }, (_item, index) => guess(index, index === 7 ? 'the right password' : 'another guess')),
  );
  expect(late.map(({ status }) => status)).toEqual(late.map(() => 423));
});

it('lets all of 20 parallel right logins in, from a known device or a new one', async () => {
  const other = await server.another();
  const { email } = await memberWith('the right password');
  const body = { login: email, password: 'the right password' };
  const first = await server.request('POST', '/api/user.php', { body });
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (const headers of [{}, { cookie }] as Record<string, string>[]) {
    const logins = Array.from({ length: 20 }, (_item, index) =>
      (index % 2 === 0 ? server : other).request('POST', '/api/user.php', { body, headers }),
    );
    const statuses = (await Promise.all(logins)).map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 200));
  }
});

it('keeps the lock over a restart', async () => {
  const { email } = await server.signUp();
  for (let attempt = 0; attempt < 10; attempt += 1)
    await server.request('POST', '/api/user.php', { body: { login: email, password: 'wrong password' } });
  const restarted = await server.another();
  expect(
    (await restarted.request('POST', '/api/user.php', { body: { login: email, password: 'wrong password' } })).status,
  ).toBe(423);
});
