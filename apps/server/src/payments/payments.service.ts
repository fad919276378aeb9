import { createHash } from 'node:crypto';

import type { EndpointAnswer, EndpointRequest, endpoints } from '@heartline/api-client/contract';

import { priceOf } from '../credits/credits.service.ts';
import { isForMethod, resolveDiscount } from '../credits/discount.service.ts';
import { packagesOf, type CreditPackage } from '../site/packages.data.ts';
import type { Transaction } from '../platform/database.ts';
import { invalidFields, notFound, ServerError } from '../platform/http/errors.ts';
import type { MemberViewer } from '../platform/http/route.ts';
import { newSecret } from '../platform/ids.ts';
import { methodTable } from '../platform/payments/method-table.ts';
import type { PaymentProvider, ProviderPayment } from '../platform/payments/provider.ts';
import type { Platform } from '../platform/platform.ts';
import { findMandate } from './direct-debit/debit.store.ts';
import { mandateAnswer } from './direct-debit/mandate.ts';
import { claimCode, giveUpOrders } from './discount-hold.ts';
import { isOffered } from './methods.ts';
import { orderDescription } from './order-description.ts';
import {
  checkSoon,
  claimCheck,
  findOrder,
  findLastPurchase,
  findOrderByKey,
  findOrderByRef,
  hasPaymentEvent,
  holdingOrders,
  insertDiscountUse,
  insertOrder,
  isOpen,
  type NewOrder,
  type OrderRow,
} from './payments.store.ts';
import { ask, createTimeout, openAtProvider, withTimeout } from './provider-sync.ts';

export type PaymentBody = EndpointRequest<typeof endpoints.payments.create>['body'];
export type PaymentAnswer = EndpointAnswer<typeof endpoints.payments.get>['payment'];
type Price = ReturnType<typeof priceOf>;

/** A page that waits for its payment asks often; this limits the requests to the provider. Payments that have ended may still change. */
const askEvery = 2_000;
const askClosedEvery = 60_000;
/** The delay until reconciliation first checks a new order. */
const firstCheck = 30_000;

/** The page where the member sees the result of the payment. */
export const resultPath = (orderId: string): string => `/payments/${orderId}`;
export const webhookPath = (provider: string): string => `/api/webhooks/${provider}`;

/** Extra steps of an order by direct debit, in its transaction (payments/direct-debit). */
export interface OrderDebit {
  /** Runs before the order is written. @throws ServerError where the member may not */
  allow: (tx: Transaction, at: Date) => Promise<void>;
  /** Runs after the order is written. */
  write: (tx: Transaction, order: OrderRow, at: Date) => Promise<void>;
}

export interface Buyer {
  viewer: MemberViewer;
  siteName: string;
  /** Scheme and host of the site as the member reached it. */
  origin: string;
}

/**
 * Orders a package. The key makes it safe to repeat: same body, same answer.
 * @throws ServerError validation_failed, idempotency_conflict, conflict (price has changed), code_not_found, code_used,
 *   code_other_method, payment_method_unavailable, payment_unavailable
 */
export async function createPayment(
  platform: Platform,
  buyer: Buyer,
  body: PaymentBody,
  key: string | undefined,
  debit?: OrderDebit,
): Promise<PaymentAnswer> {
  const { sql } = platform;
  const { memberId } = buyer.viewer;
  if (key === undefined || !/^[\x21-\x7e]{1,100}$/.test(key))
    throw invalidFields({ 'idempotency-key': key === undefined ? 'required' : 'invalid' });
  const hash = createHash('sha256')
    .update(
      JSON.stringify([
        body.package_id,
        body.method,
        body.code ?? null,
        body.expected_total.amount,
        body.expected_total.currency,
        body.return_to ?? null,
      ]),
    )
    .digest();
  const order =
    (await findOrderByKey(sql, memberId, key)) ??
    (await placeOrder(platform, buyer, body, { key, hash, debit }).catch(async (error: unknown) => {
      // A concurrent request with the same key was first, and has what this one was refused: the code, for example.
      const twin = await findOrderByKey(sql, memberId, key);
      if (!twin) throw error;
      return twin;
    }));
  if (!order.request_hash.equals(hash)) throw new ServerError('idempotency_conflict');
  return paymentAnswer(platform, await openAtProvider(platform, order));
}

interface CheckedOrder {
  provider: PaymentProvider;
  creditPackage: CreditPackage;
  price: Price;
}

/** The price of a package for a member with a code. @throws ServerError code_not_found, code_used */
export async function priceFor(
  platform: Platform,
  viewer: MemberViewer,
  creditPackage: CreditPackage,
  code: string | undefined,
): Promise<Price> {
  return priceOf(creditPackage, code ? await resolveDiscount(platform, code, viewer) : null);
}

/** Checks an order against the packages, prices and methods on offer. @throws ServerError as createPayment does */
export async function checkOrder(
  platform: Platform,
  { viewer }: Pick<Buyer, 'viewer'>,
  body: PaymentBody,
): Promise<CheckedOrder> {
  const { country, siteId } = viewer;
  const provider = platform.payments.current(siteId);
  if (!provider) throw new ServerError('payment_unavailable');
  const creditPackage = packagesOf(country).find(({ id }) => id === body.package_id);
  if (!creditPackage) throw invalidFields({ package_id: 'unknown_value' });
  const discount = body.code ? await resolveDiscount(platform, body.code, viewer) : null;
  if (discount && !isForMethod(discount, body.method)) throw new ServerError('code_other_method');
  const price = priceOf(creditPackage, discount);
  if (price.amount !== body.expected_total.amount || price.currency !== body.expected_total.currency)
    throw new ServerError('conflict');
  if (!(await isOffered(platform, provider, { ...price, country, siteId }, body.method)))
    throw new ServerError('payment_method_unavailable');
  return { provider, creditPackage, price };
}

async function placeOrder(
  platform: Platform,
  buyer: Buyer,
  body: PaymentBody,
  { key, hash, debit }: { key: string; hash: Buffer; debit: OrderDebit | undefined },
): Promise<OrderRow> {
  const { sql, clock, config } = platform;
  const { viewer, origin, siteName } = buyer;
  const { country, memberId, language } = viewer;
  // A debit requires a mandate.
  if ((methodTable[body.method].kind === 'debit') !== (debit !== undefined))
    throw new ServerError('payment_method_unavailable');
  const { provider, creditPackage, price } = await checkOrder(platform, buyer, body);
  // A new order gives up the member's earlier orders that hold a code; one paid meanwhile has used its code.
  const older = await holdingOrders(sql, { memberId, key });
  await giveUpOrders(platform, older);

  const publicId = newSecret();
  const at = clock.now();
  const order: NewOrder = {
    public_id: publicId,
    member_id: memberId,
    package_id: creditPackage.id,
    credits: creditPackage.credits,
    amount: price.amount,
    currency: price.currency,
    country,
    method: body.method,
    discount_code: price.discount?.code ?? null,
    state: 'loading',
    idempotency_key: key,
    request_hash: hash,
    provider: provider.name,
    return_to: body.return_to ?? null,
    return_url: origin + resultPath(publicId),
    webhook_url: config.publicOrigin + webhookPath(provider.name),
    description: orderDescription(siteName, creditPackage.credits, language),
    language,
    created_at: at,
    next_check_at: new Date(at.getTime() + firstCheck),
  };
  const { placed, passedOver } = await sql.begin(async (tx) => {
    const claimed = price.discount;
    await debit?.allow(tx, at);
    const passedOver = await claimCode(tx, claimed, { memberId, key }, at);
    const row = await insertOrder(tx, order);
    if (row) await debit?.write(tx, row, at);
    if (row && claimed) await insertDiscountUse(tx, claimed.code, memberId, row.id, at);
    return { placed: row, passedOver };
  });
  // Orders made concurrently with this one.
  await giveUpOrders(
    platform,
    passedOver.filter(({ id }) => !older.some((tried) => tried.id === id)),
  );
  const found = placed ?? (await findOrderByKey(sql, memberId, key));
  if (!found) throw new Error('an order vanished');
  return found;
}

/** The known state of the payment, after asking the provider unless that was done recently. @throws ServerError not_found */
export async function getPayment(platform: Platform, publicId: string): Promise<PaymentAnswer> {
  const { sql, clock, log } = platform;
  const order = await findOrder(sql, publicId);
  if (!order) throw notFound();
  const now = clock.now();
  const checkedBefore = new Date(now.getTime() - (isOpen(order) ? askEvery : askClosedEvery));
  if (!platform.payments.find(order.provider) || !(await claimCheck(sql, order.id, now, checkedBefore)))
    return paymentAnswer(platform, order);
  await ask(platform, order).catch((error: unknown) =>
    log.warn({ err: (error as Error).message }, 'the payment provider does not answer'),
  );
  return paymentAnswer(platform, (await findOrder(sql, publicId)) ?? order);
}

/** The member's last purchase. Only facts of the order: today's price and methods have their own endpoints. */
export async function getLastPurchase(
  { sql }: Platform,
  memberId: number,
): Promise<EndpointAnswer<typeof endpoints.payments.lastPurchase>> {
  const order = await findLastPurchase(sql, memberId);
  return {
    purchase: order
      ? { package_id: order.package_id, method: order.method, created_at: order.created_at.toISOString() }
      : null,
  };
}

/**
 * Gives up an unpaid order; one that was paid meanwhile stays paid. One that the provider never confirmed ends even while the provider is
 * away. @throws ServerError not_found, payment_unavailable
 */
export async function cancelPayment(platform: Platform, memberId: number, publicId: string): Promise<PaymentAnswer> {
  const order = await findOrder(platform.sql, publicId);
  if (!order || order.member_id !== memberId) throw notFound();
  if (isOpen(order)) {
    try {
      await ask(platform, order, { question: 'cancel' });
    } catch (error) {
      platform.log.warn({ err: (error as Error).message }, 'the payment provider does not cancel');
      const now = await findOrder(platform.sql, publicId);
      if (!now || isOpen(now)) throw new ServerError('payment_unavailable', { retryAfter: 5 });
    }
  }
  return paymentAnswer(platform, (await findOrder(platform.sql, publicId)) ?? order);
}

/**
 * A webhook says that something happened: the provider is then asked what.
 * @throws ServerError not_found for a provider that is not set up, forbidden for an unsigned request, rate_limited for too many payments
 *   from one network that belong to no order
 */
export async function receiveWebhook(
  platform: Platform,
  providerName: string,
  rawBody: Uint8Array,
  header: (name: string) => string | undefined,
  network: string,
): Promise<void> {
  const provider = platform.payments.find(providerName);
  if (!provider) throw notFound();
  const event = await provider.verifyWebhook(rawBody, header);
  if (!event) throw new ServerError('forbidden');
  const { eventId, ref } = event;
  if (eventId !== undefined && (await hasPaymentEvent(platform.sql, provider.name, eventId))) return;
  const known = await findOrderByRef(platform.sql, provider.name, ref);
  // Not every provider signs its webhooks: anybody can send one with any reference.
  if (!known) await platform.limits.take('unknownPayment', '', network);
  // Only the provider can send one with a name, and it counts once.
  else if (eventId === undefined && !(await mayAsk(platform, known))) {
    const now = platform.clock.now();
    return checkSoon(platform.sql, known.id, new Date(now.getTime() + askEvery));
  }
  try {
    const found = known ? { order: known, made: undefined } : await unnamedOrder(platform, provider, ref);
    if (found) await ask(platform, found.order, { eventId, made: found.made });
  } catch (error) {
    platform.log.warn({ err: (error as Error).message }, 'the payment provider does not answer after its own webhook');
    // The provider sends the event again; reconciliation does not need it.
    throw new ServerError('payment_unavailable', { retryAfter: 30 });
  }
}

/**
 * Whether a webhook about this order is asked about at once: each order has as many of them as a member has orders. The next run of the
 * reconciliation asks about all the others together, so that none is lost.
 */
async function mayAsk({ limits }: Platform, { id }: OrderRow): Promise<boolean> {
  try {
    await limits.take('payment', `o:${id}`, '');
    return true;
  } catch (error) {
    if (error instanceof ServerError) return false;
    throw error;
  }
}

/** Questions under way about payments whose order is not known, by the provider's reference. */
const unnamed = new WeakMap<PaymentProvider, Map<string, Promise<ProviderPayment | undefined>>>();

/**
 * The order of a payment whose provider reference never reached us. A provider's report about another provider's order is ignored.
 * Webhooks about the same payment share one question: they want its order, which never changes.
 */
async function unnamedOrder(
  platform: Platform,
  provider: PaymentProvider,
  ref: string,
): Promise<{ order: OrderRow; made: ProviderPayment } | undefined> {
  const underWay = unnamed.get(provider) ?? new Map<string, Promise<ProviderPayment | undefined>>();
  unnamed.set(provider, underWay);
  const question =
    underWay.get(ref) ??
    withTimeout(platform.time, createTimeout, (signal) => provider.get(ref, signal)).finally(() =>
      underWay.delete(ref),
    );
  underWay.set(ref, question);
  const made = await question;
  const order = made && (await findOrder(platform.sql, made.reference));
  return made && order?.provider === provider.name ? { order, made } : undefined;
}

async function paymentAnswer({ payments, sql }: Platform, order: OrderRow): Promise<PaymentAnswer> {
  const payable = isOpen(order) && payments.find(order.provider) !== undefined;
  const { provider_state: said } = order;
  const { kind } = methodTable[order.method];
  const mandate = kind === 'debit' ? await findMandate(sql, order.id) : undefined;
  return {
    id: order.public_id,
    // A viewer no longer sees a purchase in an order that was paid and has been refunded.
    state: said === 'refunded' || said === 'disputed' ? said : order.state,
    package_id: order.package_id,
    credits: order.credits,
    total: { amount: order.amount, currency: order.currency },
    method: order.method,
    kind,
    transfer: payable ? order.transfer : null,
    ...(mandate ? { mandate: mandateAnswer(mandate) } : {}),
    pay_url: payable ? order.pay_url : null,
    created_at: order.created_at.toISOString(),
    return_to: order.return_to,
  };
}
