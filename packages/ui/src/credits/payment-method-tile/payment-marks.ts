import {
  ArrowRightIcon,
  CreditCardIcon,
  LandmarkIcon,
  SmartphoneIcon,
  SmartphoneNfcIcon,
  TicketIcon,
  WalletIcon,
  type LucideIcon,
} from 'lucide-react';

/** Style of a mark's word: slanted, spaced out, small, or both slanted and small. */
type WordLook = 'plain' | 'italic' | 'wide' | 'small' | 'small-italic';

/**
 * A neutral mark of our own, in the colour of the text: the providers own their marks, which have colours of their own. No two methods
 * share one.
 */
export type PaymentMark =
  /** Icons side by side: from the bank, to the bank. */
  | { icons: readonly LucideIcon[]; word?: string }
  | { word: string; look?: WordLook; with?: string }
  | { circles: 'outline' | 'solid' };

export const paymentMarks = {
  sdd: { icons: [LandmarkIcon, ArrowRightIcon] },
  sct: { icons: [ArrowRightIcon, LandmarkIcon] },
  creditcard: { icons: [CreditCardIcon] },
  mastercard: { circles: 'solid' },
  maestro: { circles: 'outline' },
  visa: { word: 'VISA', look: 'italic' },
  cartebancaire: { word: 'CB', look: 'wide' },
  dankort: { word: 'DK', look: 'italic' },
  nexi: { word: 'nexi' },
  bancontact: { word: 'BC', look: 'wide' },
  // One method with two names while the second replaces the first.
  ideal: { word: 'iD', look: 'italic', with: 'W' },
  eps: { word: 'eps' },
  giropay: { word: 'giro', look: 'small' },
  sofort: { word: 'sofort', look: 'small' },
  prezelewy24: { word: 'P24' },
  blik: { word: 'blik' },
  paypal: { word: 'PP', look: 'italic' },
  applepay: { icons: [SmartphoneNfcIcon] },
  satispay: { icons: [WalletIcon], word: 'S' },
  mobilepay: { icons: [SmartphoneIcon], word: 'M' },
  swish: { word: 'swish', look: 'small-italic' },
  twint: { word: 'twint', look: 'small' },
  vipps: { word: 'vipps', look: 'small-italic' },
  paysafecard: { icons: [TicketIcon] },
} satisfies Record<string, PaymentMark>;

export type PaymentMethodCode = keyof typeof paymentMarks;

/** For a method without a drawn mark: as much of its code as fits. */
const written = (method: string): PaymentMark => ({ word: method.slice(0, 6), look: 'small' });

const isDrawn = (method: string): method is PaymentMethodCode => Object.hasOwn(paymentMarks, method);

export const markOf = (method: string): PaymentMark => (isDrawn(method) ? paymentMarks[method] : written(method));
