import { ServerError } from '../platform/http/errors.ts';
import { methodTable } from '../platform/payments/method-table.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { TimeoutError, type Time } from '../platform/time/time.ts';
import { debitOf } from './direct-debit/mandate.ts';
import {
  claimDueOrders,
  findOrder,
  giveUp,
  isGivenUp,
  isOpen,
  lockDiscount,
  saveProviderRef,
  saveTransfer,
  setPending,
  type OrderRow,
} from './payments.store.ts';
import { matches, settle } from './settle.ts';

/** The whole request stays under 6 s however long the provider hangs (security.md section 12). Milliseconds. */
export const createTimeout = 4_000;
const askTimeout = 3_000;
/** Limit on requests per order; if its answers keep changing meanwhile, the next check continues. */
const askAtMost = 5;
/**
 * Milliseconds after an order in which its payment may be opened. Later its buyer has gone away, and a debit would be collected from
 * somebody who no longer expects it.
 */
const openWithin = 3_600_000;
/** Milliseconds in which the payment of an order that was given up is searched. Webhooks and comparisons find later ones. */
const searchWithin = 86_400_000;
const reconcileAtOnce = 5;
/** A job has 45 s; the rest waits for the next run. */
const reconcileFor = 30_000;

/** The provider that the order was made with. @throws ServerError payment_unavailable when it is no longer set up */
function providerOf({ payments }: Platform, order: OrderRow): PaymentProvider {
  const provider = payments.find(order.provider);
  if (!provider) throw new ServerError('payment_unavailable');
  return provider;
}

const ageOf = ({ clock }: Platform, order: OrderRow): number => clock.now().getTime() - order.created_at.getTime();

const mayBeOpened = (platform: Platform, order: OrderRow): boolean =>
  order.provider_ref === null && isOpen(order) && ageOf(platform, order) <= openWithin;

/**
 * Makes sure the provider knows the order, unless it is too late to open it. If the provider hangs, the order stays pending; reconciliation
 * and the result page try again.
 */
export async function openAtProvider(platform: Platform, order: OrderRow): Promise<OrderRow> {
  const { sql, clock, time, log } = platform;
  if (!mayBeOpened(platform, order)) return order;
  const provider = providerOf(platform, order);
  try {
    const debit = methodTable[order.method].kind === 'debit' ? await debitOf(platform, order.id) : undefined;
    const truth = await withTimeout(time, createTimeout, (signal) =>
      provider.create(
        {
          reference: order.public_id,
          amount: order.amount,
          currency: order.currency,
          method: order.method,
          country: order.country,
          orderedAt: order.created_at,
          description: order.description,
          language: order.language,
          returnUrl: order.return_url,
          webhookUrl: order.webhook_url,
          ...(debit ? { debit } : {}),
        },
        signal,
      ),
    );
    await savePayment(platform, order, truth);
    if (truth.state !== 'open') await settle(platform, order, truth);
  } catch (error) {
    log.warn({ order: order.public_id, err: (error as Error).message }, 'the payment provider does not open a payment');
    if (!(error instanceof ProviderTimeout)) throw new ServerError('payment_unavailable', { retryAfter: 5 });
    await setPending(sql, order.id, clock.now());
  }
  return (await findOrder(sql, order.public_id)) ?? order;
}

async function savePayment({ sql, clock }: Platform, order: OrderRow, truth: ProviderPayment): Promise<void> {
  await sql.begin(async (tx) => {
    if (order.discount_code !== null) await lockDiscount(tx, order.discount_code);
    await saveProviderRef(tx, order.id, truth.ref, truth.payUrl, clock.now());
    if (truth.transfer) await saveTransfer(tx, order.id, truth.transfer);
  });
}

interface Question {
  question?: 'get' | 'cancel';
  eventId?: string | undefined;
  /** The payment of the order, where the provider has just named it. */
  made?: ProviderPayment | undefined;
}

/**
 * The order with its payment: a wanted one is opened, any other is only searched. If there is none, the order ends here, as nobody may open
 * it any more.
 */
async function findPayment(
  platform: Platform,
  order: OrderRow,
  { question, made }: Question,
  ends: number,
): Promise<OrderRow> {
  if (order.provider_ref !== null) return order;
  const { sql, clock, time } = platform;
  // Before the provider is asked: one that is away would open the order when it is back.
  if (question === 'cancel') await giveUp(sql, order.id, clock.now());
  const named = made && matches(order, made) ? made : undefined;
  if (!named && question === 'get' && mayBeOpened(platform, order)) return openAtProvider(platform, order);
  const provider = providerOf(platform, order);
  const search = async () =>
    isOpen(order) || ageOf(platform, order) <= searchWithin
      ? withTimeout(time, Math.max(0, Math.ceil(ends - time.passed())), (signal) =>
          provider.search({ reference: order.public_id, orderedAt: order.created_at }, signal),
        )
      : undefined;
  const found = named ?? (await search());
  if (found) await savePayment(platform, order, found);
  else await giveUp(sql, order.id, clock.now());
  return (await findOrder(sql, order.public_id)) ?? order;
}

/**
 * Asks the provider for the current state and applies it to the order; undefined: the provider does not know the payment. Answers can
 * overtake each other: if another answer was applied meanwhile, the provider is asked again. An order that was given up is cancelled at
 * each question until its provider has ended it.
 * @throws ServerError payment_unavailable when the provider is not set up any more
 */
export async function ask(
  platform: Platform,
  order: OrderRow,
  { question = 'get', eventId, made }: Question = {},
): Promise<ProviderPayment | undefined> {
  const { sql, time } = platform;
  const ends = time.passed() + askTimeout;
  let asked = await findPayment(platform, order, { question, made }, ends);
  const provider = providerOf(platform, order);
  for (let times = 1; times <= askAtMost; times += 1) {
    const { provider_ref: ref } = asked;
    if (ref === null) return undefined;
    const how = isGivenUp(asked) ? 'cancel' : times === 1 ? question : 'get';
    const truth = await withTimeout(time, Math.max(0, Math.ceil(ends - time.passed())), (signal) =>
      provider[how](ref, signal),
    );
    if (truth?.transfer && asked.transfer === null) await saveTransfer(sql, asked.id, truth.transfer);
    if (!truth || (await settle(platform, asked, truth, eventId))) return truth;
    asked = (await findOrder(sql, order.public_id)) ?? asked;
  }
  throw new Error('the provider’s answers overtake each other');
}

/** Asks about every order that is due: no paid order stays uncredited, whatever was lost (PAY-03). */
export async function reconcile(platform: Platform): Promise<void> {
  const { sql, clock, time, log } = platform;
  const providers = platform.payments.all.map(({ name }) => name);
  const started = time.passed();
  while (time.passed() - started < reconcileFor) {
    const orders = await claimDueOrders(sql, providers, clock.now(), reconcileAtOnce);
    await Promise.all(
      orders.map((order) =>
        // An order whose check fails never holds up the others.
        ask(platform, order).catch((error: unknown) =>
          log.error({ order: order.public_id, err: (error as Error).message }, 'order not reconciled'),
        ),
      ),
    );
    if (orders.length === 0) return;
  }
}

class ProviderTimeout extends Error {
  override readonly name = 'ProviderTimeout';
}

/** Ends after this time even when the provider's adapter ignores its signal. */
export async function withTimeout<T>(
  time: Time,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await time.within(milliseconds, work);
  } catch (error) {
    if (!(error instanceof TimeoutError)) throw error;
    throw new ProviderTimeout(`no answer in ${milliseconds} ms`, { cause: error });
  }
}
