import { randomUUID } from 'node:crypto';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { readPaymentAccounts } from '../platform/payments/accounts.ts';
import { createProviders } from '../platform/payments/providers.ts';
import type { Platform } from '../platform/platform.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { providerNames, realProviders } from '../testing/providers/accounts.ts';
import type { Delivery, ProviderServer } from '../testing/providers/provider-server.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { createPayment, getPayment, receiveWebhook } from './payments.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const there: Record<string, ProviderServer> = {};
beforeEach(async () => {
  for (const name of providerNames) there[name] = await realProviders[name].server(server.clock).listen();
});
afterEach(async () => {
  await Promise.all(Object.values(there).map((one) => one.close()));
});

/** The platform of a deployment whose sites name these accounts. */
const deployed = (namesOf: (siteId: string) => readonly string[]): Platform => ({
  ...server.platform,
  payments: createProviders(
    providerNames.map((name) => realProviders[name].adapter(server)),
    namesOf,
  ),
});
const order = (platform: Platform, member: TestMember, siteId = 'heartline') => {
  const viewer = viewerOf(member, { siteId, country: 'NL', language: 'nl' });
  return createPayment(
    platform,
    { viewer, siteName: 'Heartline', origin: 'http://localhost' },
    { package_id: 'credits-100', method: 'ideal', expected_total: { amount: 1499, currency: 'EUR' } },
    randomUUID(),
  );
};
const tell = (platform: Platform, name: string, { body, headers }: Delivery) =>
  receiveWebhook(platform, `${name}-heartline`, Buffer.from(body), (header) => headers[header], 'n');
const credits = ({ memberId }: TestMember) => balanceOf(server.sql, memberId);

describe('accounts of a deployment', () => {
  it('each site has its own accounts, side by side, and uses the first one with a key', async () => {
    const platform = deployed((site) =>
      site === 'nordlys' ? ['stripe-nordlys', 'stripe-heartline'] : ['mollie-heartline', 'stripe-heartline'],
    );
    const [anna, bert] = [await server.signUp(), await server.signUp()];
    const [annas, berts] = [await order(platform, anna), await order(platform, bert, 'nordlys')];
    expect(annas.pay_url).toMatch(/^https:\/\/www\.mollie\.com\//);
    expect(berts.pay_url).toMatch(/^https:\/\/checkout\.stripe\.com\//);
    expect(platform.payments.current('amici')?.name).toBe('mollie-heartline');
  });

  it.each(providerNames)('an order stays with %s when the site has switched to another account', async (name) => {
    const [other] = providerNames.filter((one) => one !== name);
    const before = deployed(() => [`${name}-heartline`]);
    const after = deployed(() => [`${other}-heartline`]);
    const anna = await server.signUp();
    const payment = await order(before, anna);
    const later = await order(after, anna);
    there[name]!.turn(payment.id, 'paid');
    await tell(after, name, there[name]!.deliver(payment.id));
    expect(await credits(anna)).toBe(130);
    expect(there[other!]!.truthOf(later.id)).toBe('open');
    expect(await getPayment(after, later.id)).toMatchObject({ state: 'pending' });
  });

  it.each(providerNames)(
    'only an answer of %s gives credits, and 20 webhooks of a payment credit once',
    async (name) => {
      const platform = deployed(() => [`${name}-heartline`]);
      const anna = await server.signUp();
      const payment = await order(platform, anna);
      await tell(platform, name, there[name]!.forge(payment.id)).catch(() => undefined);
      expect(await credits(anna)).toBe(30);
      there[name]!.turn(payment.id, 'paid');
      await Promise.all(Array.from({ length: 20 }, () => tell(platform, name, there[name]!.deliver(payment.id))));
      expect(await credits(anna)).toBe(130);
      there[name]!.turn(payment.id, 'disputed');
      await tell(platform, name, there[name]!.deliver(payment.id));
      expect(await getPayment(platform, payment.id)).toMatchObject({
        state: 'disputed',
        kind: 'redirect',
        pay_url: null,
      });
      expect(await credits(anna)).toBe(30);
      expect(await findDifferences(server.sql)).toEqual(noDifferences);
    },
  );

  it('a webhook of Mollie is a form, and is accepted in that format', async () => {
    const body = there['mollie']!;
    const mollie = await server.another({
      paymentAccounts: readPaymentAccounts(realProviders.mollie.environment, { testKeys: false }),
    });
    const anna = await server.signUp();
    const payment = await order(mollie.platform, anna);
    body.turn(payment.id, 'paid');
    const response = await mollie.app.request('/api/webhooks/mollie-heartline', {
      method: 'POST',
      ...body.deliver(payment.id),
    });
    expect(response.status).toBe(200);
    expect(await credits(anna)).toBe(130);
  });

  it('a bank transfer shows its destination until it has arrived', async () => {
    const platform = deployed(() => ['mollie-heartline']);
    const anna = await server.signUp();
    const payment = await order(platform, anna);
    expect(payment).toMatchObject({ kind: 'redirect', transfer: null });
    const sent = await createPayment(
      platform,
      {
        viewer: viewerOf(anna, { country: 'NL', language: 'nl' }),
        siteName: 'Heartline',
        origin: 'http://localhost',
      },
      { package_id: 'credits-100', method: 'sct', expected_total: { amount: 1499, currency: 'EUR' } },
      randomUUID(),
    );
    expect(sent).toMatchObject({ kind: 'transfer', transfer: { iban: 'NL53ABNA0627535577' } });
    there['mollie']!.turn(sent.id, 'paid');
    server.clock.advance(3);
    expect(await getPayment(platform, sent.id)).toMatchObject({ state: 'completed', transfer: null });
  });
});

describe.each(providerNames)('a start with the settings of production and an account at %s', (name) => {
  it('sells, and has nothing of the sandbox', async () => {
    const process = startServerProcess({
      DATABASE_URL: server.config.databaseUrl ?? '',
      DATA_DIR: server.config.dataDir,
      STOP_NOTICE: '0',
      ...realProviders[name].environment,
    });
    const origin = await process.ready;
    const said = process.log.filter(({ msg }) => msg?.includes('payments')).map(({ msg }) => msg);
    const status = async (path: string, method = 'GET') =>
      (await fetch(new URL(path, origin), { method, ...(method === 'POST' ? { body: '{}' } : {}) })).status;
    const answered = [
      await status('/sandbox-pay/nothing'),
      await status('/api/webhooks/sandbox', 'POST'),
      // The request is unsigned and names no payment.
      await status(`/api/webhooks/${name}-heartline`, 'POST'),
    ];
    const packages = (await (await fetch(new URL('/api/credit-packages?country=DE', origin))).json()) as object;
    process.child.kill('SIGKILL');
    await process.ended;
    expect(answered).toEqual([404, 404, 403]);
    expect(packages).toMatchObject({ payments_open: true });
    // Names those of the three sites that have no account here.
    expect(said).toEqual(['payments are not set up for these sites: they sell no credits']);
  });
});
