import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../../testing/harness.ts';
import { networkName } from './network.ts';

describe('the network used for rate limits', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['::FFFF:C000:0207', '192.0.2.7'],
    ['0:0:0:0:0:ffff:c000:207', '192.0.2.7'],
    ['0000:0000:0000:0000:0000:ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207%eth0', '192.0.2.7'],
    ['::ffff:0:c000:207', '0:0:0:0::/64'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('%s is %s', (address, network) => expect(networkName(address)).toBe(network));
});

describe('a proxy', () => {
  let trusting: TestServer;
  let distrusting: TestServer;
  beforeAll(async () => {
    trusting = await createTestServer({ config: { trustedProxies: ['192.0.2.1'], geoipHeader: 'cf-ipcountry' } });
    distrusting = await createTestServer({ config: { geoipHeader: 'cf-ipcountry' } });
  });
  afterAll(() => Promise.all([trusting.close(), distrusting.close()]));

  const settings = async (server: TestServer, headers: Record<string, string>) =>
    (
      (await (await server.request('GET', '/api/settings.php', { headers })).json()) as {
        settings: Record<string, unknown>;
      }
    ).settings;

  it('[LOC-03] reports the visitor’s country when trusted: settings and languages follow', async () => {
    const headers = { 'x-test-address': '192.0.2.1', 'cf-ipcountry': 'PL' };
    expect(await settings(trusting, headers)).toMatchObject({
      geoip_country: 'PL',
      geoip_selected_country: 'PL',
      languages: ['en', 'pl'],
    });
    expect(await settings(trusting, { ...headers, host: 'nordlys.test' })).toMatchObject({
      geoip_country: 'PL',
      geoip_selected_country: 'DK',
      languages: ['da', 'en', 'pl'],
    });
    const member = await trusting.signUp({ country: 'FI' });
    const response = await trusting.request('GET', '/api/settings.php', { as: member, headers });
    const more = ['da', 'de', 'es', 'fr', 'it', 'nb', 'nl'];
    expect(await response.json()).toMatchObject({
      settings: { languages: ['en', 'fi', 'pl', 'sv'], more_languages: more },
    });
  });

  it('reports nothing when untrusted, and nothing that is no country', async () => {
    const unknown = { geoip_country: null, geoip_selected_country: 'DE' };
    expect(await settings(distrusting, { 'x-test-address': '192.0.2.1', 'cf-ipcountry': 'PL' })).toMatchObject(unknown);
    expect(await settings(trusting, { 'x-test-address': '192.0.2.2', 'cf-ipcountry': 'PL' })).toMatchObject(unknown);
    for (const country of ['XX', 'T1', 'poland', ''])
      expect(await settings(trusting, { 'x-test-address': '192.0.2.1', 'cf-ipcountry': country })).toMatchObject(
        unknown,
      );
    expect((await settings(trusting, {}))['languages']).toHaveLength(11);
  });

  it('reports the visitor’s address only when trusted', async () => {
    const login = (server: TestServer, forwarded: string) =>
      server.request('POST', '/api/user.php', {
        body: { login: 'nobody', password: 'x' },
        headers: { 'x-test-address': '192.0.2.1', 'x-forwarded-for': `10.0.0.1, ${forwarded}` },
      });
    await login(trusting, '203.0.113.5');
    await login(distrusting, '203.0.113.5');
    const keys = async (server: TestServer) =>
      (await server.sql<{ key: string }[]>`select key from rate_limits where key like 'login:%'`).map(({ key }) => key);
    expect(await keys(trusting)).toEqual(['login:n:203.0.113.5']);
    expect(await keys(distrusting)).toEqual(['login:n:192.0.2.1']);
  });
});
