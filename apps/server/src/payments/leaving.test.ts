import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { findDifferences } from '../credits/ledger.ts';
import { eraseMember } from '../deletion/erasure.store.ts';
import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { createPayment } from './payments.service.ts';
import { findOrder } from './payments.store.ts';
import { ask } from './provider-sync.ts';

const password = 'a quiet evening by the lake';

/** Ends what it is asked to end, unless it cannot. */
class EndingProvider extends FakeProvider {
  ends = true;
  override cancel(ref: string) {
    const payment = this.payments.get(ref);
    if (payment && this.ends) this.payments.set(ref, { ...payment, state: 'cancelled' });
    return this.get(ref);
  }
}

let server: TestServer;
let provider: EndingProvider;
beforeAll(async () => {
  provider = new EndingProvider();
  server = await createTestServer();
  server.platform.payments = withProviders(server.platform, provider).payments;
});
afterAll(() => server.close());

async function ordered(member: TestMember): Promise<string> {
  const total = { amount: 1499, currency: 'EUR' };
  const body = { package_id: 'credits-100', method: 'creditcard' as const, expected_total: total };
  const buyer = { viewer: viewerOf(member), siteName: 'Heartline', origin: 'http://localhost' };
  return (await createPayment(server.platform, buyer, body, randomUUID())).id;
}

async function leaves(member: TestMember): Promise<void> {
  await saveCredentials(server.sql, member.memberId, await passwordHasher.hash(password), server.clock.now());
  const answer = await server.request('DELETE', '/api/me', { as: member, body: { password } });
  expect(answer.status).toBe(200);
  await server.platform.jobs.runDue();
}

it('[ACC-05] a member who leaves gives up the orders that are not paid', async () => {
  const anna = await server.signUp();
  const id = await ordered(anna);
  await leaves(anna);
  expect((await findOrder(server.sql, id))?.state).toBe('cancelled');
  expect(provider.payments.get(`ref-${id}`)?.state).toBe('cancelled');
});

it('[ACC-05] a member who leaves gives up the orders that their provider has not confirmed', async () => {
  const anna = await server.signUp();
  provider.mood = 'fails';
  await expect(ordered(anna)).rejects.toMatchObject({ body: { code: 'payment_unavailable' } });
  await leaves(anna);
  provider.mood = 'well';
  server.clock.advance(1_800);
  await server.platform.jobs.runDue();
  const orders = await server.sql`select state, provider_ref from orders where member_id = ${anna.memberId}`;
  expect(orders).toEqual([{ state: 'cancelled', provider_ref: null }]);
});

it('[ACC-05] money that arrives for an erased account is told to the operator, and writes nothing about it', async () => {
  provider.ends = false;
  const anna = await server.signUp();
  const id = await ordered(anna);
  await leaves(anna);
  await server.sql.begin((tx) => eraseMember(tx, anna.memberId, server.clock.now()));
  provider.change(id, { state: 'paid' });
  const order = (await findOrder(server.sql, id))!;
  await ask(server.platform, order);
  expect((await findOrder(server.sql, id))?.state).toBe('completed');
  const { sql } = server;
  expect(await sql`select from events where member_id = ${anna.memberId}`).toHaveLength(0);
  expect(await sql`select premium_since from members where id = ${anna.memberId}`).toEqual([{ premium_since: null }]);
  // The ledger has what was bought, as it has all money.
  expect(await findDifferences(sql)).toEqual(noDifferences);
});
