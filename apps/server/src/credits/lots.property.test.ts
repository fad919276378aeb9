import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { boughtPart } from './bought-part.ts';
import type { LedgerStep } from './credits.store.ts';
import { followCredits } from './lots.ts';

const numRuns = Number(process.env['LOT_HISTORIES'] ?? 1_000);

interface Move {
  kind: 'signup' | 'purchase' | 'message' | 'gift' | 'unanswered' | 'correction' | 'reversal' | 'restoration';
  credits: number;
  of: number;
}
const move: fc.Arbitrary<Move> = fc.record({
  kind: fc.constantFrom<Move['kind']>(
    'signup',
    'purchase',
    'purchase',
    'message',
    'message',
    'message',
    'gift',
    'unanswered',
    'correction',
    'reversal',
    'restoration',
  ),
  credits: fc.integer({ min: 1, max: 120 }),
  of: fc.nat({ max: 5 }),
});

/** Entries as the ledger allows them: no entry spends credits that are not there, and an order takes back no more than it gave. */
function book(moves: readonly Move[]): LedgerStep[] {
  const steps: LedgerStep[] = [];
  const orders: { credits: number; given: number }[] = [];
  let balance = 0;
  const add = (kind: LedgerStep['kind'], amount: number, order: number | null = null) => {
    if (amount === 0) return;
    balance += amount;
    steps.push({ id: steps.length + 1, kind, amount, balance_after: balance, order_id: order });
  };
  for (const { kind, credits, of } of moves) {
    const order = orders[of % Math.max(1, orders.length)];
    if (kind === 'purchase') {
      orders.push({ credits, given: credits });
      add('purchase', credits, orders.length - 1);
    } else if (kind === 'reversal' || kind === 'restoration') {
      if (!order) continue;
      const some =
        kind === 'reversal' ? -Math.min(credits, order.given) : Math.min(credits, order.credits - order.given);
      order.given += some;
      add(kind, some, orders.indexOf(order));
    } else if (kind === 'message' || kind === 'gift') add(kind, -Math.min(credits, Math.max(0, balance)));
    else add(kind, credits);
  }
  return steps;
}

const sum = (parts: readonly { credits: number }[] | undefined) =>
  (parts ?? []).reduce((total, { credits }) => total + credits, 0);

describe('[PAY-12] the ways of credits', () => {
  it('none is lost and none is there twice, after any gifts, purchases, spendings, refunds and restorations', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const steps = book(moves);
        const { lots, sources } = followCredits(steps);
        const balance = steps.at(-1)?.balance_after ?? 0;
        expect(sum([...lots.values()].map(({ left }) => ({ credits: left })))).toBe(Math.max(0, balance));
        for (const lot of lots.values()) {
          const restored = steps
            .filter(({ kind, order_id: order }) => kind === 'restoration' && order !== null && order === lot.order)
            .reduce((total, { amount }) => total + amount, 0);
          expect(lot.left).toBeGreaterThanOrEqual(0);
          expect(lot.left + lot.filled + sum(lot.uses)).toBe(lot.credits + restored);
        }
        for (const { id, kind, amount, balance_after: after } of steps.filter((step) => step.amount < 0)) {
          // Credits that a refund takes below zero are in no lot.
          const there = kind === 'reversal' ? Math.min(-amount, Math.max(0, after - amount)) : -amount;
          expect(sum(sources.get(id))).toBe(there);
        }
      }),
      { numRuns },
    );
  });

  it('free ones are used first: the bought ones that a spending took are those that may come back (PAY-09)', () => {
    fc.assert(
      fc.property(fc.array(move, { maxLength: 40 }), (moves) => {
        const steps = book(moves);
        const { lots, sources } = followCredits(steps);
        for (const { id } of steps.filter(({ kind }) => kind === 'message' || kind === 'gift')) {
          const bought = (sources.get(id) ?? []).filter(({ entry }) => lots.get(entry)?.order !== null);
          expect(boughtPart(steps, id)).toBeLessThanOrEqual(sum(bought));
          // Exactly those, in a history without refunds and without credits that came back.
          const plain = steps.every(({ kind }) => kind !== 'reversal' && kind !== 'unanswered');
          expect(!plain || boughtPart(steps, id) === sum(bought)).toBe(true);
        }
      }),
      { numRuns },
    );
  });

  it('those bought first are used first, and a refund takes its own credits before others', () => {
    const { lots, sources } = followCredits([
      { id: 1, kind: 'signup', amount: 30, balance_after: 30, order_id: null },
      { id: 2, kind: 'purchase', amount: 100, balance_after: 130, order_id: 7 },
      { id: 3, kind: 'purchase', amount: 100, balance_after: 230, order_id: 8 },
      { id: 4, kind: 'message', amount: -40, balance_after: 190, order_id: null },
      { id: 5, kind: 'reversal', amount: -100, balance_after: 90, order_id: 7 },
    ]);
    expect(sources.get(4)).toEqual([
      { entry: 1, credits: 30 },
      { entry: 2, credits: 10 },
    ]);
    expect(sources.get(5)).toEqual([
      { entry: 2, credits: 90 },
      { entry: 3, credits: 10 },
    ]);
    expect([...lots.values()].map(({ left }) => left)).toEqual([0, 0, 90]);
  });
});
