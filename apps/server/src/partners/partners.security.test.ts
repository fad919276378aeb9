import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { givePhoto } from '../photos/testing/pictures.ts';
import { createRoutes } from '../routes.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { addPartner, endPartner } from './partners.service.ts';

const partner = 'https://partner.example';
const reads = ['/api/settings.php', '/api/members', '/media/nothing-here.webp?e=1&s=x'];

const give = (origin: string, network: string, change: { siteId?: string; landers?: string[] } = {}) =>
  addPartner(
    server.platform,
    { siteId: 'heartline', name: 'Somebody', network, origins: [origin], landers: null, ...change },
    'test',
  );

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await give(partner, 'partner');
  await give('https://other.example', 'other', { landers: ['gallery'] });
  await give('https://nordlys-partner.example', 'partner', { siteId: 'nordlys' });
});
afterAll(() => server.close());

/** Long before a process would reread the partners by itself. */
const corsOf = ({ headers }: Response) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')));
const crossSite = (origin: string) => ({ origin, 'sec-fetch-site': 'cross-site', 'x-heartline-client': 'embed' });
const preflight = (path: string, origin: string, method = 'GET') =>
  server.app.request(path, {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': method,
      'access-control-request-headers': 'x-heartline-client',
    },
  });

describe('a registered partner’s page', () => {
  it.each(reads)('may read GET %s, without cookies', async (path) => {
    const response = await server.request('GET', path, { headers: crossSite(partner) });
    expect(corsOf(response)).toEqual({ 'access-control-allow-origin': partner });
    expect(response.headers.get('vary')).toMatch(/\borigin\b/);
  });

  it.each(reads)('may send a preflight request for %s', async (path) => {
    const response = await preflight(path, partner);
    expect(response.status).toBe(204);
    expect(corsOf(response)).toEqual({
      'access-control-allow-origin': partner,
      'access-control-allow-methods': 'GET',
      'access-control-allow-headers': 'x-heartline-client',
      'access-control-max-age': '7200',
    });
  });

  it('shows a photo that a visitor may see, and its 304', async () => {
    const member = await server.signUp({ photosPublic: true });
    await givePhoto(server, member);
    const found = await server.request('GET', '/api/members?with_photo=true', { headers: crossSite(partner) });
    const { profiles } = (await found.json()) as { profiles: { main_image: { match: string } }[] };
    const address = profiles[0]?.main_image.match ?? '';
    const photo = await server.request('GET', address, { headers: crossSite(partner) });
    expect([photo.status, photo.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(corsOf(photo)).toEqual({ 'access-control-allow-origin': partner });
    expect(photo.headers.get('vary')).toBe('cookie, origin');
    const known = { ...crossSite(partner), 'if-none-match': photo.headers.get('etag') ?? '' };
    const unchanged = await server.request('GET', address, { headers: known });
    expect([unchanged.status, corsOf(unchanged)]).toEqual([304, { 'access-control-allow-origin': partner }]);
  });

  it('learns that an answer is an error', async () => {
    const response = await server.request('GET', '/api/members?page=nonsense', { headers: crossSite(partner) });
    expect(response.status).toBe(400);
    expect(corsOf(response)).toEqual({ 'access-control-allow-origin': partner });
  });

  it('counts a view of a lander, after a preflight request', async () => {
    const body = { lander: 'video', what: 'view', network: 'partner' };
    const answer = await server.request('POST', '/api/lander-events', { headers: crossSite(partner), body });
    expect([answer.status, corsOf(answer)]).toEqual([204, { 'access-control-allow-origin': partner }]);
    const asked = await preflight('/api/lander-events', partner, 'POST');
    expect([asked.status, corsOf(asked)]).toEqual([
      204,
      {
        'access-control-allow-origin': partner,
        'access-control-allow-methods': 'POST',
        'access-control-allow-headers': 'x-heartline-client, content-type',
        'access-control-max-age': '7200',
      },
    ]);
  });

  it('gets no count for a lander that it may not show', async () => {
    const view = async (lander: string) =>
      (
        await server.request('POST', '/api/lander-events', {
          headers: crossSite('https://other.example'),
          body: { lander, what: 'view' },
        })
      ).status;
    expect([await view('gallery'), await view('video')]).toEqual([204, 403]);
  });

  it('reads nothing of another site', async () => {
    const read = async (origin: string, host: string) =>
      corsOf(await server.request('GET', '/api/settings.php', { headers: { ...crossSite(origin), host } }));
    const allowed = (origin: string) => ({ 'access-control-allow-origin': origin });
    const theirs = 'https://nordlys-partner.example';
    expect(await read(theirs, 'nordlys.test')).toEqual(allowed(theirs));
    expect(await read(theirs, 'localhost')).toEqual({});
    expect(await read(partner, 'nordlys.test')).toEqual({});
  });

  it('is treated as unknown in every process as soon as it is revoked', async () => {
    const other = await server.another();
    const origin = 'https://former.example';
    const id = await give(origin, 'former');
    const read = async (process: TestServer) =>
      corsOf(await process.request('GET', '/api/settings.php', { headers: crossSite(origin) }));
    const known = { 'access-control-allow-origin': origin };
    await expect.poll(async () => [await read(server), await read(other)]).toEqual([known, known]);
    await endPartner(server.platform, id, 'test');
    await expect.poll(async () => [await read(server), await read(other)]).toEqual([{}, {}]);
    const view = { headers: crossSite(origin), body: { lander: 'gallery', what: 'view' } };
    expect((await other.request('POST', '/api/lander-events', view)).status).toBe(403);
    // The origin of a revoked partner can be given to another one.
    await expect(give(origin, 'former')).resolves.toBeGreaterThan(id);
  });

  it('reads and changes nothing else', async () => {
    const open: string[] = [];
    for (const { endpoint, partners } of createRoutes(server.platform)) {
      if (partners) continue;
      const path = endpoint.path.replaceAll(/:[a-z_]+/g, 'nothing-here');
      const aborter = new AbortController();
      const { signal } = aborter;
      const body = endpoint.body ? { body: '[' } : {};
      const answer = await server.request(endpoint.method, path, { headers: crossSite(partner), signal, ...body });
      const asked = await preflight(path, partner, endpoint.method);
      aborter.abort();
      if (Object.keys({ ...corsOf(answer), ...corsOf(asked) }).length > 0) open.push(`${endpoint.method} ${path}`);
    }
    expect(open).toEqual([]);
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect((await preflight('/api/members', partner, method)).status).toBe(404);
    expect((await preflight('/api/lander-events', partner, 'GET')).status).toBe(404);
  });
});

describe('an unregistered page', () => {
  it.each([
    'https://evil.example',
    'http://partner.example',
    'https://partner.example.evil.example',
    'https://sub.partner.example',
    'https://partner.example:8443',
    'HTTPS://PARTNER.EXAMPLE',
    'null',
    '*',
    '',
  ])('%s may read nothing', async (origin) => {
    for (const path of reads) {
      const response = await server.request('GET', path, { headers: crossSite(origin) });
      expect(corsOf(response)).toEqual({});
      expect(response.headers.get('vary')).toMatch(/\borigin\b/);
      const asked = await preflight(path, origin);
      expect([asked.status, corsOf(asked)]).toEqual([404, {}]);
    }
    const view = { headers: crossSite(origin), body: { lander: 'gallery', what: 'view', network: 'partner' } };
    expect((await server.request('POST', '/api/lander-events', view)).status).toBe(403);
    expect((await preflight('/api/lander-events', origin, 'POST')).status).toBe(404);
  });

  it('may read nothing where no partner is registered', async () => {
    const closed = await createTestServer();
    const response = await closed.request('GET', '/api/settings.php', { headers: crossSite(partner) });
    expect(corsOf(response)).toEqual({});
    await closed.close();
  });
});
