import { CreditCardIcon, LandmarkIcon, SmartphoneIcon, TicketIcon, WalletIcon, type LucideIcon } from 'lucide-react';

export type PaymentMethodCode =
  | 'sdd'
  | 'prezelewy24'
  | 'blik'
  | 'sct'
  | 'giropay'
  | 'mastercard'
  | 'visa'
  | 'creditcard'
  | 'dankort'
  | 'mobilepay'
  | 'swish'
  | 'twint'
  | 'satispay'
  | 'vipps'
  | 'cartebancaire'
  | 'nexi'
  | 'ideal'
  | 'bancontact'
  | 'applepay'
  | 'paysafecard'
  | 'maestro'
  | 'paypal'
  | 'sofort'
  | 'eps';

/** A neutral word or icon of our own: the marks of the providers are theirs, and bring their colours. */
export type PaymentMark =
  | { icon: LucideIcon }
  | { word: string; look?: 'italic' | 'wide' | 'small' }
  | { circles: 'outline' | 'solid' };

export const paymentMarks: Record<PaymentMethodCode, PaymentMark> = {
  sdd: { icon: LandmarkIcon },
  sct: { icon: LandmarkIcon },
  creditcard: { icon: CreditCardIcon },
  mastercard: { circles: 'solid' },
  maestro: { circles: 'outline' },
  visa: { word: 'VISA', look: 'italic' },
  cartebancaire: { word: 'CB', look: 'wide' },
  dankort: { word: 'DK', look: 'italic' },
  nexi: { word: 'nexi' },
  bancontact: { word: 'BC', look: 'wide' },
  ideal: { word: 'iD', look: 'italic' },
  eps: { word: 'eps' },
  giropay: { word: 'giro', look: 'small' },
  sofort: { word: 'S', look: 'italic' },
  prezelewy24: { word: 'P24' },
  blik: { word: 'blik' },
  paypal: { word: 'PP', look: 'italic' },
  applepay: { icon: WalletIcon },
  satispay: { icon: WalletIcon },
  mobilepay: { icon: SmartphoneIcon },
  swish: { icon: SmartphoneIcon },
  twint: { icon: SmartphoneIcon },
  vipps: { icon: SmartphoneIcon },
  paysafecard: { icon: TicketIcon },
};
