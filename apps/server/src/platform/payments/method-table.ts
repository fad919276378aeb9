import type { PaymentMethod } from '@heartline/api-client/contract';

/**
 * The buyer's step after choosing the method: a page of the provider or the bank; a wallet with saved data; an app on the phone, by a QR
 * code from a computer; a card; a code paid for in a shop; a transfer typed into the bank, which takes days; a debit that the bank may
 * return for weeks.
 */
export type MethodKind = 'redirect' | 'wallet' | 'app' | 'card' | 'voucher' | 'transfer' | 'debit';

export interface MethodRow {
  kind: MethodKind;
  countries: readonly string[] | 'everywhere';
  /** Absent: all currencies that we sell in. */
  currencies?: readonly string[];
  /** Mollie's name, in requests and lists; absent: Mollie has no such method. */
  mollie?: string;
  /** Stripe's name in a checkout session; some have another name in its list of live methods. */
  stripe?: string | { session: string; live: string };
  /** The day it ended for shops: it is no longer offered, and an old link to it says so (PAY-02). */
  ended?: string;
}

/**
 * Every method. Maestro: no new cards since July 2023; the last ones expire in 2027 and are still accepted. giropay took its last payments
 * in June 2024, Sofort in March 2025 at Stripe and earlier at Mollie (docs.stripe.com/payments/giropay and /sofort). Neither Mollie nor
 * Stripe has Dankort (a Visa/Dankort is charged as Visa) or Nexi: they wait for a provider that has.
 */
export const methodTable: Readonly<Record<PaymentMethod, MethodRow>> = {
  bancontact: { kind: 'app', countries: ['BE'], currencies: ['EUR'], mollie: 'bancontact', stripe: 'bancontact' },
  blik: { kind: 'app', countries: ['PL'], currencies: ['PLN'], mollie: 'blik', stripe: 'blik' },
  cartebancaire: {
    kind: 'card',
    countries: ['FR'],
    currencies: ['EUR'],
    mollie: 'creditcard',
    stripe: { session: 'card', live: 'cartes_bancaires' },
  },
  dankort: { kind: 'card', countries: ['DK'], currencies: ['DKK'] },
  eps: { kind: 'redirect', countries: ['AT'], currencies: ['EUR'], mollie: 'eps', stripe: 'eps' },
  // In the bank's app or on its page, which the method's page links to.
  ideal: { kind: 'redirect', countries: ['NL'], currencies: ['EUR'], mollie: 'ideal', stripe: 'ideal' },
  mobilepay: {
    kind: 'app',
    countries: ['DK', 'FI'],
    currencies: ['DKK', 'EUR'],
    mollie: 'mobilepay',
    stripe: 'mobilepay',
  },
  prezelewy24: {
    kind: 'redirect',
    countries: ['PL'],
    currencies: ['PLN', 'EUR'],
    mollie: 'przelewy24',
    stripe: 'p24',
  },
  satispay: { kind: 'app', countries: ['IT'], currencies: ['EUR'], mollie: 'satispay', stripe: 'satispay' },
  nexi: { kind: 'card', countries: ['IT'], currencies: ['EUR'] },
  swish: { kind: 'app', countries: ['SE'], currencies: ['SEK'], mollie: 'swish', stripe: 'swish' },
  twint: { kind: 'app', countries: ['CH'], currencies: ['CHF'], mollie: 'twint', stripe: 'twint' },
  vipps: { kind: 'app', countries: ['NO'], currencies: ['NOK'], mollie: 'vipps' },
  maestro: {
    kind: 'card',
    countries: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'GB', 'IE', 'IT', 'NL'],
    mollie: 'creditcard',
    stripe: 'card',
  },
  paysafecard: {
    kind: 'voucher',
    countries: 'everywhere',
    currencies: ['AUD', 'CAD', 'CHF', 'DKK', 'EUR', 'GBP', 'NOK', 'NZD', 'PLN', 'SEK'],
    mollie: 'paysafecard',
  },
  sct: {
    kind: 'transfer',
    countries: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL'],
    currencies: ['EUR'],
    mollie: 'banktransfer',
    stripe: 'customer_balance',
  },
  creditcard: { kind: 'card', countries: 'everywhere', mollie: 'creditcard', stripe: 'card' },
  visa: { kind: 'card', countries: 'everywhere', mollie: 'creditcard', stripe: 'card' },
  mastercard: { kind: 'card', countries: 'everywhere', mollie: 'creditcard', stripe: 'card' },
  paypal: { kind: 'wallet', countries: 'everywhere', mollie: 'paypal', stripe: 'paypal' },
  applepay: {
    kind: 'wallet',
    countries: 'everywhere',
    mollie: 'applepay',
    stripe: { session: 'card', live: 'apple_pay' },
  },
  giropay: { kind: 'redirect', countries: ['DE'], currencies: ['EUR'], ended: '2024-06-30' },
  sofort: { kind: 'redirect', countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'IT', 'NL'], ended: '2025-03-31' },
  // With its own form, code and mandate. Stripe handles mandates differently (docs/decisions/2026-11-25-direct-debit.md).
  sdd: {
    kind: 'debit',
    countries: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL'],
    currencies: ['EUR'],
    mollie: 'directdebit',
  },
};

export const methodRows = Object.entries(methodTable) as readonly [PaymentMethod, MethodRow][];
