import type { PaymentMethod } from '@heartline/api-client/contract';
import type { Hono } from 'hono';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';
import type { Time } from '../time/time.ts';

/** Dependencies for opening a provider. */
export interface ProviderParts {
  sql: Database;
  clock: Clock;
  time: Time;
  config: Config;
  log: Log;
}

/** A provider's state of a payment. The adapter maps the provider's own terms to these. */
export type ProviderState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'disputed';

export interface ProviderPayment {
  /** The provider's own id. */
  ref: string;
  /** Our order's public id, as passed to `create`. */
  reference: string;
  state: ProviderState;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Minor units refunded so far; once that is the whole amount the state is refunded, unless the bank disputes it as well. */
  refunded: number;
  /** The page for paying; null once there is nothing to pay. */
  payUrl: string | null;
  /** Destination of a bank transfer, once the provider has given it. */
  transfer?: BankTransfer;
}

/** The data that a member enters at their bank. */
export interface BankTransfer {
  holder: string;
  iban: string;
  bic: string;
  /** Without it the money cannot be matched to its order. */
  reference: string;
}

/** The account and mandate of a direct debit. */
export interface Debit {
  holder: string;
  iban: string;
  /** Reference of the mandate. */
  reference: string;
  signedAt: Date;
}

export interface NewPayment {
  reference: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  /** The member's country; two letters. */
  country: string;
  /** Providers forget a reference after some time: for an older order, its payment is searched before a new one is made. */
  orderedAt: Date;
  description: string;
  language: string;
  returnUrl: string;
  webhookUrl: string;
  /** For a debit method, and for no other. */
  debit?: Debit;
}

/** A webhook whose signature, age and format are valid. Its content is not trusted: the provider is asked. */
export interface ProviderEvent {
  /** Handling an id once is enough. Absent where the provider's events have none: each one causes a query. */
  eventId?: string;
  ref: string;
}

/** The purchase for which methods are requested. */
export interface Purchase {
  country: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** From the first time up to, but excluding, the second. */
export interface Span {
  from: Date;
  until: Date;
}

export interface ChangesPage {
  payments: ProviderPayment[];
  /** Cursor of the next page; undefined after the last. */
  next?: string;
}

/** A payment provider; each has a folder of its own here. Every call ends when its signal aborts. */
export interface PaymentProvider {
  /** Name of the provider and the account there, such as `mollie-heartline`: an order keeps it for good. */
  name: string;
  /** Opens a payment, or returns the existing one of this reference: may be repeated after any failure. */
  create: (payment: NewPayment, signal: AbortSignal) => Promise<ProviderPayment>;
  /** The existing payment of this reference, or undefined: opens none, however young or old the order is. */
  search: (
    order: Pick<NewPayment, 'reference' | 'orderedAt'>,
    signal: AbortSignal,
  ) => Promise<ProviderPayment | undefined>;
  /** The current state of a payment, or undefined if the provider does not know it. */
  get: (ref: string, signal: AbortSignal) => Promise<ProviderPayment | undefined>;
  /** Cancels a payment that is still open; returns its state afterwards. */
  cancel: (ref: string, signal: AbortSignal) => Promise<ProviderPayment | undefined>;
  /**
   * Refunds money; the same key twice is one refund, unless that one failed: then it is made again, at the latest a day after it was made.
   * Returns the payment afterwards.
   * @throws RefundRefused where the payment can never be refunded
   */
  refund: (
    refund: { ref: string; key: string; amount: number; currency: string },
    signal: AbortSignal,
  ) => Promise<ProviderPayment>;
  /** Methods available for this purchase now, in no order. Absent: all of our table. */
  methods?: (purchase: Purchase, signal: AbortSignal) => Promise<PaymentMethod[]>;
  /**
   * Payments made or changed in this span; a page at a time, in any order. Our orders are compared with them: this finds changes that no
   * webhook reported, and payments that are not ours.
   */
  changes: (span: Span, page: string | undefined, signal: AbortSignal) => Promise<ChangesPage>;
  verifyWebhook: (
    rawBody: Uint8Array,
    header: (name: string) => string | undefined,
  ) => ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
  /** Pages hosted by our server: those of the sandbox, which has no others. */
  pages?: Hono;
}
