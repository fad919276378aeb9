import type { PaymentMethod } from '@heartline/api-client/contract';
import type { Hono } from 'hono';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Database } from '../database.ts';
import type { Log } from '../log.ts';

/** What a provider's folder is given to open it. */
export interface ProviderParts {
  sql: Database;
  clock: Clock;
  config: Config;
  log: Log;
}

/** What a provider says about a payment. Its words are mapped to these by the adapter. */
export type ProviderState = 'open' | 'paid' | 'failed' | 'cancelled' | 'expired' | 'refunded' | 'disputed';

export interface ProviderPayment {
  /** The provider's own id. */
  ref: string;
  /** Our order's public id, as it was given to `create`. */
  reference: string;
  state: ProviderState;
  /** Minor units. */
  amount: number;
  currency: string;
  /** Minor units that have gone back by refunds so far; the state is refunded once that is all of it. */
  refunded: number;
  /** Where the member pays; null once there is nothing to pay. */
  payUrl: string | null;
  /** Where the money has to be sent, for a bank transfer, once the provider has said it. */
  transfer?: BankTransfer;
}

/** What a member types into their bank. */
export interface BankTransfer {
  holder: string;
  iban: string;
  bic: string;
  /** Without it the money finds no order. */
  reference: string;
}

/** From which account a direct debit is collected, by which mandate. */
export interface Debit {
  holder: string;
  iban: string;
  /** Of the mandate. */
  reference: string;
  signedAt: Date;
}

export interface NewPayment {
  reference: string;
  amount: number;
  currency: string;
  method: PaymentMethod;
  /** Of the member; two letters. */
  country: string;
  /** Providers forget a reference after some time: an older order is looked for before it is made anew. */
  orderedAt: Date;
  description: string;
  language: string;
  returnUrl: string;
  webhookUrl: string;
  /** Of a method that is a debit, and of no other. */
  debit?: Debit;
}

/** A webhook whose signature, age and shape are right. What it says is not believed: the provider is asked. */
export interface ProviderEvent {
  /** Seen once is enough. Absent where the provider's events have no name: each is asked about. */
  eventId?: string;
  ref: string;
}

/** For whom methods are asked for. */
export interface Purchase {
  country: string;
  /** Minor units. */
  amount: number;
  currency: string;
}

/** From the first, up to and without the second. */
export interface Span {
  from: Date;
  until: Date;
}

export interface ChangesPage {
  payments: ProviderPayment[];
  /** What the next page is asked for with; undefined after the last. */
  next?: string;
}

/** A payment provider; each has a folder of its own here. Every call ends when its signal says so. */
export interface PaymentProvider {
  /** Of the provider and the account there, such as `mollie-heartline`: an order stays with it for good. */
  name: string;
  /** Opens a payment, or gives the one that this reference has already: it may be asked again after any failure. */
  create: (payment: NewPayment, signal: AbortSignal) => Promise<ProviderPayment>;
  /** The truth about a payment, or undefined if the provider does not know it. */
  get: (ref: string, signal: AbortSignal) => Promise<ProviderPayment | undefined>;
  /** Gives a payment up that is still open; gives its state afterwards. */
  cancel: (ref: string, signal: AbortSignal) => Promise<ProviderPayment | undefined>;
  /** Gives money back; the same key twice is one refund. Gives the payment afterwards. */
  refund: (
    refund: { ref: string; key: string; amount: number; currency: string },
    signal: AbortSignal,
  ) => Promise<ProviderPayment>;
  /** What it takes for this purchase now, in no order. Absent: whatever our table has. */
  methods?: (purchase: Purchase, signal: AbortSignal) => Promise<PaymentMethod[]>;
  /**
   * Payments that were made, or whose state has changed, in this span; a page at a time, in any order. Our orders are compared with
   * them: what a webhook did not tell is found here, and what is not ours.
   */
  changes: (span: Span, page: string | undefined, signal: AbortSignal) => Promise<ChangesPage>;
  verifyWebhook: (
    rawBody: Uint8Array,
    header: (name: string) => string | undefined,
  ) => ProviderEvent | undefined | Promise<ProviderEvent | undefined>;
  /** Pages that come with our server: the sandbox's, which has no other. */
  pages?: Hono;
}
