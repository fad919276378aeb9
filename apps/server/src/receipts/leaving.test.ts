import { afterAll, beforeAll, expect, it } from 'vitest';

import { saveCredentials } from '../identity/account.store.ts';
import { passwordHasher } from '../identity/password-hash.ts';
import { takeExport } from '../testing/export.ts';
import { createTestServer, type TestServer } from '../testing/harness.ts';
import { ordered } from './testing/ordered.ts';

const password = 'a password of mine';
const day = 86_400;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

it('[PAY-13c] the copy of one’s data includes the receipts, and they stay unchanged but nameless when the account is erased', async () => {
  const { sql } = server;
  const anna = await server.signUp({ name: 'Annamarkella', email: 'annamarkella@example.com', credits: 0 });
  await saveCredentials(sql, anna.memberId, await passwordHasher.hash(password), server.clock.now());
  const order = await ordered(server, anna);
  await order.says('paid');
  await order.says('paid', 500);

  const { data } = await takeExport(server, anna, password);
  expect(data['receipts']).toMatchObject([
    { purchase: order.id, kind: 'receipt', number: 1, gross: 1_499, vat: 239, vat_rate: 1_900, country: 'DE' },
    { purchase: order.id, kind: 'credit_note', number: 1, gross: -500 },
  ]);

  const rows = () => sql`select * from receipts where order_id = ${order.orderId} order by id`;
  const before = await rows();
  expect((await server.request('DELETE', '/api/me', { as: anna, body: { password } })).status).toBe(200);
  server.clock.advance(15 * day);
  await server.platform.jobs.runDue();
  const [member] = await sql`select status from members where id = ${anna.memberId}`;
  expect(member).toEqual({ status: 'deleted' });
  expect(await rows()).toEqual(before);
  expect(JSON.stringify(before)).not.toMatch(/annamarkella/i);
  // A later refund still gets its credit note.
  await order.says('refunded', 1_499);
  expect((await rows()).map(({ gross }) => gross)).toEqual([1_499, -500, -999]);
});
