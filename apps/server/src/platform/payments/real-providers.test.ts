import { randomUUID } from 'node:crypto';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { patience } from '../../../../../tests/support/patience.ts';
import { providerNames, realProviders } from '../../testing/providers/accounts.ts';
import type { ProviderServer } from '../../testing/providers/provider-server.ts';
import { createTestClock } from '../clock.ts';
import type { NewPayment, PaymentProvider, ProviderState, Span } from './provider.ts';
import { RefundRefused } from './refund-refused.ts';

const within = (milliseconds = patience) => AbortSignal.timeout(milliseconds);
const hour = 3_600;

describe.each(providerNames)('%s, through its own client', (name) => {
  const clock = createTestClock();
  let server: ProviderServer;
  let provider: PaymentProvider;
  beforeEach(async () => {
    server = await realProviders[name].server(clock).listen();
    provider = realProviders[name].adapter({ clock });
  });
  afterEach(() => server.close());

  const order = (reference: string, change: Partial<NewPayment> = {}): NewPayment => ({
    reference,
    amount: 1499,
    currency: 'EUR',
    method: 'ideal',
    country: 'NL',
    orderedAt: clock.now(),
    description: '100 credits',
    language: 'nl',
    returnUrl: 'https://heartline.test/payments/1',
    webhookUrl: 'https://heartline.test/api/webhooks/1',
    ...change,
  });
  const listed = async (span: Span) => {
    const found = new Map<string, string>();
    let page: string | undefined;
    do {
      const { payments, next } = await provider.changes(span, page, within());
      for (const { reference, state } of payments) found.set(reference, state);
      page = next;
    } while (page !== undefined);
    return found;
  };

  it('opens a payment on its own page, and the same reference returns the same payment', async () => {
    const first = await provider.create(order('a'), within());
    expect(first).toMatchObject({ reference: 'a', state: 'open', amount: 1499, currency: 'EUR', refunded: 0 });
    expect(first.payUrl).toMatch(/^https:\/\/(www\.mollie\.com|checkout\.stripe\.com)\//);
    const twins = await Promise.all([1, 2, 3].map(() => provider.create(order('a'), within())));
    expect(new Set(twins.map(({ ref }) => ref))).toEqual(new Set([first.ref]));
  });

  it.each([2, 30])('finds the payment of an order after %i hours, when its key is forgotten', async (hours) => {
    const ordered = order('a');
    server.mood = 'loses';
    await expect(provider.create(ordered, within())).rejects.toThrow(/hang up|connect|reset/i);
    server.mood = 'well';
    clock.advance(hours * hour);
    const others = await Promise.all(['b', 'c', 'd'].map((one) => provider.create(order(one), within())));
    const again = await provider.create(ordered, within());
    expect(again.ref).toBe(server.refOf('a'));
    expect(others.map(({ ref }) => ref)).not.toContain(again.ref);
    expect((await listed({ from: ordered.orderedAt, until: new Date(clock.now().getTime() + 1000) })).size).toBe(4);
  });

  it.each([0, 2, 30])('searches the payment of an order after %i hours, and opens none', async (hours) => {
    const ordered = order('a');
    expect(await provider.search(ordered, within())).toBeUndefined();
    server.mood = 'loses';
    await expect(provider.create(ordered, within())).rejects.toThrow(/hang up|connect|reset/i);
    server.mood = 'well';
    await provider.create(order('b'), within());
    clock.advance(hours * hour);
    expect(await provider.search(ordered, within())).toMatchObject({ ref: server.refOf('a'), reference: 'a' });
    expect(await provider.search(order('c'), within())).toBeUndefined();
    expect(['a', 'b', 'c'].map((one) => server.paymentsOf(one))).toEqual([1, 1, 0]);
  });

  it('reports each state as the provider has it', async () => {
    for (const [index, path] of [
      ['paid', 'refunded', 'paid'],
      ['paid', 'disputed', 'paid'],
      ['failed', 'paid'],
      ['cancelled', 'paid'],
      ['expired', 'paid', 'disputed', 'refunded'],
      // The bank takes back what was refunded: both went back.
      ['paid', 'refunded', 'disputed', 'refunded', 'paid'],
    ].entries()) {
      const reference = `states-${index}`;
      let refunded = 0;
      const { ref } = await provider.create(order(reference), within());
      for (const state of path as ProviderState[]) {
        clock.advance(60);
        server.turn(reference, state);
        const payment = await provider.get(ref, within());
        expect([path, payment?.state]).toEqual([path, state]);
        refunded = state === 'refunded' ? 1499 : state === 'paid' ? 0 : refunded;
        expect(payment).toMatchObject({ ref, reference, payUrl: null, refunded });
      }
    }
  });

  it('does not know a payment it never made, whatever its id looks like', async () => {
    for (const ref of ['tr_unknown', 'cs_unknown', 'pi_unknown', '', '../payments', 'tr_1/refunds', 'x'.repeat(300)])
      expect([ref, await provider.get(ref, within())]).toEqual([ref, undefined]);
  });

  it('cancels a payment, and reports its state where that comes too late', async () => {
    const [one, other] = [await provider.create(order('a'), within()), await provider.create(order('b'), within())];
    server.turn('b', 'paid');
    expect(['cancelled', 'expired']).toContain((await provider.cancel(one.ref, within()))?.state);
    expect((await provider.cancel(other.ref, within()))?.state).toBe('paid');
  });

  it('refunds once per key, also partially and after its key is forgotten', async () => {
    const { ref } = await provider.create(order('a'), within());
    server.turn('a', 'paid');
    const refund = (key: string, amount: number) => provider.refund({ ref, key, amount, currency: 'EUR' }, within());
    expect(await refund('one', 500)).toMatchObject({ state: 'paid', refunded: 500 });
    const again = await Promise.all([1, 2, 3].map(() => refund('one', 500)));
    expect(again.map(({ refunded }) => refunded)).toEqual([500, 500, 500]);
    clock.advance(48 * hour);
    expect(await refund('one', 500)).toMatchObject({ refunded: 500 });
    await expect(refund('two', 1000)).rejects.toThrow(/amount/i);
    expect(await refund('three', 999)).toMatchObject({ state: 'refunded', refunded: 1499 });
  });

  it('refunds once more under the same key where the refund has failed, and no more after that', async () => {
    const { ref } = await provider.create(order('a'), within());
    server.turn('a', 'paid');
    const refund = () => provider.refund({ ref, key: 'one', amount: 500, currency: 'EUR' }, within());
    expect(await refund()).toMatchObject({ refunded: 500 });
    clock.advance(48 * hour);
    // All refunds fail.
    server.turn('a', 'paid');
    expect(await provider.get(ref, within())).toMatchObject({ state: 'paid', refunded: 0 });
    for (let time = 0; time < 3; time += 1) {
      expect(await refund()).toMatchObject({ refunded: 500 });
      clock.advance(48 * hour);
    }
  });

  it('says where a payment can never be refunded, and nothing of the kind where it is away or too much was asked for', async () => {
    const { ref } = await provider.create(order('a'), within());
    server.turn('a', 'paid');
    // A key remembers its refusal, too.
    const refund = (amount: number) => provider.refund({ ref, key: randomUUID(), amount, currency: 'EUR' }, within());
    await expect(refund(1500)).rejects.not.toThrow(RefundRefused);
    server.mood = 'fails';
    await expect(refund(500)).rejects.not.toThrow(RefundRefused);
    server.mood = 'well';
    server.refundable = false;
    await expect(refund(500)).rejects.toThrow(RefundRefused);
  });

  it('lists everything made or changed in a span, on as many pages as needed', async () => {
    const references = Array.from({ length: 130 }, (_item, index) => `list-${index}`);
    const from = clock.now();
    for (const reference of references) await provider.create(order(reference), within());
    clock.advance(2 * hour);
    const later = clock.now();
    expect([...(await listed({ from, until: later })).keys()].toSorted()).toEqual(references.toSorted());
    clock.advance(86_400);
    server.turn('list-3', 'paid');
    server.turn('list-4', 'paid');
    server.turn('list-5', 'expired');
    clock.advance(hour);
    server.turn('list-3', 'refunded');
    server.turn('list-4', 'disputed');
    const changed = await listed({ from: later, until: new Date(clock.now().getTime() + 1000) });
    expect(Object.fromEntries(changed)).toEqual({ 'list-3': 'refunded', 'list-4': 'disputed', 'list-5': 'expired' });
  });

  it('lists the live methods, by our names', async () => {
    const methods = await provider.methods!({ country: 'NL', amount: 1499, currency: 'EUR' }, within());
    expect(methods).toEqual(expect.arrayContaining(['ideal', 'creditcard', 'visa', 'paypal', 'sct', 'applepay']));
    for (const missing of ['swish', 'blik', 'giropay', 'nexi'] as const) expect(methods).not.toContain(missing);
    await expect(provider.create(order('b', { method: 'nexi' }), within())).rejects.toThrow('nexi');
  });

  it('that hangs is given up after the time limit, and its connections are closed', async () => {
    const { ref } = await provider.create(order('a'), within());
    server.mood = 'hangs';
    for (const ask of [
      (signal: AbortSignal) => provider.get(ref, signal),
      (signal: AbortSignal) => provider.create(order('b'), signal),
      (signal: AbortSignal) => provider.refund({ ref, key: 'k', amount: 1, currency: 'EUR' }, signal),
    ]) {
      const time = new AbortController();
      let said: string | undefined;
      const question = server.nextQuestion();
      void ask(time.signal).then(
        () => (said = 'an answer'),
        (error: unknown) => (said = (error as Error).message),
      );
      await question;
      expect(said).toBeUndefined();
      time.abort(new DOMException('the time is over', 'TimeoutError'));
      // The client's own timeout, 20 s, is longer than this test waits.
      await expect.poll(() => said).toMatch(/time|connect/i);
      await expect.poll(() => server.connections()).toBe(0);
    }
  });

  it('that answers 5xx fails, is not retried after the time limit, and works again afterwards', async () => {
    server.mood = 'fails';
    await expect(provider.create(order('a'), within(300))).rejects.toThrow(/unavailable|time/i);
    const { length } = server.asked;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(server.asked.length).toBe(length);
    server.mood = 'well';
    expect((await provider.create(order('a'), within())).state).toBe('open');
  });

  it('accepts no webhook but its own, and takes only ids from it', async () => {
    const { ref } = await provider.create(order('a'), within());
    server.turn('a', 'paid');
    const read = ({ body, headers }: ReturnType<ProviderServer['deliver']>) =>
      provider.verifyWebhook(Buffer.from(body), (header) => headers[header]);
    const event = await read(server.deliver('a'));
    expect((await provider.get(event!.ref, within()))?.ref).toBe(ref);
    for (const body of ['', 'id=', '{}', 'null', 'id=pi_1', `id=${'x'.repeat(70)}`])
      expect([body, await read({ body, headers: {} })]).toEqual([body, undefined]);
  });

  it('shows the destination of a transfer', async () => {
    const { ref, transfer } = await provider.create(order('a', { method: 'sct' }), within());
    if ('transferOrdered' in server) (server as { transferOrdered: (id: string) => void }).transferOrdered('a');
    const payment = await provider.get(ref, within());
    expect(payment).toMatchObject({
      state: 'open',
      transfer: { iban: expect.stringMatching(/^(NL|IE)\d\d/) as string, reference: expect.any(String) as string },
    });
    // Mollie gives it at once, Stripe after its page.
    expect(transfer ?? payment?.transfer).toEqual(payment?.transfer);
  });
});
