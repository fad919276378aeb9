import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import type { TestMember, TestServer } from '../testing/harness.ts';
import { createSiteServer } from '../testing/small-site.ts';
import { anotherSession } from '../testing/another-session.ts';
import { endSessions } from './session.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createSiteServer();
});
afterAll(() => server.close());

const password = 'a good long sentence';
const renewed = 'another good long sentence';

/** The same member on another device. */
const second = (member: TestMember, remember = true) => anotherSession(server, member, { remember });

/** The member whose data the device with this session must delete, by the next page it opens. */
async function toForget(as: TestMember): Promise<string | undefined> {
  const html = await (await server.request('GET', '/', { as })).text();
  return / data-forget="([^"]*)"/.exec(html)?.[1];
}

describe('a session that was ended from elsewhere', () => {
  it.each<[string, (here: TestMember) => Promise<unknown>]>([
    ['all other devices logged out', (here) => server.request('DELETE', '/api/me/sessions', { as: here })],
    [
      'a new password',
      (here) =>
        server.request('PUT', '/api/me/password', {
          as: here,
          body: { current_password: password, password: renewed },
        }),
    ],
    ['the account deleted', (here) => server.request('DELETE', '/api/me', { as: here, body: { password } })],
    ['disabled by the staff', (here) => endSessions(server.platform, here.memberId)],
  ])('has its device forget the member: %s', async (_, end) => {
    const here = await server.signUp();
    await saveCredentials(server.sql, here.memberId, await passwordHasher.hash(password), server.clock.now());
    const there = await second(here);
    expect(await toForget(there)).toBeUndefined();
    const ended = await end(here);
    expect(!(ended instanceof Response) || ended.ok).toBe(true);
    // Each page repeats it, as an answer may be lost on its way.
    expect([await toForget(there), await toForget(there)]).toEqual([here.publicId, here.publicId]);
  });

  it('leaves the session that ended it, and those of others, unchanged', async () => {
    const [here, other] = [await server.signUp(), await server.signUp()];
    await second(here);
    await server.request('DELETE', '/api/me/sessions', { as: here });
    expect([await toForget(here), await toForget(other)]).toEqual([undefined, undefined]);
  });

  it('is itself forgotten when it would have expired', async () => {
    const here = await server.signUp();
    const there = await second(here, false);
    await server.request('DELETE', '/api/me/sessions', { as: here });
    expect(await toForget(there)).toBe(here.publicId);
    server.clock.advance(25 * 3_600);
    expect(await toForget(there)).toBeUndefined();
  });
});

it('one that expires keeps the device’s data, for the return of the same member', async () => {
  const there = await second(await server.signUp(), false);
  server.clock.advance(25 * 3_600);
  expect(await toForget(there)).toBeUndefined();
});
