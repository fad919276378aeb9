import { randomUUID } from 'node:crypto';

import type { EndpointAnswer, endpoints } from '@heartline/api-client/contract';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { listReceiptsOf } from '../receipts/receipts.store.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { reportDifferences } from '../payments/differences.ts';
import { createPayment, getPayment } from '../payments/payments.service.ts';
import { withdrawals } from './withdrawals.ts';

type Withdrawal = EndpointAnswer<typeof endpoints.payments.withdrawal>['withdrawal'];

const hour = 3_600;

let server: TestServer;
let provider: FakeProvider;
let anna: TestMember;
let id: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
afterEach(() => vi.restoreAllMocks());
beforeEach(async () => {
  provider = new FakeProvider(`fake-${randomUUID()}`);
  server.platform.payments = withProviders(server.platform, provider).payments;
  anna = await server.signUp({ credits: 0 });
  const buyer = { viewer: viewerOf(anna), siteName: 'Heartline', origin: 'http://localhost' };
  const total = { amount: 1499, currency: 'EUR' };
  const body = { package_id: 'credits-100', method: 'paysafecard' as const, expected_total: total };
  ({ id } = await createPayment(server.platform, buyer, body, randomUUID()));
  provider.change(id, { state: 'paid' });
  server.clock.advance(3);
  await getPayment(server.platform, id);
});

const read = async () =>
  (
    (await (await server.request('GET', `/api/payments/${id}/withdrawal`, { as: anna })).json()) as {
      withdrawal: Withdrawal;
    }
  ).withdrawal.state;
const withdraw = async () => {
  const body = { payment_id: id, expected_back: { amount: 1499, currency: 'EUR' } };
  expect((await server.request('POST', '/api/withdrawals', { as: anna, body })).status).toBe(200);
  await server.platform.jobs.runDue();
};
const hours = async (count: number) => {
  for (let run = 0; run < count; run += 1) {
    server.clock.advance(hour);
    await server.platform.jobs.runDue();
  }
};
const run = async (...args: string[]) => {
  const lines: string[] = [];
  const code = await withdrawals(args, server.platform, (line) => lines.push(line));
  return { code, text: lines.join('\n') };
};
/** The orders that the daily report names. */
const reported = async () => {
  const fatal = vi.spyOn(server.platform.log, 'fatal');
  await reportDifferences(server.platform);
  const orders = fatal.mock.calls.map(([fields]) => (fields as { order?: string }).order);
  fatal.mockRestore();
  return orders;
};

describe('[PAY-11] a withdrawal from a purchase that the provider cannot refund', () => {
  beforeEach(() => {
    provider.refundable = false;
  });

  it('waits for the operator, who is told at once and every day, and the provider is asked no more', async () => {
    const [fatal, refund] = [vi.spyOn(server.platform.log, 'fatal'), vi.spyOn(provider, 'refund')];
    await withdraw();
    expect(fatal.mock.calls.filter(([fields]) => 'err' in (fields as object))).toEqual([
      [{ order: id, err: 'this method has no refunds' }, 'a withdrawal has to be paid by hand'],
    ]);
    await hours(50);
    // Not every hour.
    expect(fatal.mock.calls.map(([, text]) => text)).not.toContain(
      'the money of a withdrawal has not gone back in a day',
    );
    fatal.mockRestore();
    expect(refund).toHaveBeenCalledTimes(1);
    expect(await reported()).toContain(id);
    expect(await server.sql`select from jobs where parked`).toHaveLength(0);
    expect((await run('list')).text).toMatch(new RegExp(`${id} .*paysafecard  14.99 EUR .*to be paid by hand`));
    // The member reads that it takes longer.
    expect(await read()).toBe('late');
  });

  it('is paid by hand once, with a reference and a credit note, and stays so whatever the provider says later', async () => {
    await withdraw();
    expect(await read()).toBe('late');
    expect(await run('paid', id)).toMatchObject({ code: 2 });
    expect(await run('paid', id, 'SEPA', '2026-1')).toEqual({ code: 0, text: `${id}: paid` });
    expect(await run('paid', id, 'again')).toMatchObject({ code: 1 });
    expect(await run('again', id)).toMatchObject({ code: 1 });
    expect(await read()).toBe('refunded');
    // It answers as ever: paid, with nothing refunded.
    await hours(48);
    expect(await read()).toBe('refunded');
    expect(await reported()).not.toContain(id);
    expect((await run('list')).text).not.toContain(id);
    const receipts = await listReceiptsOf(server.sql, anna.memberId, id);
    expect(receipts.map(({ kind, gross }) => [kind, gross])).toEqual([
      ['receipt', 1499],
      ['credit_note', -1499],
    ]);
    const audit = await server.sql`
      select details from audit_log where action = 'withdrawal.paid' and subject = ${`order:${id}`}`;
    expect(audit).toEqual([{ details: { reference: 'SEPA 2026-1' } }]);
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
  });

  it('counts as paid when it was refunded elsewhere meanwhile', async () => {
    await withdraw();
    provider.change(id, { state: 'refunded', refunded: 1499 });
    server.clock.advance(hour);
    await getPayment(server.platform, id);
    expect(await run('paid', id, 'twice')).toMatchObject({ code: 1 });
    await hours(26);
    expect(await read()).toBe('refunded');
  });

  it('is asked of the provider again when the operator says so', async () => {
    await withdraw();
    provider.refundable = true;
    expect(await run('again', id)).toEqual({ code: 0, text: `${id}: again` });
    await server.platform.jobs.runDue();
    expect([await read(), provider.payments.get(`ref-${id}`)?.refunded]).toEqual(['refunded', 1499]);
  });
});

describe('[PAY-11] a withdrawal that the provider can refund', () => {
  it('is paid by hand only after the provider is asked no more', async () => {
    const refund = vi.spyOn(provider, 'refund').mockRejectedValue(new Error('status 500'));
    await withdraw();
    expect(await run('paid', id, 'too early')).toMatchObject({ code: 1 });
    expect((await run('list')).text).toContain('asked of the provider');
    expect(await run('by-hand', id)).toMatchObject({ code: 0 });
    refund.mockRestore();
    await hours(26);
    expect(provider.payments.get(`ref-${id}`)?.refunded).toBe(0);
    expect(await run('paid', id, 'SEPA 2')).toMatchObject({ code: 0 });
    expect(await read()).toBe('refunded');
  });
});

it.each([[[]], [['paid']], [['paid', 'x']], [['list', 'x']], [['again']], [['by-hand', 'x', 'y']]])(
  'the command explains itself for %j',
  async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 2,
      text: expect.stringContaining('npm run withdrawals') as string,
    });
  },
);
