import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { termsVersion } from './site.routes.ts';
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

describe('[LOC-09] data of a site', () => {
  const read = async <Answer = Record<string, Record<string, unknown>>>(path: string, host = 'localhost') =>
    (await (await server.request('GET', path, { headers: { host } })).json()) as Answer;

  it('prices a message for each of its countries, in local currency, with its cheapest package', async () => {
    const settings = await settingsAt('/api/settings.php', { host: 'nordlys.test' });
    const costs = settings['minimum_message_costs'] as { country: string; costs: number; currency: string }[];
    expect(costs.map(({ country, currency }) => [country, currency])).toEqual([
      ['DK', 'DKK'],
      ['NO', 'NOK'],
      ['SE', 'SEK'],
      ['FI', 'EUR'],
    ]);
    for (const { country, costs: cost } of costs) {
      const { packages } = await read<{ packages: { credits: number; price: { amount: number } }[] }>(
        `/api/credit-packages?country=${country}`,
      );
      const cheapest = Math.min(
        ...packages.map(({ credits, price }) => (price.amount * (settings['message_credits'] as number)) / credits),
      );
      expect(cost).toBe(Math.ceil(cheapest));
    }
  });

  it('includes its company, and the data of its static pages', async () => {
    const { companyinfo } = await read('/api/companyinfo.php', 'nordlys.test');
    expect(companyinfo).toMatchObject({ name: 'Nordlys Dating ApS', country: 'DK' });
    const { page } = await read('/api/pages/terms', 'nordlys.test');
    expect(page).toMatchObject({ token: 'terms', companyinfo, refund_days: 14, support_email: 'hjaelp@nordlys.test' });
    expect((await server.request('GET', '/api/pages/secrets')).status).toBe(404);
  });

  it('[LOC-07] dates its terms by the company, never before 2023-12-01', async () => {
    const { page } = await read('/api/pages/terms');
    const { companyinfo } = await read('/api/companyinfo.php');
    expect(page?.['version']).toBe(companyinfo?.['added']);
    expect(termsVersion('2020-01-01T00:00:00.000Z')).toBe('2023-12-01T12:00:00.000Z');
  });

  it('shows the entry warning on one site', async () => {
    const shown = await Promise.all(
      ['localhost', 'nordlys.test', 'amici.test'].map((host) => settingsAt('/api/settings.php', { host })),
    );
    expect(shown.map((settings) => settings['enable_site_entry_popup'])).toEqual([false, false, true]);
  });

  it('lists interests', async () => {
    const { interests } = await read('/api/interests.php');
    expect(interests).toHaveLength(80);
  });
});

describe('the settings of a demo', () => {
  it('say that its members are drawn before they explain fictional profiles, in the reader’s language', async () => {
    const demo = await createTestServer({ config: { demo: true } });
    const warningIn = async (on: TestServer, language: string) => {
      const response = await on.request('GET', `/api/settings.php?language=${language}`);
      return ((await response.json()) as { settings: { fictional_warning: string } }).settings.fictional_warning;
    };
    try {
      for (const [language, notice] of [
        ['en', 'This is a demo. '],
        ['de', 'Das ist eine Demo. '],
      ] as const) {
        const [own, real] = [await warningIn(demo, language), await warningIn(server, language)];
        expect(own.startsWith(notice)).toBe(true);
        expect(own.endsWith(` ${real}`)).toBe(true);
        expect(real).not.toContain('demo');
      }
    } finally {
      await demo.close();
    }
  });
});
