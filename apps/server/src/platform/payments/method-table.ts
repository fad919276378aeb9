import type { PaymentMethod } from '@heartline/api-client/contract';

/**
 * What happens after the press: a page of the provider or the bank; a wallet that knows everything already; an app on the phone, by a
 * QR code from a computer; a card; a code bought in a shop; a transfer that is typed into the bank and takes days; a debit that the bank
 * may send back for weeks.
 */
export type MethodKind = 'redirect' | 'wallet' | 'app' | 'card' | 'voucher' | 'transfer' | 'debit';

export interface MethodRow {
  kind: MethodKind;
  countries: readonly string[] | 'everywhere';
  /** Absent: every one that we sell in. */
  currencies?: readonly string[];
  /** What Mollie calls it, in requests and lists; absent: it has no such method. */
  mollie?: string;
  /** What Stripe calls it in a checkout session; the name in its list of live methods differs for some. */
  stripe?: string | { session: string; live: string };
  /** The day it ended for shops: it is offered nowhere, and an old link to it is told so (PAY-02). */
  ended?: string;
}

/**
 * Every method. Maestro: no new cards since July 2023, the last ones end in 2027, and those are still taken. giropay took its last
 * payments in June 2024, Sofort in March 2025 at Stripe and before that at Mollie (docs.stripe.com/payments/giropay and /sofort). Neither Mollie nor Stripe has Dankort (a Visa/Dankort is paid with as Visa) or Nexi: they wait for a provider
 * that has.
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
  // In the app or on the page of one's own bank, which its page leads to.
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
  // With its own form, code and mandate. Stripe takes mandates in another way than the rest (docs/decisions/2026-11-25-direct-debit.md).
  sdd: {
    kind: 'debit',
    countries: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL'],
    currencies: ['EUR'],
    mollie: 'directdebit',
  },
};

export const methodRows = Object.entries(methodTable) as readonly [PaymentMethod, MethodRow][];
