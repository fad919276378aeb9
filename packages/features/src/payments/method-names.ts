import type { PaymentMethod } from '@heartline/api-client';
import { useIntl } from 'react-intl';

import { methodMessages } from './payments.messages.ts';

/** Names that their makers gave, the same in every language. */
const brandNames = {
  prezelewy24: 'Przelewy24',
  blik: 'BLIK',
  giropay: 'giropay',
  mastercard: 'Mastercard',
  visa: 'Visa',
  dankort: 'Dankort',
  mobilepay: 'MobilePay',
  swish: 'Swish',
  twint: 'TWINT',
  satispay: 'Satispay',
  vipps: 'Vipps',
  cartebancaire: 'Carte Bancaire',
  nexi: 'Nexi',
  // Both names until Wero has taken its place: its makers ask for it.
  ideal: 'iDEAL | Wero',
  bancontact: 'Bancontact',
  applepay: 'Apple Pay',
  paysafecard: 'paysafecard',
  maestro: 'Maestro',
  paypal: 'PayPal',
  sofort: 'Sofort',
  eps: 'eps',
} satisfies Partial<Record<PaymentMethod, string>>;

/** What a payment method is called. */
export function useMethodName(): (method: PaymentMethod) => string {
  const intl = useIntl();
  return (method) => {
    if (method === 'sdd' || method === 'sct' || method === 'creditcard')
      return intl.formatMessage(methodMessages[method]);
    return brandNames[method];
  };
}
