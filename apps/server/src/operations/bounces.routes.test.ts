import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestServer } from '../testing/harness.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const codeOf = async (response: Response) => ((await response.json()) as { error: { code: string } }).error.code;

describe('[SES-05] page-hidden', () => {
  const beacon = (body: unknown, site = 'same-origin') =>
    server.request('POST', '/api/page-hidden.php', {
      body: JSON.stringify(body),
      headers: { 'x-heartline-client': '', 'sec-fetch-site': site, 'content-type': 'text/plain' },
    });
  const bounces = () =>
    server.sql<object[]>`select site_id, visit, page, pages, seconds, network, ref from page_bounces order by visit`;
  const visit = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';

  it('takes a beacon, which cannot carry our header, from our own pages only', async () => {
    expect((await beacon({})).status).toBe(204);
    expect(await codeOf(await beacon({}, 'cross-site'))).toBe('client_required');
    expect(await bounces()).toEqual([]);
  });

  it('logs how far a visit came that asked for it: once, in whatever order its beacons arrive', async () => {
    const bounce = { visit, page: 'members-id', pages: 2, seconds: 41, network: 'n1' };
    expect((await beacon({ bounce: { ...bounce, page: 'index', pages: 1, seconds: 3 } })).status).toBe(204);
    await Promise.all([beacon({ bounce }), beacon({ bounce }), beacon({ bounce: { ...bounce, seconds: 7 } })]);
    await beacon({ bounce: { ...bounce, page: 'index', pages: 1, seconds: 9 } });
    expect(await bounces()).toEqual([{ site_id: 'heartline', ...bounce, ref: null }]);
    server.clock.advance(31 * 86_400);
    await server.platform.jobs.runDue();
    expect(await bounces()).toEqual([]);
  });

  it.each([
    { visit: 'me and you' },
    { page: '/members/abc' },
    { page: 'Members' },
    { seconds: -1 },
    { seconds: 90_000 },
    { pages: 0 },
    { ref: 'x'.repeat(101) },
  ])('logs no %j', async (change) => {
    const answer = await beacon({ bounce: { visit, page: 'index', pages: 1, seconds: 1, ...change } });
    expect(await codeOf(answer)).toBe('validation_failed');
    expect(await bounces()).toEqual([]);
  });
});
