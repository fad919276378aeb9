import { endpoints, type EndpointDefinition } from '@heartline/api-client/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { RawAnswer } from './platform/http/raw-answer.ts';
import { policies, type RequestContext, type Route, type ViewerKind } from './platform/http/route.ts';
import { createRoutes } from './routes.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';

/** Which viewer may call which route, stated a second time: a policy changes only together with this table (security.md section 2). */
const table: Record<string, keyof typeof policies> = {
  'GET /healthz': 'everyone',
  'GET /readyz': 'everyone',
  'GET /api/openapi.json': 'everyone',
  'GET /api/docs': 'everyone',
  'GET /api/settings.php': 'everyone',
  'GET /api/interests.php': 'everyone',
  'GET /api/companyinfo.php': 'everyone',
  'GET /api/pages/:token': 'everyone',
  'GET /api/site-pages/:token': 'everyone',
  'POST /api/lander-events': 'everyone',
  'GET /api/partners/:token/figures': 'everyone',
  'GET /api/partners/:token/figures.csv': 'everyone',
  'GET /api/regions.php': 'everyone',
  'GET /api/geocode.php': 'members',
  'GET /api/user.php': 'everyone',
  'POST /api/user.php': 'everyone',
  'PUT /api/user.php': 'signedIn',
  'GET /api/logout.php': 'everyone',
  'POST /api/page-hidden.php': 'everyone',
  'POST /api/password-reset': 'everyone',
  'POST /api/password-reset/link': 'everyone',
  'PUT /api/password-reset': 'everyone',
  'POST /api/signup': 'everyone',
  'GET /api/signup/progress': 'members',
  'PATCH /api/signup/progress': 'members',
  'POST /api/activation': 'everyone',
  'POST /api/activation/link': 'everyone',
  'POST /api/activation/resend': 'everyone',
  'PATCH /api/me': 'members',
  'PUT /api/me/email': 'members',
  'POST /api/mail-change/link': 'everyone',
  'PUT /api/mail-change': 'everyone',
  'PUT /api/me/password': 'members',
  'GET /api/me/second-step': 'members',
  'POST /api/me/second-step': 'confirmed',
  'PUT /api/me/second-step': 'confirmed',
  'DELETE /api/me/second-step': 'members',
  'POST /api/me/second-step/recovery-codes': 'members',
  'POST /api/login/second-step': 'everyone',
  'GET /api/me/passkeys': 'members',
  'POST /api/me/passkeys/options': 'confirmed',
  'POST /api/me/passkeys': 'confirmed',
  'PATCH /api/me/passkeys/:id': 'members',
  'DELETE /api/me/passkeys/:id': 'members',
  'POST /api/me/passkeys/proof': 'members',
  'POST /api/login/second-step/passkey': 'everyone',
  'GET /api/me/sessions': 'signedIn',
  'DELETE /api/me/sessions/:id': 'signedIn',
  'DELETE /api/me/sessions': 'signedIn',
  'DELETE /api/me': 'members',
  'DELETE /api/disabled-account': 'everyone',
  'PUT /api/me/pause': 'members',
  'POST /api/me/stay': 'members',
  'POST /api/me/reactivation/link': 'everyone',
  'POST /api/me/reactivation': 'everyone',
  'GET /api/me/export': 'members',
  'POST /api/me/export': 'members',
  'GET /api/me/export/file': 'members',
  'GET /api/me/photos': 'members',
  'POST /api/me/photos': 'members',
  'PUT /api/me/chat-photos/:client_id': 'confirmed',
  'PATCH /api/me/photos/:id': 'members',
  'DELETE /api/me/photos/:id': 'members',
  'GET /media/:name': 'everyone',
  'GET /api/members': 'visitorsAndMembers',
  'GET /api/members/:id': 'visitorsAndMembers',
  'GET /api/members/:id/related': 'visitorsAndMembers',
  'PUT /api/members/:id/block': 'members',
  'DELETE /api/members/:id/block': 'members',
  'GET /api/blocks': 'members',
  'GET /api/likes.php': 'members',
  'GET /api/today': 'members',
  'PUT /api/likes/seen': 'members',
  'GET /api/auto-like.php': 'members',
  'PUT /api/members/:id/like': 'confirmed',
  'DELETE /api/members/:id/like': 'confirmed',
  'GET /api/chats.php': 'members',
  'DELETE /api/chat.php': 'members',
  'POST /api/conversations': 'members',
  'GET /api/conversations/:id/messages': 'members',
  'POST /api/conversations/:id/messages': 'members',
  'GET /api/conversations/:id/photos/:photo': 'members',
  'GET /api/conversations/:id/answered/:photo': 'members',
  'PUT /api/conversations/:id/photos/:photo/opened': 'members',
  'PUT /api/conversations/:id/delivered': 'members',
  'PUT /api/conversations/:id/read': 'members',
  'PUT /api/conversations/:id/mute': 'members',
  'PUT /api/conversations/:id/unread': 'members',
  'PUT /api/conversations/:id/restored': 'members',
  'GET /api/messages': 'members',
  'POST /api/conversations/:id/typing': 'confirmed',
  'GET /api/icebreakers': 'visitorsAndMembers',
  'GET /api/gifts': 'visitorsAndMembers',
  'GET /api/events': 'signedIn',
  'GET /api/credit-packages': 'visitorsAndMembers',
  'GET /api/discountcode.php': 'visitorsAndMembers',
  'GET /api/transactions': 'members',
  'GET /api/transactions/:id': 'members',
  'GET /api/payment-methods': 'visitorsAndMembers',
  'POST /api/payments': 'members',
  'GET /api/direct-debit': 'members',
  'POST /api/direct-debit/code': 'confirmed',
  'POST /api/direct-debit': 'confirmed',
  'GET /api/last-purchase': 'members',
  'GET /api/payments/:id': 'everyone',
  'POST /api/payments/:id/cancel': 'members',
  'GET /api/payments/:id/withdrawal': 'members',
  'GET /api/payments/:id/receipts': 'members',
  'GET /api/receipts/:id/pdf': 'members',
  'GET /api/transactions.csv': 'members',
  'POST /api/withdrawals': 'members',
  'POST /api/webhooks/:provider': 'everyone',
  'POST /api/search/again': 'visitorsAndMembers',
  'GET /api/search/widenings': 'visitorsAndMembers',
  'GET /api/search/regions': 'visitorsAndMembers',
  'GET /api/search/interests': 'visitorsAndMembers',
  'GET /api/search/neighbours': 'visitorsAndMembers',
  'GET /api/me/search': 'members',
  'PUT /api/me/search': 'members',
  'DELETE /api/me/search': 'members',
  'GET /api/countries': 'everyone',
  'GET /api/places': 'everyone',
  'GET /api/places/search': 'everyone',
  'GET /api/match-finder': 'members',
  'PUT /api/match-finder': 'members',
  'GET /api/match-finder/results': 'confirmed',
  'GET /api/match-finder/widenings': 'confirmed',
  'GET /api/play/deck': 'confirmed',
  'POST /api/play/:id': 'confirmed',
  'DELETE /api/play/last': 'confirmed',
  'GET /api/visits': 'members',
  'PUT /api/visits/seen': 'members',
  'GET /api/me/age-check': 'members',
  'POST /api/me/age-check': 'members',
  'PUT /api/me/age-check': 'members',
  'GET /api/me/consents': 'members',
  'PUT /api/me/consents/:kind': 'members',
  'GET /api/me/privacy': 'members',
  'PUT /api/me/privacy': 'members',
  'POST /api/members/:id/report': 'members',
  'GET /api/reports': 'members',
  'GET /api/reports/:reference': 'members',
  'GET /api/notices': 'signedIn',
  'PUT /api/notices/seen': 'signedIn',
  'POST /api/notices/:id/appeal': 'signedIn',
  'GET /api/appeals': 'everyone',
  'POST /api/appeals': 'everyone',
  'POST /api/complaints': 'everyone',
  'GET /api/complaints': 'signedIn',
  'GET /api/complaints/:reference': 'signedIn',
  'POST /api/complaints/:reference/look': 'everyone',
  'POST /api/complaints/:reference/entries': 'everyone',
  'GET /api/me/notifications': 'members',
  'PUT /api/me/notifications': 'members',
  'GET /api/unsubscribe': 'everyone',
  'POST /api/unsubscribe': 'everyone',
  'GET /api/moderation/summary': 'staff',
  'GET /api/moderation/held': 'staff',
  'GET /api/moderation/held/:id/picture': 'staff',
  'POST /api/moderation/held/:id/decision': 'staff',
  'GET /api/moderation/photos': 'staff',
  'GET /api/moderation/photos/:id/picture': 'staff',
  'POST /api/moderation/photos/:id/decision': 'staff',
  'GET /api/moderation/reports': 'staff',
  'POST /api/moderation/reports/:id/look': 'staff',
  'GET /api/moderation/reports/:id/photos/:photo/picture': 'staff',
  'POST /api/moderation/members/:id/look': 'staff',
  'POST /api/moderation/reports/:id/decision': 'staff',
  'GET /api/moderation/appeals': 'staff',
  'POST /api/moderation/appeals/:id/decision': 'staff',
  'GET /api/moderation/complaints': 'staff',
  'GET /api/moderation/complaints/:id': 'staff',
  'POST /api/moderation/complaints/:id/answer': 'staff',
  'POST /api/moderation/complaints/:id/close': 'staff',
  'GET /api/moderation/suppressions': 'staff',
  'POST /api/moderation/suppressions': 'staff',
  'POST /api/moderation/suppressions/:id/lift': 'staff',
  'GET /api/moderation/audit': 'staff',
};

let server: TestServer;
let routes: Route[];
const viewers = new Map<ViewerKind, TestMember | undefined>();
const refusals: Record<ViewerKind, string> = {
  visitor: 'authentication_required',
  unconfirmed: 'confirmation_required',
  free: 'forbidden',
  premium: 'forbidden',
  pending_deletion: 'pending_deletion',
  staff: 'forbidden',
};

beforeAll(async () => {
  server = await createTestServer();
  routes = createRoutes(server.platform);
  viewers.set('visitor', undefined);
  viewers.set('unconfirmed', await server.signUp({ confirmed: false }));
  viewers.set('free', await server.signUp());
  viewers.set('premium', await server.signUp({ premium: true }));
  viewers.set('staff', await server.signUp({ moderator: true }));
  const leaving = await server.signUp();
  await server.sql`update members set status = 'pending_deletion' where id = ${leaving.memberId}`;
  viewers.set('pending_deletion', leaving);
});
afterAll(() => server.close());

const nameOf = ({ method, path }: EndpointDefinition) => `${method} ${path}`;

async function call({ endpoint }: Route, as: TestMember | undefined, headers: Record<string, string> = {}) {
  const path = endpoint.path.replaceAll(/:[a-z_]+/g, 'nothing-here');
  const aborter = new AbortController();
  const options = { headers, signal: aborter.signal, ...(as ? { as } : {}), ...(endpoint.body ? { body: '[' } : {}) };
  const response = await server.request(endpoint.method, path, options);
  const type = response.headers.get('content-type') ?? '';
  const answer = type.includes('json') ? ((await response.json()) as { error?: { code: string } }) : {};
  aborter.abort();
  return { status: response.status, code: answer.error?.code };
}

describe('the registry', () => {
  it('has exactly one route for each endpoint of the contract, and no other', () => {
    const contract = Object.values(endpoints).flatMap((calls) => Object.values(calls) as EndpointDefinition[]);
    expect(routes.map(({ endpoint }) => nameOf(endpoint)).toSorted((a, b) => a.localeCompare(b))).toEqual(
      contract.map(nameOf).toSorted((a, b) => a.localeCompare(b)),
    );
    expect(new Set(routes.map(({ endpoint }) => endpoint)).size).toBe(routes.length);
  });

  it('has the policies of the table', () => {
    const actual = routes.map(({ endpoint, policy }) => [
      nameOf(endpoint),
      Object.entries(policies).find(([, known]) => known === policy)?.[0],
    ]);
    expect(Object.fromEntries(actual)).toEqual(table);
  });

  it('refuses and admits each kind of viewer at each route as the table says', async () => {
    const mismatches: string[] = [];
    for (const route of routes) {
      const [kinds] = [policies[table[nameOf(route.endpoint)] ?? 'everyone']];
      for (const [kind, viewer] of viewers) {
        if (nameOf(route.endpoint) === 'GET /api/logout.php' && viewer) continue;
        if (nameOf(route.endpoint) === 'DELETE /api/me/sessions' && viewer) continue;
        const { code } = await call(route, viewer);
        const verdict = kinds[kind];
        const refused = code !== undefined && code === (verdict === 'hide' ? 'not_found' : refusals[kind]);
        if (refused !== (verdict !== 'allow'))
          mismatches.push(`${nameOf(route.endpoint)} as ${kind}: ${code ?? 'admitted'}`);
      }
      server.clock.advance(60);
    }
    expect(mismatches).toEqual([]);
  });

  it('admits no call that changes something from another site, or without the client header', async () => {
    const open: string[] = [];
    for (const route of routes) {
      if (route.foreign || !(route.changes ?? route.endpoint.method !== 'GET')) continue;
      const free = viewers.get('free');
      const foreign: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-fetch-site': 'same-site' },
        { 'x-heartline-client': '' },
        { 'x-heartline-client': 'curl' },
      ];
      for (const headers of foreign) {
        const beacon = route.endpoint.answer === 'empty' && 'x-heartline-client' in headers;
        const { status, code } = await call(route, free, headers);
        if (!beacon && (status !== 403 || code !== 'client_required'))
          open.push(`${nameOf(route.endpoint)} with ${JSON.stringify(headers)}: ${status}`);
      }
    }
    expect(open).toEqual([]);
  });

  it('answers nothing else: other methods, slashes, cases, suffixes', async () => {
    for (const [method, path] of [
      ['DELETE', '/api/user.php'],
      ['PATCH', '/api/user.php'],
      ['GET', '/api/user.php/'],
      ['GET', '/api/USER.php'],
      ['GET', '/api/user.php.bak'],
      ['GET', '//api/user.php'],
      ['GET', '/api//user.php'],
      ['GET', '/api/user'],
      ['GET', '/api'],
      ['OPTIONS', '/api/user.php'],
      ['GET', '/metrics'],
      ['GET', '/dev/mail'],
      ['GET', '/.env'],
    ] as const) {
      const response = await server.app.request(path, { method });
      expect([method, path, response.status]).toEqual([method, path, 404]);
    }
  });

  it('does not take another method from a header or the query', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-heartline-client': 'web' };
    const response = await server.request('POST', '/api/user.php?_method=DELETE', { headers, body: {} });
    expect(response.status).toBe(400);
  });
});

describe('headers of every answer', () => {
  it.each([
    ['GET', '/api/user.php'],
    ['GET', '/api/nothing'],
    ['POST', '/api/user.php'],
    ['GET', '/nothing'],
    ['GET', '/healthz'],
    ['GET', '/media/x.webp'],
    ['GET', '/api/docs'],
  ])('%s %s', async (method, path) => {
    const { headers } = await server.app.request(path, { method });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('content-security-policy')).not.toContain("script-src 'unsafe");
  });
});

describe('openapi.json', () => {
  it('has a summary for each call', () => {
    expect(
      routes.filter(({ endpoint }) => endpoint.summary.trim() === '').map(({ endpoint }) => endpoint.path),
    ).toEqual([]);
  });

  it('equals the contract that the repository has', async () => {
    const { openApiFile } = await import('./cli/openapi.ts');
    const { readFile } = await import('node:fs/promises');
    const served: unknown = await (await server.app.request('/api/openapi.json')).json();
    expect(JSON.parse(await readFile(openApiFile, 'utf8'))).toEqual(served);
  });

  it('is encoded once: the same bytes answer every request', async () => {
    const { handle } = routes.find(({ endpoint }) => endpoint === endpoints.operations.openApi)!;
    const body = async () => ((await handle({}, {} as RequestContext)) as RawAnswer).body;
    const first = await body();
    expect(ArrayBuffer.isView(first)).toBe(true);
    expect((await body()) === first).toBe(true);
  });

  it('is also a page without scripts at /api/docs, with every call', async () => {
    const response = await server.app.request('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(html).not.toMatch(/<script|src=|url\(|https?:/);
    for (const { endpoint } of routes)
      expect(html).toContain(`<code>${endpoint.path.replaceAll(/:([a-z_]+)/g, '{$1}')}</code>`);
  });
});
