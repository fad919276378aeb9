import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { loadSites } from '../site/site.store.ts';
import { sharedDetails } from './consents.service.ts';

type Consents = EndpointAnswer<typeof endpoints.consents.list>['consents'];

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const asking = { host: 'amici.test' };
const set = (as: TestMember, given: boolean, headers: Record<string, string> = asking) =>
  server.request('PUT', '/api/me/consents/resell', { as, body: { given }, headers });
const consents = async (as: TestMember, headers: Record<string, string> = asking): Promise<Consents> =>
  ((await (await server.request('GET', '/api/me/consents', { as, headers })).json()) as { consents: Consents })
    .consents;
const joined = () => server.signUp({ siteId: 'amici', pool: 'amici', country: 'IT' });
const shared = async (id: string) => {
  const site = (await loadSites(server.sql)).find((one) => one.id === id);
  if (!site) throw new Error(id);
  return (await sharedDetails(server.platform, site)).map(({ email }) => email);
};

describe('[LOC-09b] consent to pass details on', () => {
  it('is asked for by a site that wants it, is off until it is given, and is kept with its time', async () => {
    const member = await joined();
    expect(await consents(member)).toEqual([{ kind: 'resell', given: null, changed_at: null }]);
    expect(await shared('amici')).not.toContain(member.email);
    const at = server.clock.now().toISOString();
    expect(await (await set(member, true)).json()).toEqual({
      consents: [{ kind: 'resell', given: true, changed_at: at }],
    });
    expect(await shared('amici')).toContain(member.email);
  });

  it('is withdrawn at once, and every step stays as proof, each once', async () => {
    const member = await joined();
    await Promise.all(Array.from({ length: 8 }, () => set(member, true)));
    server.clock.advance(60);
    await set(member, false);
    expect(await shared('amici')).not.toContain(member.email);
    expect((await consents(member))[0]).toMatchObject({ given: false, changed_at: server.clock.now().toISOString() });
    const rows =
      await server.sql`select given from member_consents where member_id = ${member.memberId} order by number`;
    expect(rows.map(({ given }) => given as boolean)).toEqual([true, false]);
  });

  it('cannot be given where the site does not ask, and one that was given there is not used', async () => {
    const member = await server.signUp();
    expect(await consents(member, {})).toEqual([]);
    expect((await set(member, true, {})).status).toBe(404);
    expect((await set(member, false, {})).status).toBe(200);
    await server.sql`
      insert into member_consents (member_id, kind, given, changed_at, number)
      values (${member.memberId}, 'resell', true, ${server.clock.now()}, 9)`;
    expect(await shared('heartline')).toEqual([]);
  });

  it('counts for nothing once the account is hidden', async () => {
    const member = await joined();
    await set(member, true);
    await server.sql`update members set status = 'deleted' where id = ${member.memberId}`;
    expect(await shared('amici')).not.toContain(member.email);
  });
});
