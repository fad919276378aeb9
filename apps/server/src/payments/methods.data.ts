import type { PaymentMethod } from '@heartline/api-client/contract';

/** Offered everywhere the provider takes payments. */
const everywhere: PaymentMethod[] = ['creditcard', 'visa', 'mastercard', 'paypal', 'applepay'];

/** What each country has besides. `sdd` comes with its own form and SMS code (PAY-05) and is in no list before that. */
const perCountry: Record<string, PaymentMethod[]> = {
  AT: ['eps', 'paysafecard', 'maestro', 'sct'],
  AU: ['paysafecard'],
  BE: ['bancontact', 'maestro', 'paysafecard', 'sct'],
  CA: ['paysafecard'],
  CH: ['twint', 'maestro', 'paysafecard'],
  DE: ['maestro', 'paysafecard', 'sct'],
  DK: ['dankort', 'mobilepay', 'maestro', 'paysafecard'],
  ES: ['maestro', 'paysafecard', 'sct'],
  FI: ['mobilepay', 'paysafecard', 'sct'],
  FR: ['cartebancaire', 'paysafecard', 'sct'],
  GB: ['maestro', 'paysafecard'],
  IE: ['maestro', 'paysafecard', 'sct'],
  IT: ['satispay', 'nexi', 'maestro', 'paysafecard', 'sct'],
  NL: ['ideal', 'maestro', 'paysafecard', 'sct'],
  NO: ['vipps', 'paysafecard'],
  NZ: ['paysafecard'],
  PL: ['blik', 'prezelewy24', 'paysafecard'],
  SE: ['swish', 'paysafecard'],
  US: [],
};

/** Closed by their makers. They are offered nowhere; whoever follows an old link to one is told so (PAY-02). */
const retired: PaymentMethod[] = ['giropay', 'sofort'];

export interface MethodOffer {
  id: PaymentMethod;
  available: boolean;
  retired: boolean;
}

/** The methods of a country: the local ones first, the retired ones last. */
export function methodsOf(country: string): MethodOffer[] {
  const offered = [...(perCountry[country] ?? []), ...everywhere];
  return [
    ...offered.map((id) => ({ id, available: true, retired: false })),
    ...retired.map((id) => ({ id, available: false, retired: true })),
  ];
}

export const isOffered = (method: PaymentMethod, country: string): boolean =>
  methodsOf(country).some(({ id, available }) => id === method && available);
