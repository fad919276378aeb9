import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const settingsAt = async (path: string, headers: Record<string, string> = {}) => {
  const response = await server.request('GET', path, { headers });
  expect(response.status).toBe(200);
  return ((await response.json()) as { settings: Record<string, unknown> }).settings;
};

describe('[LOC-09] settings by host', () => {
  it('gives three sites with their own niche, countries and language', async () => {
    const seen = await Promise.all(
      ['localhost:3000', 'nordlys.test', 'amici.test'].map((host) => settingsAt('/api/settings.php', { host })),
    );
    expect(seen.map(({ site_id, niche, domain_language }) => [site_id, niche, domain_language])).toEqual([
      ['heartline', 1, 'en'],
      ['nordlys', 3, 'da'],
      ['amici', 5, 'it'],
    ]);
    expect(seen[1]?.['countries']).toEqual(['DK', 'NO', 'SE', 'FI']);
    expect(seen[2]?.['countries']).toEqual(['IT', 'FR', 'ES']);
  });

  it('serves the first site to an unknown host', async () => {
    expect((await settingsAt('/api/settings.php', { host: 'nobody.example' }))['site_id']).toBe('heartline');
  });

  it('follows forced_domain only to a host that a site names', async () => {
    expect((await settingsAt('/api/settings.php?forced_domain=nordlys.test'))['site_id']).toBe('nordlys');
    expect((await settingsAt('/api/settings.php?forced_domain=evil.example'))['site_id']).toBe('heartline');
    expect(
      (await settingsAt('/api/settings.php?forced_domain=NORDLYS.test:443', { host: 'amici.test' }))['site_id'],
    ).toBe('nordlys');
  });
});
