import type { PaymentMethod } from '@heartline/api-client/contract';

/**
 * The most used online payment methods of a country first, with the source of the figures. Methods not named follow in the order of
 * `others`.
 */
const first: Readonly<Record<string, readonly PaymentMethod[]>> = {
  // EHI Retail Institute, Online-Payment: PayPal leads in Germany, ahead of invoice and debit, by far.
  DE: ['paypal', 'creditcard', 'applepay'],
  // Handelsverband Österreich with Mastercard: cards and PayPal, then eps, which every Austrian bank has.
  AT: ['creditcard', 'paypal', 'eps'],
  // Swiss Payment Monitor (ZHAW and University of St. Gallen): TWINT is used most often at a distance.
  CH: ['twint', 'creditcard', 'paypal'],
  // Betaalvereniging Nederland, facts and figures: about seven of ten purchases.
  NL: ['ideal', 'paypal', 'applepay'],
  // Febelfin and Comeos, e-commerce survey: Bancontact, as app and card.
  BE: ['bancontact', 'paypal', 'creditcard'],
  // Fevad and the Groupement des Cartes Bancaires: the card, before PayPal.
  FR: ['cartebancaire', 'creditcard', 'paypal', 'applepay'],
  // Osservatorio eCommerce B2c, Politecnico di Milano: wallets, PayPal first, before cards.
  IT: ['paypal', 'creditcard', 'satispay'],
  // CNMC, household panel: debit and credit cards, then PayPal.
  ES: ['creditcard', 'paypal', 'applepay'],
  // Narodowy Bank Polski: BLIK has most payments online, fast transfers such as Przelewy24 come next.
  PL: ['blik', 'prezelewy24', 'applepay'],
  // Danmarks Nationalbank, payments online: cards, with MobilePay next to them.
  DK: ['mobilepay', 'dankort', 'creditcard', 'applepay'],
  // Sveriges Riksbank, payments report: Swish and cards lead.
  SE: ['swish', 'creditcard', 'paypal'],
  // Norges Bank, retail payment services: Vipps and cards.
  NO: ['vipps', 'creditcard', 'applepay'],
  // Suomen Pankki and Paytrail, e-commerce in Finland: banks and cards, then MobilePay.
  FI: ['mobilepay', 'creditcard', 'paypal'],
  // UK Finance and Worldpay, Global Payments Report: cards, then wallets. The same holds for Ireland and overseas.
  GB: ['creditcard', 'applepay', 'paypal'],
  IE: ['creditcard', 'applepay', 'paypal'],
  US: ['creditcard', 'applepay', 'paypal'],
  CA: ['creditcard', 'paypal', 'applepay'],
  AU: ['creditcard', 'paypal', 'applepay'],
  NZ: ['creditcard', 'paypal', 'applepay'],
};

/** Immediate methods with little typing come before those that need a walk to a shop or days at the bank. */
const others: readonly PaymentMethod[] = [
  'applepay',
  'paypal',
  'ideal',
  'bancontact',
  'eps',
  'twint',
  'blik',
  'prezelewy24',
  'swish',
  'vipps',
  'mobilepay',
  'satispay',
  'cartebancaire',
  'dankort',
  'nexi',
  'creditcard',
  'visa',
  'mastercard',
  'maestro',
  'sdd',
  'paysafecard',
  'sct',
];

export function inOrderOf(country: string, methods: readonly PaymentMethod[]): PaymentMethod[] {
  const order = [...new Set([...(first[country] ?? []), ...others])];
  return methods.toSorted((one, other) => order.indexOf(one) - order.indexOf(other));
}
