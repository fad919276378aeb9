import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { createStaff, type Staff } from './staff.service.ts';

const password = 'a quiet evening by the lake';

let server: TestServer;
let staff: Staff;
beforeAll(async () => {
  server = await createTestServer();
  staff = createStaff(server.platform);
});
afterAll(() => server.close());

const pause = async (as: TestMember) => {
  expect((await server.request('PUT', '/api/me/pause', { as, body: { paused: true } })).status).toBe(200);
};
const isStaff = async ({ publicId }: TestMember) =>
  (await staff.list()).some(({ public_id: listed }) => listed === publicId);

describe('a moderator is dismissed in any state of the account', () => {
  it('on a break, after which they come back as a member like others', async () => {
    const member = await server.signUp({ moderator: true });
    await saveCredentials(server.sql, member.memberId, await passwordHasher.hash(password), server.clock.now());
    await pause(member);
    expect([await staff.set(member.email, false, 'cli:test'), await isStaff(member)]).toEqual([1, false]);
    const login = await server.request('POST', '/api/user.php', { body: { login: member.email, password } });
    expect(await login.json()).toMatchObject({ user: { moderator: false } });
  });

  it.each(['disabled', 'pending_deletion'])('%s', async (status) => {
    const member = await server.signUp({ moderator: true });
    await server.sql`update members set status = ${status} where id = ${member.memberId}`;
    expect([await staff.set(member.publicId, false, 'cli:test'), await isStaff(member)]).toEqual([1, false]);
  });

  it('without a confirmed address', async () => {
    const member = await server.signUp({ moderator: true, confirmed: false });
    expect([await staff.set(member.publicId, false, 'cli:test'), await isStaff(member)]).toEqual([1, false]);
  });

  it('once', async () => {
    const member = await server.signUp({ moderator: true });
    expect(await staff.set(member.publicId, false, 'cli:test')).toBe(1);
    expect(await staff.set(member.publicId, false, 'cli:test')).toBe(0);
  });
});

it('only an active member with a confirmed address is appointed', async () => {
  const [member, onBreak, unconfirmed] = [
    await server.signUp(),
    await server.signUp(),
    await server.signUp({ confirmed: false }),
  ];
  await pause(onBreak);
  const appointed = await Promise.all(
    [member, onBreak, unconfirmed].map(({ publicId }) => staff.set(publicId, true, 'cli:test')),
  );
  expect(appointed).toEqual([1, 0, 0]);
  expect(await Promise.all([member, onBreak, unconfirmed].map(isStaff))).toEqual([true, false, false]);
});
