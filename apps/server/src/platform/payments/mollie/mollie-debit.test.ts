import { afterEach, beforeEach, expect, it } from 'vitest';

import { patience } from '../../../../../../tests/support/patience.ts';
import { MollieServer } from '../../../testing/providers/mollie-server.ts';
import { realProviders } from '../../../testing/providers/accounts.ts';
import { createTestClock } from '../../clock.ts';
import type { NewPayment, PaymentProvider } from '../provider.ts';

const clock = createTestClock();
let server: MollieServer;
let mollie: PaymentProvider;
beforeEach(async () => {
  server = await new MollieServer(clock).listen();
  mollie = realProviders.mollie.adapter({ clock });
});
afterEach(() => server.close());

const within = () => AbortSignal.timeout(patience);
const order = (change: Partial<NewPayment> = {}): NewPayment => ({
  reference: 'a',
  amount: 1499,
  currency: 'EUR',
  method: 'sdd',
  country: 'DE',
  orderedAt: clock.now(),
  description: '100 credits',
  language: 'de',
  returnUrl: 'https://heartline.test/payments/1',
  webhookUrl: 'https://heartline.test/api/webhooks/1',
  debit: { holder: 'Sanne de Vries', iban: 'DE89370400440532013000', reference: 'HL7F3A', signedAt: clock.now() },
  ...change,
});

it('[PAY-05b] collects by the given mandate, without a page of its own, once per order', async () => {
  const payment = await mollie.create(order(), within());
  expect(payment).toMatchObject({ reference: 'a', state: 'open', amount: 1499, payUrl: null });
  await Promise.all([1, 2].map(() => mollie.create(order(), within())));
  const mandates = server.customers.flatMap((customer) => customer.mandates);
  expect([server.payments.length, server.customers.length, mandates.length]).toEqual([1, 1, 1]);
  expect(mandates[0]).toMatchObject({
    method: 'directdebit',
    consumerName: 'Sanne de Vries',
    consumerAccount: 'DE89370400440532013000',
    mandateReference: 'HL7F3A',
    signatureDate: clock.now().toISOString().slice(0, 10),
  });
  expect(server.payments[0]?.given).toMatchObject({ sequenceType: 'recurring', mandateId: mandates[0]?.['id'] });
});

it('[PAY-05b] finds the payment of an older order, and collects nothing twice', async () => {
  const made = await mollie.create(order(), within());
  const ordered = clock.now();
  clock.advance(3 * 3_600);
  expect((await mollie.create(order({ orderedAt: ordered }), within())).ref).toBe(made.ref);
  expect([server.payments.length, server.customers.length]).toEqual([1, 1]);
});

it('[PAY-05b] searches without making a customer, a mandate or a debit', async () => {
  expect(await mollie.search(order(), within())).toBeUndefined();
  expect([server.payments.length, server.customers.length]).toEqual([0, 0]);
});

it('collects nothing without a mandate', async () => {
  const { debit: _debit, ...without } = order();
  await expect(mollie.create(without, within())).rejects.toThrow('not enabled');
  expect(server.payments).toHaveLength(0);
});

it('offers a debit where the account can collect by mandates, in euros', async () => {
  const inEuros = { country: 'DE', amount: 1499, currency: 'EUR' };
  expect(await mollie.methods!(inEuros, within())).toContain('sdd');
  expect(await mollie.methods!({ ...inEuros, currency: 'PLN' }, within())).not.toContain('sdd');
  server.recurring = ['creditcard'];
  expect(await mollie.methods!(inEuros, within())).not.toContain('sdd');
});

it('reports a returned debit when the payer’s bank has taken the money back', async () => {
  const { ref } = await mollie.create(order(), within());
  server.turn('a', 'paid');
  expect((await mollie.get(ref, within()))?.state).toBe('paid');
  clock.advance(90 * 86_400);
  server.turn('a', 'disputed');
  expect((await mollie.get(ref, within()))?.state).toBe('disputed');
});
