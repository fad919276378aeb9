import { afterAll, beforeAll, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';
import { saveCredentials } from './account.store.ts';
import { passwordHasher } from './password-hash.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('lets exactly 10 of 30 parallel guesses at two processes look at the password', async () => {
  const other = await server.another();
  const { email, memberId } = await server.signUp();
  await saveCredentials(server.sql, memberId, await passwordHasher.hash('the right password'), server.clock.now());
  const guesses = Array.from({ length: 30 }, (_item, index) =>
    (index % 2 === 0 ? server : other).request('POST', '/api/user.php', {
      body: { login: email, password: `guess number ${index}` },
    }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 423)).toHaveLength(20);
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
