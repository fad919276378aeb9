import { findDifferences } from '../credits/ledger.ts';
import type { PaymentProvider, ProviderPayment, Span } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { Tries } from '../platform/tries.ts';
import {
  comparedUntil,
  creditedBetween,
  findOrder,
  findOrdersById,
  orphanedOrders,
  saveComparedUntil,
  type OrderRow,
} from './payments.store.ts';
import { ask, withTimeout } from './provider-sync.ts';
import { listOwedWithdrawals } from './withdrawal.store.ts';
import { matches } from './settle.ts';

/** What differs between a provider's lists and our orders. Every figure but the last must be 0. */
export interface ProviderDifferences {
  /** Paid at the provider, and not credited here. */
  uncredited: number;
  /** Credited here, and unpaid or unknown at the provider. */
  unpaid: number;
  /** Payments at the provider that belong to no order here. */
  unknown: number;
  /** Payments of an order here with another amount, currency or name. */
  mismatched: number;
  /** The refunded amount at the provider differs from ours. */
  refunds: number;
  /** Were wrong until the comparison asked about them: their webhooks were lost, and reconciliation was not due yet. */
  late: number;
}

/** Milliseconds. Changes more recent than this may still be on their way. */
const settlesWithin = 300_000;
const day = 86_400_000;
/** A job has 45 s; the rest waits for the next run, for which this one has already corrected some orders. */
const compareFor = 25_000;
const listTimeout = 10_000;
const askAtOnce = 5;

/**
 * Compares the lists of every provider with our orders, one day at a time from where the last comparison ended, and corrects the
 * differences. The log reports those that remain, and their totals in one line.
 */
export async function compareWithProviders(platform: Platform): Promise<Record<string, ProviderDifferences>> {
  const { clock, time, log, payments } = platform;
  const all: Record<string, ProviderDifferences> = {};
  const tries = new Tries();
  for (const provider of payments.all) {
    const found: ProviderDifferences = { uncredited: 0, unpaid: 0, unknown: 0, mismatched: 0, refunds: 0, late: 0 };
    all[provider.name] = found;
    await tries.do(() =>
      compareUntil(new Date(clock.now().getTime() - settlesWithin), {
        platform,
        provider,
        found,
        ends: time.passed() + compareFor / payments.all.length,
      }),
    );
    const { late, ...wrong } = found;
    const total = Object.values(wrong).reduce((sum, count) => sum + count, 0);
    log[total > 0 ? 'fatal' : late > 0 ? 'warn' : 'info'](
      { provider: provider.name, ...found },
      'payments compared with the lists of their provider',
    );
  }
  tries.end();
  return all;
}

interface Comparison {
  platform: Platform;
  provider: PaymentProvider;
  found: ProviderDifferences;
  /** The time to stop, as `Time.passed` counts it. */
  ends: number;
}

async function compareUntil(end: Date, comparison: Comparison): Promise<void> {
  const { sql, time } = comparison.platform;
  const { name } = comparison.provider;
  let from = await comparedUntil(sql, name);
  while (from && from < end && time.passed() < comparison.ends) {
    const until = new Date(Math.min(from.getTime() + day, end.getTime()));
    await compareSpan(comparison, { from, until });
    await saveComparedUntil(sql, name, until);
    from = until;
  }
}

async function compareSpan(comparison: Comparison, span: Span): Promise<void> {
  const { platform, provider } = comparison;
  const listed = new Set<string>();
  let page: string | undefined;
  do {
    const { payments, next } = await withTimeout(platform.time, listTimeout, (signal) =>
      provider.changes(span, page, signal),
    );
    const references = payments.map(({ reference }) => reference);
    for (const reference of references) listed.add(reference);
    const orders = await findOrdersById(platform.sql, provider.name, references);
    await compareAll(
      comparison,
      payments.map((payment) => [orders.get(payment.reference), payment] as const),
    );
    page = next;
  } while (page !== undefined);
  // The opposite direction: credits given here whose payment is in no list of the provider.
  const unlisted = (await creditedBetween(platform.sql, provider.name, span)).filter(
    (order) => !listed.has(order.public_id),
  );
  await compareAll(
    comparison,
    unlisted.map((order) => [order, undefined] as const),
  );
}

async function compareAll(
  { platform, found, ends }: Comparison,
  pairs: readonly (readonly [OrderRow | undefined, ProviderPayment | undefined])[],
): Promise<void> {
  for (let at = 0; at < pairs.length; at += askAtOnce) {
    if (platform.time.passed() > ends) throw new Error('the comparison takes too long and goes on in the next run');
    await Promise.all(
      pairs.slice(at, at + askAtOnce).map(([order, listed]) => compare(platform, order, listed, found)),
    );
  }
}

/** Compares an order with the provider's data: from its list, or asked for singly. */
async function compare(
  platform: Platform,
  order: OrderRow | undefined,
  listed: ProviderPayment | undefined,
  found: ProviderDifferences,
): Promise<void> {
  const tell = (kind: keyof ProviderDifferences) => {
    found[kind] += 1;
    if (kind !== 'late')
      platform.log.error({ order: order?.public_id, ref: listed?.ref, kind }, 'payment differs from its provider');
  };
  if (!order) return tell('unknown');
  if (listed && !matches(order, listed)) return tell('mismatched');
  if (listed && agrees(order, listed)) return;
  const truth = await ask(platform, order, { made: listed }).catch(() => undefined);
  const now = (await findOrder(platform.sql, order.public_id)) ?? order;
  const said = truth ?? listed;
  if (truth && matches(now, truth) && agrees(now, truth)) {
    if (listed && !agrees(order, truth)) tell('late');
  } else if (said?.state === now.provider_state && said.refunded !== now.refunded) tell('refunds');
  else if (said?.state === 'paid') tell('uncredited');
  else if (now.provider_state === 'paid') tell('unpaid');
}

/** The order has the state and the refunded amount that its provider reports. */
const agrees = (order: OrderRow, { state, refunded }: ProviderPayment): boolean =>
  order.provider_state === state && order.refunded === refunded;

/** The daily report of security.md section 3: every figure must be 0. */
export async function reportDifferences(platform: Platform): Promise<void> {
  const differences = await findDifferences(platform.sql);
  const total = Object.values(differences).reduce((sum, count) => sum + count, 0);
  platform.log[total === 0 ? 'info' : 'fatal']({ ...differences }, 'daily difference report of the ledger');
  const configured = platform.payments.all.map(({ name }) => name);
  for (const orphaned of await orphanedOrders(platform.sql, configured, platform.clock.now()))
    platform.log.error(orphaned, 'orders of a provider that is not set up: nobody asks what became of them');
  for (const { order, refused_at: since } of await listOwedWithdrawals(platform.sql))
    if (since) platform.log.fatal({ order, since }, 'a withdrawal waits to be paid by hand: npm run withdrawals');
}
