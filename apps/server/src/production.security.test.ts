import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { balanceOf } from './credits/ledger.ts';
import { createTestClock } from './platform/clock.ts';
import { signatureHeader } from './platform/payments/sandbox/sandbox.ts';
import { signBody } from './platform/payments/signature.ts';
import { createRoutes } from './routes.ts';
import { demoLogins } from './seed/demo.ts';
import { createTestServer, type TestMember, type TestServer } from './testing/harness.ts';
import { startServerProcess, type ServerProcess } from './testing/server-process.ts';

/**
 * The real process with the settings of production, on a database with orders of a demo: nothing of demo, sandbox or tests answers, and no
 * member gets credits or premium. The addresses of demo and tests are not listed here but read from a server that has them.
 */
let test: TestServer;
let demo: TestServer;
let production: ServerProcess;
let origin: string;
let directory: string;
const viewers = new Map<string, TestMember | undefined>();
beforeAll(async () => {
  // One clock for both, because the database keeps their times.
  test = await createTestServer({ clock: createTestClock(new Date()) });
  demo = await test.another({ demo: true });
  viewers.set('visitor', undefined);
  viewers.set('unconfirmed', await test.signUp({ confirmed: false }));
  viewers.set('free', await test.signUp());
  viewers.set('premium', await test.signUp({ premium: true }));
  viewers.set('staff', await test.signUp({ moderator: true }));
  directory = await mkdtemp(join(tmpdir(), 'heartline-production-'));
  production = startServerProcess({
    DATABASE_URL: test.config.databaseUrl ?? '',
    DATA_DIR: directory,
    STOP_NOTICE: '0',
  });
  origin = await production.ready;
});
afterAll(async () => {
  production.child.kill('SIGKILL');
  await production.ended;
  await test.close();
  await rm(directory, { recursive: true, force: true });
});

interface Asked {
  as?: TestMember | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

async function ask(method: string, path: string, { as, body, headers = {} }: Asked = {}) {
  const raw = body instanceof URLSearchParams || typeof body === 'string';
  const response = await fetch(new URL(path, origin), {
    method,
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
    headers: {
      'x-heartline-client': 'web',
      'sec-fetch-site': 'same-origin',
      ...(body === undefined || raw ? {} : { 'content-type': 'application/json' }),
      ...(as ? { cookie: as.cookie } : {}),
      ...headers,
    },
    ...(body === undefined ? {} : { body: raw ? body : JSON.stringify(body) }),
  });
  const live = response.headers.get('content-type')?.includes('event-stream') === true;
  if (live) await response.body?.cancel();
  return {
    status: response.status,
    location: response.headers.get('location') ?? '',
    text: live ? '' : await response.text(),
  };
}

const filled = (path: string, value = 'nothing-here') => path.replaceAll(/:[a-zA-Z_]+(\{[^}]*\})?/g, value);
const registered = () =>
  new Set(createRoutes(test.platform).map(({ endpoint: { method, path } }) => `${method} ${path}`));
/** Addresses that a server has beside the registry, without middleware that only refuses requests. */
const besideRegistry = (server: TestServer) => {
  const known = registered();
  return server.app.routes
    .filter(({ method, path }) => method !== 'ALL' && method !== 'OPTIONS' && !known.has(`${method} ${path}`))
    .map(({ method, path }) => ({ method, path }));
};

const body = { package_id: 'credits-100', method: 'creditcard', expected_total: { amount: 1499, currency: 'EUR' } };
const statusOf = async (name: string) => {
  const member = viewers.get(name)!;
  const [row] = await test.sql<{ premium: boolean }[]>`
    select premium_since is not null as premium from members where id = ${member.memberId}`;
  return { credits: await balanceOf(test.sql, member.memberId), premium: row?.premium };
};

describe('a start with the settings of production', () => {
  it('says in one line that payments are not set up', () => {
    expect(production.log.filter(({ msg }) => msg?.includes('payments'))).toEqual([
      expect.objectContaining({
        level: expect.anything() as unknown,
        msg: 'payments are not set up: no credits are sold, and the pages that would sell them say so',
      }),
    ]);
  });

  it('has no address of the demo, the sandbox or the tests', async () => {
    const addresses = besideRegistry(demo);
    const paths = addresses.map(({ path }) => path);
    expect(paths).toEqual(expect.arrayContaining(['/sandbox-pay/:id', '/dev/mail', '/dev/mail/:file']));
    const guesses = [
      '/dev',
      '/dev/',
      '/dev/mail/',
      '/dev/clock',
      '/test',
      '/test/clock',
      '/sandbox',
      '/sandbox-pay',
      '/metrics',
      '/debug',
    ];
    for (const { method, path } of [...addresses, ...guesses.map((guess) => ({ method: 'GET', path: guess }))])
      for (const value of ['nothing-here', '1', '..%2f'])
        expect([method, path, (await ask(method, filled(path, value))).status]).toEqual([method, path, 404]);
    expect(besideRegistry(await test.another({ mode: 'production' }))).toEqual([]);
  });

  it('%s with a mailed token in its address tells the browser to send no referrer anywhere', async () => {
    for (const { email, password } of demoLogins) {
      const { status, text } = await ask('POST', '/api/user.php', { body: { login: email, password } });
      expect([email, status, text.includes('login_failed')]).toEqual([email, 401, true]);
    }
  });

  it('has a clock that no request can set', async () => {
    const headers = {
      date: 'Fri, 01 Jan 2100 00:00:00 GMT',
      'x-test-clock': '4102444800000',
      'x-now': '4102444800000',
    };
    const welcome = (given: Asked) =>
      ask('GET', '/api/discountcode.php?welcome=true', { as: viewers.get('free'), ...given });
    const { text } = await welcome({});
    expect(JSON.parse(text)).toMatchObject({ discountcode: { expires: expect.any(String) as string } });
    expect((await welcome({ headers })).text).toBe(text);
  });

  it('answers no call of the registry with anything of demo, sandbox or tests', async () => {
    const faults: string[] = [];
    for (const { endpoint } of createRoutes(test.platform)) {
      const { method, path } = endpoint;
      if (['GET /api/logout.php', 'DELETE /api/me/sessions'].includes(`${method} ${path}`)) continue;
      // A call that is rate-limited does not show its real answer.
      await test.sql`delete from rate_limits`;
      for (const [name, as] of viewers) {
        const given = endpoint.body ? { body: {} } : {};
        const { status, text, location } = await ask(method, filled(path), { as, ...given });
        if (status >= 500 || status === 429 || /sandbox|\/dev\/|demo@|try-heartline/i.test(`${text} ${location}`))
          faults.push(`${method} ${path} as ${name}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(faults).toEqual([]);
  });

  it('sells nothing to anybody, and cannot finish an order that was begun in the demo', async () => {
    for (const name of ['free', 'premium', 'staff', 'unconfirmed']) {
      const as = viewers.get(name)!;
      const before = await statusOf(name);
      // An order from the demo that used this database before, paid on the sandbox's page while that was there.
      const headers = { 'idempotency-key': randomUUID() };
      const order = await test.request('POST', '/api/payments', { as, body, headers });
      const { payment } = (await order.json()) as { payment: { id: string; pay_url: string } };
      const ref = payment.pay_url.split('/').at(-1)!;
      await test.sql`update sandbox_payments set state = 'paid' where id = ${ref}`;

      const again = await ask('POST', '/api/payments', { as, body, headers });
      expect(JSON.parse(again.text)).toMatchObject({ payment: { id: payment.id, state: 'pending', pay_url: null } });
      const bought = await ask('POST', '/api/payments', { as, body, headers: { 'idempotency-key': randomUUID() } });
      expect([bought.status, bought.text]).toEqual([503, expect.stringContaining('payment_unavailable')]);
      const page = await ask('POST', payment.pay_url, { body: new URLSearchParams({ decision: 'pay' }) });
      expect([page.status, (await ask('GET', payment.pay_url)).status]).toEqual([404, 404]);
      const event = JSON.stringify({ id: randomUUID(), payment: ref });
      const signature = { [signatureHeader]: signBody(test.config.webhookSecret!, event, new Date()) };
      expect((await ask('POST', '/api/webhooks/sandbox', { body: event, headers: signature })).status).toBe(404);
      const looked = await ask('GET', `/api/payments/${payment.id}`, { as });
      expect(JSON.parse(looked.text)).toMatchObject({ payment: { state: 'pending', pay_url: null } });
      expect((await ask('POST', `/api/payments/${payment.id}/cancel`, { as })).status).toBe(503);
      expect(await statusOf(name)).toEqual(before);
    }
    for (const path of ['/api/credit-packages', '/api/payment-methods'])
      expect(JSON.parse((await ask('GET', path)).text)).toMatchObject({ payments_open: false });
  });
});
