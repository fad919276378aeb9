import { afterAll, beforeAll, expect, it } from 'vitest';

import { patience } from '../../../../../../tests/support/patience.ts';
import { realProviders } from '../../../testing/providers/accounts.ts';
import { StripeServer } from '../../../testing/providers/stripe-server.ts';
import { createTestClock } from '../../clock.ts';

const clock = createTestClock();
const server = new StripeServer(clock);
const provider = realProviders.stripe.adapter({ clock });
beforeAll(() => server.listen());
afterAll(() => server.close());

const body = () => server.eventOf('checkout.session.completed', { id: 'cs_test_1' }, 'evt_1');
const read = (given: { body: string; headers: Record<string, string> }) =>
  provider.verifyWebhook(Buffer.from(given.body), (name) => given.headers[name]);
const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1000);

it('accepts a webhook that is signed over its raw body and is not older than 300 s', async () => {
  expect(await read(server.sign(body()))).toEqual({ eventId: 'evt_1', ref: 'cs_test_1' });
  expect(await read(server.sign(body(), { at: at(-299) }))).toEqual({ eventId: 'evt_1', ref: 'cs_test_1' });
});

it('refuses one that is old, changed, signed with another key, or not signed', async () => {
  const good = server.sign(body());
  const forged = [
    server.sign(body(), { at: at(-301) }),
    server.sign(body(), { secret: 'whsec_another_secret_of_its_kind' }),
    { ...good, body: good.body.replace('cs_test_1', 'cs_test_2') },
    { ...good, body: ` ${good.body}` },
    { ...good, headers: {} },
    { ...good, headers: { 'stripe-signature': '' } },
    { ...good, headers: { 'stripe-signature': 't=1,v1=00' } },
  ];
  for (const one of forged) expect(await read(one)).toBeUndefined();
});

it.each(['', 'null', '[]', '"text"', '{', '{}', '{"type":"checkout.session.completed"}', 'id=tr_1'])(
  'refuses one without content though it is signed: %j',
  async (text) => {
    expect(await read(server.sign(text))).toBeUndefined();
  },
);

it('ignores events that do not change a payment', async () => {
  expect(await read(server.sign(server.eventOf('customer.created', { id: 'cus_1' })))).toBeUndefined();
});

it('an inquiry takes no money, and a dispute that is won gives it back', async () => {
  const order = {
    reference: 'r',
    amount: 1499,
    currency: 'EUR',
    method: 'creditcard' as const,
    country: 'DE',
    orderedAt: clock.now(),
    description: '100',
    language: 'de',
    returnUrl: 'https://heartline.test/',
    webhookUrl: 'https://heartline.test/',
  };
  const signal = AbortSignal.timeout(patience);
  const { ref } = await provider.create(order, signal);
  server.turn('r', 'paid');
  server.turn('r', 'disputed');
  const dispute = server.sessions[0]!.disputes[0]!;
  for (const [status, state] of [
    ['warning_needs_response', 'paid'],
    ['under_review', 'disputed'],
    ['lost', 'disputed'],
    ['won', 'paid'],
  ] as const) {
    dispute.status = status;
    expect([status, (await provider.get(ref, signal))?.state]).toEqual([status, state]);
  }
  dispute.status = 'something_new';
  await expect(provider.get(ref, signal)).rejects.toThrow('something_new');
});
