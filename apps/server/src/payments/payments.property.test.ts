import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { sendContent } from '../chat/chat.service.ts';
import { balanceOf, findDifferences } from '../credits/ledger.ts';
import { ServerError } from '../platform/http/errors.ts';
import type { PaymentProvider, ProviderState } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { testSeed } from '../../../../tests/support/seed.ts';
import { listPaidOrders } from '../receipts/receipts.store.ts';
import { startChat } from '../testing/chatting.ts';
import { withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { noDifferences } from '../testing/no-differences.ts';
import { providerNames, realProviders } from '../testing/providers/accounts.ts';
import type { Delivery, ProviderServer } from '../testing/providers/provider-server.ts';
import { viewerOf } from '../testing/viewer-of.ts';
import { compareWithProviders } from './differences.ts';
import { cancelPayment, createPayment, getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

/** PAYMENT_SEED=… repeats the same histories, PAYMENT_HISTORIES=3000 is the long form. The number holds for each provider. */
const numRuns = Number(process.env['PAYMENT_HISTORIES'] ?? 300);
const seed = Number(process.env['PAYMENT_SEED'] ?? testSeed);

let server: TestServer;
let bert: TestMember;
beforeAll(async () => {
  server = await createTestServer();
  bert = await server.signUp();
});
afterAll(() => server.close());

/** Our expected state for each state at the provider, and for nothing else. */
const expected: Record<ProviderState, { state: string; credits: number; least: number }> = {
  open: { state: 'pending', credits: 0, least: 0 },
  paid: { state: 'completed', credits: 100, least: 1 },
  failed: { state: 'failed', credits: 0, least: 0 },
  cancelled: { state: 'cancelled', credits: 0, least: 0 },
  expired: { state: 'cancelled', credits: 0, least: 0 },
  refunded: { state: 'completed', credits: 0, least: 2 },
  disputed: { state: 'completed', credits: 0, least: 2 },
};

type Step =
  /** The state at the provider changes to the follower with this index. No webhook is sent. */
  | { kind: 'turn'; order: number; to: number }
  /** A webhook arrives, early, late or again. */
  | { kind: 'webhook'; order: number }
  /** A webhook arrives, and the provider's answer to our request takes until `answers`. */
  | { kind: 'slow webhook'; order: number }
  | { kind: 'answers' }
  /** A webhook arrives, and the provider's answer to our request is lost. */
  | { kind: 'lost answer'; order: number }
  /** A message for ten credits, if the balance allows. */
  | { kind: 'spend' }
  /** A forged webhook with the payment's name says that it was paid. */
  | { kind: 'forged'; order: number }
  /** The provider's lists are compared with the orders. */
  | { kind: 'compare' }
  | { kind: 'page'; order: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'reconcile' }
  | { kind: 'wait'; seconds: number };

const order = fc.nat({ max: 1 });
// Lost answers take time: Stripe's client waits half a second and retries once.
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 18, arbitrary: fc.record({ kind: fc.constant('turn' as const), order, to: fc.nat({ max: 11 }) }) },
  { weight: 12, arbitrary: fc.record({ kind: fc.constant('webhook' as const), order }) },
  { weight: 9, arbitrary: fc.record({ kind: fc.constant('slow webhook' as const), order }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lost answer' as const), order }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('spend' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('forged' as const), order }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('compare' as const) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('page' as const), order }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
  {
    weight: 9,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(3, 60, 3_600, 86_400, 864_000),
    }),
  },
);

const lost = fc.nat({ max: 19 }).map((one) => one === 0);

class History {
  private readonly provider: PaymentProvider;
  private readonly there: ProviderServer;
  private readonly platform: Platform;
  private readonly anna: TestMember;
  private readonly ids: string[] = [];
  /** How often the money of each order came in. */
  private readonly sales = [0, 0];
  private readonly underWay: Promise<unknown>[] = [];
  private readonly chat: string;
  /** Credits spent on messages. */
  private spent = 0;

  constructor(name: (typeof providerNames)[number], anna: TestMember, chat: string) {
    this.anna = anna;
    this.chat = chat;
    this.there = realProviders[name].server(server.clock);
    // An account of its own, so that orders of other histories are not asked about.
    this.provider = realProviders[name].adapter(server, `h${randomUUID().replaceAll('-', '')}`);
    this.platform = withProviders(server.platform, this.provider);
  }

  /** Orders twice. Where the answer to the second is lost, the order is repeated under its key. */
  async begin(lost: boolean): Promise<this> {
    await this.there.listen();
    const viewer = viewerOf(this.anna);
    const body = {
      package_id: 'credits-100',
      method: 'creditcard' as const,
      expected_total: { amount: 1499, currency: 'EUR' },
    };
    const buyer = { viewer, siteName: 'Heartline', origin: 'http://localhost' };
    const buy = async (key: string) => (await createPayment(this.platform, buyer, body, key)).id;
    this.ids.push(await buy('one'));
    this.there.mood = lost ? 'loses' : 'well';
    if (lost) await buy('two').catch(unless('payment_unavailable'));
    this.there.mood = 'well';
    this.ids.push(await buy('two'));
    return this;
  }

  private truthOf(id: string): ProviderState {
    return this.there.truthOf(id);
  }

  private webhook({ body, headers }: Delivery): Promise<unknown> {
    return receiveWebhook(this.platform, this.provider.name, Buffer.from(body), (name) => headers[name], randomUUID());
  }

  private async spend(): Promise<void> {
    const price = 10;
    const content = { kind: 'text', item: null, price, body: `Hello ${randomUUID()}` } as const;
    await sendContent(this.platform, this.anna.memberId, this.chat, randomUUID(), content, { unlimited: true }).then(
      () => (this.spent += price),
      unless('not_enough_credits'),
    );
  }

  private async answers(): Promise<void> {
    this.there.mood = 'well';
    this.there.release();
    await Promise.all(this.underWay.splice(0));
  }

  async run(taken: Step): Promise<void> {
    const id = 'order' in taken ? this.ids[taken.order]! : '';
    switch (taken.kind) {
      case 'turn': {
        const next = this.there.followers[this.truthOf(id)];
        const state = next[taken.to % next.length]!;
        if (state === 'paid') this.sales[taken.order]! += 1;
        return this.there.turn(id, state);
      }
      case 'webhook':
        await this.webhook(this.there.deliver(id));
        return;
      case 'slow webhook': {
        this.there.mood = 'lingers';
        const asked = this.there.nextQuestion();
        // On a busy machine the answer may come after our timeout: then the webhook is refused, and counts as lost.
        this.underWay.push(this.webhook(this.there.deliver(id)).catch(unless('payment_unavailable')));
        await asked;
        this.there.mood = 'well';
        return;
      }
      case 'answers':
        return this.answers();
      case 'lost answer':
        this.there.mood = 'loses';
        await this.webhook(this.there.deliver(id)).catch(unless('payment_unavailable'));
        this.there.mood = 'well';
        return;
      case 'spend':
        return this.spend();
      case 'forged':
        await this.webhook(this.there.forge(id)).catch(unless('forbidden'));
        return;
      case 'compare':
        await compareWithProviders(this.platform);
        return;
      case 'page':
        await getPayment(this.platform, id);
        return;
      case 'cancel':
        await cancelPayment(this.platform, this.anna.memberId, id);
        return;
      case 'reconcile':
        return reconcile(this.platform);
      case 'wait':
        server.clock.advance(taken.seconds);
    }
  }

  /** No webhook arrives and no page asks any more: reconciliation alone has two weeks. */
  async end(): Promise<void> {
    await this.answers();
    server.clock.advance(15 * 86_400);
    await reconcile(this.platform);
    await this.there.close();
  }

  async outcome() {
    const { sql } = server;
    const { memberId } = this.anna;
    const entries = await sql<{ id: string; kind: string; amount: number }[]>`
      select o.public_id as id, l.kind, l.amount from ledger_entries l join orders o on o.id = l.order_id
      where l.member_id = ${memberId} order by l.id`;
    const states = await sql<{ id: string; state: string }[]>`
      select public_id as id, state from orders where member_id = ${memberId} order by id`;
    const [member] = await sql<{ premium: boolean }[]>`
      select premium_since is not null as premium from members where id = ${memberId}`;
    return {
      credits: await balanceOf(sql, memberId),
      premium: member?.premium,
      orders: this.ids.map((id) => ({
        state: states.find((row) => row.id === id)?.state,
        amounts: entries.filter((entry) => entry.id === id).map(({ amount }) => amount),
      })),
    };
  }

  expected(amounts: number[][]) {
    const wanted = this.ids.map((id) => expected[this.truthOf(id)]);
    const given = wanted.reduce((sum, { credits }) => sum + credits, 0);
    return {
      // Below zero where the money went back after the credits were spent.
      credits: 30 + given - this.spent,
      premium: given > 0,
      orders: wanted.map(({ state, credits, least }, index) => {
        // Alternates between giving and taking, as often as we saw and no oftener than it happened; the rest matches the provider's state.
        const count = Math.min(Math.max(least, amounts[index]?.length ?? 0), 2 * this.sales[index]!);
        const even = count % 2 === (credits > 0 ? 1 : 0) ? count : count + 1;
        return { state, amounts: Array.from({ length: even }, (_item, at) => (at % 2 === 0 ? 100 : -100)) };
      }),
    };
  }
}

const unless =
  (code: string) =>
  (error: unknown): void => {
    if (!(error instanceof ServerError) || error.body.code !== code) throw error;
  };

it.each(providerNames)(
  '[PAY-03] [PAY-07] %s: whatever is lost, late, repeated or reordered, the state, credits, premium and ledger match the provider',
  async (name) => {
    process.stdout.write(`PAYMENT_SEED=${seed}, ${numRuns} histories of ${name}\n`);
    await fc.assert(
      fc.asyncProperty(lost, fc.array(step, { minLength: 2, maxLength: 18 }), async (lost, steps) => {
        const anna = await server.signUp();
        const chat = await startChat(server, anna, bert);
        const history = await new History(name, anna, chat).begin(lost);
        for (const taken of steps) await history.run(taken);
        await history.end();
        const outcome = await history.outcome();
        expect(outcome).toEqual(history.expected(outcome.orders.map(({ amounts }) => amounts)));
      }),
      {
        numRuns,
        seed,
        endOnFailure: process.env['PAYMENT_SHRINK'] === undefined,
      },
    );
    expect(await findDifferences(server.sql)).toEqual(noDifferences);
    // Every receipt says what became of its order.
    const paid = await listPaidOrders(server.sql, 0, 1_000_000);
    expect(paid.length).toBeGreaterThan(0);
    expect(paid.filter(({ written }) => !written)).toEqual([]);
    const mailed = await server.sql<{ mails: number }[]>`
      select count(*)::int as mails from jobs where kind = 'mail.receipt' group by payload`;
    expect(mailed.length).toBeGreaterThan(0);
    expect(mailed.filter(({ mails }) => mails !== 1)).toEqual([]);
  },
  numRuns * 1_000 + 20_000,
);
