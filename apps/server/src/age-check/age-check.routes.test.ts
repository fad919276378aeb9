import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { signAnswer } from '../platform/age-check/signed-answer.ts';
import { openAgeChecks } from '../platform/age-check/age-checks.ts';
import { isOpenBeforeAgeCheck } from '../platform/age-check/open-calls.ts';
import { createRedirect } from '../platform/age-check/redirect/redirect.ts';
import { StartError } from '../platform/start-error.ts';
import { createRoutes } from '../routes.ts';
import { sites } from '../site/sites.data.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';

type Check = EndpointAnswer<typeof endpoints.ageCheck.get>;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({
    config: { geoipHeader: 'cf-ipcountry', trustedProxies: ['192.0.2.1'] },
    sites: sites.map((site) => (site.id === 'heartline' ? { ...site, ageChecks: { FR: 'sandbox' } } : site)),
  });
});
afterAll(() => server.close());

const french = () => server.signUp({ country: 'FR' });
const codeOf = async (answer: Response) =>
  ((await answer.json()) as { error?: { code: string } }).error?.code ?? answer.status;
const state = async (as: TestMember) =>
  (await (await server.request('GET', '/api/me/age-check', { as })).json()) as Check;
const user = async (as: TestMember) =>
  ((await (await server.request('GET', '/api/user.php', { as })).json()) as { user: { age_check_required: boolean } })
    .user;
const begin = async (as: TestMember) =>
  (await (await server.request('POST', '/api/me/age-check', { as })).json()) as { url: string };

/** Presses a button on the sandbox's page; gives the answer it sends back. */
async function decide(url: string, adult: 'yes' | 'no'): Promise<Record<string, string>> {
  const { pathname, search } = new URL(url);
  const answer = await server.app.request(pathname + search, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    body: `adult=${adult}`,
  });
  expect(answer.status).toBe(303);
  const back = new URL(answer.headers.get('location') ?? '');
  expect(back.pathname).toBe('/age-check');
  return Object.fromEntries(back.searchParams);
}
const finish = (as: TestMember, answer: Record<string, string>) =>
  server.request('PUT', '/api/me/age-check', { as, body: { answer } });

describe('an age check', () => {
  it('is required of members of the country only; until it is passed only open calls answer', async () => {
    const [anna, ben] = [await french(), await server.signUp({ country: 'DE' })];
    expect(await state(ben)).toEqual({ state: 'none', checked_at: null });
    expect((await user(ben)).age_check_required).toBe(false);
    expect((await server.request('GET', '/api/chats.php', { as: ben })).status).toBe(200);
    expect(await state(anna)).toEqual({ state: 'needed', checked_at: null });
    expect((await user(anna)).age_check_required).toBe(true);
    const answered: string[] = [];
    for (const { endpoint } of createRoutes(server.platform)) {
      if (isOpenBeforeAgeCheck(endpoint) || endpoint.path.startsWith('/api/moderation')) continue;
      const path = endpoint.path.replaceAll(/:[a-z_]+/g, 'nothing-here');
      const answer = await server.request(endpoint.method, path, { as: anna, ...(endpoint.body ? { body: {} } : {}) });
      if ((await codeOf(answer)) !== 'age_check_required') answered.push(`${endpoint.method} ${path}`);
    }
    expect(answered).toEqual([]);

    const answer = await decide((await begin(anna)).url, 'yes');
    const at = server.clock.now().toISOString();
    expect(await (await finish(anna, answer)).json()).toEqual({ state: 'passed', checked_at: at });
    expect((await user(anna)).age_check_required).toBe(false);
    expect((await server.request('GET', '/api/chats.php', { as: anna })).status).toBe(200);
    expect(await codeOf(await server.request('POST', '/api/me/age-check', { as: anna }))).toBe('conflict');
  });

  it('cannot be avoided by another site of the pool or another country in the profile, and covers visitors to the country', async () => {
    const [anna, ben] = [await french(), await server.signUp({ country: 'DE' })];
    const elsewhere = { as: anna, headers: { host: 'nordlys.test' } };
    expect(await codeOf(await server.request('GET', '/api/chats.php', elsewhere))).toBe('age_check_required');
    expect(await codeOf(await server.request('GET', '/api/chats.php?forced_domain=nordlys.test', { as: anna }))).toBe(
      'age_check_required',
    );
    expect(await codeOf(await server.request('PATCH', '/api/me', { as: anna, body: { country: 'DE' } }))).toBe(
      'age_check_required',
    );
    const visiting = { as: ben, headers: { 'x-test-address': '192.0.2.1', 'cf-ipcountry': 'FR' } };
    expect(await codeOf(await server.request('GET', '/api/chats.php', visiting))).toBe('age_check_required');
  });

  it('accepts no answer that is forged, used, too old, of another member or of another check', async () => {
    const [anna, ben] = [await french(), await french()];
    const answer = await decide((await begin(anna)).url, 'no');
    const other = await decide((await begin(ben)).url, 'yes');
    for (const wrong of [
      {},
      { ...answer, result: 'yes' },
      { ...other, reference: answer['reference'] ?? '' },
      { ...answer, signature: '0'.repeat(64) },
      signAnswer('another secret', { reference: answer['reference'] ?? '', passed: true }, server.clock.now()),
    ])
      expect(await codeOf(await finish(anna, wrong))).toBe('link_invalid');
    expect(await codeOf(await finish(anna, other))).toBe('link_invalid');
    expect(await state(anna)).toMatchObject({ state: 'needed' });
    // These failed attempts have not used up Ben's answer for Ben.
    expect(await (await finish(ben, other)).json()).toMatchObject({ state: 'passed' });
    expect(await codeOf(await finish(ben, other))).toBe('link_invalid');

    const late = await decide((await begin(anna)).url, 'yes');
    server.clock.advance(11 * 60);
    expect(await codeOf(await finish(anna, late))).toBe('link_invalid');
    expect(await state(anna)).toMatchObject({ state: 'needed' });
  });

  it('may be repeated after a no; a yes is final; only the result and its time are kept', async () => {
    const anna = await french();
    const [yes, no] = [await begin(anna), await begin(anna)];
    const refused = await (await finish(anna, await decide((await begin(anna)).url, 'no'))).json();
    expect(refused).toMatchObject({ state: 'refused' });
    expect(await codeOf(await server.request('GET', '/api/chats.php', { as: anna }))).toBe('age_check_required');
    expect(await (await finish(anna, await decide(yes.url, 'yes'))).json()).toMatchObject({ state: 'passed' });
    expect(await (await finish(anna, await decide(no.url, 'no'))).json()).toMatchObject({ state: 'passed' });
    const rows = await server.sql`select * from age_checks where member_id = ${anna.memberId}`;
    expect(rows).toEqual([{ member_id: anna.memberId, passed: true, checked_at: server.clock.now() }]);
    expect(await server.sql`select from age_check_tickets where member_id = ${anna.memberId}`).toHaveLength(0);
  });

  it('accepts one answer once, however often it arrives at the same time', async () => {
    const anna = await french();
    const answer = await decide((await begin(anna)).url, 'yes');
    const all = await Promise.all(Array.from({ length: 8 }, () => finish(anna, answer)));
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array<number>(7).fill(410)]);
  });

  it('opens at once for a member who was cached as unchecked a moment ago', async () => {
    const believing = await createTestServer({
      viewerCacheFor: 60_000,
      sites: sites.map((site) => ({ ...site, ageChecks: { FR: 'sandbox' } })),
    });
    const anna = await believing.signUp({ country: 'FR' });
    expect(await codeOf(await believing.request('GET', '/api/chats.php', { as: anna }))).toBe('age_check_required');
    await believing.sql`insert into age_checks values (${anna.memberId}, true, ${believing.clock.now()})`;
    expect((await believing.request('GET', '/api/chats.php', { as: anna })).status).toBe(200);
    await believing.close();
  });
});

describe('the start', () => {
  const parts = () => ({ clock: server.clock, config: { ...server.config, mode: 'production' as const } });
  it.each([
    ['FR', 'sandbox', 'the age check of the site heartline: "sandbox" for FR is not set up (there is none)'],
    ['FR', 'nobody', 'the age check of the site heartline: "nobody" for FR is not set up (there is none)'],
    ['France', 'redirect', 'the age check of the site heartline: France is no country'],
  ])('is refused in production with %s: %s', (country, name, line) => {
    const site = { id: 'heartline', pool: 'main', ageChecks: { [country]: name } };
    expect(() => openAgeChecks(parts(), [site])).toThrow(new StartError(line));
  });
});

describe('a provider outside', () => {
  const config = { url: 'https://age.example/v1', key: 'k'.repeat(16), secret: 's'.repeat(32) };
  const check = {
    reference: 'one',
    minAge: 18,
    country: 'FR',
    language: 'fr',
    returnUrl: 'https://heartline.test/age-check',
  };
  const answering = (answer: () => Response) => {
    const asked: { url: string; init: RequestInit }[] = [];
    const post = async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answer();
    };
    return { asked, adapter: createRedirect(server.clock, config, post as typeof fetch) };
  };
  const { signal } = new AbortController();

  it('receives nothing about the member but the check, and its page is returned', async () => {
    const { asked, adapter } = answering(() => Response.json({ url: 'https://age.example/page/1', more: 'ignored' }));
    expect(await adapter.start(check, signal)).toBe('https://age.example/page/1');
    expect(asked[0]?.url).toBe('https://age.example/v1/checks');
    expect(JSON.parse(asked[0]?.init.body as string)).toEqual({
      reference: 'one',
      min_age: 18,
      country: 'FR',
      language: 'fr',
      return_url: check.returnUrl,
    });
  });

  it.each([
    ['answers with a server error', () => new Response('', { status: 500 })],
    ['answers without an address', () => Response.json({})],
    ['answers with an unsafe address', () => Response.json({ url: 'http://age.example' })],
    [
      'does not answer',
      () => {
        throw new TypeError('fetch failed');
      },
    ],
  ])('reports an outage if it %s', async (_what, answer) => {
    await expect(answering(answer).adapter.start(check, signal)).rejects.toMatchObject({ name: 'Outage' });
  });
});
