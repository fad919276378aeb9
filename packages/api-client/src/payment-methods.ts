/** Payment methods by their brand names, the same in every language (rules.md section 3). */
export const paymentBrands = {
  applepay: 'Apple Pay',
  bancontact: 'Bancontact',
  blik: 'BLIK',
  cartebancaire: 'Carte Bancaire',
  dankort: 'Dankort',
  eps: 'eps',
  giropay: 'giropay',
  // Both names until Wero has replaced iDEAL: its owners ask for it.
  ideal: 'iDEAL | Wero',
  maestro: 'Maestro',
  mastercard: 'Mastercard',
  mobilepay: 'MobilePay',
  nexi: 'Nexi',
  paypal: 'PayPal',
  paysafecard: 'paysafecard',
  prezelewy24: 'Przelewy24',
  satispay: 'Satispay',
  sofort: 'Sofort',
  swish: 'Swish',
  twint: 'TWINT',
  vipps: 'Vipps',
  visa: 'Visa',
} as const;
export type PaymentBrand = keyof typeof paymentBrands;
export const isPaymentBrand = (method: PaymentMethod): method is PaymentBrand => Object.hasOwn(paymentBrands, method);

/** Methods whose names are translated. */
const commonMethods = ['creditcard', 'sct', 'sdd'] as const;
export type PaymentMethod = PaymentBrand | (typeof commonMethods)[number];
export const paymentMethods = [...commonMethods, ...Object.keys(paymentBrands)] as [PaymentMethod, ...PaymentMethod[]];

/** Working days that a bank transfer usually takes (rules.md section 9). */
export const transferDays = { from: 1, to: 3 } as const;
/** Days within which the money of a withdrawal is paid back, by law (rules.md section 9). */
export const repaymentDays = 14;
