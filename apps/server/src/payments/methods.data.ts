import type { PaymentMethod } from '@heartline/api-client/contract';

import { countries } from '../site/countries.ts';

/**
 * Where each method is offered; a country's own come first. Those that have ended are offered nowhere; whoever follows an old link to one
 * is told so (PAY-02). `sdd` comes with its own form and SMS code (PAY-05) and is in no list before that.
 */
const offers: Record<PaymentMethod, readonly string[] | 'everywhere' | 'ended' | 'not yet'> = {
  bancontact: ['BE'],
  blik: ['PL'],
  cartebancaire: ['FR'],
  dankort: ['DK'],
  eps: ['AT'],
  ideal: ['NL'],
  mobilepay: ['DK', 'FI'],
  prezelewy24: ['PL'],
  satispay: ['IT'],
  nexi: ['IT'],
  swish: ['SE'],
  twint: ['CH'],
  vipps: ['NO'],
  maestro: ['AT', 'BE', 'CH', 'DE', 'DK', 'ES', 'GB', 'IE', 'IT', 'NL'],
  paysafecard: Object.keys(countries).filter((country) => country !== 'US'),
  sct: ['AT', 'BE', 'DE', 'ES', 'FI', 'FR', 'IE', 'IT', 'NL'],
  creditcard: 'everywhere',
  visa: 'everywhere',
  mastercard: 'everywhere',
  paypal: 'everywhere',
  applepay: 'everywhere',
  giropay: 'ended',
  sofort: 'ended',
  sdd: 'not yet',
};

export interface MethodOffer {
  id: PaymentMethod;
  available: boolean;
  retired: boolean;
}

const rows = Object.entries(offers) as [PaymentMethod, (typeof offers)[PaymentMethod]][];
const retired = rows.filter(([, where]) => where === 'ended');

/** The methods of a country, in the order of the table. */
export function methodsOf(country: string): MethodOffer[] {
  const here = rows.filter(([, where]) => where === 'everywhere' || (Array.isArray(where) && where.includes(country)));
  return [
    ...here.map(([id]) => ({ id, available: true, retired: false })),
    ...retired.map(([id]) => ({ id, available: false, retired: true })),
  ];
}

export const isOffered = (method: PaymentMethod, country: string): boolean =>
  methodsOf(country).some(({ id, available }) => id === method && available);
