import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { balanceOf, findDifferences } from '../credits/ledger.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import type { ProviderState } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { FakeProvider, withProviders } from '../testing/fake-provider.ts';
import { createTestServer, type TestMember, type TestServer } from '../testing/harness.ts';
import { cancelPayment, createPayment, getPayment, receiveWebhook } from './payments.service.ts';
import { reconcile } from './provider-sync.ts';

/** PAYMENT_SEED=… begins the same histories again. */
const numRuns = Number(process.env['PAYMENT_HISTORIES'] ?? 300);
const seed = process.env['PAYMENT_SEED'] === undefined ? Date.now() % 1_000_000 : Number(process.env['PAYMENT_SEED']);

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

/** What may follow at a provider: late money, refunds that bounce, disputes that are won and opened again, debits sent back. */
const followers: Record<ProviderState, readonly ProviderState[]> = {
  open: ['paid', 'failed', 'cancelled', 'expired'],
  paid: ['refunded', 'disputed', 'failed'],
  failed: ['paid'],
  cancelled: ['paid'],
  expired: ['paid'],
  refunded: ['paid'],
  disputed: ['paid', 'refunded'],
};

/** What we should have for each truth, and for nothing else. */
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
  /** The truth changes; which of the followers it becomes. Nobody is told. */
  | { kind: 'turn'; order: number; to: number }
  /** A webhook arrives, early, late or again. */
  | { kind: 'webhook'; order: number }
  /** A webhook arrives, and the provider's answer to our question takes until `answers`. */
  | { kind: 'slow webhook'; order: number }
  | { kind: 'answers' }
  | { kind: 'page'; order: number }
  | { kind: 'cancel'; order: number }
  | { kind: 'reconcile' }
  | { kind: 'wait'; seconds: number };

const order = fc.nat({ max: 1 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('turn' as const), order, to: fc.nat({ max: 11 }) }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('webhook' as const), order }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('slow webhook' as const), order }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('answers' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('page' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const), order }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reconcile' as const) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('wait' as const),
      seconds: fc.constantFrom(3, 60, 3_600, 86_400, 864_000),
    }),
  },
);

class History {
  private readonly provider = new FakeProvider(`fake-${randomUUID()}`);
  private readonly platform: Platform;
  private readonly anna: TestMember;
  private readonly ids: string[] = [];
  /** How often the money of each came in. */
  private readonly sales = [0, 0];
  private readonly underWay: Promise<unknown>[] = [];

  constructor(anna: TestMember) {
    this.anna = anna;
    this.platform = withProviders(server.platform, this.provider);
  }

  async begin(): Promise<this> {
    const { memberId, publicId } = this.anna;
    const viewer: MemberViewer = {
      kind: 'free',
      memberId,
      publicId,
      pool: 'main',
      siteId: 'heartline',
      country: 'DE',
      language: 'de',
      moderator: false,
      sessionId: 's',
    };
    const body = {
      package_id: 'credits-100',
      method: 'creditcard' as const,
      expected_total: { amount: 1499, currency: 'EUR' },
    };
    for (const key of ['one', 'two']) {
      const buyer = { viewer, siteName: 'Heartline', origin: 'http://localhost' };
      this.ids.push((await createPayment(this.platform, buyer, body, key)).id);
    }
    return this;
  }

  private truthOf(id: string): ProviderState {
    return this.provider.payments.get(`ref-${id}`)!.state;
  }

  private webhook(id: string): Promise<unknown> {
    return receiveWebhook(this.platform, this.provider.name, Buffer.from(`ref-${id}`), () => undefined);
  }

  private async answers(): Promise<void> {
    this.provider.mood = 'well';
    this.provider.release();
    await Promise.all(this.underWay.splice(0));
  }

  async run(taken: Step): Promise<void> {
    const id = 'order' in taken ? this.ids[taken.order]! : '';
    switch (taken.kind) {
      case 'turn': {
        const next = followers[this.truthOf(id)];
        const state = next[taken.to % next.length]!;
        if (state === 'paid') this.sales[taken.order]! += 1;
        return this.provider.change(id, { state });
      }
      case 'webhook':
        await this.webhook(id);
        return;
      case 'slow webhook': {
        this.provider.mood = 'lingers';
        const asked = this.provider.nextQuestion();
        this.underWay.push(this.webhook(id));
        await asked;
        this.provider.mood = 'well';
        return;
      }
      case 'answers':
        return this.answers();
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

  /** No webhook comes any more, and nobody looks: reconciliation alone has two weeks. */
  async end(): Promise<void> {
    await this.answers();
    server.clock.advance(15 * 86_400);
    await reconcile(this.platform);
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
      credits: 30 + given,
      premium: given > 0,
      orders: wanted.map(({ state, credits, least }, index) => {
        // Given and taken back in turn, as often as we have seen it and no oftener than it was: what is left is what the truth says.
        const count = Math.min(Math.max(least, amounts[index]?.length ?? 0), 2 * this.sales[index]!);
        const even = count % 2 === (credits > 0 ? 1 : 0) ? count : count + 1;
        return { state, amounts: Array.from({ length: even }, (_item, at) => (at % 2 === 0 ? 100 : -100)) };
      }),
    };
  }
}

it(
  '[PAY-03] [PAY-07] whatever is lost, late, repeated or overtaken: state, credits, premium and ledger are what the provider’s truth says',
  async () => {
    process.stdout.write(`PAYMENT_SEED=${seed}, ${numRuns} histories\n`);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 18 }), async (steps) => {
        const history = await new History(await server.signUp()).begin();
        for (const taken of steps) await history.run(taken);
        await history.end();
        const outcome = await history.outcome();
        expect(outcome).toEqual(history.expected(outcome.orders.map(({ amounts }) => amounts)));
      }),
      { numRuns, seed, endOnFailure: process.env['PAYMENT_SHRINK'] === undefined },
    );
    expect(await findDifferences(server.sql)).toEqual({ wallets: 0, orders: 0, messages: 0, unanswered: 0 });
  },
  numRuns * 1_000 + 20_000,
);
